//! Every argument is true where it is given, and absent where it is not.

use talon_cards::{Card, CardSet, Deck, Seat, Suit};
use talon_games::belot::setup::Setup;
use talon_games::belot::{Action, Call, Contract, Deal, Declared, Phase, Rules, View};
use talon_games::{Game, Reason};

use super::reason::reason;
use super::tests::random_deal;
use crate::rng::Dice;

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn told(view: &View, worse: &str, best: &str) -> Option<Reason> {
    let action = |text: &str| -> Action { text.parse().unwrap() };
    reason(view, 7, action(worse), action(best))
}

/// What the seat on turn sees while hearts are played, declared by the second seat, who has led to the first trick or will.
fn played(hands: [&str; 3], table: &str) -> View {
    let setup = Setup {
        rules: Rules::default(),
        dealer: Seat::FIRST,
        calls: vec![Call::Bid(Contract::Hearts), Call::Pass, Call::Pass],
        hands: hands.map(cards),
        stock: Deck::new(Vec::new()),
        won: [CardSet::EMPTY; 3],
        leader: Seat::SECOND,
        table: table.split_whitespace().map(card).collect(),
        declared: [Declared::default(); 3],
        belots: Vec::new(),
    };
    let deal = setup.build().unwrap();
    deal.view(deal.on_turn())
}

const LEAD: [&str; 3] = ["AH TH TS QS JC QC 9D TD", "JH 9H KH QH AS KS 9C TC", "AC KC JS 9S JD QD KD AD"];

#[test]
fn trumps_are_out_and_higher_cards_are() {
    let view = played(LEAD, "");
    assert_eq!(told(&view, "AS", "JH"), Some(Reason::TrumpsOut { trumps: 2 }));
    assert_eq!(told(&view, "JH", "AS"), None, "nothing beats it");
    assert_eq!(told(&view, "TC", "AS"), Some(Reason::HigherOut { card: card("TC"), higher: 1 }));
    assert_eq!(told(&view, "b:KH", "AS"), Some(Reason::HigherOut { card: card("KH"), higher: 2 }));
    assert_eq!(told(&view, "9C", "TC"), None, "both have higher cards above them");
}

#[test]
fn a_belot_is_said() {
    let view = played(LEAD, "");
    let unsaid = Some(Reason::BelotUnsaid { card: card("KH"), points: 20 });
    assert_eq!(told(&view, "KH", "b:KH"), unsaid);
    assert_eq!(told(&view, "KH", "AS"), unsaid);
    assert_eq!(told(&view, "b:KH", "b:QH"), None, "both say it");
}

#[test]
fn a_lead_that_another_trumps() {
    let mut view = played(LEAD, "");
    assert_eq!(told(&view, "AS", "9C"), None, "hardly anybody is without spades");
    view.memory.missing[Seat::FIRST.index()] = cards("TS QS JS 9S");
    let Some(Reason::Ruffed { suit: Suit::Spades, of }) = told(&view, "AS", "9C") else { panic!("he has none") };
    // Eight of twelve cards, of which two are trumps: none of them in 45 hands of 495.
    assert!((85..=96).contains(&of), "{of}");
    assert!(!matches!(told(&view, "9C", "AS"), Some(Reason::Ruffed { .. })));
}

#[test]
fn tricks_that_are_left_fed_or_poor() {
    let left = played(["AS 9S JS 9H TH QC 9D TD", "AC JH QH KH KC QD KD", "AH JC 9C TC KS JD AD"], "TS QS");
    assert_eq!(told(&left, "9S", "AS"), Some(Reason::TrickLeft { points: 13 }));
    assert_eq!(told(&left, "AS", "9S"), None, "it is worth taking");
    let lost = played(["TS KS JS 9H TH QC 9D TD", "AC JH QH KH KC QD KD", "AH JC 9C TC QS JD AD"], "AS 9S");
    assert_eq!(told(&lost, "TS", "KS"), Some(Reason::TrickFed { card: card("TS"), points: 10 }));
    assert_eq!(told(&lost, "KS", "JS"), None, "a king is no great loss");
    let poor = played(["AS JS TC 9H TH QC 9D TD", "AC JH QH KH KC QD KD", "AH JC 9C TS KS JD AD"], "9S QS");
    assert_eq!(told(&poor, "AS", "JS"), Some(Reason::TrickPoor { card: card("AS"), points: 3 }));
}

#[test]
fn the_first_two_of_a_trick_do_not_see_what_becomes_of_it() {
    let hands = ["9S JS QS 9H TH QC 9D TD", "AC JH QH KH KC QD KD", "AS AH JC 9C TC KS JD AD"];
    let view = played(hands, "TS");
    assert_eq!((view.phase, view.table.len()), (Phase::Follow, 1));
    assert_eq!(told(&view, "KS", "AS"), None);
}

/// The first call of a deal, with this hand.
fn first_to_speak(hand: &str) -> View {
    let deal: Deal = random_deal(&Rules::default(), &mut Dice::new(1));
    let mut view = deal.view(deal.on_turn());
    view.hand = cards(hand);
    view
}

fn called(view: &View, worse: Call, best: Call) -> Option<Reason> {
    reason(view, 7, Action::Call(worse), Action::Call(best))
}

#[test]
fn calls_that_win_and_calls_that_lose() {
    let hearts = Call::Bid(Contract::Hearts);
    let strong = first_to_speak("JH 9H AH KH AS");
    let Some(Reason::CallWins { of }) = called(&strong, Call::Pass, hearts) else { panic!("a good bid") };
    assert!(of > 80, "{of}");
    assert_eq!(called(&strong, hearts, Call::Pass), None, "it does not lose");
    let weak = first_to_speak("9H QD JC QC 9S");
    let Some(Reason::CallLoses { of }) = called(&weak, hearts, Call::Pass) else { panic!("a bad bid") };
    assert!(of < 40, "{of}");
    assert_eq!(called(&weak, Call::Pass, hearts), None);
}
