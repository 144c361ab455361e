//! The searching player: every choice is played on by thumb in the same imagined rounds.

use talon_cards::Seat;
use talon_games::ristiseiska::{Action, View};

use super::goal::Goal;
use super::sight::Sight;
use super::thumb::value;
use super::world::{Known, World};
use crate::imagine::{self, Budget, best};
use crate::rng::Dice;
use crate::thinking::{Task, Weighing};

/// How many times the nodes of a search go into a decision: cards are cheap here.
const SCALE: u32 = 10;
/// The weight of a hundredth of a card by rule of thumb, in penalty points of the imagined rounds.
const THUMB: f32 = 0.01;
/// How many penalty points weigh as much as a game point in a game for two, as errors.
const GAME_POINT: f32 = 35.0;

/// What every action is worth: the penalty points that the others get more on average, in the same imagined rounds.
pub(super) fn weigh(view: &View, task: &Task<'_>) -> Weighing<Action> {
    let (Some(me), Some(known)) = (view.viewer, Known::of(view)) else { return Weighing::none() };
    let mut dice = Dice::new(task.seed);
    let goal = Goal::of(me, task.standing);
    let worth = |world: &Option<World>, action| worth(world.as_ref(), me, action, &goal);
    let worths = imagine::weigh(&view.legal, budget(view, task), || known.imagine(&mut dice), worth);
    Weighing { worths, certain: false }
}

/// What it is worth in an imagined round if the seat does this and all go on by thumb.
fn worth(world: Option<&World>, me: Seat, action: Action, goal: &Goal) -> f32 {
    let outcome = world.and_then(|world| world.clone().play_out(me, action));
    outcome.map_or(0.0, |outcome| goal.worth(&outcome, me))
}

fn budget(view: &View, task: &Task<'_>) -> Budget {
    let left: u32 = view.hand_sizes.iter().map(|size| u32::from(*size)).sum();
    Budget { nodes: task.nodes.saturating_mul(SCALE), each: left, worlds: u32::MAX }
}

/// The action for the viewer; `None` when nothing is legal for him.
pub(super) fn choose(view: &View, task: &Task<'_>) -> Option<Action> {
    let mut dice = Dice::new(task.seed);
    let me = view.viewer?;
    if let [only] = view.legal[..] {
        return Some(only);
    }
    let known = Known::of(view)?;
    let sight = Sight::of(view);
    let mut slip = task.slip(GAME_POINT);
    let choices = view.legal.iter().map(|action| (*action, THUMB * value(&sight, *action) as f32 + slip.next()));
    let goal = Goal::of(me, task.standing);
    let worth = |world: &Option<World>, action| worth(world.as_ref(), me, action, &goal);
    best(choices, budget(view, task), || known.imagine(&mut dice), worth)
}
