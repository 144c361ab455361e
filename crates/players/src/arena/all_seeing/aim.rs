//! What the player that sees every card is after.

use talon_cards::Seat;
use talon_games::GameOutcome;

use crate::Standing;
use crate::net::Worth;

/// How far totals of equal players usually part in a whole match, as a part of the points that decide it. Chosen by trying: what matters is
/// that a deal cannot decide a match that has just begun, and decides one that is nearly over.
const SWING: f32 = 0.5;
/// The part of a match that is still to come when somebody has reached its end; small, so that the order of the totals is nearly all then.
const AFTER: f32 = 0.002;
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
    /// How much better the deal is than those of the others, where no score decides.
    Margin {
        /// Whose deal.
        seat: Seat,
    },
}

impl Aim {
    /// That of a seat in a match that stands so before the deal.
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

/// About how likely the seat wins the match after such a deal. In every game it ends when somebody's points reach the target; until then the
/// totals can still part the more, the more there is to come.
fn chance(outcome: &impl GameOutcome, standing: &Standing, seat: Seat) -> f32 {
    let (gained, target) = (outcome.game_points(), standing.target as f32);
    // Where the points are penalties, the merits are not the points, and fewer are better.
    let better = if gained == outcome.merits() { 1.0 } else { -1.0 };
    let totals: Vec<f32> =
        gained.iter().zip(&standing.points).map(|(gained, before)| (gained + before) as f32).collect();
    let reached = totals.iter().copied().fold(0.0, f32::max) / target;
    let swing = SWING * target * ((1.0 - reached).max(0.0) + AFTER).sqrt();
    let own = totals.get(seat.index()).copied().unwrap_or_default();
    // The standard library's exponential differs from system to system.
    let against = totals.iter().map(|total| libm::expf((better * (total - own) / swing).clamp(-30.0, 30.0)));
    1.0 / against.sum::<f32>()
}
