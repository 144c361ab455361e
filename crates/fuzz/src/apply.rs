//! Any sequence of actions, legal or not, by any seat: nothing panics, what is refused changes nothing, and no card is lost.

use talon_cards::{Card, CardSet, Seat};
use talon_games::{GameKind, GameRules, GameScore, GameView, Listed, by_game};
use talon_proofs::Dice;
use talon_proofs::battery::{Provable, every_action};

use crate::bytes::Bytes;

/// Deals some game from some deck, and does whatever the bytes say.
///
/// # Panics
/// If something does not hold.
pub fn apply(input: &[u8]) {
    let mut bytes = Bytes::new(input);
    let game = bytes.pick(&GameKind::ALL).copied().unwrap_or(GameKind::USUAL);
    by_game!(match game {
        GameKind::G => play::<G>(bytes),
    });
}

fn play<G: Provable + Listed>(mut bytes: Bytes<'_>) {
    let rules = G::Rules::default().options().iter().fold(G::Rules::default(), |rules, option| {
        let value = bytes.pick(option.values).copied().unwrap_or(option.default);
        rules.with(option.key, value).expect("a listed value")
    });
    let seats: Vec<u8> = G::seats(&rules).collect();
    let seats = bytes.pick(&seats).copied().expect("a number of seats");
    let dealer = Seat::all(seats).nth(bytes.below(usize::from(seats))).expect("a dealer");
    let mut deck: Vec<Card> = G::pack(&rules);
    Dice::new(bytes.seed()).shuffle(&mut deck);
    let mut deal = G::deal(&rules, seats, dealer, &deck).expect("the pack in some order");

    let every = every_action::<G>();
    let mut played = CardSet::EMPTY;
    while !bytes.is_empty() {
        let seat = Seat::all(Seat::COUNT).nth(bytes.below(8)).expect("a seat");
        // Mostly what is legal, so that deals come far; whatever the notation can write besides.
        let legal = deal.legal_actions(deal.to_act().iter().next().unwrap_or(seat));
        let (seat, action) = match bytes.below(4) {
            0 => (seat, bytes.pick(&every)),
            _ => (deal.to_act().iter().next().unwrap_or(seat), bytes.pick(&legal).or(every.first())),
        };
        step(&mut deal, seat, *action.expect("an action"), &mut played);
        check(&deal, &rules, seats, played);
    }
    finish(&deal, &rules, seats);
    assert!(!format!("{:?}", deal.any_deal()).is_empty());
}

fn step<G: Provable>(deal: &mut G, seat: Seat, action: G::Action, played: &mut CardSet) {
    let before = deal.clone();
    let (listed, allowed) = (deal.legal_actions(seat).contains(&action), deal.is_legal(seat, action));
    match deal.apply(seat, action) {
        Ok(events) => {
            assert!(listed && allowed.is_ok() && !events.is_empty(), "{seat}: {action}");
            if let Some(card) = G::played(action) {
                assert!(played.insert(card), "{card} is played twice");
            }
        }
        Err(illegal) => {
            assert!(!listed && allowed == Err(illegal), "{seat}: {action}");
            assert!(*deal == before, "{seat}: {action} is refused with an effect");
        }
    }
}

fn check<G: Provable>(deal: &G, rules: &G::Rules, seats: u8, played: CardSet) {
    let hands = Seat::all(seats).map(|seat| deal.view(Some(seat)).hand());
    let held: usize = hands.clone().map(CardSet::len).sum();
    let all = hands.fold(played, CardSet::union);
    assert_eq!(all.len(), held + played.len(), "a card is in two places");
    assert_eq!(all.len() + G::undealt(&deal.view(None)), G::pack(rules).len(), "a card is lost");
    assert_eq!(deal.to_act().is_empty(), deal.outcome().is_some());
}

fn finish<G: Provable>(deal: &G, rules: &G::Rules, seats: u8) {
    if let Some(outcome) = deal.outcome() {
        let mut score = G::start(rules, seats, Seat::FIRST);
        let _ = G::record(rules, &mut score, &outcome);
        assert_eq!(score.points().len(), usize::from(seats));
    }
}
