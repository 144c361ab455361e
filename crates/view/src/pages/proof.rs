//! What proves the deals of a match, behind one button: the whole promise from the lobby on, and once the match is over its secret.

use talon_table::{Course, PersonId, PhaseView, TableView};

use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::panel;
use crate::shared::fair;
use crate::words::{Replay, Room};
use crate::{Button, Locale, Look, Names, Page, ReplayVerb, ShowVerb, Target, Token, Verb};

/// The proof of the match that is prepared or played, or else of the last one that is over.
#[must_use]
pub fn proof(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    let reader = Reader::now(view, names, locale);
    match (&view.phase, &view.finished) {
        (PhaseView::Lobby { commitment, .. } | PhaseView::Playing { commitment, .. }, _) => {
            draft.title(&Room::ProofTitle);
            fair::promised(&mut draft, &reader, commitment);
        }
        (PhaseView::Over { .. } | PhaseView::Closed { .. }, Some(finished)) => {
            draft.title(&Room::ProofTitle);
            fair::revealed(&mut draft, &Reader::of(finished, view, names, locale), finished);
        }
        (PhaseView::Over { .. } | PhaseView::Closed { .. }, None) => return panel::table_panel(view, names, locale),
    }
    draft.row([
        reader.button(&Room::ButtonTable, Verb::Show(ShowVerb::Panel), Look::Quiet),
        reader.button(&Room::ButtonBack, Verb::Show(ShowVerb::TablePage), Look::Quiet),
    ]);
    draft.finish()
}

/// The proof of a match that is over, whatever its table does now. `you` is the only reader, if the page is for one person.
#[must_use]
pub fn replay_proof(course: &Course, you: Option<PersonId>, names: &dyn Names, locale: Locale) -> Page {
    let view = course.view();
    let finished = course.finished();
    let reader = Reader::past(finished, &view, you, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::ProofTitle);
    fair::revealed(&mut draft, &reader, finished);
    let button = |label: &Replay, verb| {
        let token = Token::new(Some(course.table()), finished.match_no, Verb::Replay(verb));
        Button { label: reader.say(label), target: Target::Token(token), look: Look::Quiet }
    };
    draft.row([
        button(&Replay::ButtonSheet, ReplayVerb::Sheet),
        button(&Replay::Button, ReplayVerb::Step(1, 0)),
        button(&Replay::ButtonFile, ReplayVerb::File),
    ]);
    draft.finish()
}
