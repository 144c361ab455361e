//! The terminal's own texts, besides the pages.

use talon_view::{Line, Locale, Msg, Page, Style, say};

use super::keys;

/// What is being typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Typing {
    /// Words for the shuffle.
    Words,
    /// The name under which the table's options are kept.
    PresetName,
}

/// The terminal's own sentences, in the person's language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words(Locale);

impl Words {
    pub(crate) fn new(locale: Locale) -> Self {
        Self(locale)
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(&mut self, locale: Locale) {
        self.0 = locale;
    }

    fn say(self, sentence: &Msg) -> String {
        say(self.0, sentence).plain()
    }

    /// How keys work, and how to leave.
    pub(crate) fn keys(self) -> String {
        self.say(&Msg::TerminalKeys)
    }

    /// The keys that mean the same on every page, each with what it does.
    pub(crate) fn commands(self) -> Vec<(char, String)> {
        keys::commands().map(|(key, command)| (key, self.say(&command.about))).collect()
    }

    /// How to go on to the next message.
    pub(crate) fn go_on(self) -> String {
        self.say(&Msg::TerminalGoOn)
    }

    /// How to close a page that was asked for.
    pub(crate) fn close_panel(self) -> String {
        self.say(&Msg::TerminalBack)
    }

    /// The question before something is typed.
    pub(crate) fn question(self, what: Typing) -> String {
        match what {
            Typing::Words => self.say(&Msg::TerminalWordPrompt),
            Typing::PresetName => self.say(&Msg::TerminalPresetPrompt),
        }
    }

    /// The answer to a key that does nothing.
    pub(crate) fn unknown_key(self) -> String {
        self.say(&Msg::TerminalUnknownKey)
    }

    /// The greeting of somebody who begins, or goes on.
    pub(crate) fn greeting(self, resumed: bool) -> String {
        self.say(if resumed { &Msg::TerminalResumed } else { &Msg::TerminalWelcome })
    }

    /// What to do about a window that is too small.
    pub(crate) fn too_small(self, columns: usize, rows: usize) -> Page {
        let least = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        self.page(Style::Body, &Msg::TerminalTooSmall { columns: least(columns), rows: least(rows) })
    }

    /// The page that is shown before the first one comes.
    pub(crate) fn waiting(self) -> Page {
        self.page(Style::Title, &Msg::TerminalWelcome)
    }

    fn page(self, style: Style, sentence: &Msg) -> Page {
        Page::of(vec![Line { style, text: say(self.0, sentence) }], Vec::new())
    }
}
