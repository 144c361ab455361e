//! A page that a table should show.

use talon_store::{AccountRow, Place, SurfaceKey, SurfaceRow};
use talon_table::{PersonId, Timestamp, Turn};
use talon_view::Page;

/// A page that should be visible.
pub(crate) struct DesiredPage {
    pub(crate) key: SurfaceKey,
    pub(crate) place: Place,
    /// Whether that is the table's room, rather than where it was opened.
    pub(crate) in_room: bool,
    pub(crate) page: Page,
    /// Whether it is final.
    pub(crate) finished: bool,
    /// Its reader's turn to decide, if it is.
    pub(crate) turn: Option<Turn>,
    /// Anything else that its reader should be notified of: a match that has begun or is offered.
    pub(crate) call: Option<Turn>,
    /// What an older message of the page, shown before this moment, is to become; the page itself then comes in a new one.
    pub(crate) left: Option<(Timestamp, Page)>,
    /// Those who are to decide and cannot be written to in private: they learn of it from this page.
    pub(crate) calls: Vec<Call>,
    /// Whose private chat it is shown in.
    pub(crate) reader: Option<AccountRow>,
    /// When that person last did something at the table.
    pub(crate) read_at: Timestamp,
    /// Whether the bot may write there, as far as it knows.
    pub(crate) reachable: bool,
}

impl DesiredPage {
    /// What its one reader should be notified of.
    pub(crate) fn turns(&self) -> impl Iterator<Item = Turn> {
        self.turn.into_iter().chain(self.call)
    }

    /// What the message of this surface is to become before the page comes in another one, if it should stay behind.
    pub(crate) fn leaves(&self, shown: &SurfaceRow) -> Option<&Page> {
        self.left.as_ref().filter(|(since, _)| shown.shown_at <= *since).map(|(_, page)| page)
    }

    /// Whether its message does not show it yet. A panel is current only while its reader uses it, and is never news.
    pub(crate) fn is_news_to(&self, shown: Option<&SurfaceRow>) -> bool {
        let is_shown = shown.is_some_and(|shown| shown.hash == Some(self.page.hash()));
        self.reachable && !is_shown && !matches!(self.key, SurfaceKey::Panel { .. })
    }
}

/// The turn of somebody who is called on a page that everybody reads.
#[derive(Clone)]
pub(crate) struct Call {
    pub(crate) person: PersonId,
    pub(crate) account: AccountRow,
    pub(crate) turn: Turn,
}
