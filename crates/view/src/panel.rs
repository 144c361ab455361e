//! The table's panel: what `/table` answers. It always shows how to get out.

use talon_table::{PhaseView, SeatView, TableView};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Room;
use crate::{Button, Locale, Look, Names, Page, Verb, board};

/// The panel, for everybody (a public view) or for the player of a seat.
#[must_use]
pub fn table_panel(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::PanelTitle { game: view.kind });
    match &view.phase {
        PhaseView::Lobby { .. } => draft.body(&Room::PanelLobby),
        PhaseView::Playing { waiting_for, .. } => {
            for seat in *waiting_for {
                draft.strong(&Room::PanelWaitingFor { player: reader.who(seat) });
            }
            board::standing(&mut draft, &reader);
            draft.gap();
            draft.body(&Room::PanelPlaying);
            draft.dim(&Room::PanelAbandoned);
        }
        PhaseView::Over { .. } => draft.body(&Room::PanelOver),
        PhaseView::Closed { .. } => draft.body(&Room::PanelClosed),
    }
    buttons(&mut draft, &reader);
    draft.finish()
}

fn buttons(draft: &mut Draft, reader: &Reader<'_>) {
    let view = reader.view;
    let quiet = |label: &Room, verb| reader.button(label, verb, Look::Quiet);
    match &view.phase {
        PhaseView::Lobby { .. } => {
            draft.row([quiet(&Room::ButtonLeave, Verb::Leave), quiet(&Room::ButtonCancel, Verb::Cancel)]);
        }
        PhaseView::Playing { .. } => {
            draft.rows(endings(reader), 2);
            draft.row([quiet(&Room::ButtonResign, Verb::Resign), quiet(&Room::ButtonEndAbandoned, Verb::EndAbandoned)]);
        }
        PhaseView::Over { .. } => {
            draft.row([reader.button(&Room::ButtonRematch, Verb::Rematch, Look::Main)]);
            draft.row([quiet(&Room::ButtonLeave, Verb::Leave), quiet(&Room::ButtonCancel, Verb::Cancel)]);
        }
        PhaseView::Closed { .. } => {
            draft.row([reader.button(&Room::ButtonNewTable, Verb::OpenMenu, Look::Main)]);
            return;
        }
    }
    let scored = view.score.is_some() || view.finished.is_some();
    draft.row(
        scored
            .then(|| quiet(&Room::ButtonScore, Verb::Score))
            .into_iter()
            .chain([quiet(&Room::ButtonRules, Verb::Rules(view.kind, 0)), quiet(&Room::ButtonBack, Verb::Board)]),
    );
}

/// Agreeing to end the match, or taking it back: what the reader has not done yet, and both for everybody.
fn endings(reader: &Reader<'_>) -> Vec<Button> {
    let seats = &reader.view.seats;
    let proposed = seats.iter().any(|seat| seat.end_proposed);
    let yours = reader.seat().and_then(|you| seats.get(you.index())).map(|SeatView { end_proposed, .. }| *end_proposed);
    let label = if proposed { Room::ButtonAgreeEnd } else { Room::ButtonProposeEnd };
    let propose = (yours != Some(true)).then(|| reader.button(&label, Verb::ProposeEnd, Look::Quiet));
    let withdraw = proposed && yours != Some(false);
    let withdraw = withdraw.then(|| reader.button(&Room::ButtonWithdrawEnd, Verb::WithdrawEnd, Look::Quiet));
    propose.into_iter().chain(withdraw).collect()
}

/// The question before resigning.
#[must_use]
pub fn confirm_resign(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::ResignTitle);
    draft.body(&Room::ResignBody { players: u32::try_from(view.seats.len()).unwrap_or(u32::MAX) });
    draft.row([
        reader.button(&Room::ButtonResignYes, Verb::ResignYes, Look::Quiet),
        reader.button(&Room::ButtonResignNo, Verb::Board, Look::Main),
    ]);
    draft.finish()
}
