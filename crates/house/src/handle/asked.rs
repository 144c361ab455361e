//! An input that is to be answered.

use std::sync::atomic::AtomicBool;

use talon_store::{AccountRow, Place, SurfaceKey};
use talon_table::{PersonId, TableId, Timestamp};
use talon_view::{Locale, Msg, Page, Token, say};

use super::pace::allowance::CountedKey;
use crate::deliver::page_locks::WriteId;
use crate::input::intent::{Answer, Incoming, Intent, Panel};
use crate::input::receipt::Receipt;

/// An input, and what the house knows about who sent it.
pub(crate) struct Asked<'a> {
    pub(crate) incoming: &'a Incoming,
    pub(super) key: CountedKey<'a>,
    pub(crate) account: AccountRow,
    /// The sender's language.
    pub(crate) locale: Locale,
    /// The language of an answer that is a page: the group's if everybody in this place reads it, the sender's own if
    /// nobody else does.
    pub(crate) here: Locale,
    pub(crate) now: Timestamp,
    /// The panel for any answer to the sender alone, if the platform can answer so. [`Incoming::panel`] may be for the hand alone.
    pub(crate) panel: Option<&'a Panel>,
    /// Whether the answer is for everybody in the place, where other answers are for the sender alone.
    pub(super) posts: bool,
    /// Whether answers are messages like others, which keep the pace of the place.
    pub(crate) answers_count: bool,
    /// The pressed page, if the answer can show it.
    pub(crate) pressed: Option<Pressed>,
    /// Whether the decision is saved.
    pub(super) done: AtomicBool,
    /// Whether the right to edit the pressed page is reserved.
    pub(super) turned: AtomicBool,
}

impl Asked<'_> {
    pub(crate) fn person(&self) -> PersonId {
        self.account.person
    }

    pub(crate) fn place(&self) -> &Place {
        &self.incoming.place
    }

    /// Whether the sender alone reads the answer.
    pub(crate) fn reads_alone(&self) -> bool {
        self.incoming.place.private || self.panel.is_some()
    }

    /// The pressed page of this table, if the answer can show it.
    pub(super) fn pressed_page_of(&self, table: TableId) -> Option<(SurfaceKey, WriteId)> {
        self.pressed.filter(|pressed| pressed.table == table).map(|pressed| (pressed.key, pressed.write_id))
    }

    /// A short sentence in the sender's language.
    pub(crate) fn toast(&self, message: &Msg) -> Answer {
        Answer::Toast(say(self.locale, message))
    }

    /// A sentence in the sender's language that stays until it is closed.
    pub(crate) fn alert(&self, message: &Msg) -> Answer {
        Answer::Alert(say(self.locale, message))
    }

    /// The pressed button.
    pub(super) fn token(&self) -> Option<Token> {
        let Intent::Press(raw) = &self.incoming.intent else {
            return None;
        };
        raw.parse().ok()
    }

    /// Whether the input is a press on a message that the sender alone sees.
    pub(super) fn on_panel(&self) -> bool {
        self.panel.is_some_and(|panel| panel.pressed)
    }
}

/// The page of a table on which somebody pressed.
#[derive(Clone, Copy)]
pub(crate) struct Pressed {
    pub(super) table: TableId,
    pub(super) key: SurfaceKey,
    pub(super) write_id: WriteId,
}

impl Pressed {
    /// Whether a receipt is of this page.
    pub(super) fn is_of(&self, receipt: &Receipt) -> bool {
        (receipt.table, receipt.key) == (self.table, self.key)
    }
}

/// A page in a message of its own.
pub(crate) fn page(page: Page) -> Answer {
    Answer::Page { page, replace_pressed: false }
}
