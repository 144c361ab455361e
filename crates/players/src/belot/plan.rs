//! Judging a choice by imagined deals: the hidden hands are drawn at random, rules of thumb play every seat to the end, and what
//! counts is what would be written down.

use super::cards::{Cards, Id};
use super::known::Known;
use super::position::{Position, Terms};
use super::thumb;
use crate::rng::Dice;

/// Cards played in imagination for one decision about a card.
const NODES: u32 = 2_400;
/// However short the rest of the deal, no more hidden hands than these are imagined.
const MOST_WORLDS: u32 = 60;
/// What a point of thumb is worth against a point of the imagined deals.
const THUMB: f32 = 0.6;

/// Plays an imagined deal to its end, every seat by thumb; what it is worth to the player who thinks, in points.
pub(super) fn play_out(mut position: Position, terms: &Terms) -> f32 {
    while !position.is_over() {
        let Some(card) = thumb::choose(&position, terms) else { break };
        position.play(terms, card);
    }
    worth(&position, terms)
}

/// The points that the player records beyond the average of the two others. What hangs is anybody's: each may win the next deal.
fn worth(position: &Position, terms: &Terms) -> f32 {
    let [own, first, second] = position.recorded(terms).map(f32::from);
    own - (first + second) / 2.0
}

/// The best of several cards.
pub(super) fn card(known: &Known, candidates: Cards, dice: &mut Dice) -> Option<Id> {
    if candidates.len() < 2 {
        return candidates.iter().next();
    }
    let each = u32::from(candidates.len()) * known.plays_left().max(1);
    let worlds = (NODES / each).clamp(1, MOST_WORLDS);
    let mut weighed: Vec<(Id, f32)> = candidates
        .iter()
        .map(|card| (card, THUMB * worlds as f32 * thumb::weigh(known.sight(), &known.terms, card)))
        .collect();
    for _ in 0..worlds {
        let world = known.imagine(dice);
        for (card, sum) in &mut weighed {
            let mut position = world;
            position.play(&known.terms, *card);
            *sum += play_out(position, &known.terms);
        }
    }
    weighed.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(card, _)| card)
}
