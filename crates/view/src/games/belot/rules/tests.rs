//! The numbers of the texts, against the rules page.

use talon_games::GameRules;
use talon_games::belot::Kind;

use super::*;
use crate::words::hold;

#[test]
fn every_number_is_that_of_the_rules_page() {
    hold(
        &numbers(),
        "
        players 3                                        §1
        cards 24                                         §1
        ranks 9 10 J Q K A                               §2
        hand 8                                           §1
        tricks 8                                         §1
        first 3                                          §4
        second 2                                         §4
        bidding 5                                        §4
        rest 3                                           §4
        trumps J 9 A 10 K Q                              §2
        plain A 10 K Q J 9                               §2
        trump_worths J=20, 9=14, A=11, 10=10, K=4, Q=3   §2
        plain_worths A=11, 10=10, K=4, Q=3, J=2, 9=0     §2
        last 10                                          §9
        suit_total 162                                   §2
        all_total 258                                    §2
        bare_total 130                                   §2
        doubled_total 260                                §2
        passes 2                                         §6
        shortest 3                                       §8
        middle 4                                         §8
        long 5                                           §8
        longest 6                                        §8
        tierce 20                                        §8
        fifty 50                                         §8
        hundred 100                                      §8
        carre 100                                        §8
        nines 150                                        §8
        jacks 200                                        §8
        carres J 9 A 10 K Q                              §8
        belot 20                                         §8
        half_capot 50                                    §9
        capot 100                                        §9
        unit 10                                          §10
        up_from 5                                        §10
        up_from_suit 6                                   §12
        up_from_no_trump 5                               §12
        up_from_all_trumps 4                             §12
        points 84                                        §14, example 3
        units 8                                          §14, example 3
        other_points 45                                  §14, example 7
        other_units 5                                    §14, example 7
        declarer 52                                      §14, example 4
        winner 71                                        §14, example 4
        third 39                                         §14, example 4
        sum 123                                          §14, example 4
        sum_units 12                                     §14, example 4
        third_units 4                                    §14, example 4
        contra 2                                         §10
        recontra 4                                       §10
        contra_declarer 81                               §14, example 8
        doubler 50                                       §14, example 8
        passer 31                                        §14, example 8
        contra_sum 131                                   §14, example 8
        contra_sum_units 13                              §14, example 8
        doubled 26                                       §14, example 8
        passer_units 3                                   §14, example 8
        target 151                                       §11
        short_target 101                                 §12
        ",
    );
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
