//! The pages of Santase.

mod controls;
mod options;
mod outcome;
mod position;
mod rules;
mod why;

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::GameScore;
use talon_games::santase::{Score, View};

pub(crate) use controls::{alert, controls, switches};
pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, outcome, sheet_row};
pub(crate) use position::position;
pub(crate) use rules::{SECTIONS, rules_label, rules_section};
pub(crate) use why::why;

use crate::cards;
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Room;

/// What the match is played to.
pub(crate) fn standing(draft: &mut Draft, _: &Reader<'_>, score: &Score) {
    draft.dim(&Room::ScoreTarget { target: GameScore::target(score) });
}

/// Whether no trick of the deal has been completed yet.
pub(crate) const fn is_fresh(view: &View) -> bool {
    view.completed_tricks == 0
}

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
