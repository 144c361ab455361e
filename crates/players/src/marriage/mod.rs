//! How the player by rules of thumb plays the marriage family: Santase, Kurnik's 66, Snaps.
//!
//! In this order: claim when counted out, alone or with a marriage; exchange the lowest trump; announce the marriage that wins; close
//! when the sample says so; make marriages with the lead, and pick a card: by calculation in the strict phase and for the last open
//! trick, by thumb before that.
//!
//! The games are one state machine, and this is one player of it. [`Terms`](terms::Terms) hold the differences: most come from the
//! [`RuleSet`], and each game adds its table of results as [`Stakes`].

mod cards;
mod choice;
mod exact;
mod features;
mod known;
mod learned;
#[cfg(test)]
mod learning_tests;
mod open;
mod reason;
#[cfg(test)]
mod reason_tests;
mod school;
mod score;
mod self_play;
mod strict;
mod terms;
#[cfg(test)]
mod tests;
mod thinking;
mod weigh;

use talon_games::marriage::{GOAL, Move, RuleSet, View};

use crate::net::Worth;
use crate::rng::Dice;
use crate::slip::Slip;
use cards::{Cards, Id};
pub(crate) use features::FEATURES;
use known::Known;
pub(crate) use learned::{Learned, shipped};
use strict::Lead;
pub(crate) use terms::{Failed, Nothing, PlayedOut, Stakes};

/// The action for the viewer; `None` when nothing is legal for him.
pub(crate) fn choose<R: RuleSet>(view: &View<R>, stakes: Stakes, seed: u64) -> Option<R::Action> {
    let known = Known::of(view, stakes)?;
    let legal: Vec<Move> = view.legal.iter().map(|&action| action.into()).collect();
    let mut dice = Dice::new(seed);
    without_a_card(&legal, &known, &mut dice)
        .or_else(|| with_a_card(&legal, &known, &mut dice))
        .and_then(|chosen| chosen.try_into().ok())
        .or_else(|| view.legal.first().copied())
}

/// The actions before leading: claim, exchange, announce a winning marriage, close, draw.
fn without_a_card(legal: &[Move], known: &Known, dice: &mut Dice) -> Option<Move> {
    let may = |made: Move| legal.contains(&made);
    if let Some(sure) = sure(legal, known) {
        Some(sure)
    } else if may(Move::Close) && exact::close_is_good(known, dice) {
        Some(Move::Close)
    } else if may(Move::Draw) {
        Some(Move::Draw)
    } else {
        None
    }
}

/// The choices that are certain: claim, exchange, announce a winning marriage.
fn sure(legal: &[Move], known: &Known) -> Option<Move> {
    let may = |made: Move| legal.contains(&made);
    if may(Move::Claim) && known.tally.may_claim(&known.terms, 0) {
        return Some(Move::Claim);
    }
    let winning = legal.iter().copied().find(|&made| wins_with_a_marriage(known, made));
    match winning {
        Some(Move::MarryAndClaim(_)) => winning,
        _ if may(Move::Exchange) => Some(Move::Exchange),
        _ => winning,
    }
}

/// Whether the move shows a marriage that counts at once and makes 66.
fn wins_with_a_marriage(known: &Known, made: Move) -> bool {
    let mut tally = known.tally;
    match made {
        // Points that wait while their player is on lead belong to this very marriage, announced before.
        Move::MarryAndClaim(card) => {
            tally.points[0] + tally.pending[0].max(known.terms.marriage(card.suit() as u8)) >= GOAL
        }
        Move::Announce(suit) => {
            tally.marry(&known.terms, 0, known.terms.marriage(suit as u8));
            tally.may_claim(&known.terms, 0)
        }
        Move::Play(_) | Move::Draw | Move::Exchange | Move::Close | Move::Claim => false,
    }
}

fn with_a_card(legal: &[Move], known: &Known, dice: &mut Dice) -> Option<Move> {
    let plays = plays(legal);
    if let Some(led) = known.led {
        return reply(known, led, plays, dice).map(|id| Move::Play(id.card()));
    }
    let chosen = lead(known, &leads(legal, known, plays), dice)?;
    Some(chosen.made(legal))
}

fn reply(known: &Known, led: Id, plays: Cards, dice: &mut Dice) -> Option<Id> {
    if known.is_strict() || known.talon == 2 {
        exact::reply(known, &Worth::POINTS, led, plays, dice, &mut Slip::none())
    } else {
        open::reply(known, led, plays)
    }
}

fn lead(known: &Known, leads: &[Lead], dice: &mut Dice) -> Option<Lead> {
    if known.is_strict() || known.talon == 2 {
        exact::lead(known, &Worth::POINTS, leads, dice, &mut Slip::none())
    } else {
        open::lead(known, leads)
    }
}

/// The cards that may be played.
fn plays(legal: &[Move]) -> Cards {
    legal.iter().filter_map(|&made| if let Move::Play(card) = made { Id::of(card) } else { None }).collect()
}

/// Every legal way to lead; a card whose marriage may be made is led with it.
fn leads(legal: &[Move], known: &Known, plays: Cards) -> Vec<Lead> {
    let by_leading = if known.marries_by_leading() { known.hand.pairs() } else { Cards::EMPTY };
    let shows =
        |id: Id| by_leading.contains(id) || id.partner().is_some() && legal.contains(&Move::Announce(id.card().suit()));
    plays.iter().map(|card| Lead { card, announce: shows(card) }).collect()
}
