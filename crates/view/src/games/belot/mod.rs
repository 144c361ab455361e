//! The pages of Belot.

mod account;
mod announce;
mod auction;
mod controls;
mod options;
mod order;
mod outcome;
mod position;
mod replay;
mod rules;
mod scene;
mod standing;
mod verdict;
mod why;
pub(crate) mod words;

use talon_games::Feat;
use talon_games::belot::{Action, Deal, Event, Outcome, Score, View};
use talon_table::DealRecord;

use crate::games::game::{Pages, Question};
use crate::games::step::{Cut, History};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{GameWords, Numbers, Symbols};
use crate::{Button, Key, Locale, Style, Text};
use words::Belot;

impl GameWords for Deal {
    type Words = Belot;

    fn name() -> Belot {
        Belot::Name
    }
}

impl Pages for Deal {
    const FEATS: &'static [Feat] = &[Feat::Contract, Feat::ContractMade, Feat::Doubled, Feat::Capot];
    const LENGTHS: &'static [&'static str] = &["target"];
    const SECTIONS: &'static [&'static str] = rules::SECTIONS;

    fn numbers() -> Numbers {
        rules::numbers()
    }

    fn option(key: &str, value: &'static str) -> Option<(Belot, Belot)> {
        options::option(key, value)
    }

    fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
        position::position(draft, reader, view);
    }

    fn controls(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
        controls::controls(reader, view)
    }

    fn key(action: Action) -> Key {
        controls::key(action)
    }

    fn question(_: &View, action: Action) -> Option<Question<Belot>> {
        controls::question(action)
    }

    fn alert(view: &View, locale: Locale) -> Text {
        controls::alert(view, locale)
    }

    fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, _: &View) {
        outcome::outcome(draft, reader, record, outcome);
    }

    fn account(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, last: &View) {
        account::account(draft, reader, record, outcome, last);
    }

    fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, last: &View) {
        outcome::recap(draft, reader, record, outcome, last);
    }

    fn sheet_note(reader: &Reader<'_>, _: &DealRecord, outcome: &Outcome) -> Option<Text> {
        Some(outcome::sheet_note(reader, outcome))
    }

    fn target(draft: &mut Draft, _: &Reader<'_>, score: &Score) {
        draft.dim(&Belot::Target { target: score.target.into() });
    }

    fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
        standing::standing(draft, reader, score);
    }

    fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, before: &Score) {
        Self::target(draft, reader, before);
        standing::settled(draft, reader, record, before);
    }

    fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
        if let Some(turn) = position::turn(reader, view) {
            draft.line(Style::Title, turn);
        }
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
