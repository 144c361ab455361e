//! How the players of rules of thumb and of search play Belot.
//!
//! The first declares everything that counts, says every belot, and decides calls and cards by imagined deals: the hidden cards are drawn at
//! random among those that fit what he knows, and rules of thumb play them out for all three. The number of cards that are played in
//! his imagination is limited, so that a decision costs about as much at the first trick as at the last.
//!
//! The second declares as he does, but imagines the rest of the auction as well before he says anything (`auction`), and his own later
//! answers before he plays a card (`tree`).

mod auction;
mod bid;
mod cards;
mod combine;
mod declare;
#[cfg(test)]
mod fit;
mod known;
mod plan;
mod position;
#[cfg(test)]
mod strong_tests;
mod talk;
#[cfg(test)]
mod tests;
mod thumb;
mod tree;
mod worth;

use talon_games::belot::{Action, Call, Deal, Phase, View};

use crate::rng::Dice;
use crate::strong::{Strong, Task};
use crate::thumb::Thumb;
use cards::Id;
use known::Known;

/// How many times the nodes of a search go into a call and into a card. Cards are cheap here, and calls decide more than cards: the
/// units of a doubled deal are most of a match.
const AUCTION_SCALE: u32 = 8;
const CARD_SCALE: u32 = 4;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Call(Call::Pass);

    fn choose(view: &View, seed: u64) -> Option<Action> {
        let mut dice = Dice::new(seed);
        match view.phase {
            Phase::Auction => bid::choose(view, &mut dice),
            Phase::Lead | Phase::Follow => {
                declare::choose(view).or_else(|| card(view, |known| plan::card(known, known.playable(), &mut dice)))
            }
            Phase::Over => None,
        }
        .or_else(|| view.legal.first().copied())
    }
}

impl Strong for Deal {
    fn search(view: &View, task: &Task<'_>) -> Option<Action> {
        let (nodes, mut dice) = (task.nodes, Dice::new(task.seed));
        match view.phase {
            Phase::Auction => auction::choose(view, nodes.saturating_mul(AUCTION_SCALE), &mut dice),
            Phase::Lead | Phase::Follow => declare::choose(view)
                .or_else(|| card(view, |known| tree::card(known, nodes.saturating_mul(CARD_SCALE), &mut dice))),
            Phase::Over => None,
        }
        .or_else(|| view.legal.first().copied())
    }
}

/// The card to play, with its belot where that counts.
fn card(view: &View, choose: impl FnOnce(&Known) -> Option<Id>) -> Option<Action> {
    let card = choose(&Known::of(view)?)?.card();
    let belot = Action::Belot(card);
    Some(if view.legal.contains(&belot) { belot } else { Action::Play(card) })
}
