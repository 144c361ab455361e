//! Every argument is true where it is given, and absent where it is not.

use std::cell::Cell;

use talon_cards::{Card, CardSet, Seat, Suit};
use talon_games::marriage::{Deal, Move, RuleSet, View};
use talon_games::{Game, Reason, santase, snaps, sznap};

use super::learned::Learned;
use super::reason::reason;
use super::tests::random_deal;
use crate::rng::Dice;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A deal in which the one who leads holds `mine`, the other one `theirs`, and `turned` lies face up.
fn dealt<R: RuleSet>(rules: &R, mine: &str, theirs: &str, turned: &str) -> Deal<R> {
    let pack = Deal::<R>::pack(rules);
    let deal = |cards: &[Card]| Deal::deal(rules, 2, Seat::FIRST, cards).unwrap();
    let probe = deal(&pack);
    let leader = probe.on_turn().unwrap();
    let view = |seat| probe.view(Some(seat));
    let (mut mine, mut theirs, turned) = (cards(mine), cards(theirs), cards(turned));
    let mut rest: Vec<Card> =
        pack.iter().copied().filter(|card| ![&mine, &theirs, &turned].iter().any(|some| some.contains(card))).collect();
    let mut deck = Vec::new();
    for card in &pack {
        let from = if view(leader).hand.contains(*card) {
            &mut mine
        } else if view(leader.other()).hand.contains(*card) {
            &mut theirs
        } else if view(leader).turned == Some(*card) {
            deck.push(turned[0]);
            continue;
        } else {
            &mut rest
        };
        deck.push(from.remove(0));
    }
    deal(&deck)
}

/// Plays these moves, each by the one on turn, and draws where that is a decision.
fn play<R: RuleSet>(deal: &mut Deal<R>, moves: &str) {
    for made in moves.split_whitespace() {
        draw(deal);
        let made: Move = made.parse().unwrap();
        let seat = deal.on_turn().unwrap();
        let legal = deal.legal_actions(seat);
        let action = made.try_into().ok().unwrap_or_else(|| panic!("{made} is no action"));
        deal.apply(seat, action).unwrap_or_else(|_| panic!("{made} is not legal, but {legal:?}"));
    }
    draw(deal);
}

fn draw<R: RuleSet>(deal: &mut Deal<R>) {
    let Some(seat) = deal.on_turn() else { return };
    let draws = |action: &R::Action| (*action).into() == Move::Draw;
    if let Some(action) = deal.legal_actions(seat).into_iter().find(draws) {
        deal.apply(seat, action).unwrap();
    }
}

fn told<R: Learned>(view: &View<R>, worse: &str, best: &str) -> Option<Reason> {
    let action = |made: &str| made.parse::<Move>().unwrap().try_into().ok().unwrap();
    reason(view, 7, action(worse), action(best))
}

fn seen<R: RuleSet>(deal: &Deal<R>) -> View<R> {
    deal.view(deal.on_turn())
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn santase() -> santase::Rules {
    santase::Rules::default()
}

const WEAK: &str = "9S JS TS JH 9H 9C";

#[test]
fn a_lead_that_is_beaten_more_often() {
    let view = seen(&dealt(&santase(), "TC TH AH 9D KS QS", WEAK, "JD"));
    // Six of seventeen cards that may be anywhere: 35 of 100 hands have the ace of clubs.
    assert_eq!(told(&view, "TC", "AH"), Some(Reason::Beaten { card: card("TC"), of: 35 }));
    assert_eq!(told(&view, "AH", "TC"), None, "nothing beats it");
    assert_eq!(told(&view, "TC", "9D"), None, "the other card is beaten as often");
}

#[test]
fn points_that_win_are_counted() {
    let mut deal = dealt(&santase(), "AS AH KD QD TC JC", WEAK, "9D");
    play(&mut deal, "AS TS AH JH");
    assert_eq!(told(&seen(&deal), "JC", "KD"), None);
    assert_eq!(told(&seen(&deal), "JC", "m:D"), Some(Reason::MarriageWins { suit: Suit::Diamonds }));
    assert_eq!(told(&seen(&deal), "m:D", "JC"), None);
    assert!(!matches!(told(&seen(&deal), "JC", "claim"), Some(Reason::Counted { .. })), "34 are not enough");
    play(&mut deal, "m:D");
    assert_eq!(told(&seen(&deal), "KD", "claim"), Some(Reason::Counted { points: 74 }));
}

#[test]
fn a_marriage_that_is_not_shown() {
    let mut deal = dealt(&santase(), "AS KC QC KH QH JC", WEAK, "9D");
    assert_eq!(told(&seen(&deal), "KH", "AS"), Some(Reason::MarriageBroken { card: card("KH"), points: 20 }));
    assert_eq!(told(&seen(&deal), "KH", "QC"), None, "both break one");
    assert_eq!(told(&seen(&deal), "JC", "KH"), None, "it breaks none");
    play(&mut deal, "AS 9S");
    let unshown = Reason::MarriageUnshown { suit: Suit::Hearts, points: 20 };
    assert_eq!(told(&seen(&deal), "JC", "m:H"), Some(unshown));
    assert_eq!(told(&seen(&deal), "KH", "m:H"), Some(unshown), "nor if it is broken");
    assert_eq!(told(&seen(&deal), "m:C", "m:H"), None);
    play(&mut deal, "m:H");
    assert_eq!(told(&seen(&deal), "KH", "QH"), None, "it is shown already");
}

#[test]
fn leading_shows_a_marriage_where_nothing_is_announced() {
    let rules = snaps::Rules::default();
    let mut deal = dealt(&rules, "AS KH QH JC TC", "JS QS TS JH AC", "JD");
    play(&mut deal, "AS JS");
    let view = seen(&deal);
    let is_unshown = |reason| matches!(reason, Some(Reason::MarriageUnshown { suit: Suit::Hearts, points: 20 }));
    let shows = |made: &str| view.legal.iter().any(|action| action.to_string() == made);
    let best = if shows("m:H") { "m:H" } else { "KH" };
    assert!(is_unshown(told(&view, "JC", best)), "{:?}", view.legal);
    assert!(!is_unshown(told(&view, best, "JC")));
}

#[test]
fn a_close_that_makes_66_and_one_that_fails() {
    let mut deal = dealt(&santase(), "AS AD TD KD QD AH", WEAK, "9D");
    play(&mut deal, "AS TS");
    let Some(Reason::ClosingMakes { of }) = told(&seen(&deal), "AH", "close") else { panic!("a good close") };
    assert!(of > 90, "{of}");
    assert_eq!(told(&seen(&deal), "close", "AH"), None, "it does not fail");
    let mut deal = dealt(&santase(), "AS 9D JD 9H JH 9C", "9S JS TS KH QH QC", "QD");
    play(&mut deal, "AS 9S");
    assert_eq!(told(&seen(&deal), "close", "9C"), Some(Reason::ClosingFails { of: 0 }));
    assert!(!matches!(told(&seen(&deal), "9C", "close"), Some(Reason::ClosingMakes { .. })));
}

#[test]
fn tricks_that_are_left_fed_or_poor() {
    let deal = dealt(&santase(), "AS 9S JC QC KH 9D", "KS TS 9C TC AD JD", "QD");
    let led = |card: &str| {
        let mut deal = deal;
        play(&mut deal, card);
        seen(&deal)
    };
    assert_eq!(told(&led("QC"), "9C", "TC"), Some(Reason::TrickLeft { points: 3 }));
    assert_eq!(told(&led("9S"), "9C", "KS"), None, "nothing is left with it");
    assert_eq!(told(&led("AS"), "TS", "9C"), Some(Reason::TrickFed { card: card("TS"), points: 10 }));
    assert_eq!(told(&led("AS"), "KS", "9C"), None, "a king is no great loss");
    assert_eq!(told(&led("JC"), "AD", "9C"), Some(Reason::TrickPoor { card: card("AD"), points: 2 }));
    assert_eq!(told(&led("KH"), "JD", "9C"), Some(Reason::TrickPoor { card: card("JD"), points: 4 }));
    assert_eq!(told(&led("JC"), "AD", "TC"), None, "both take it");
    assert_eq!(told(&led("AS"), "AD", "9C"), None, "it is worth taking");
}

#[test]
fn a_suit_that_the_other_one_does_not_hold() {
    let mut view = seen(&dealt(&santase(), "KS QS AH TH 9D JC", WEAK, "JD"));
    assert!(!matches!(told(&view, "KS", "AH"), Some(Reason::Void { .. })), "he may hold some");
    let other = view.viewer.unwrap().other();
    view.memory.missing[other.index()] =
        santase().pack().set().into_iter().filter(|card| card.suit() == Suit::Spades).collect::<CardSet>();
    let Some(Reason::MarriageBroken { .. }) = told(&view, "KS", "AH") else { panic!("what weighs more comes first") };
    view.hand = view.hand - cards("QS").into_iter().collect();
    let Some(Reason::Void { suit: Suit::Spades, of }) = told(&view, "KS", "AH") else { panic!("he has none") };
    // Six of thirteen cards, of which four are trumps: none of them in 126 hands of 1,716.
    assert!((90..=96).contains(&of), "{of}");
    assert!(!matches!(told(&view, "AH", "KS"), Some(Reason::Void { .. })));
}

/// The argument does not depend on the hidden cards.
fn hidden_cards_say_nothing<R: Learned>(rules: &R, seed: u64) {
    let dice = &mut Dice::new(seed);
    let mut compared = 0;
    for turn in 0..40 {
        let left = Cell::new(1 + turn % 9);
        let Some(deal) = random_deal(rules, dice, |_| {
            left.set(left.get() - 1);
            left.get() == 0
        }) else {
            continue;
        };
        let view = seen(&deal);
        let other = view.viewer.unwrap().other().index();
        let (known, missing) = (view.memory.known[other], view.memory.missing[other]);
        let unseen: CardSet = rules.pack().set() - view.memory.seen;
        let free: Vec<Card> = (unseen - missing).into_iter().collect();
        let wanted = usize::from(view.hand_sizes[other]) - known.len();
        let start = dice.index(free.len().max(1));
        let theirs: CardSet = (0..wanted).map(|place| free[(start + place) % free.len()]).collect();
        let rest: Vec<Card> = (unseen - theirs).into_iter().collect();
        let Some(imagined) = view.imagine(known | theirs, &rest) else { continue };
        let same = imagined.view(view.viewer);
        for (worse, best) in view.legal.iter().zip(view.legal.iter().cycle().skip(1)) {
            assert_eq!(reason(&view, 3, *worse, *best), reason(&same, 3, *worse, *best), "seed {seed}");
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn no_reason_depends_on_hidden_cards() {
    hidden_cards_say_nothing(&santase(), 1);
    hidden_cards_say_nothing(&sznap::Rules::default(), 2);
    hidden_cards_say_nothing(&snaps::Rules::default(), 3);
}
