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
    pub(crate) enum Chapter {
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
mod tests {
    use talon_games::GameRules;
    use talon_games::belot::Kind;

    use super::*;

    const TRUMP_ORDER: &str = "J 9 A T K Q";
    const PLAIN_ORDER: &str = "A T K Q J 9";
    const SEQUENCE: &str = "9 T J Q K A";

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        let table = [
            (
                "players, cards and hands §1; orders §2; runs and belot §8; last trick §9; target §11",
                short(),
                Chapter::Short {
                    players: 3,
                    cards: 24,
                    ranks: ranks(SEQUENCE),
                    hand: 8,
                    target: 151,
                    trumps: ranks(TRUMP_ORDER),
                    plain: ranks(PLAIN_ORDER),
                    shortest: 3,
                    belot: 20,
                    last: 10,
                },
            ),
            (
                "values and totals §2; packets §4; last trick §9",
                cards(),
                Chapter::Cards {
                    trumps: valued(TRUMP_ORDER, [20, 14, 11, 10, 4, 3]),
                    plain: valued(PLAIN_ORDER, [11, 10, 4, 3, 2, 0]),
                    last: 10,
                    suit_total: 162,
                    all_total: 258,
                    bare_total: 130,
                    doubled_total: 260,
                    first: 3,
                    second: 2,
                    bidding: 5,
                    rest: 3,
                },
            ),
            (
                "combinations, carrés and belot §8; sequence order §2",
                announcements(),
                Chapter::Announcements {
                    shortest: 3,
                    middle: 4,
                    long: 5,
                    longest: 6,
                    tierce: 20,
                    fifty: 50,
                    hundred: 100,
                    ranks: ranks(SEQUENCE),
                    carre: 100,
                    nines: 150,
                    jacks: 200,
                    carres: ranks(TRUMP_ORDER),
                    belot: 20,
                },
            ),
            (
                "last trick and capot §9; tricks §1; units §10; rounding §14, examples 3 and 7",
                counting(),
                Chapter::Counting {
                    last: 10,
                    half_capot: 50,
                    capot: 100,
                    tricks: 8,
                    unit: 10,
                    up_from: 5,
                    points: 84,
                    units: 8,
                    other_points: 45,
                    other_units: 5,
                },
            ),
            (
                "failed §14, example 4",
                recording(),
                Chapter::Recording { declarer: 52, winner: 71, third: 39, sum: 123, sum_units: 12, third_units: 4 },
            ),
            (
                "contra and recontra §10; §14, example 8",
                contra(),
                Chapter::Contra {
                    contra: 2,
                    recontra: 4,
                    declarer: 81,
                    doubler: 50,
                    passer: 31,
                    sum: 131,
                    sum_units: 13,
                    doubled: 26,
                    passer_units: 3,
                },
            ),
            ("target §11; capot §9", match_end(), Chapter::Match { target: 151, half_capot: 50, capot: 100 }),
            (
                "options §12; tricks §1",
                options(),
                Chapter::Options {
                    target: 151,
                    short_target: 101,
                    up_from: 5,
                    up_from_suit: 6,
                    up_from_no_trump: 5,
                    up_from_all_trumps: 4,
                    tricks: 8,
                },
            ),
        ];
        for (page, chapter, expected) in table {
            assert_eq!(chapter, expected, "rules/belot.md: {page}");
        }
        assert_eq!(PASSES_TO_END, 2, "rules/belot.md: end of the auction §6");
    }

    fn ranks(letters: &str) -> Ranks {
        Ranks(letters.split(' ').map(|letter| letter.parse().unwrap()).collect())
    }

    fn valued(letters: &str, points: [u16; 6]) -> Worths {
        Worths(ranks(letters).0.into_iter().zip(points).collect())
    }

    /// What the texts say in words, or of several cards and contracts at once.
    #[test]
    fn what_is_said_of_cards_and_contracts_is_so() {
        let run = |length| Combination::Run { suit: Suit::Clubs, top: Rank::Ace, length };
        let kinds = [3, 4, 5, 6].map(|length| run(length).kind());
        assert_eq!(kinds, [Kind::Terca, Kind::Fifty, Kind::Hundred, Kind::Hundred], "§8");
        assert_eq!([Rank::Ten, Rank::Queen, Rank::King, Rank::Ace].map(carre), [100; 4], "§8");
        assert_eq!(Contract::NoTrump.factor(), 2, "§9: no trump counts double");
        assert!(!Contract::NoTrump.has_announcements(), "§8");
        for &contract in Contract::ALL {
            assert_eq!(Rounding::Plain.up_from(contract), 5, "§10: {contract}");
        }
        let hand: usize = FIRST_PACKETS.iter().sum::<usize>() + LAST_PACKET;
        assert_eq!(hand, HAND, "§4");
    }

    /// A trump suit counts as at all trumps, a plain one as at no trump (§2).
    #[test]
    fn a_suit_has_one_of_two_values() {
        for rank in RANKS {
            let [trump, plain] =
                [Suit::Clubs, Suit::Spades].map(|suit| card_points(Card::new(rank, suit), Contract::Clubs));
            assert_eq!(trump, card_points(Card::new(rank, Suit::Spades), Contract::AllTrumps), "{rank:?}");
            assert_eq!(plain, card_points(Card::new(rank, Suit::Spades), Contract::NoTrump), "{rank:?}");
        }
    }

    #[test]
    fn every_value_of_an_option_with_numbers_is_told() {
        let options = Rules::default().options();
        for (key, usual, values) in [
            ("target", "151", "101 151"),
            ("rounding", "plain", "plain by-contract"),
            ("capot-blocks-exit", "any", "any full off"),
        ] {
            let option = options.iter().find(|option| option.key == key).unwrap();
            assert_eq!((option.default, option.values.join(" ").as_str()), (usual, values), "§12 {key}");
        }
    }
}
