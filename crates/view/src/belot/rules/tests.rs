//! The numbers of the texts, against the rules page.

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
