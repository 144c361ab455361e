//! What a person would expect of a sensible opponent at Kurnik's 66, one situation each.

use talon_cards::{Seat, Suit};
use talon_games::marriage::setup::Turn;
use talon_games::sznap::{Action, MayDeclare, Meld, Outcome, Reason, Rules, Variant};
use talon_games::{AnyOutcome, AnyRules, Game};
use talon_players::{Player, ThumbPlayer, arena};

use super::deck;
use super::position::{ME, Member, always, never, setup};

#[test]
fn declares_with_66_and_not_with_65() {
    let hands = ["AH KS JD 9D JC 9C", "TH KH QH JH KC QC"];
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["AS TS AD TD AC TC QS 9S", ""], "JS QD KD", "9H"), "claim");
    never(&setup::<Rules>(Turn::Lead(ME), hands, ["AS TS AD TD AC TC JS 9S", ""], "QS QD KD", "9H"), "claim");
}

/// rules/sixty-six.md §16, example 4: 29 and the trump meld are 69 at once.
#[test]
fn melds_and_declares_when_the_meld_is_enough() {
    let hands = ["KC QC 9D 9H JD JH", "AC TC TD TH KD QH"];
    let deal = setup::<Rules>(Turn::Lead(ME), hands, ["AD QD AH KH", "AS TS"], "9S JS QS KS 9C", "JC");
    always(&deal, "KC! QC!");
}

#[test]
fn does_not_declare_with_a_meld_that_is_one_short() {
    // 25 in tricks, and 40.
    let hands = ["KC QC 9D 9H JD JH", "AC TC TD TH KD QH"];
    let deal = setup::<Rules>(Turn::Lead(ME), hands, ["AS TS KS 9S", "AD QD"], "AH KH JS QS 9C", "JC");
    never(&deal, "KC!");
    never(&deal, "QC!");
    never(&deal, "claim");
}

#[test]
fn announces_the_meld_where_the_table_wants_that_and_declares_with_it() {
    let hands = ["KC QC 9D 9H JD JH", "AC TC TD TH KD QH"];
    let mut deal = setup::<Rules>(Turn::Lead(ME), hands, ["AD QD AH KH", "AS TS"], "9S JS QS KS 9C", "JC");
    deal.rules.meld = Meld::Explicit;
    always(&deal, "KC! QC!");
    let mut announced = deal.build().unwrap();
    announced.apply(ME, Action::Meld(Suit::Clubs)).unwrap();
    let next = ThumbPlayer.choose(&Rules::any(announced.view(Some(ME))), 0);
    assert!(matches!(next.to_string().as_str(), "KC!" | "QC!"), "{next}");

    let short = setup::<Rules>(Turn::Lead(ME), hands, ["AD QD", "AS TS"], "9S JS QS KS 9C AH KH", "JC");
    always(&short, "KC QC");
    let mut explicit = short;
    explicit.rules.meld = Meld::Explicit;
    always(&explicit, "m:C");
}

/// rules/sixty-six.md §16, example 8: with two cards left the exchange is still legal.
#[test]
fn exchanges_to_the_very_last() {
    let hands = ["9H JS 9S JD 9D QC", "AS TS AD TD AC TC"];
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["KS QS", ""], "KD QD KC JC 9C TH KH QH JH", "AH"), "x");
    let late = setup::<Rules>(Turn::Lead(ME), hands, ["KS QS KD QD", "KC JC TH KH QH 9C"], "JH", "AH");
    always(&late, "x");
}

#[test]
fn exchanges_the_jack_where_there_are_no_nines() {
    let hands = ["JH JS QS JD QC", "AS TS AD TD AC"];
    let mut deal = setup::<Rules>(Turn::Lead(ME), hands, ["KS KC", ""], "KD QD JC TC TH KH QH", "AH");
    deal.rules.variant = Variant::Schnapsen;
    always(&deal, "x");
}

#[test]
fn closes_a_hand_that_cannot_lose_and_no_hopeless_one() {
    // 29 in tricks, and 46 in high cards.
    let strong = ["AH TH KH AS TS 9C", "JH JD QD KD 9D JC"];
    always(&setup::<Rules>(Turn::Lead(ME), strong, ["AD TD KS KC", ""], "QS JS 9S QH AC TC QC", "9H"), "close");
    let weak = ["9C 9D JS QC KD JC", "AS TS AD TD AC TC"];
    never(&setup::<Rules>(Turn::Lead(ME), weak, ["", ""], "KS QS 9S QD JD KC 9H TH KH QH JH", "AH"), "close");
}

#[test]
fn a_waiting_meld_makes_a_trick_worth_taking() {
    // The king is only four points, but the 20 of diamonds come with it.
    let hands = ["TS JH 9C JC KD JD", "AD TD AC TC KC"];
    let follow = Turn::Follow { leader: Seat::SECOND, led: "KS".parse().unwrap() };
    let mut deal = setup::<Rules>(follow, hands, ["", "QD AH"], "QS JS 9S AS 9D QC TH KH QH", "9H");
    deal.marriages = vec![(ME, Suit::Diamonds)];
    always(&deal, "TS JH");
}

#[test]
fn never_declares_falsely_and_mostly_makes_what_it_closes() {
    let rules = AnyRules::Sznap(Rules { closer_opponent_may_declare: MayDeclare::Yes, ..Rules::default() });
    let (mut closed, mut made) = (0, 0);
    for number in 0..200u16 {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&number.to_be_bytes());
        let played = arena::play(&rules, &[&ThumbPlayer, &ThumbPlayer], ME, &deck(&rules, bytes), u64::from(number));
        let AnyOutcome::Sznap(Outcome { reason, .. }) = played.unwrap() else { panic!("of Kurnik's 66") };
        match reason {
            Reason::FalseDeclaration | Reason::FalseDeclarationByCloser | Reason::FalseDeclarationAgainstCloser => {
                panic!("deal {number}: {reason:?}")
            }
            Reason::DeclaredAfterOwnClose | Reason::ClosedMade => {
                closed += 1;
                made += 1;
            }
            Reason::DeclaredAgainstCloser | Reason::ClosedFailed => closed += 1,
            Reason::Declared | Reason::PlayedOut | Reason::PlayedOutDraw => {}
        }
    }
    assert!(closed > 20, "closed only {closed} of 200 deals");
    assert!(made * 10 >= closed * 6, "made {made} of {closed} closes");
}
