//! What a person would expect of a sensible opponent at Snaps, one situation each.

use talon_cards::Seat;
use talon_games::marriage::setup::Turn;
use talon_games::snaps::{ClaimMode, Closing, Outcome, Reason, Rules, Sharp};
use talon_games::{AnyOutcome, AnyRules};
use talon_players::{ThumbPlayer, arena};

use super::deck;
use super::position::{ME, always, never, setup};

/// rules/schnapsen.md §16, example 3: closed at the first lead, for three.
#[test]
fn closes_at_the_first_lead_when_nothing_can_go_wrong() {
    let hands = ["AH KH QH AS TS", "JH AD TD KC JC"];
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["", ""], "KS QS JS KD QD JD AC TC QC", "TH"), "close");
}

/// rules/schnapsen.md §16, example 9: the jack for the ace, and the close after that.
#[test]
fn exchanges_before_it_closes() {
    let hands = ["JC KC QC AS TS", "AD TD KH JH QH"];
    let face_down = "KS QS JS KD QD JD TC AH TH";
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["", ""], face_down, "AC"), "x");
    let mut exchanged = setup::<Rules>(Turn::Lead(ME), ["AC KC QC AS TS", hands[1]], ["", ""], face_down, "JC");
    exchanged.exchange = Some((ME, "AC".parse().unwrap()));
    always(&exchanged, "close");
}

#[test]
fn exchanges_to_the_very_last_unless_the_rules_are_sharp() {
    let hands = ["JH JS QS JD QC", "AS TS AD TD AC"];
    let mut deal = setup::<Rules>(Turn::Lead(ME), hands, ["KS KC TC KD", "QD JC TH KH"], "QH", "AH");
    always(&deal, "x");
    deal.rules.sharp = Sharp::On;
    always(&deal, "JH JS QS JD QC");
}

/// rules/schnapsen.md §16, example 2: the marriage ends the hand, and no card is led.
#[test]
fn announces_the_marriage_that_ends_the_hand() {
    // 14 + 14 = 28, and the trump marriage.
    let hands = ["KH QH JS JD QC", "AH TH AC TD KC"];
    always(&setup::<Rules>(Turn::Lead(ME), hands, ["AS QS AD QD", "TS TC"], "KS KD JC", "JH"), "m:H");
}

#[test]
fn claims_when_it_has_enough_and_not_with_65() {
    let enough = ["AS TS AD TD AC TC JS JD", ""];
    let mut deal = setup::<Rules>(Turn::Lead(ME), ["AH KS QD JC QC", "TH KH QH KD KC"], enough, "QS", "JH");
    deal.rules.claim_mode = ClaimMode::Declare;
    always(&deal, "claim");
    let short = ["AS TS AD TD AC KS KD KC", ""];
    let mut deal = setup::<Rules>(Turn::Lead(ME), ["AH QS JD QC JS", "TH KH QH QD TC"], short, "JC", "JH");
    deal.rules.claim_mode = ClaimMode::Declare;
    never(&deal, "claim");
}

#[test]
fn does_not_close_a_hopeless_hand() {
    let hands = ["JC QD JS QC KD", "AS TS AD TD AC"];
    never(&setup::<Rules>(Turn::Lead(ME), hands, ["", ""], "KS QS JD KC TH KH QH JH TC", "AH"), "close");
}

/// The closer has 45, and the ace that he leads brings him 66 with any card of worth: but not with a jack.
#[test]
fn gives_a_closer_no_more_than_it_must() {
    let follow = Turn::Follow { leader: Seat::SECOND, led: "AS".parse().unwrap() };
    let hands = ["JD TD AD AC", "QD QC JC"];
    let mut deal = setup::<Rules>(follow, hands, ["", "AH TH TC TS JH JS"], "QH KS QS KD KC", "KH");
    deal.closing = Some(Closing { by: Seat::SECOND, opponent_tricks: 0, opponent_points: 0 });
    always(&deal, "JD");
}

#[test]
fn never_claims_falsely_and_mostly_makes_what_it_closes() {
    let rules = AnyRules::Snaps(Rules { claim_mode: ClaimMode::Declare, ..Rules::default() });
    let (mut closed, mut made) = (0, 0);
    for number in 0..400u16 {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&number.to_be_bytes());
        let played = arena::play(&rules, &[&ThumbPlayer, &ThumbPlayer], ME, &deck(&rules, bytes), u64::from(number));
        let AnyOutcome::Snaps(Outcome { reason, .. }) = played.unwrap() else { panic!("of Snaps") };
        match reason {
            Reason::FalseClaim | Reason::FalseClaimByCloser | Reason::FalseClaimAgainstCloser => {
                panic!("hand {number}: {reason:?}");
            }
            Reason::ClosedMade => {
                closed += 1;
                made += 1;
            }
            Reason::ClosedFailed | Reason::ClosedOvertaken => closed += 1,
            Reason::Reached | Reason::LastTrick => {}
        }
    }
    assert!(closed > 40, "closed only {closed} of 400 hands");
    assert!(made * 10 >= closed * 6, "made {made} of {closed} closes");
}
