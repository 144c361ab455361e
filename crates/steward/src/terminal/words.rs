//! The terminal's own texts, besides the pages.

use talon_view::{Block, Line, Locale, Msg, Page, Style, Text, say};

use super::ink::{Ink, spelled};
use super::keys::{self, Choices};
use super::screen::Hint;

/// What is being typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Typing {
    /// Words for the shuffle.
    Words,
    /// The name under which the table's options are kept.
    PresetName,
    /// A command and what is said with it.
    Command,
}

/// What is being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reads {
    /// The newest message.
    Newest,
    /// A message after which there are others.
    Earlier,
    /// A page that was asked for, which lies over the message.
    Panel,
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

    /// The language, with the letters on cards.
    pub(crate) const fn locale(self) -> Locale {
        self.0
    }

    fn say(self, sentence: &Msg) -> String {
        say(self.0, sentence).plain()
    }

    /// Puts on the page that tells what the bot can do how keys work here.
    pub(crate) fn explain_keys(self, page: &mut Page) {
        let lines = self.say(&Msg::TerminalKeys);
        let lines = lines.lines().map(|line| Line { style: Style::Body, text: line.into() });
        let blocks = lines.chain([Line { style: Style::Body, text: Text::default() }]).map(Block::Line);
        // The title stays on top.
        let first = page.blocks.len().min(1);
        page.blocks.splice(first..first, blocks);
    }

    /// The command that a key asks for on every page.
    pub(crate) fn commands(self) -> impl Iterator<Item = (char, Hint)> {
        keys::commands().map(move |(key, command)| {
            let label = say(self.0, &command.label).plain();
            (key, Hint { key: key.to_string(), label, always: key == keys::HELP })
        })
    }

    /// The keys beside those of the page, the most wanted first. `under` is the message that is being read, under whatever lies over it;
    /// so many other tables wait.
    pub(crate) fn hints(self, choices: &Choices, reads: Reads, under: &Page, waiting: usize) -> Vec<Hint> {
        let likely = choices.likely().map(|choice| match waiting {
            1.. if choice.is_rematch() => self.enter(&self.my_games(waiting)),
            _ => self.enter(&choice.button.label),
        });
        let go_on = (reads == Reads::Earlier).then(|| self.go_on(likely.is_none()));
        let back = (reads == Reads::Panel).then(|| self.close_panel());
        let offered = |key: char| choices.all().any(|choice| choice.keys.starts_with(key));
        let possible = |key: char| keys::is_possible(key, under);
        let commands = self.commands().filter(|(key, _)| !offered(*key) && possible(*key)).map(|(_, hint)| hint);
        likely.into_iter().chain(go_on).chain(back).chain([self.leave()]).chain(commands).collect()
    }

    /// How to leave.
    pub(crate) fn leave(self) -> Hint {
        Hint { key: keys::LEAVE.to_string(), label: self.say(&Msg::TerminalLeave), always: true }
    }

    /// What Enter does: this button.
    pub(crate) fn enter(self, label: &Text) -> Hint {
        Hint { key: "Enter".to_owned(), label: spelled(label, Ink::Plain), always: true }
    }

    /// The tables that wait.
    fn my_games(self, waiting: usize) -> Text {
        say(self.0, &Msg::MyGames { count: u32::try_from(waiting).unwrap_or(u32::MAX) })
    }

    /// How to go on to the next message: by Enter where that does nothing else.
    pub(crate) fn go_on(self, by_enter: bool) -> Hint {
        let key = if by_enter { "Enter" } else { "Space" };
        Hint { key: key.to_owned(), label: self.say(&Msg::TerminalGoOn), always: true }
    }

    /// How to close a page that was asked for.
    pub(crate) fn close_panel(self) -> Hint {
        Hint { key: "Esc".to_owned(), label: self.say(&Msg::TerminalBack), always: true }
    }

    /// How to see the rest of a page.
    pub(crate) fn more(self) -> Hint {
        Hint { key: "PgUp PgDn".to_owned(), label: self.say(&Msg::TerminalMore), always: true }
    }

    /// The question before something is typed.
    pub(crate) fn question(self, what: Typing) -> String {
        match what {
            Typing::Words => self.say(&Msg::TerminalWordPrompt),
            Typing::PresetName => self.say(&Msg::TerminalPresetPrompt),
            Typing::Command => self.say(&Msg::TerminalCommandPrompt),
        }
    }

    /// The answer to a key that does nothing.
    pub(crate) fn unknown_key(self) -> Text {
        say(self.0, &Msg::TerminalUnknownKey)
    }

    /// What is said after the first of two keys.
    pub(crate) fn second_key(self) -> Text {
        say(self.0, &Msg::TerminalSecondKey)
    }

    /// The greeting of somebody who begins, or goes on.
    pub(crate) fn greeting(self, resumed: bool) -> Text {
        say(self.0, if resumed { &Msg::TerminalResumed } else { &Msg::TerminalWelcome })
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
