//! The pages of every game of the family.

use talon_games::Feat;
use talon_games::marriage::{Deal, DrawWindow, Event, View};
use talon_table::DealRecord;

use super::{Said, Tongue, controls, numbers, outcome, position, replay, why};
use crate::games::game::{Pages, Question};
use crate::games::step::{Cut, History};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{GameWords, Numbers, Symbols};
use crate::{Button, Key, Locale, Style, Text};

impl<R: Tongue> GameWords for Deal<R> {
    type Words = Said<R>;

    fn name() -> Said<R> {
        Said::Own(R::TITLE)
    }
}

impl<R: Tongue> Pages for Deal<R> {
    const FEATS: &'static [Feat] = R::FEATS;
    const LENGTHS: &'static [&'static str] = R::LENGTHS;
    const SECTIONS: &'static [&'static str] = R::SECTIONS;

    fn numbers() -> Numbers {
        [numbers::numbers(&R::default()), R::numbers()].concat()
    }

    fn option(key: &str, value: &'static str) -> Option<(Said<R>, Said<R>)> {
        R::option(key, value).map(|(rule, label)| (Said::Own(rule), Said::Own(label)))
    }

    fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>) {
        position::position(draft, reader, view);
    }

    fn controls(reader: &Reader<'_>, view: &View<R>) -> Vec<Vec<Button>> {
        controls::controls(reader, view)
    }

    fn key(action: R::Action) -> Key {
        controls::key(action.into())
    }

    fn question(view: &View<R>, action: R::Action) -> Option<Question<Said<R>>> {
        controls::question(view, action.into())
    }

    fn beside(reader: &Reader<'_>, view: &View<R>) -> Vec<Button> {
        controls::beside(reader, view)
    }

    fn holds_draw(rules: &R) -> bool {
        rules.draw() == DrawWindow::OnDemand
    }

    fn alert(view: &View<R>, locale: Locale) -> Text {
        controls::alert(view, locale)
    }

    fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &R::Outcome, _: &View<R>) {
        outcome::outcome::<R>(draft, reader, record, outcome);
    }

    fn account(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &R::Outcome, last: &View<R>) {
        outcome::account(draft, reader, record, outcome, last);
    }

    fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &R::Outcome, last: &View<R>) {
        outcome::recap(draft, reader, record, outcome, last);
    }

    fn sheet_note(reader: &Reader<'_>, record: &DealRecord, _: &R::Outcome) -> Option<Text> {
        R::sheet_note(reader, record)
    }

    fn target(draft: &mut Draft, reader: &Reader<'_>, score: &R::Score) {
        R::target(draft, reader, score);
    }

    fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &R::Score) {
        R::standing(draft, reader, score);
    }

    fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>) {
        if let Some(turn) = position::turn(reader, view) {
            draft.line(Style::Title, turn);
        }
        why::why(draft, reader, view);
    }

    fn step_ends(_: &View<R>, _: &View<R>, history: History<'_, Event>) -> Cut {
        replay::step_ends(history)
    }

    fn tell_step(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>, history: History<'_, Event>) {
        replay::tell_step(draft, reader, view, history);
    }

    fn open_hand(view: &View<R>) -> Symbols {
        replay::open_hand(view)
    }

    fn shown_points(rules: &R, last: Option<&View<R>>, points: &[i32]) -> Vec<i32> {
        last.map_or(rules, |last| &last.rules).shown_points(points)
    }

    fn points_after(record: &DealRecord) -> Vec<i32> {
        R::points_after(record)
    }

    fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, before: &R::Score) {
        R::settled(draft, reader, record, before);
    }

    fn match_score(draft: &mut Draft, reader: &Reader<'_>, score: &R::Score) {
        R::match_score(draft, reader, score);
    }
}
