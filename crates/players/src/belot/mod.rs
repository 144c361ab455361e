//! How the player of rules of thumb plays Belot.
//!
//! He declares everything that counts, says every belot, and decides calls and cards by imagined deals: the hidden cards are drawn at
//! random among those that fit what he knows, and rules of thumb play them out for all three. The number of cards that are played in
//! his imagination is limited, so that a decision costs about as much at the first trick as at the last.

mod bid;
mod cards;
mod combine;
mod declare;
mod known;
mod plan;
mod position;
#[cfg(test)]
mod tests;
mod thumb;

use talon_games::belot::{Action, Call, Deal, Phase, View};

use crate::rng::Dice;
use crate::strong::{Strong, Task};
use crate::thumb::Thumb;
use known::Known;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Call(Call::Pass);

    fn choose(view: &View, seed: u64) -> Option<Action> {
        let mut dice = Dice::new(seed);
        match view.phase {
            Phase::Auction => bid::choose(view, &mut dice),
            Phase::Lead | Phase::Follow => declare::choose(view).or_else(|| card(view, &mut dice)),
            Phase::Over => None,
        }
        .or_else(|| view.legal.first().copied())
    }
}

impl Strong for Deal {
    fn search(view: &View, task: &Task<'_>) -> Option<Action> {
        <Self as Thumb>::choose(view, task.seed)
    }
}

/// The card to play, with its belot where that counts.
fn card(view: &View, dice: &mut Dice) -> Option<Action> {
    let known = Known::of(view)?;
    let card = plan::card(&known, known.playable(), dice)?.card();
    let belot = Action::Belot(card);
    Some(if view.legal.contains(&belot) { belot } else { Action::Play(card) })
}
