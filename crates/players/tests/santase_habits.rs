//! What a person would expect of a sensible opponent, one situation each.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Deck, Seat, Suit};
use talon_games::santase::setup::{Setup, Turn};
use talon_games::santase::{Action, MinTalon, Outcome, Reason, Rules};
use talon_games::{AnyAction, AnyOutcome, AnyRules, AnyView, Game};
use talon_players::{Player, ThumbPlayer, arena};

const SEEDS: std::ops::Range<u64> = 0..20;
const ME: Seat = Seat::FIRST;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A position without marriages, exchange or close; `face_down` in drawing order.
fn setup(turn: Turn, hands: [&str; 2], won: [&str; 2], face_down: &str, turned: &str) -> Setup {
    Setup {
        rules: Rules::default(),
        dealer: ME,
        hands: hands.map(set),
        won: won.map(set),
        face_down: Deck::new(cards(face_down)),
        turned: turned.parse().unwrap(),
        marriages: Vec::new(),
        exchange: None,
        closing: None,
        first_to_66: None,
        turn,
    }
}

/// What thumb does there, whatever the seed.
fn chosen(setup: &Setup) -> Vec<Action> {
    let view = AnyView::Santase(setup.build().unwrap().view(Some(ME)));
    let choose = |seed| {
        let AnyAction::Santase(action) = ThumbPlayer.choose(&view, seed) else { panic!("of Santase") };
        action
    };
    SEEDS.map(choose).collect()
}

fn always(setup: &Setup, expected: Action) {
    assert!(chosen(setup).iter().all(|action| *action == expected), "{:?} instead of {expected}", chosen(setup));
}

/// rules/santase.md §16, example 4: Alice closes before drawing, and it is worth three.
#[test]
fn closes_before_the_draw_when_the_hand_is_good_enough() {
    let deal = setup(
        Turn::PreDraw(ME),
        ["AS TS KS QS TH", "JS AD TD KD JH"],
        ["AH 9H", ""],
        "KH QH QD JD 9D AC TC KC QC JC 9C",
        "9S",
    );
    always(&deal, Action::Close);
}

#[test]
fn claims_with_66_and_not_with_65() {
    let hands = ["AH KS JD 9D JC 9C", "TH KH QH JH KC QC"];
    let enough = setup(Turn::Lead(ME), hands, ["AS TS AD TD AC TC QS 9S", ""], "JS QD KD", "9H");
    always(&enough, Action::Claim);
    let short = setup(Turn::Lead(ME), hands, ["AS TS AD TD AC TC JS 9S", ""], "QS QD KD", "9H");
    assert!(!chosen(&short).contains(&Action::Claim));
}

#[test]
fn exchanges_the_nine_as_soon_as_it_may() {
    let hands = ["9H JS 9S JD 9D QC", "AS TS AD TD AC TC"];
    let deal = setup(Turn::Lead(ME), hands, ["KS QS", ""], "KD QD KC JC 9C TH KH QH JH", "AH");
    always(&deal, Action::Exchange);
}

#[test]
fn announces_the_marriage_that_wins_and_claims_without_leading() {
    // 21 + 21 + 4 = 46 before the announcement.
    let won = "AS TS AD TD KC 9C";
    let hands = ["KS QS JD 9D JC 9H", "AC TC AH TH KH QH"];
    let mut deal = setup(Turn::Lead(ME), hands, [won, ""], "JS 9S KD QD QC", "JH");
    deal.rules.min_talon_to_close = MinTalon::Four;
    let announced = chosen(&deal).into_iter().filter(|action| *action == Action::Announce(Suit::Spades)).count();
    let exchanged = chosen(&deal).into_iter().filter(|action| *action == Action::Exchange).count();
    assert_eq!(announced + exchanged, chosen(&deal).len(), "{:?}", chosen(&deal));
    let mut after = deal.build().unwrap();
    after.apply(ME, Action::Announce(Suit::Spades)).unwrap();
    let AnyAction::Santase(next) = ThumbPlayer.choose(&AnyView::Santase(after.view(Some(ME))), 0) else {
        panic!("of Santase")
    };
    assert_eq!(next, Action::Claim);
}

#[test]
fn takes_a_ten_with_a_small_trump() {
    let hands = ["JH 9C JS KD QC AD", "AS TS KS TC AC"];
    let follow = Turn::Follow { leader: Seat::SECOND, led: "TD".parse().unwrap() };
    let deal = setup(follow, hands, ["", "QS 9S"], "QD JD 9D KC JC 9H TH KH QH", "AH");
    let taken = chosen(&deal);
    assert!(taken.iter().all(|action| matches!(action.to_string().as_str(), "JH" | "AD")), "{taken:?}");
}

#[test]
fn throws_a_small_card_on_a_small_card_and_keeps_its_trumps() {
    let hands = ["AH TH KH 9C JS 9D", "AS TS KS TC AC"];
    let follow = Turn::Follow { leader: Seat::SECOND, led: "JD".parse().unwrap() };
    let deal = setup(follow, hands, ["", "QS 9S"], "QD KD AD KC JC QC TD JH QH", "9H");
    let thrown = chosen(&deal);
    assert!(thrown.iter().all(|action| matches!(action.to_string().as_str(), "9C" | "9D" | "JS")), "{thrown:?}");
}

#[test]
fn never_claims_falsely_and_mostly_makes_what_it_closes() {
    let rules = AnyRules::Santase(Rules::default());
    let (mut closed, mut made) = (0, 0);
    for number in 0..400u16 {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&number.to_be_bytes());
        let deck = shuffle(&rules.pack(), &Seed::new(bytes));
        let played = arena::play(&rules, &[&ThumbPlayer, &ThumbPlayer], ME, &deck, u64::from(number));
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
