//! The session of the person at the terminal: their window, and the keys.

use std::sync::Arc;

use talon_games::GameKind;
use talon_house::{House, Intent};
use talon_store::Store;
use talon_view::{Locale, Page, Target, Text};
use talon_window::{Shelf, Typing, Window};

use super::held::Held;
use super::ink::Ink;
use super::keys::Choices;
use super::screen::{self, Drawn, Foot, Size};
use super::words::{Reads, Words};

mod keyboard;

/// What happens after a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Stay,
    Leave,
}

/// What was drawn last: keys press what the person saw.
#[derive(Default)]
struct LastScreen {
    choices: Choices,
    /// The most lines that can be scrolled past.
    most: usize,
    /// The number of lines in the scrolling part.
    view: usize,
    /// How many other tables wait for the person.
    waiting: usize,
}

/// One session of one person.
pub(crate) struct Session {
    window: Window,
    typing: Option<(Typing, String)>,
    /// The first of two keys, after it was pressed.
    first_key: String,
    held: Held,
    seen: LastScreen,
    /// Lines scrolled past.
    skip: usize,
    /// The turns of the window after which they were.
    skipped_at: u64,
}

impl Session {
    pub(crate) fn new(
        house: (Arc<House>, Arc<dyn Store>),
        shelf: Arc<Shelf>,
        locale: Locale,
        hint: Option<Text>,
    ) -> Self {
        Self {
            window: Window::new(house, shelf, locale, hint),
            typing: None,
            first_key: String::new(),
            held: Held::default(),
            seen: LastScreen::default(),
            skip: 0,
            skipped_at: 0,
        }
    }

    /// Resumes where the person left off.
    pub(crate) async fn begin(&mut self, game: Option<GameKind>) {
        self.window.begin(game).await;
    }

    /// Looks at what has changed since the last screen.
    pub(crate) fn follow(&mut self) {
        self.window.follow();
        if self.skipped_at != self.window.turns() {
            (self.skip, self.skipped_at) = (0, self.window.turns());
        }
    }

    fn words(&self) -> Words {
        Words::new(self.window.locale())
    }

    /// Draws the current screen.
    pub(crate) fn draw(&mut self, window: Size, ink: Ink) -> Vec<String> {
        let (page, words) = (self.page(), self.words());
        self.held.follow(&page);
        let choices = Choices::of(&page, &self.held);
        let place = match self.window.is_covered() {
            true => Reads::Panel,
            false if self.window.has_newer() => Reads::Earlier,
            false => Reads::Newest,
        };
        let waiting = self.window.waiting();
        let hints = words.hints(&choices, place, &self.window.under(), waiting);
        let typing = self.typing.as_ref().map(|(what, typed)| (words.question(*what), typed));
        let foot = Foot {
            message: self.window.message(),
            typing: typing.as_ref().map(|(question, typed)| (question.as_str(), typed.as_str())),
            hints: &hints,
            more: &words.more(),
        };
        let Drawn { lines, most, view } = screen::draw(&page, &choices, &foot, window, self.skip, ink);
        self.seen = LastScreen { choices, most, view, waiting };
        self.skip = self.skip.min(most);
        lines
    }

    /// Asks for a larger window. Until then, no button can be pressed.
    pub(crate) fn too_small(&mut self, least: Size, window: Size, ink: Ink) -> Vec<String> {
        self.seen = LastScreen::default();
        let page = self.words().too_small(least.columns, least.rows);
        let foot = Foot { message: None, typing: None, hints: &[], more: &self.words().more() };
        screen::draw(&page, &Choices::default(), &foot, window, 0, ink).lines
    }

    async fn press(&mut self, target: &Target) {
        self.typing = self.window.press(target).await.map(|typing| (typing, String::new()));
    }

    async fn ask(&mut self, intent: Intent) {
        self.window.ask(intent).await;
    }

    fn page(&self) -> Page {
        let mut page = self.window.page();
        if self.window.helps() {
            self.words().explain_keys(&mut page);
        }
        page
    }
}
