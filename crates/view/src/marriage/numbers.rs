//! The numbers that the rules texts of the family share, as the sentences take them.

use talon_cards::{Card, Rank, Suit};
use talon_games::marriage::{ORDER, Pack, RuleSet, card_points, two_or_three};

use crate::words::{Ranks, Worths};

/// What a false claim or a failed close brings the other side if it has a trick (`rules/santase.md §12`).
pub(crate) const PENALTY: u8 = two_or_three(1);

/// The same if it has none.
pub(crate) const TRICKLESS: u8 = two_or_three(0);

/// How many cards go where when a deal begins (`rules/santase.md §1`, §4).
pub(crate) struct Dealt {
    /// The whole pack.
    pub(crate) cards: u8,
    /// Each hand.
    pub(crate) hand: u8,
    /// What each player gets at a time, first.
    pub(crate) packet: u8,
    /// The talon with the turned card.
    pub(crate) talon: u8,
}

impl Dealt {
    pub(crate) const fn of(pack: Pack) -> Self {
        let [packet, _] = pack.packets();
        Self { cards: pack.size() as u8, hand: pack.hand() as u8, packet: packet as u8, talon: pack.talon() as u8 }
    }
}

/// The ranks of the pack from high to low (`rules/santase.md §2`).
pub(crate) fn order(pack: Pack) -> Ranks {
    Ranks(ranks(pack).collect())
}

/// What each rank counts, from high to low (`rules/santase.md §2`).
pub(crate) fn worths(rules: &impl RuleSet) -> Worths {
    let worth = |rank| u16::from(card_points(one_of(rank), rules.nine_points()));
    Worths(ranks(rules.pack()).map(|rank| (rank, worth(rank))).collect())
}

/// What all cards count together (`rules/santase.md §2`).
pub(crate) fn total(rules: &impl RuleSet) -> u16 {
    rules.pack().set().into_iter().map(|card| u16::from(card_points(card, rules.nine_points()))).sum()
}

fn ranks(pack: Pack) -> impl Iterator<Item = Rank> {
    ORDER.into_iter().rev().filter(move |rank| pack.set().contains(one_of(*rank)))
}

/// A card of the rank. A pack has the same ranks in every suit, and they count alike.
const fn one_of(rank: Rank) -> Card {
    Card::new(rank, Suit::Clubs)
}
