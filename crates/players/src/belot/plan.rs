//! Judging a choice by imagined deals: the hidden hands are drawn at random, rules of thumb play every seat to the end, and the
//! recorded points count.

use super::cards::{Cards, Id};
use super::goal::Goal;
use super::known::Known;
use super::position::{Position, Terms};
use super::thumb;
use crate::imagine::{Budget, best};
use crate::rng::Dice;

/// Cards played in imagination for one decision about a card.
const NODES: u32 = 3_600;
/// How many hidden hands Tom Thumb imagines in one stage at most, however short the rest of the deal is.
pub(super) const MOST_WORLDS: u32 = 40;
/// The weight of a point by rule of thumb against a point of the imagined deals.
const THUMB: f32 = 0.6;

/// Plays an imagined deal to its end, every seat by thumb; what it is worth to the player who thinks, in points.
pub(super) fn play_out(position: Position, terms: &Terms, goal: &Goal) -> f32 {
    goal.worth(&play(position, terms), terms)
}

/// The end of an imagined deal, every seat by thumb.
pub(super) fn play(mut position: Position, terms: &Terms) -> Position {
    while !position.is_over() {
        let Some(card) = thumb::choose(&position, terms) else { break };
        position.play(terms, card);
    }
    position
}

/// The best of several cards.
pub(super) fn card(known: &Known, candidates: Cards, dice: &mut Dice) -> Option<Id> {
    let (sight, terms) = (known.sight(), &known.terms);
    let choices = candidates.iter().map(|card| (card, THUMB * thumb::weigh(sight, terms, card)));
    let budget = Budget { nodes: NODES, each: known.plays_left(), worlds: MOST_WORLDS };
    let value = |world: &Position, card| {
        let mut position = *world;
        position.play(terms, card);
        play_out(position, terms, &Goal::Deal)
    };
    best(choices, budget, || known.imagine(dice), value)
}
