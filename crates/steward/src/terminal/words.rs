//! The terminal's own texts, in addition to the pages.

use talon_view::{Block, Line, Locale, Msg, Page, Style, Text, say};
use talon_window::Typing;

use super::ink::{Ink, spelled};
use super::keys::{self, Choices};
use super::screen::Hint;

/// What is being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reads {
    /// The newest message.
    Newest,
    /// A message with newer ones after it.
    Earlier,
    /// A page that covers the message.
    Panel,
}

/// The terminal's own sentences, in the person's language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words(Locale);

impl Words {
    pub(crate) fn new(locale: Locale) -> Self {
        Self(locale)
    }

    fn say(self, sentence: &Msg) -> String {
        say(self.0, sentence).plain()
    }

    /// Explains the keys on the help page.
    pub(crate) fn explain_keys(self, page: &mut Page) {
        let lines = self.say(&Msg::TerminalKeys);
        let lines = lines.lines().map(|line| Line { style: Style::Body, text: line.into() });
        let blocks = lines.chain([Line { style: Style::Body, text: Text::default() }]).map(Block::Line);
        // The title stays on top.
        let first = page.blocks.len().min(1);
        page.blocks.splice(first..first, blocks);
    }

    /// The command that a key runs on every page.
    pub(crate) fn commands(self) -> impl Iterator<Item = (char, Hint)> {
        keys::commands().map(move |(key, command)| {
            let label = say(self.0, &command.label).plain();
            (key, Hint { key: key.to_string(), label, always: key == keys::HELP })
        })
    }

    /// The keys in addition to the page's, the most useful first. `under` is the message that is being read, below whatever covers it;
    /// `waiting` is the number of other tables that wait.
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

    /// How to quit.
    pub(crate) fn leave(self) -> Hint {
        Hint { key: keys::LEAVE.to_string(), label: self.say(&Msg::TerminalLeave), always: true }
    }

    /// What Enter presses.
    pub(crate) fn enter(self, label: &Text) -> Hint {
        Hint { key: "Enter".to_owned(), label: spelled(label, Ink::Plain), always: true }
    }

    /// The number of tables that wait.
    fn my_games(self, waiting: usize) -> Text {
        say(self.0, &Msg::MyGames { count: u32::try_from(waiting).unwrap_or(u32::MAX) })
    }

    /// How to go to the next message: by Enter if that does nothing else.
    pub(crate) fn go_on(self, by_enter: bool) -> Hint {
        let key = if by_enter { "Enter" } else { "Space" };
        Hint { key: key.to_owned(), label: self.say(&Msg::TerminalGoOn), always: true }
    }

    /// How to close a page that covers the message.
    pub(crate) fn close_panel(self) -> Hint {
        Hint { key: "Esc".to_owned(), label: self.say(&Msg::TerminalBack), always: true }
    }

    /// How to scroll.
    pub(crate) fn more(self) -> Hint {
        Hint { key: "PgUp PgDn".to_owned(), label: self.say(&Msg::TerminalMore), always: true }
    }

    /// The prompt before something is typed.
    pub(crate) fn question(self, what: Typing) -> String {
        self.say(&what.prompt())
    }

    /// The answer to an unknown key.
    pub(crate) fn unknown_key(self) -> Text {
        say(self.0, &Msg::TerminalUnknownKey)
    }

    /// The prompt after the first of two keys.
    pub(crate) fn second_key(self) -> Text {
        say(self.0, &Msg::TerminalSecondKey)
    }

    /// The page for a window that is too small.
    pub(crate) fn too_small(self, columns: usize, rows: usize) -> Page {
        let least = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        self.page(Style::Body, &Msg::TerminalTooSmall { columns: least(columns), rows: least(rows) })
    }

    fn page(self, style: Style, sentence: &Msg) -> Page {
        Page::of(vec![Line { style, text: say(self.0, sentence) }], Vec::new())
    }
}
