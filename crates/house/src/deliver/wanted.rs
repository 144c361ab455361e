//! A page that a table should show.

use talon_store::{AccountRow, Place, SurfaceKey, SurfaceRow};
use talon_table::{PersonId, Timestamp, Turn};
use talon_view::Page;

/// A page that should be visible.
pub(crate) struct Wanted {
    pub(crate) key: SurfaceKey,
    pub(crate) place: Place,
    /// Whether that is the table's room, and not where it was opened.
    pub(crate) in_room: bool,
    pub(crate) page: Page,
    /// It will never say anything else.
    pub(crate) finished: bool,
    /// The turn of its reader, who is to decide now.
    pub(crate) turn: Option<Turn>,
    /// What else waits for its reader and is to be heard: a match that has begun, or that is offered.
    pub(crate) call: Option<Turn>,
    /// What a message of the page becomes that was shown before this moment; then the page comes in a new one.
    pub(crate) left: Option<(Timestamp, Page)>,
    /// Those who are to decide now and cannot be written to in private: it is the page on which they learn of it.
    pub(crate) calls: Vec<Call>,
    /// Whose private chat it is shown in.
    pub(crate) reader: Option<AccountRow>,
    /// When that person last did something at the table.
    pub(crate) read_at: Timestamp,
    /// Whether the bot may write there, as far as it knows.
    pub(crate) reachable: bool,
}

impl Wanted {
    /// What its one reader is to learn of.
    pub(crate) fn turns(&self) -> impl Iterator<Item = Turn> {
        self.turn.into_iter().chain(self.call)
    }

    /// What the message of this surface becomes before the page comes in another one, if it is to stay behind.
    pub(crate) fn leaves(&self, shown: &SurfaceRow) -> Option<&Page> {
        self.left.as_ref().filter(|(since, _)| shown.shown_at <= *since).map(|(_, page)| page)
    }

    /// Whether its message does not show it yet. A panel is kept current only while its reader uses it, and is never news.
    pub(crate) fn is_news_to(&self, shown: Option<&SurfaceRow>) -> bool {
        let is_shown = shown.is_some_and(|shown| shown.hash == Some(self.page.hash()));
        self.reachable && !is_shown && !matches!(self.key, SurfaceKey::Panel { .. })
    }
}

/// The turn of somebody who is called where everybody reads.
#[derive(Clone)]
pub(crate) struct Call {
    pub(crate) person: PersonId,
    pub(crate) account: AccountRow,
    pub(crate) turn: Turn,
}
