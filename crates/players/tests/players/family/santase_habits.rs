//! What a person would expect of a sensible opponent at Santase, one situation each.

use talon_cards::{Seat, Suit};
use talon_games::marriage::setup::Turn;
use talon_games::santase::{Action, MinTalon, Outcome, Reason, Rules};
use talon_games::{AnyOutcome, AnyRules, Game};
use talon_players::{Player, ThumbPlayer, arena};

use super::deck;
use super::position::{ME, Member, always, never, setup};

/// rules/santase.md §16, example 4: Alice closes before drawing, and it is worth three.
#[test]
fn closes_before_the_draw_when_the_hand_is_good_enough() {
    let hands = ["AS TS KS QS TH", "JS AD TD KD JH"];
    let face_down = "KH QH QD JD 9D AC TC KC QC JC 9C";
    always(&setup::<Rules>(Turn::PreDraw(ME), hands, ["AH 9H", ""], face_down, "9S"), "close");
}

#[test]
fn claims_with_66_and_not_with_65() {
    let hands = ["AH KS JD 9D JC 9C", "TH KH QH JH KC QC"];
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["AS TS AD TD AC TC QS 9S", ""], "JS QD KD", "9H"), "claim");
    never(&setup::<Rules>(Turn::Lead(ME), hands, ["AS TS AD TD AC TC JS 9S", ""], "QS QD KD", "9H"), "claim");
}

#[test]
fn exchanges_the_nine_as_soon_as_it_may() {
    let hands = ["9H JS 9S JD 9D QC", "AS TS AD TD AC TC"];
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["KS QS", ""], "KD QD KC JC 9C TH KH QH JH", "AH"), "x");
}

#[test]
fn announces_the_marriage_that_wins_and_claims_without_leading() {
    // 21 + 21 + 4 = 46 before the announcement.
    let won = "AS TS AD TD KC 9C";
    let hands = ["KS QS JD 9D JC 9H", "AC TC AH TH KH QH"];
    let mut deal = setup::<Rules>(Turn::Lead(ME), hands, [won, ""], "JS 9S KD QD QC", "JH");
    deal.rules.min_talon_to_close = MinTalon::Four;
    always(&deal, "m:S x");
    let mut after = deal.build().unwrap();
    after.apply(ME, Action::Announce(Suit::Spades)).unwrap();
    let next = ThumbPlayer.choose(&Rules::any(after.view(Some(ME))), 0);
    assert_eq!(next.to_string(), "claim");
}

#[test]
fn takes_a_ten_with_a_small_trump() {
    let hands = ["JH 9C JS KD QC AD", "AS TS KS TC AC"];
    let follow = Turn::Follow { leader: Seat::SECOND, led: "TD".parse().unwrap() };
    always(&setup::<Rules>(follow, hands, ["", "QS 9S"], "QD JD 9D KC JC 9H TH KH QH", "AH"), "JH AD");
}

#[test]
fn throws_a_small_card_on_a_small_card_and_keeps_its_trumps() {
    let hands = ["AH TH KH 9C JS 9D", "AS TS KS TC AC"];
    let follow = Turn::Follow { leader: Seat::SECOND, led: "JD".parse().unwrap() };
    always(&setup::<Rules>(follow, hands, ["", "QS 9S"], "QD KD AD KC JC QC TD JH QH", "9H"), "9C 9D JS");
}

#[test]
fn never_claims_falsely_and_mostly_makes_what_it_closes() {
    let rules = AnyRules::Santase(Rules::default());
    let (mut closed, mut made) = (0, 0);
    for number in 0..400u16 {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&number.to_be_bytes());
        let played = arena::play(&rules, &[&ThumbPlayer, &ThumbPlayer], ME, &deck(&rules, bytes), u64::from(number));
        let AnyOutcome::Santase(Outcome { reason, .. }) = played.unwrap() else { panic!("of Santase") };
        match reason {
            Reason::FalseClaim | Reason::FalseClaimByCloser | Reason::FalseClaimAgainstCloser => {
                panic!("deal {number}: {reason:?}");
            }
            Reason::ClaimAfterOwnClose | Reason::ClosedMade => {
                closed += 1;
                made += 1;
            }
            Reason::ClaimAgainstCloser | Reason::ClosedFailed | Reason::ClosedOvertaken | Reason::ClosedDraw => {
                closed += 1;
            }
            Reason::Claim | Reason::PlayedOut | Reason::PlayedOutDraw => {}
        }
    }
    assert!(closed > 40, "closed only {closed} of 400 deals");
    assert!(made * 10 >= closed * 6, "made {made} of {closed} closes");
}
