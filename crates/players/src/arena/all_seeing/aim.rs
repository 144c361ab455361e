//! What the player that sees every card aims for.

use talon_cards::Seat;
use talon_games::GameOutcome;

use crate::Standing;
use crate::net::Worth;
use crate::race::{Race, Spread, Wins};

/// Found by trial: a deal must not decide a match that has just begun, and must decide one that is nearly over.
const SPREAD: Spread = Spread { whole: 0.5, before: 0.002, over: 0.002 };
/// The results of a deal for two that the score of a match tells apart.
const MOST: i32 = 3;

/// What a deal is judged by.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Aim {
    /// Between two, what each result of the deal is worth at this score.
    Result {
        /// Whose result.
        seat: Seat,
        /// What each is worth.
        worth: Worth,
    },
    /// Among more, the chance to win the match by the totals after the deal.
    Match {
        /// Whose chance.
        seat: Seat,
        /// The score before it.
        standing: Standing,
    },
    /// How much better the deal is than those of the others, if no score decides.
    Margin {
        /// Whose deal.
        seat: Seat,
    },
}

impl Aim {
    /// The aim of a seat in a match with this score before the deal.
    pub(super) fn of(standing: &Standing, seat: Seat) -> Self {
        match standing {
            Standing { points, .. } if points.len() == 2 => Self::Result { seat, worth: standing.worth(seat) },
            Standing { target: 1.., .. } => Self::Match { seat, standing: standing.clone() },
            _ => Self::Margin { seat },
        }
    }

    /// What an end of the deal is worth.
    pub(super) fn worth(&self, outcome: &impl GameOutcome) -> f32 {
        match self {
            Self::Result { seat, worth } => {
                let margin = margin(&outcome.game_points(), *seat).clamp(-MOST, MOST);
                worth.at(i8::try_from(margin).unwrap_or_default())
            }
            Self::Match { seat, standing } => chance(outcome, standing, *seat),
            Self::Margin { seat } => margin(&outcome.merits(), *seat) as f32,
        }
    }
}

/// How much better the deal was for the seat than for the others on average, times their number.
fn margin(points: &[i32], seat: Seat) -> i32 {
    let own = points.get(seat.index()).copied().unwrap_or_default();
    own * i32::try_from(points.len()).unwrap_or_default() - points.iter().sum::<i32>()
}

/// About how likely the seat wins the match after such a deal. In every game it ends when somebody's points reach the target.
fn chance(outcome: &impl GameOutcome, standing: &Standing, seat: Seat) -> f32 {
    let gained = outcome.game_points();
    // If the points are penalties, the merits are not the points, and fewer are better.
    let wins = if gained == outcome.merits() { Wins::Most } else { Wins::Fewest };
    let gained: Vec<f32> = gained.into_iter().map(|points| points as f32).collect();
    Race::of(standing, seat.index(), wins, SPREAD).map_or(0.0, |race| race.chance(&gained))
}
