//! The message that stays outside when a table is played in a room of its own.

use talon_table::{FinishedMatch, PhaseView, TableView};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::shared::{running, sheet, winners};
use crate::words::Room;
use crate::{Locale, Look, Names, Page, ShowVerb, Style, Verb};

/// The table's message outside of its room: who plays, how it stands or ended, and where to look. `view` is the public one.
#[must_use]
pub fn sign(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::PanelTitle { game: view.kind });
    match &view.phase {
        PhaseView::Lobby { .. } => {
            players(&mut draft, &reader);
            draft.strong(&Room::SignLobby);
        }
        PhaseView::Playing { .. } => {
            players(&mut draft, &reader);
            running::standing_between_deals(&mut draft, &reader);
            draft.strong(&Room::SignPlaying);
            draft.row([reader.button(&Room::ButtonHand, Verb::Show(ShowVerb::Hand), Look::Main)]);
        }
        PhaseView::Over { .. } | PhaseView::Closed { .. } => {
            if let Some(finished) = &view.finished {
                ended(&mut draft, &Reader::of(finished, view, names, locale), finished);
            }
            draft.strong(&Room::SignOver);
        }
    }
    draft.finish()
}

/// The same message when the room is lost: the match goes on where the message stands, and nothing more is to be told of the room.
#[must_use]
pub fn sign_lost(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Room::PanelTitle { game: view.kind });
    players(&mut draft, &Reader::now(view, names, locale));
    draft.strong(&Room::SignLost);
    draft.finish()
}

fn players(draft: &mut Draft, reader: &Reader<'_>) {
    for seat in reader.seats() {
        draft.body(&Room::SignPlayer { player: reader.name(seat) });
    }
}

/// Who won the last match, and by how much.
fn ended(draft: &mut Draft, reader: &Reader<'_>, finished: &FinishedMatch) {
    draft.line(Style::Strong, winners::won(reader, finished));
    sheet::points(draft, reader, &game::shown_points(reader, finished.sheet.last(), &finished.result.points));
    game::match_score(draft, reader, &finished.score);
}
