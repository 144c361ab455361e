//! One player's private page, and the same hand in 200 characters.

use talon_games::AnyView;
use talon_table::{PhaseView, TableView};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Room;
use crate::{Locale, Look, Msg, Names, Page, Verb, board, game, lobby, panel, result, say};

/// The private page of a seat's player: the deal, and every card of the hand as a button. `view` is that seat's.
#[must_use]
pub fn hand(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    match &view.phase {
        PhaseView::Playing { deal_no, deal, .. } => playing(&reader, *deal_no, deal, true),
        PhaseView::Lobby { .. } => lobby::lobby(&reader),
        PhaseView::Over { .. } => result(view, names, locale),
        PhaseView::Closed { .. } => panel::table_panel(view, names, locale),
    }
}

/// The hand in a running deal. `recap` tells how the deal before ended, where the page does not already stand under it.
pub(crate) fn playing(reader: &Reader<'_>, deal_no: u32, deal: &AnyView, recap: bool) -> Page {
    let mut draft = Draft::new(reader.locale);
    draft.title(&Room::BoardTitle { game: reader.view.kind, deal: deal_no });
    game::position(&mut draft, reader, deal);
    draft.gap();
    board::standing(&mut draft, reader);
    if let Some(record) = reader.view.sheet.last().filter(|_| recap && game::is_fresh(deal)) {
        draft.line(crate::Style::Dim, game::headline(reader, record));
    }
    let prefs = game::prefs(&reader.view.seats, reader.seat());
    let (rows, switches) = game::controls(reader, deal, prefs);
    for row in rows {
        draft.row(row);
    }
    draft.row(switches.into_iter().chain([
        reader.button(&Room::ButtonWhy, Verb::Why, Look::Quiet),
        reader.button(&Room::ButtonTable, Verb::TablePanel, Look::Quiet),
    ]));
    draft.finish()
}

/// The hand in at most 200 characters, for a person who cannot be written to in private. `view` is that seat's.
#[must_use]
pub fn hand_alert(view: &TableView, locale: Locale) -> String {
    match &view.phase {
        PhaseView::Playing { deal, .. } => game::alert(deal, locale),
        PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => say(locale, &Msg::AlertNoCards),
    }
}

/// [`hand_alert`] for somebody whose private chat is not open, with how to open it; at most 200 characters.
#[must_use]
pub fn hand_alert_without_chat(view: &TableView, locale: Locale) -> String {
    format!("{}\n\n{}", hand_alert(view, locale), say(locale, &Msg::AlertPressAgain))
}
