//! The message of a table: one per deal, from the lobby or the first card to the deal's sheet.

use talon_table::{Closed, DealRecord, DealView, FinishedMatch, How, MatchResult, PhaseView, TableView};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::hand;
use crate::shared::running::running;
use crate::shared::{lobby, sheet};
use crate::words::{Choice, Room};
use crate::{Locale, Names, Page};

/// Which deal a table's message shows. The lobby's message becomes the one of the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TablePageKey {
    /// The match: 1, 2, ….
    pub match_no: u32,
    /// The deal of the match: 1, 2, ….
    pub deal_no: u32,
}

impl TablePageKey {
    /// The newest deal of the present match that was dealt, the one that was broken off included; 0 where there was none.
    #[must_use]
    pub fn newest(view: &TableView) -> Self {
        let deal_no = match &view.phase {
            PhaseView::Lobby { .. } => 1,
            PhaseView::Playing { deal_no, .. } => *deal_no,
            PhaseView::Over { result, .. } => deals_begun(result),
            PhaseView::Closed { last, .. } => last.as_ref().map_or(0, deals_begun),
        };
        Self { match_no: view.match_no, deal_no }
    }
}

/// The deals that were dealt, the one that was broken off included.
fn deals_begun(result: &MatchResult) -> u32 {
    match result.how {
        How::Played => result.deals,
        How::Resigned { .. } | How::Agreed | How::Stopped | How::Abandoned { .. } => result.deals.saturating_add(1),
    }
}

/// What a message of the table has to show now.
pub(crate) enum Shown<'a> {
    Lobby,
    Running(&'a DealView),
    Finished(&'a DealRecord, Option<&'a FinishedMatch>),
    /// The match ended before the deal did, or the deal belongs to a match that is no longer kept here.
    Unfinished,
    Gone,
}

/// The table's message in a group: lobby, running deal, or the sheet of a finished deal. `view` is the public one.
#[must_use]
pub fn table_page(view: &TableView, names: &dyn Names, locale: Locale, key: TablePageKey) -> Page {
    page(view, names, locale, key, running)
}

/// The table's message where only one person reads: lobby, table page and hand in one. `view` is that person's.
#[must_use]
pub fn solo(view: &TableView, names: &dyn Names, locale: Locale, key: TablePageKey) -> Page {
    page(view, names, locale, key, |reader, deal_no, deal| hand::own(reader, deal_no, deal, true))
}

fn page(
    view: &TableView,
    names: &dyn Names,
    locale: Locale,
    key: TablePageKey,
    running: impl Fn(&Reader<'_>, u32, &DealView) -> Page,
) -> Page {
    let now = || Reader::now(view, names, locale);
    match shown(view, key) {
        Shown::Lobby => lobby::lobby(&now()),
        Shown::Running(deal) => running(&now(), key.deal_no, deal),
        Shown::Finished(record, None) => finished(&now(), record),
        Shown::Finished(record, Some(past)) => finished(&Reader::of(past, view, names, locale), record),
        Shown::Unfinished => unfinished(view, locale, key),
        Shown::Gone => gone(view, locale),
    }
}

/// What the message of this key has to show now.
pub(crate) fn shown(view: &TableView, key: TablePageKey) -> Shown<'_> {
    if key.match_no == view.match_no {
        match &view.phase {
            PhaseView::Lobby { .. } => return Shown::Lobby,
            PhaseView::Playing { deal_no, deal, .. } if *deal_no == key.deal_no => return Shown::Running(deal),
            PhaseView::Closed { last: None, .. } => return Shown::Gone,
            PhaseView::Playing { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => {}
        }
        if let Some(record) = record(&view.sheet, key.deal_no) {
            return Shown::Finished(record, view.finished.as_ref().filter(|past| past.match_no == key.match_no));
        }
    }
    if key.match_no > view.match_no && matches!(view.phase, PhaseView::Closed { .. }) {
        return Shown::Gone;
    }
    match view.finished.as_ref().filter(|past| past.match_no == key.match_no) {
        Some(past) => {
            record(&past.sheet, key.deal_no).map_or(Shown::Unfinished, |record| Shown::Finished(record, Some(past)))
        }
        None => Shown::Unfinished,
    }
}

fn record(sheet: &[DealRecord], deal_no: u32) -> Option<&DealRecord> {
    sheet.iter().find(|record| record.deal_no == deal_no)
}

/// A finished deal: who won what, the score with it, and why. It never changes again, so it has no button.
fn finished(reader: &Reader<'_>, record: &DealRecord) -> Page {
    let mut draft = Draft::new(reader.locale);
    game::outcome(&mut draft, reader, record, |draft| {
        sheet::points(draft, reader, &game::points_after(record));
        game::settled(draft, reader, record);
        draft.gap();
    });
    draft.finish()
}

fn unfinished(view: &TableView, locale: Locale, key: TablePageKey) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Room::TablePageTitle { game: view.kind, deal: key.deal_no });
    draft.body(&Room::TablePageUnfinished);
    draft.finish()
}

fn gone(view: &TableView, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Room::PanelTitle { game: view.kind });
    draft.body(&Room::LobbyGone { reason: Choice(closed_code(view)) });
    draft.finish()
}

fn closed_code(view: &TableView) -> &'static str {
    match view.phase {
        PhaseView::Closed { reason, .. } => reason.into(),
        PhaseView::Lobby { .. } | PhaseView::Playing { .. } | PhaseView::Over { .. } => Closed::Cancelled.into(),
    }
}
