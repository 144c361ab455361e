//! The pages of Ristiseiska.

mod controls;
mod grid;
mod options;
mod order;
mod outcome;
mod position;
mod replay;
mod rules;
mod scene;
mod why;
pub(crate) mod words;

use talon_games::Feat;
use talon_games::ristiseiska::{Action, Deal, Event, Outcome, Score, View};
use talon_table::DealRecord;

use crate::games::game::Pages;
use crate::games::step::{Cut, History};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{GameWords, Numbers, Symbols};
use crate::{Button, Key, Locale, Text};
use words::Ristiseiska;

impl GameWords for Deal {
    type Words = Ristiseiska;

    fn name() -> Ristiseiska {
        Ristiseiska::Name
    }
}

impl Pages for Deal {
    const FEATS: &'static [Feat] = &[Feat::Penalty];
    const LENGTHS: &'static [&'static str] = &["limit"];
    const SECTIONS: &'static [&'static str] = rules::SECTIONS;

    fn numbers() -> Numbers {
        rules::numbers()
    }

    fn option(key: &str, value: &'static str) -> Option<(Ristiseiska, Ristiseiska)> {
        options::option(key, value)
    }

    fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
        position::position(draft, reader, view);
    }

    fn controls(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
        controls::controls(reader, view)
    }

    fn key(action: Action) -> Key {
        match action {
            Action::Play(_) | Action::Give(_) => Key::Card,
            Action::EndTurn => Key::Letter('e'),
        }
    }

    fn beside(reader: &Reader<'_>, view: &View) -> Vec<Button> {
        controls::beside(reader, view)
    }

    fn alert(view: &View, locale: Locale) -> Text {
        controls::alert(view, locale)
    }

    fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, _: &View) {
        outcome::outcome(draft, reader, record, outcome);
    }

    fn account(draft: &mut Draft, reader: &Reader<'_>, _: &DealRecord, outcome: &Outcome, last: &View) {
        outcome::account(draft, reader, outcome, last);
    }

    fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, _: &View) {
        outcome::recap(draft, reader, record, outcome);
    }

    /// When the match is over, and who wins it then (`rules/ristiseiska.md §12`).
    fn target(draft: &mut Draft, _: &Reader<'_>, score: &Score) {
        draft.dim(&match score.limit {
            Some(limit) => Ristiseiska::StandingLimit { limit },
            None => Ristiseiska::StandingSingle,
        });
    }

    /// The same: nobody should take the points for something that was won.
    fn match_score(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
        Self::target(draft, reader, score);
    }

    fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
        why::why(draft, reader, view);
    }

    fn step_ends(before: &View, after: &View, history: History<'_, Event>) -> Cut {
        replay::step_ends(before, after, history)
    }

    fn tell_step(draft: &mut Draft, reader: &Reader<'_>, view: &View, history: History<'_, Event>) {
        replay::tell_step(draft, reader, view, history);
    }

    fn open_hand(view: &View) -> Symbols {
        replay::open_hand(view)
    }
}
