//! How the players by rules of thumb and by search play Belot.
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
mod goal;
mod known;
mod plan;
mod position;
mod reason;
#[cfg(test)]
mod reason_tests;
#[cfg(test)]
mod strong_tests;
mod talk;
#[cfg(test)]
mod tests;
mod thumb;
mod tree;
mod worth;

use talon_games::Reason;
use talon_games::belot::{Action, BELOT, Call, Deal, Phase, View};

use crate::grade::Thresholds;
use crate::rng::Dice;
use crate::thinking::{Strengths, Task, Thinking, Weighing};
use crate::thumb::Thumb;
use cards::Id;
use goal::{Goal, POINTS_A_UNIT};
use known::Known;

/// How many times the nodes of a search go into a call and into a card. Cards are cheap here, and calls decide more than cards: the
/// units of a doubled deal are most of a match.
const AUCTION_SCALE: u32 = 8;
const CARD_SCALE: u32 = 4;
/// How many points of a deal weigh as much as a game point in a game for two, as errors.
const GAME_POINT: f32 = 30.0;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Call(Call::Pass);

    fn choose(view: &View, seed: u64) -> Option<Action> {
        let mut dice = Dice::new(seed);
        match view.phase {
            Phase::Auction => bid::choose(view, &mut dice),
            Phase::Lead | Phase::Follow => {
                declare::choose(view).or_else(|| card(view, |known| plan::card(&known, known.playable(), &mut dice)))
            }
            Phase::Over => None,
        }
        .or_else(|| view.legal.first().copied())
    }
}

impl Thinking for Deal {
    const STRENGTHS: Strengths = Strengths { beginner: -68, good: 34, strong: 78 };
    const THRESHOLDS: Thresholds = Thresholds { inexact: 0.6, mistake: 1.5, blunder: 3.5 };
    const PUZZLES: &'static str = include_str!("../../puzzles/belot.txt");

    fn is_open(view: &View) -> bool {
        matches!(view.phase, Phase::Lead | Phase::Follow)
    }

    fn search(view: &View, task: &Task<'_>) -> Option<Action> {
        let (nodes, mut dice, mut slip) = (task.nodes, Dice::new(task.seed), task.slip(GAME_POINT));
        let goal = Goal::of(view.viewer, task.standing);
        match view.phase {
            Phase::Auction => auction::choose(view, &goal, nodes.saturating_mul(AUCTION_SCALE), &mut dice, &mut slip),
            Phase::Lead | Phase::Follow => declare::choose(view).or_else(|| {
                card(view, |known| {
                    let known = known.but_for(task.frailty, task.seed);
                    tree::card(&known, &goal, nodes.saturating_mul(CARD_SCALE), &mut dice, &mut slip)
                })
            }),
            Phase::Over => None,
        }
        .or_else(|| view.legal.first().copied())
    }

    fn weigh(view: &View, task: &Task<'_>, _: Option<Action>) -> Weighing<Action> {
        weigh(view, task)
    }

    fn reason(view: &View, seed: u64, worse: Action, best: Action) -> Option<Reason> {
        reason::reason(view, seed, worse, best)
    }
}

/// What every call or card is worth, in units. Declarations are left out, because they cost nothing.
fn weigh(view: &View, task: &Task<'_>) -> Weighing<Action> {
    let (goal, mut dice) = (Goal::of(view.viewer, task.standing), Dice::new(task.seed));
    let points: Vec<(Action, f32)> = match view.phase {
        Phase::Auction => auction::weigh(view, &goal, task.nodes.saturating_mul(AUCTION_SCALE), &mut dice),
        Phase::Lead | Phase::Follow => {
            let Some(known) = Known::of(view) else { return Weighing::none() };
            let cards = tree::weigh(&known, &goal, task.nodes.saturating_mul(CARD_SCALE), &mut dice);
            let worth = |action: &Action| {
                let card = match action {
                    Action::Play(card) | Action::Belot(card) => *card,
                    Action::Call(_) | Action::Declare(_) => return None,
                };
                let (_, points) = cards.iter().find(|(id, _)| id.card() == card)?;
                let silent = *action == Action::Play(card) && view.legal.contains(&Action::Belot(card));
                Some((*action, if silent { points - f32::from(BELOT) } else { *points }))
            };
            view.legal.iter().filter_map(worth).collect()
        }
        Phase::Over => Vec::new(),
    };
    let worths = points.into_iter().map(|(action, points)| (action, points / POINTS_A_UNIT)).collect();
    Weighing { worths, certain: false }
}

/// The card to play, with its belot where that counts.
fn card(view: &View, choose: impl FnOnce(Known) -> Option<Id>) -> Option<Action> {
    let card = choose(Known::of(view)?)?.card();
    let belot = Action::Belot(card);
    Some(if view.legal.contains(&belot) { belot } else { Action::Play(card) })
}
