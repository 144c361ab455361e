//! What is played by rules of thumb.

use talon_games::ristiseiska::{Action, Deal, View};

use super::sight::Sight;
use super::{give, play};
use crate::rng::Dice;
use crate::thumb::Thumb;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::EndTurn;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        let sight = Sight::of(view);
        best(view.legal.iter().map(|action| (value(&sight, *action), *action)), &mut Dice::new(seed))
    }
}

/// What an action is worth by thumb.
pub(super) fn value(sight: &Sight<'_>, action: Action) -> i32 {
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
