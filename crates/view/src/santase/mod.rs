//! The pages of Santase.

mod controls;
mod options;
mod outcome;
mod position;
mod rules;
mod why;

use talon_cards::{Card, CardSet, Rank, Suit};

pub(crate) use controls::{alert, controls, switches};
pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, outcome, sheet_row};
pub(crate) use position::position;
pub(crate) use rules::{SECTIONS, rules_label, rules_section};
pub(crate) use why::why;

use crate::cards;

/// The ranks as players sort them, from high to low (`rules/santase.md §2`).
const RANKS: [Rank; 6] = [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine];

/// Cards in the order in which a hand is sorted: trumps first, suits in alternating colours, high cards first.
fn sorted(hand: CardSet, trump: Suit) -> Vec<Card> {
    cards::suits(trump)
        .into_iter()
        .flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit)))
        .filter(|card| hand.contains(*card))
        .collect()
}

/// What a marriage counts (`rules/santase.md §2`).
const fn marriage_points(suit: Suit, trump: Suit) -> u8 {
    if suit as u8 == trump as u8 { 40 } else { 20 }
}
