//! The rules of Belot in the bot's own words, section by section.

use std::array;

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::Game;
use talon_games::belot::{
    BELOT, CAPOT, Combination, Contract, Deal, FIRST_PACKETS, HAND, LAST_PACKET, LAST_TEN, PASSES_TO_END, PLAIN, RANKS,
    Rounding, Rules, SEATS, SHORTEST_RUN, Stake, Standing, TRUMP, Target, UNIT, card_points,
};

use crate::words::{Ranks, Worths, sentences};

sentences! {
    /// The sections of the rules of Belot, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    enum Chapter {
        Short = "belot-rules-short" {
            players: u8,
            cards: u8,
            ranks: Ranks,
            hand: u8,
            target: u16,
            trumps: Ranks,
            plain: Ranks,
            shortest: u8,
            belot: u16,
            last: u16,
        },
        Cards = "belot-rules-cards" {
            trumps: Worths,
            plain: Worths,
            last: u16,
            suit_total: u16,
            all_total: u16,
            bare_total: u16,
            doubled_total: u16,
            first: u8,
            second: u8,
            bidding: u8,
            rest: u8,
        },
        Auction = "belot-rules-auction" { passes: u8 },
        Play = "belot-rules-play",
        Announcements = "belot-rules-announcements" {
            shortest: u8,
            middle: u8,
            long: u8,
            longest: u8,
            tierce: u16,
            fifty: u16,
            hundred: u16,
            ranks: Ranks,
            carre: u16,
            nines: u16,
            jacks: u16,
            carres: Ranks,
            belot: u16,
        },
        Counting = "belot-rules-counting" {
            last: u16,
            half_capot: u16,
            capot: u16,
            tricks: u8,
            unit: u16,
            up_from: u16,
            points: u16,
            units: u16,
            other_points: u16,
            other_units: u16,
        },
        Recording = "belot-rules-recording" {
            declarer: u16,
            winner: u16,
            third: u16,
            sum: u16,
            sum_units: u16,
            third_units: u16,
        },
        Contra = "belot-rules-contra" {
            contra: u16,
            recontra: u16,
            declarer: u16,
            doubler: u16,
            passer: u16,
            sum: u16,
            sum_units: u16,
            doubled: u16,
            passer_units: u16,
        },
        Match = "belot-rules-match" { target: u16, half_capot: u16, capot: u16 },
        Options = "belot-rules-options" {
            target: u16,
            short_target: u16,
            up_from: u16,
            up_from_suit: u16,
            up_from_no_trump: u16,
            up_from_all_trumps: u16,
            tricks: u8,
        },
        ButtonShort = "belot-rules-button-short",
        ButtonCards = "belot-rules-button-cards",
        ButtonAuction = "belot-rules-button-auction",
        ButtonPlay = "belot-rules-button-play",
        ButtonAnnouncements = "belot-rules-button-announcements",
        ButtonCounting = "belot-rules-button-counting",
        ButtonRecording = "belot-rules-button-recording",
        ButtonContra = "belot-rules-button-contra",
        ButtonMatch = "belot-rules-button-match",
        ButtonOptions = "belot-rules-button-options",
    }
}

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

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (short(), Chapter::ButtonShort),
        (cards(), Chapter::ButtonCards),
        (Chapter::Auction { passes: PASSES_TO_END }, Chapter::ButtonAuction),
        (Chapter::Play, Chapter::ButtonPlay),
        (announcements(), Chapter::ButtonAnnouncements),
        (counting(), Chapter::ButtonCounting),
        (recording(), Chapter::ButtonRecording),
        (contra(), Chapter::ButtonContra),
        (match_end(), Chapter::ButtonMatch),
        (options(), Chapter::ButtonOptions),
    ]
}

fn short() -> Chapter {
    let rules = Rules::default();
    Chapter::Short {
        players: SEATS,
        cards: Deal::pack(&rules).len() as u8,
        ranks: Ranks(RANKS.to_vec()),
        hand: HAND as u8,
        target: rules.target.units(),
        trumps: from_high(TRUMP),
        plain: from_high(PLAIN),
        shortest: SHORTEST_RUN as u8,
        belot: BELOT,
        last: LAST_TEN,
    }
}

/// Every suit ranks and counts as trumps do at all trumps, and as plain suits do at no trump (`rules/belot.md §2`).
fn cards() -> Chapter {
    let [first, second] = FIRST_PACKETS.map(|packet| packet as u8);
    Chapter::Cards {
        trumps: worths(TRUMP, Contract::AllTrumps),
        plain: worths(PLAIN, Contract::NoTrump),
        last: LAST_TEN,
        suit_total: total(SUIT_TRUMP),
        all_total: total(Contract::AllTrumps),
        bare_total: total(Contract::NoTrump),
        doubled_total: total(Contract::NoTrump) * Contract::NoTrump.factor(),
        first,
        second,
        bidding: first + second,
        rest: LAST_PACKET as u8,
    }
}

/// The lengths of a run go from the shortest to a whole suit. Carrés rank as their cards do among trumps
/// (`rules/belot.md §8`).
fn announcements() -> Chapter {
    let [shortest, middle, long, longest] = array::from_fn(|more| (SHORTEST_RUN + more) as u8);
    Chapter::Announcements {
        shortest,
        middle,
        long,
        longest,
        tierce: run(shortest),
        fifty: run(middle),
        hundred: run(long),
        ranks: Ranks(RANKS.to_vec()),
        carre: carre(Rank::Ace),
        nines: carre(Rank::Nine),
        jacks: carre(Rank::Jack),
        carres: from_high(TRUMP),
        belot: BELOT,
    }
}

fn counting() -> Chapter {
    let [points, other_points] = ROUNDED;
    Chapter::Counting {
        last: LAST_TEN,
        half_capot: CAPOT / 2,
        capot: CAPOT,
        tricks: HAND as u8,
        unit: UNIT,
        up_from: Rounding::default().up_from(SUIT_TRUMP),
        points,
        units: units(points),
        other_points,
        other_units: units(other_points),
    }
}

fn recording() -> Chapter {
    let [declarer, winner, third] = FAILED;
    let sum = winner + declarer;
    Chapter::Recording { declarer, winner, third, sum, sum_units: units(sum), third_units: units(third) }
}

fn contra() -> Chapter {
    let [declarer, doubler, passer] = DOUBLED;
    let sum = declarer + doubler;
    Chapter::Contra {
        contra: times(CONTRA),
        recontra: times(RECONTRA),
        declarer,
        doubler,
        passer,
        sum,
        sum_units: units(sum),
        doubled: units(sum) * times(CONTRA),
        passer_units: units(passer),
    }
}

fn match_end() -> Chapter {
    Chapter::Match { target: Rules::default().target.units(), half_capot: CAPOT / 2, capot: CAPOT }
}

/// The values of the options, the usual one first (`rules/belot.md §12`).
fn options() -> Chapter {
    let [target, short_target] = [Target::Full, Target::Short].map(Target::units);
    let [up_from_suit, up_from_no_trump, up_from_all_trumps] =
        [SUIT_TRUMP, Contract::NoTrump, Contract::AllTrumps].map(|contract| Rounding::ByContract.up_from(contract));
    Chapter::Options {
        target,
        short_target,
        up_from: Rounding::Plain.up_from(SUIT_TRUMP),
        up_from_suit,
        up_from_no_trump,
        up_from_all_trumps,
        tricks: HAND as u8,
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
