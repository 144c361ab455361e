//! How the player of rules of thumb plays Ristiseiska.
//!
//! The value of a card is what it opens: it brings one's own cards nearer, but also the cards of the others. A card with no own card
//! behind it is kept while something else fits. Aces and kings open nothing and earn a further card, so they go early. A stuck player
//! is given expensive cards that are far from fitting.

mod give;
mod goal;
mod grid;
mod play;
mod reason;
#[cfg(test)]
mod reason_tests;
mod search;
mod sight;
#[cfg(test)]
mod tests;
mod thumb;
mod world;

use talon_games::Reason;
use talon_games::ristiseiska::{Action, Deal, View};

use crate::grade::Thresholds;
use crate::thinking::{Strengths, Task, Thinking, Weighing};

impl Thinking for Deal {
    const STRENGTHS: Strengths = Strengths { beginner: -78, good: 29, strong: 71 };
    const THRESHOLDS: Thresholds = Thresholds { inexact: 1.5, mistake: 4.0, blunder: 9.0 };
    const PUZZLES: &'static str = include_str!("../../puzzles/ristiseiska.txt");

    fn is_open(_: &View) -> bool {
        true
    }

    fn search(view: &View, task: &Task<'_>) -> Option<Action> {
        search::choose(view, task)
    }

    fn weigh(view: &View, task: &Task<'_>, _: Option<Action>) -> Weighing<Action> {
        search::weigh(view, task)
    }

    fn reason(view: &View, _: u64, worse: Action, best: Action) -> Option<Reason> {
        reason::reason(view, worse, best)
    }
}
