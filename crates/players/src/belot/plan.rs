//! Judging a choice by imagined deals: the hidden hands are drawn at random, rules of thumb play every seat to the end, and the
//! recorded points count.

use super::cards::{Cards, Id};
use super::known::Known;
use super::position::{Position, Terms};
use super::thumb;
use crate::rng::Dice;

/// Cards played in imagination for one decision about a card.
const NODES: u32 = 3_600;
/// At most this many hidden hands does Tom Thumb imagine in one stage, however short the rest of the deal is.
pub(super) const MOST_WORLDS: u32 = 40;
/// How often the choices are compared.
const STAGES: u32 = 3;
/// The weight of a point by rule of thumb against a point of the imagined deals.
const THUMB: f32 = 0.6;

/// Plays an imagined deal to its end, every seat by thumb; what it is worth to the player who thinks, in points.
pub(super) fn play_out(position: Position, terms: &Terms) -> f32 {
    worth(&play(position, terms), terms)
}

/// The end of an imagined deal, every seat by thumb.
pub(super) fn play(mut position: Position, terms: &Terms) -> Position {
    while !position.is_over() {
        let Some(card) = thumb::choose(&position, terms) else { break };
        position.play(terms, card);
    }
    position
}

/// The points that the player records beyond the average of the two others. Points that hang are ignored: anybody may win the
/// next deal.
pub(super) fn worth(position: &Position, terms: &Terms) -> f32 {
    let [own, first, second] = position.recorded(terms).map(f32::from);
    own - (first + second) / 2.0
}

/// One of several choices, and its evaluation so far.
struct Choice<T> {
    what: T,
    /// Its value before any deal is imagined, in points.
    prior: f32,
    /// The sum of its values in all imagined deals.
    sum: f32,
}

/// The budget of imagination for one decision.
#[derive(Clone, Copy)]
pub(super) struct Budget {
    /// Cards played in imagination.
    pub(super) nodes: u32,
    /// Cards that one imagined deal takes for each choice.
    pub(super) each: u32,
    /// At most this many deals are imagined in one stage, however short they are.
    pub(super) worlds: u32,
}

/// The best of several choices, each with a prior value in points. All are tried in the same imagined deals; the worse half is
/// given up after each third of the budget, so that most of it goes where the decision is close.
pub(super) fn best<T: Copy, W>(
    choices: impl IntoIterator<Item = (T, f32)>,
    budget: Budget,
    mut imagine: impl FnMut() -> W,
    mut value: impl FnMut(&W, T) -> f32,
) -> Option<T> {
    let mut left: Vec<Choice<T>> = choices.into_iter().map(|(what, prior)| Choice { what, prior, sum: 0.0 }).collect();
    let mut worlds = 0;
    for _ in 0..STAGES {
        if left.len() < 2 {
            break;
        }
        for _ in 0..(budget.nodes / STAGES / budget.each.max(1) / left.len() as u32).clamp(1, budget.worlds) {
            let world = imagine();
            for choice in &mut left {
                choice.sum += value(&world, choice.what);
            }
            worlds += 1;
        }
        let mean = |choice: &Choice<T>| choice.prior + choice.sum / worlds as f32;
        left.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        left.truncate(left.len().div_ceil(2).max(2));
    }
    left.first().map(|choice| choice.what)
}

/// The best of several cards.
pub(super) fn card(known: &Known, candidates: Cards, dice: &mut Dice) -> Option<Id> {
    let (sight, terms) = (known.sight(), &known.terms);
    let choices = candidates.iter().map(|card| (card, THUMB * thumb::weigh(sight, terms, card)));
    let budget = Budget { nodes: NODES, each: known.plays_left(), worlds: MOST_WORLDS };
    let value = |world: &Position, card| {
        let mut position = *world;
        position.play(terms, card);
        play_out(position, terms)
    };
    best(choices, budget, || known.imagine(dice), value)
}
