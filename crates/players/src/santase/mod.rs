//! How the player of rules of thumb plays Santase.
//!
//! In this order: claim when counted out, exchange the nine, close when the sample says so, announce marriages with the lead, and pick a
//! card: by calculation in the strict phase and for the last open trick, by thumb before that.

mod cards;
mod exact;
mod known;
mod open;
mod score;
mod strict;
#[cfg(test)]
mod tests;

use talon_games::santase::{Action, View};

use crate::rng::Dice;
use cards::{Cards, Id};
use known::Known;
use strict::Lead;

/// The action for the viewer; `None` when nothing is legal for him.
pub(crate) fn choose(view: &View, seed: u64) -> Option<Action> {
    let known = Known::of(view)?;
    let mut dice = Dice::new(seed);
    without_a_card(view, &known, &mut dice)
        .or_else(|| with_a_card(view, &known, &mut dice))
        .or_else(|| view.legal.first().copied())
}

/// Claim, exchange, close, draw: whatever comes before leading.
fn without_a_card(view: &View, known: &Known, dice: &mut Dice) -> Option<Action> {
    let may = |action: Action| view.legal.contains(&action);
    if may(Action::Claim) && known.tally.may_claim(0) {
        Some(Action::Claim)
    } else if may(Action::Exchange) {
        Some(Action::Exchange)
    } else if may(Action::Close) && exact::close_is_good(known, dice) {
        Some(Action::Close)
    } else if may(Action::Draw) {
        Some(Action::Draw)
    } else {
        None
    }
}

fn with_a_card(view: &View, known: &Known, dice: &mut Dice) -> Option<Action> {
    let plays: Cards = view
        .legal
        .iter()
        .filter_map(|&action| if let Action::Play(card) = action { Id::of(card) } else { None })
        .collect();
    if let Some(led) = known.led {
        return reply(known, led, plays, dice).map(|id| Action::Play(id.card()));
    }
    let chosen = lead(known, &leads(view, plays), dice)?;
    let suit = chosen.card.card().suit();
    Some(if chosen.announce { Action::Announce(suit) } else { Action::Play(chosen.card.card()) })
}

fn reply(known: &Known, led: Id, plays: Cards, dice: &mut Dice) -> Option<Id> {
    if known.is_strict() {
        exact::strict_reply(known, led, plays, dice)
    } else if known.talon == 2 {
        exact::last_open_reply(known, led, plays, dice)
    } else {
        open::reply(known, led, plays)
    }
}

fn lead(known: &Known, leads: &[Lead], dice: &mut Dice) -> Option<Lead> {
    if known.is_strict() {
        exact::strict_lead(known, leads, dice)
    } else if known.talon == 2 {
        exact::last_open_lead(known, leads, dice)
    } else {
        open::lead(known, leads)
    }
}

/// Every legal way to lead; a card whose marriage may be shown is led with it.
fn leads(view: &View, plays: Cards) -> Vec<Lead> {
    let shows = |id: Id| id.partner().is_some() && view.legal.contains(&Action::Announce(id.card().suit()));
    plays.iter().map(|card| Lead { card, announce: shows(card) }).collect()
}
