//! The match: the points of a Bummerl in the table's direction, and the Bummerls handed out (`rules/schnapsen.md §13`).

use talon_cards::Seat;
use talon_games::marriage::RuleSet;
use talon_games::snaps::{Rules, Score, ScoreDirection};
use talon_games::{AnyOutcome, AnyRules, AnyScore, AnyView, GameScore};
use talon_table::{DealRecord, FinishedMatch};

use super::words::Snaps;
use crate::games::marriage::pair;
use crate::games::scene::{Goal, MatchCourse, course_to, points_of};
use crate::page::draft::Draft;
use crate::page::reader::Reader;

/// A Bummerl that a deal ended.
pub(super) struct Bummerl {
    /// Who got it.
    pub(super) loser: Seat,
    /// How many it counts: 1 or 2.
    pub(super) given: u8,
    /// The match's score with it.
    score: Score,
}

impl Bummerl {
    /// The Bummerl that the deal ended; `None` if it goes on.
    pub(super) fn after(record: &DealRecord) -> Option<Self> {
        let (Some(AnyOutcome::Snaps(outcome)), AnyScore::Snaps(before), Some(AnyView::Snaps(last))) =
            (record.outcome(), &record.score_before, record.last_view())
        else {
            return None;
        };
        let mut score = *before;
        last.rules.record(&mut score, outcome);
        let loser = outcome.winner.other();
        let given = score.bummerls[loser.index()].saturating_sub(before.bummerls[loser.index()]);
        (given > 0).then_some(Self { loser, given, score })
    }

    /// Who got it.
    pub(super) fn told(&self, reader: &Reader<'_>) -> Snaps {
        Snaps::BummerlGiven { player: reader.who(self.loser), count: self.given }
    }
}

/// Points as the table counts them.
pub(super) fn shown_points(rules: &Rules, points: &[i32]) -> Vec<i32> {
    let target = i32::from(rules.target.points());
    match rules.score_direction {
        ScoreDirection::Up => points.to_vec(),
        ScoreDirection::Down => points.iter().map(|points| (target - points).max(0)).collect(),
    }
}

/// The points of the deal's Bummerl after the deal, as the table counts them, even if a new Bummerl has begun since.
pub(super) fn points_after(record: &DealRecord) -> Vec<i32> {
    match record.last_view() {
        Some(AnyView::Snaps(last)) => shown_points(&last.rules, &reached(record)),
        _ => record.points_after.clone(),
    }
}

/// The same points, counted up.
fn reached(record: &DealRecord) -> Vec<i32> {
    let (Some(AnyOutcome::Snaps(outcome)), AnyScore::Snaps(before)) = (record.outcome(), &record.score_before) else {
        return record.points_after.clone();
    };
    let mut points = before.points.map(i32::from);
    points[outcome.winner.index()] += i32::from(outcome.worth);
    points.to_vec()
}

/// What ends a Bummerl.
pub(super) fn goal(rules: &Rules, score: &Score) -> Goal {
    match rules.score_direction {
        ScoreDirection::Up => Goal::Reached(score.target.into()),
        ScoreDirection::Down => Goal::Left(score.target.into()),
    }
}

/// The course of a match: the points of its only Bummerl, or the Bummerls that each player has given the other.
pub(super) fn course(reader: &Reader<'_>, past: &FinishedMatch, score: &Score) -> MatchCourse {
    if score.to_win < 2 {
        let points = course_to(Some(score.target.into()), reader, past);
        return MatchCourse { rows: points_of(past, reached), ..points };
    }
    let after = |record: &DealRecord| match (Bummerl::after(record), &record.score_before) {
        (Some(bummerl), _) => bummerl.score.merits(),
        (None, AnyScore::Snaps(before)) => before.merits(),
        (None, _) => record.points_after.clone(),
    };
    let none = vec![0; past.result.points.len()];
    MatchCourse {
        rows: std::iter::once(none).chain(past.sheet.iter().map(after)).collect(),
        target: Some(score.to_win.into()),
        score: score.merits(),
    }
}

/// What ends a Bummerl, in words.
pub(super) fn target(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
    if let AnyRules::Snaps(rules) = &reader.view.rules {
        counted_to(draft, rules, score);
    }
}

fn counted_to(draft: &mut Draft, rules: &Rules, score: &Score) {
    let target = i32::from(score.target);
    draft.dim(&match rules.score_direction {
        ScoreDirection::Up => Snaps::CountingUp { target },
        ScoreDirection::Down => Snaps::CountingDown { target },
    });
}

/// After a finished deal: what ends a Bummerl, or who got the Bummerl, if the deal ended it.
pub(super) fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, before: &Score) {
    if let Some(bummerl) = Bummerl::after(record) {
        draft.body(&bummerl.told(reader));
        return bummerls(draft, reader, &bummerl.score);
    }
    if let Some(AnyView::Snaps(last)) = record.last_view() {
        counted_to(draft, &last.rules, before);
    }
    bummerls(draft, reader, before);
}

/// The Bummerls handed out, where a match has several.
pub(super) fn bummerls(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
    if score.to_win < 2 {
        return;
    }
    let [first, second] = pair(reader);
    draft.dim(&Snaps::Bummerls {
        first: reader.who(first),
        first_won: score.bummerls[second.index()],
        second: reader.who(second),
        second_won: score.bummerls[first.index()],
        best_of: 2 * score.to_win - 1,
    });
}
