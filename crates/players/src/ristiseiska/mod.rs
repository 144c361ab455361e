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
mod world;

use talon_games::Reason;
use talon_games::ristiseiska::{Action, Deal, View};

use crate::coach::{Thresholds, Weighing};
use crate::rng::Dice;
use crate::thinking::{Strengths, Task, Thinking};
use crate::thumb::Thumb;
use sight::Sight;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::EndTurn;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        let sight = Sight::of(view);
        best(view.legal.iter().map(|action| (value(&sight, *action), *action)), &mut Dice::new(seed))
    }
}

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

/// What an action is worth by thumb.
fn value(sight: &Sight<'_>, action: Action) -> i32 {
    match action {
        Action::Play(card) => play::value(sight, card),
        Action::Give(card) => give::value(sight, card),
        Action::EndTurn => play::stopping(sight.rules),
    }
}

/// The action of the highest value; among equals, a random one.
fn best(rated: impl Iterator<Item = (i32, Action)>, dice: &mut Dice) -> Option<Action> {
    let rated: Vec<(i32, Action)> = rated.collect();
    let highest = rated.iter().map(|(value, _)| *value).max()?;
    let equal: Vec<Action> =
        rated.into_iter().filter(|(value, _)| *value == highest).map(|(_, action)| action).collect();
    equal.get(dice.index(equal.len())).copied()
}
