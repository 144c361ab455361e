//! What the end of a round is worth to a player: penalty points, or his chance to win the match.

use talon_cards::Seat;
use talon_games::GameOutcome as _;
use talon_games::ristiseiska::Outcome;

use crate::Standing;
use crate::race::{InPoints, Race, Spread, Wins};

/// Found by trial, on other cards than those of the reports. Imagined ends are far from the real ones, so what would end the match is not
/// taken for its end.
const SPREAD: Spread = Spread { whole: 0.5, before: 0.2, over: 0.2 };
/// Penalty points by which a round is usually good or bad.
const USUAL: f32 = 35.0;

/// What a player aims for.
pub(super) enum Goal {
    /// That the others get more penalty points, on average.
    Round,
    /// The match.
    Match(InPoints),
}

impl Goal {
    /// The goal of a seat in a match with this score before the round.
    pub(super) fn of(seat: Seat, standing: Option<&Standing>) -> Goal {
        let race = standing.and_then(|standing| Race::of(standing, seat.index(), Wins::Fewest, SPREAD));
        race.and_then(|race| race.in_points(USUAL)).map_or(Goal::Round, Goal::Match)
    }

    /// What a round is worth to the seat that ended so, in penalty points.
    pub(super) fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        match self {
            Goal::Round => margin(outcome, seat),
            Goal::Match(race) => {
                let gained: Vec<f32> = outcome.game_points().into_iter().map(|points| points as f32).collect();
                race.worth(&gained)
            }
        }
    }
}

/// How many penalty points better off the seat is than the others on average.
fn margin(outcome: &Outcome, seat: Seat) -> f32 {
    let all: u16 = Seat::all(outcome.seats()).map(|seat| outcome.penalty(seat)).sum();
    let own = outcome.penalty(seat);
    f32::from(all - own) / f32::from(outcome.seats().saturating_sub(1).max(1)) - f32::from(own)
}
