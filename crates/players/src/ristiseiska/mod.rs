//! How the player of rules of thumb plays Ristiseiska.
//!
//! The value of a card is what it opens: it brings one's own cards nearer, but also the cards of the others. A card with no own card
//! behind it is kept while something else fits. Aces and kings open nothing and earn a further card, so they go early. A stuck player
//! is given expensive cards that are far from fitting.

mod give;
mod grid;
mod play;
#[cfg(test)]
mod tests;

use talon_games::ristiseiska::{Action, Deal, View};

use crate::rng::Dice;
use crate::strong::{Strong, Task};
use crate::thumb::Thumb;
use grid::Grid;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::EndTurn;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        let grid = Grid::of(view);
        let value = |action: Action| match action {
            Action::Play(card) => play::value(view, grid, card),
            Action::Give(card) => give::value(view, grid, card),
            Action::EndTurn => play::stopping(view),
        };
        best(view.legal.iter().map(|action| (value(*action), *action)), &mut Dice::new(seed))
    }
}

impl Strong for Deal {
    fn search(view: &View, task: &Task<'_>) -> Option<Action> {
        <Self as Thumb>::choose(view, task.seed)
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
