//! The pages of Ristiseiska.

mod controls;
mod grid;
mod options;
mod outcome;
mod position;
mod replay;
mod rules;
mod why;

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::ristiseiska::{Score, View};

pub(crate) use controls::{alert, controls, switches};
pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, outcome, sheet_row};
pub(crate) use position::position;
pub(crate) use replay::{open_hand, step_ends, tell_step};
pub(crate) use rules::{SECTIONS, rules_label, rules_section};
pub(crate) use why::why;

use crate::cards;
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Ristiseiska;

/// When the match is over, and who wins it then (`rules/ristiseiska.md §12`).
pub(crate) fn standing(draft: &mut Draft, _: &Reader<'_>, score: &Score) {
    draft.dim(&match score.limit {
        Some(limit) => Ristiseiska::StandingLimit { limit },
        None => Ristiseiska::StandingSingle,
    });
}

/// Whether somebody has not had a turn in this round yet.
pub(crate) fn is_fresh(view: &View) -> bool {
    view.last.iter().any(Option::is_none)
}

/// The ranks from low to high: the ace is the lowest (`rules/ristiseiska.md §2`).
const RANKS: [Rank; 13] = [
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
];

/// The suits in the order of the grid and of every hand: clubs, which open the round, first, then in alternating colours.
const fn suits() -> [Suit; 4] {
    cards::suits(Suit::Clubs)
}

/// Cards in the order in which a hand is sorted: by suit, and in it from the ace up to the king.
fn sorted(hand: CardSet) -> Vec<Card> {
    suits()
        .into_iter()
        .flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit)))
        .filter(|card| hand.contains(*card))
        .collect()
}
