//! The rules of Belot in the bot's own words, section by section.

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::Game;
use talon_games::belot::{
    BELOT, CAPOT, Combination, Contract, Deal, FIRST_PACKETS, HAND, LAST_PACKET, LAST_TEN, PASSES_TO_END, PLAIN, RANKS,
    Rounding, Rules, SEATS, SHORTEST_RUN, Stake, Standing, TRUMP, Target, UNIT, card_points,
};

use crate::words::{Numbers, Ranks, Worths, numbers};

pub(super) const SECTIONS: &[&str] =
    &["short", "cards", "auction", "play", "announcements", "counting", "recording", "contra", "match", "options"];

/// A contract with a trump suit; no number depends on the suit.
const SUIT_TRUMP: Contract = Contract::Clubs;

/// The first player declares, and the second says contra, as in the examples of `rules/belot.md §14`.
const DECLARER: Seat = Seat::FIRST;
const DOUBLER: Seat = DECLARER.next(SEATS);

const CONTRA: Stake = Stake::Contra { doubler: DOUBLER };
const RECONTRA: Stake = Stake::Recontra { doubler: DOUBLER, redoubler: DECLARER };

/// Points that are rounded down to units, and up (`rules/belot.md §14`, examples 3 and 7).
const ROUNDED: [u16; 2] = [84, 45];

/// A failed deal: the points of the declarer, of the winner and of the third player (`rules/belot.md §14`, example 4).
const FAILED: [u16; 3] = [52, 71, 39];

/// A deal under contra: the points of the declarer, of the doubler and of the player who passed (`rules/belot.md §14`,
/// example 8).
const DOUBLED: [u16; 3] = [81, 50, 31];

/// The numbers of the rules and of their examples. Every suit ranks and counts as trumps do at all trumps, and as plain suits do at no
/// trump (`rules/belot.md §2`). The lengths of a run go from the shortest to a whole suit, and carrés rank as their cards do among trumps
/// (§8).
pub(super) fn numbers() -> Numbers {
    let rules = Rules::default();
    let [first, second] = FIRST_PACKETS.map(|packet| packet as u8);
    let shortest = SHORTEST_RUN as u8;
    let [points, other_points] = ROUNDED;
    let [declarer, winner, third] = FAILED;
    let [contra_declarer, doubler, passer] = DOUBLED;
    let (sum, contra_sum) = (winner + declarer, contra_declarer + doubler);
    numbers! {
        players: SEATS,
        cards: Deal::pack(&rules).len() as u8,
        ranks: Ranks(RANKS.to_vec()),
        hand: HAND as u8,
        tricks: HAND as u8,
        first,
        second,
        bidding: first + second,
        rest: LAST_PACKET as u8,
        trumps: from_high(TRUMP),
        plain: from_high(PLAIN),
        trump_worths: worths(TRUMP, Contract::AllTrumps),
        plain_worths: worths(PLAIN, Contract::NoTrump),
        last: LAST_TEN,
        suit_total: total(SUIT_TRUMP),
        all_total: total(Contract::AllTrumps),
        bare_total: total(Contract::NoTrump),
        doubled_total: total(Contract::NoTrump) * Contract::NoTrump.factor(),
        passes: PASSES_TO_END,
        shortest,
        middle: shortest + 1,
        long: shortest + 2,
        longest: shortest + 3,
        tierce: run(shortest),
        fifty: run(shortest + 1),
        hundred: run(shortest + 2),
        carre: carre(Rank::Ace),
        nines: carre(Rank::Nine),
        jacks: carre(Rank::Jack),
        carres: from_high(TRUMP),
        belot: BELOT,
        half_capot: CAPOT / 2,
        capot: CAPOT,
        unit: UNIT,
        up_from: Rounding::default().up_from(SUIT_TRUMP),
        up_from_suit: Rounding::ByContract.up_from(SUIT_TRUMP),
        up_from_no_trump: Rounding::ByContract.up_from(Contract::NoTrump),
        up_from_all_trumps: Rounding::ByContract.up_from(Contract::AllTrumps),
        points,
        units: units(points),
        other_points,
        other_units: units(other_points),
        declarer,
        winner,
        third,
        sum,
        sum_units: units(sum),
        third_units: units(third),
        contra: times(CONTRA),
        recontra: times(RECONTRA),
        contra_declarer,
        doubler,
        passer,
        contra_sum,
        contra_sum_units: units(contra_sum),
        doubled: units(contra_sum) * times(CONTRA),
        passer_units: units(passer),
        target: rules.target.units(),
        short_target: Target::Short.units(),
    }
}

/// An order of the engine, which goes from low to high, as the texts tell it.
fn from_high(order: [Rank; 6]) -> Ranks {
    Ranks(order.into_iter().rev().collect())
}

/// What each rank counts under a contract in which all suits count alike, from high to low.
fn worths(order: [Rank; 6], contract: Contract) -> Worths {
    let worth = |rank| u16::from(card_points(Card::new(rank, Suit::Clubs), contract));
    Worths(order.into_iter().rev().map(|rank| (rank, worth(rank))).collect())
}

/// The points of all cards with those of the last trick, before no trump doubles them.
fn total(contract: Contract) -> u16 {
    let cards = Deal::pack(&Rules::default()).into_iter().map(|card| u16::from(card_points(card, contract)));
    cards.sum::<u16>() + LAST_TEN
}

/// What a run of this length is worth; its suit and its top do not matter.
const fn run(length: u8) -> u16 {
    Combination::Run { suit: Suit::Clubs, top: Rank::Ace, length }.points()
}

const fn carre(rank: Rank) -> u16 {
    Combination::Carre { rank }.points()
}

/// The units for these points at a table that has agreed on nothing else.
fn units(points: u16) -> u16 {
    Rounding::default().units(points, SUIT_TRUMP)
}

/// What the winner's units are multiplied by.
const fn times(stake: Stake) -> u16 {
    Standing { contract: SUIT_TRUMP, declarer: DECLARER, stake }.multiplier()
}

#[cfg(test)]
mod tests;
