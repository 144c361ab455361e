//! The numbers that the rules of every game of the family tell.

use talon_cards::{Card, Rank, Suit};
use talon_games::Game;
use talon_games::marriage::{
    Deal, GOAL, HALF, MARRIAGE, ORDER, Pack, RuleSet, TRUMP_MARRIAGE, card_points, lost_by, two_or_three,
};

use crate::words::{Numbers, Ranks, Worths, numbers};

/// The numbers of a game's usual rules (`rules/santase.md`, the same sections in the whole family).
pub(crate) fn numbers<R: RuleSet>(rules: &R) -> Numbers {
    let pack = rules.pack();
    let [packet, _] = pack.packets();
    numbers! {
        players: Deal::<R>::usual_seats(rules),
        cards: pack.size() as u8,
        order: Ranks(ranks(pack).collect()),
        worths: Worths(ranks(pack).map(|rank| (rank, points(rules, one_of(rank)))).collect()),
        total: pack.set().into_iter().map(|card| points(rules, card)).sum::<u16>(),
        hand: pack.hand() as u8,
        packet: packet as u8,
        talon: pack.talon() as u8,
        goal: GOAL,
        half: HALF,
        marriage: MARRIAGE,
        trump_marriage: TRUMP_MARRIAGE,
        exchange_least: rules.exchange().min_talon,
        closing_least: rules.closing().min_talon,
        single: lost_by(false, HALF),
        double: lost_by(false, HALF - 1),
        triple: lost_by(true, 0),
        penalty: two_or_three(1),
        trickless: two_or_three(0),
    }
}

fn points(rules: &impl RuleSet, card: Card) -> u16 {
    u16::from(card_points(card, rules.nine_points()))
}

/// From high to low.
fn ranks(pack: Pack) -> impl Iterator<Item = Rank> {
    ORDER.into_iter().rev().filter(move |rank| pack.set().contains(one_of(*rank)))
}

/// A card of the rank. A pack has the same ranks in every suit, and they count alike.
const fn one_of(rank: Rank) -> Card {
    Card::new(rank, Suit::Clubs)
}
