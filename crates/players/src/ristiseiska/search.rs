//! The player who searches: every choice is played on by thumb in the same imagined rounds.

use talon_games::ristiseiska::{Action, View};

use super::sight::Sight;
use super::value;
use super::world::{Known, World};
use crate::imagine::{Budget, best};
use crate::rng::Dice;
use crate::strong::Task;

/// How many times the nodes of a search go into a decision: cards are cheap here.
const SCALE: u32 = 10;
/// The weight of a hundredth of a card by rule of thumb, in penalty points of the imagined rounds.
const THUMB: f32 = 0.01;

/// The action for the viewer; `None` when nothing is legal for him.
pub(super) fn choose(view: &View, task: &Task<'_>) -> Option<Action> {
    let mut dice = Dice::new(task.seed);
    let me = view.viewer?;
    if let [only] = view.legal[..] {
        return Some(only);
    }
    let known = Known::of(view)?;
    let sight = Sight::of(view);
    let choices = view.legal.iter().map(|action| (*action, THUMB * value(&sight, *action) as f32));
    let left: u32 = view.hand_sizes.iter().map(|size| u32::from(*size)).sum();
    let budget = Budget { nodes: task.nodes.saturating_mul(SCALE), each: left, worlds: u32::MAX };
    let worth = |world: &Option<World>, action| {
        let margin = world.clone().and_then(|world| world.margin(me, action));
        margin.unwrap_or_default()
    };
    best(choices, budget, || known.imagine(&mut dice), worth)
}
