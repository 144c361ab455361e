//! One source of legality: what is offered, what is accepted and why the rest is refused.

use talon_cards::{Card, Seat};
use talon_games::ristiseiska::setup::Turn;
use talon_games::ristiseiska::{Action, Deal, Event, Rules};
use talon_games::{BadDeck, Game, GameAction, Rule};

use super::bench::{
    ANN, BEN, CEC, DAN, EVE, Random, Run, Scene, anything, card, one_source_of_legality, pack, playout, rules,
};

fn every_action() -> Vec<Action> {
    let mut actions: Vec<Action> = pack().into_iter().map(Action::Play).collect();
    actions.extend(pack().into_iter().map(Action::Give));
    actions.push(Action::EndTurn);
    actions
}

#[test]
fn offered_judged_and_applied_agree() {
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        playout(seed, &rules, seats, anything, |deal, _| one_source_of_legality(seed, deal, &every_action()));
    }
}

#[test]
fn a_forced_card_is_the_only_legal_action() {
    let mut forced = 0;
    for seed in 0..100 {
        playout(seed, &Rules::default(), 4, anything, |deal, _| {
            for seat in Seat::all(4) {
                assert_eq!(deal.automatic(seat), None);
                let legal = deal.legal_actions(seat);
                match deal.forced(seat) {
                    Some(action) => {
                        assert_eq!(legal.as_slice(), [action]);
                        assert!(action.card().is_some());
                        forced += 1;
                    }
                    None => assert_ne!(legal.len(), 1),
                }
            }
        });
    }
    assert!(forced > 1_000, "{forced}");
}

/// §7: the first card is the seven of clubs, from the hand of its holder, no matter who deals.
#[test]
fn the_first_card_is_the_seven_of_clubs() {
    for seed in 0..50 {
        let mut random = Random::new(seed);
        let deal = random.dealt(&Rules::default(), 3 + (seed % 3) as u8);
        let seat = deal.on_turn().expect("somebody");
        assert_eq!(deal.legal_actions(seat).as_slice(), [Action::Play(card("7C"))]);
        for other in deal.view(Some(seat)).hand.iter().filter(|held| *held != card("7C")) {
            let refused = deal.is_legal(seat, Action::Play(other)).expect_err("not the first card");
            assert_eq!(refused.rule, Rule::SevenOfClubsFirst, "{other}, also another seven (§16 number 12)");
        }
        assert_eq!(deal.is_legal(seat, Action::EndTurn).expect_err("forced").rule, Rule::MustPlay);
    }
}

/// §7: refused to who is not on turn, and to everybody once the round is over.
#[test]
fn only_the_seat_on_turn_acts() {
    let run = Scene::new(3, "C S H 7D", Turn::Begins(ANN)).hand(ANN, "6D").game();
    assert_eq!(run.refusal("B:8D"), Rule::NotYourTurn);
    assert_eq!(run.refusal("H:8D"), Rule::NotYourTurn, "not even at the table");
    let over = run.play("A:6D");
    for step in ["A:6D", "B:8D", "B:g:8D", "C:end"] {
        assert_eq!(over.refusal(step), Rule::DealOver);
    }
}

fn owed() -> Run {
    Scene::new(5, "7C 6C", Turn::Begins(BEN)).hand(BEN, "2D 3D KH").hand(ANN, "8C 4D 5D").game()
}

/// §8: the giver only gives, the others wait.
#[test]
fn a_player_who_owes_a_card_gives_one() {
    let run = owed();
    assert_eq!(run.legal().join(" "), "g:8C g:4D g:5D");
    assert_eq!(run.refusal("A:8C"), Rule::MustGive);
    assert_eq!(run.refusal("A:end"), Rule::MustGive);
    assert_eq!(run.refusal("A:g:2D"), Rule::NotInHand);
    assert_eq!(run.refusal("C:g:7D"), Rule::NotYourTurn);
    assert_eq!(run.refusal("B:KH"), Rule::NotYourTurn);
}

/// Each rule by its own name, in turn and in a bonus.
#[test]
fn the_broken_rule_is_named() {
    let run = Scene::new(3, "7C 6C 7H 6H 8H 9H", Turn::Begins(ANN)).hand(ANN, "8C 5C 9C 4H JH 2S 7D").game();
    for (step, rule) in [
        ("A:9C", Rule::NotNext),
        ("A:5C", Rule::EightFirst),
        ("A:4H", Rule::NotNext),
        ("A:JH", Rule::NotNext),
        ("A:2S", Rule::SuitNotOpen),
        ("A:TC", Rule::NotInHand),
        ("A:8H", Rule::NotInHand),
        ("A:g:8C", Rule::NothingToGive),
        ("A:end", Rule::MustPlay),
    ] {
        assert_eq!(run.refusal(step), rule, "{step}");
    }
    assert_eq!(run.legal().join(" "), "8C 7D");
    let bonus = Scene::new(3, "7C 6C 8C 9C TC JC QC KC", Turn::Bonus(ANN)).hand(ANN, "5C 2H").game();
    assert_eq!(bonus.legal().join(" "), "end 5C");
    assert_eq!(bonus.refusal("A:2H"), Rule::SuitNotOpen);
    assert_eq!(bonus.refusal("A:g:2H"), Rule::NothingToGive);
}

/// §4: one card at a time, clockwise from the dealer's left.
#[test]
fn the_deal_follows_the_deck() {
    let sizes = [
        (3, vec![18, 17, 17]),
        (4, vec![13; 4]),
        (5, vec![11, 11, 10, 10, 10]),
        (6, vec![9, 9, 9, 9, 8, 8]),
        (7, vec![8, 8, 8, 7, 7, 7, 7]),
        (8, vec![7, 7, 7, 7, 6, 6, 6, 6]),
    ];
    let rules = rules(&[("max-players", "8")]);
    let deck = pack();
    for (seats, sizes) in sizes {
        for dealer in Seat::all(seats) {
            let deal = Deal::deal(&rules, seats, dealer, &deck).expect("a deck");
            let mut seat = dealer;
            for (place, size) in sizes.iter().enumerate() {
                seat = seat.next(seats);
                let view = deal.view(Some(seat));
                let dealt: Vec<Card> = deck.iter().skip(place).step_by(usize::from(seats)).copied().collect();
                assert_eq!((view.hand.len(), view.hand_sizes[seat.index()]), (*size, *size as u8));
                assert!(dealt.iter().all(|card| view.hand.contains(*card)), "{seats} seats, dealer {dealer}");
            }
        }
    }
}

/// What is not dealt from.
#[test]
fn a_bad_deck_is_refused() {
    let deal = |seats, dealer, deck: &[_]| Deal::deal(&Rules::default(), seats, dealer, deck).map(|_| ());
    let pack = pack();
    assert_eq!(deal(3, ANN, &pack), Ok(()));
    assert_eq!(deal(5, EVE, &pack), Ok(()));
    for seats in [0, 1, 2, 6, 255] {
        assert_eq!(deal(seats, ANN, &pack), Err(BadDeck::WrongSeats { seats }));
    }
    assert_eq!(deal(3, DAN, &pack), Err(BadDeck::NoSuchDealer));
    assert_eq!(deal(3, ANN, &pack[1..]), Err(BadDeck::WrongSize { expected: 52, found: 51 }));
    let mut twice = pack.clone();
    twice[0] = twice[1];
    assert_eq!(deal(3, ANN, &twice), Err(BadDeck::NotThePack));
}

/// At most seven others are stuck after a card: what one action brings about fits its list.
#[test]
fn a_turn_may_pass_everybody_else() {
    let seats = "ABCDEFGH".chars();
    let scene = || {
        let mut scene = Scene::new(8, "C H S 7D", Turn::Begins(ANN)).hand(ANN, "6D 8D 9D 5D");
        for (index, cards) in ["4D", "3D", "2D", "AD", "TD", "JD", "QD KD"].into_iter().enumerate() {
            scene = scene.hand(Seat::new(index as u8 + 1).expect("a seat"), cards);
        }
        scene
    };
    let token = scene().rules(&[("max-players", "8"), ("stuck", "token")]).game().play("A:6D");
    assert_eq!(token.events.len(), seats.count());
    assert_eq!(token.deal.on_turn(), Some(ANN));
    assert_eq!(token.deal.view(None).token, Seat::new(7));
    // From the first card on, when the same hand holds all the sevens and the six of clubs.
    let first: Vec<Card> = ["7C", "7D", "7H", "7S", "6C", "2C", "3C"].map(card).to_vec();
    let mut others = pack().into_iter().filter(|card| !first.contains(card));
    let mut firsts = first.iter().copied();
    let next = |place| if place % 8 == 0 { firsts.next() } else { others.next() };
    let deck: Vec<Card> = (0..52).map_while(next).collect();
    let rules = rules(&[("max-players", "8"), ("first-round-free", "on")]);
    let deal = Deal::deal(&rules, 8, Seat::new(7).expect("a seat"), &deck).expect("a deck");
    let free = Run::of(deal).play("A:7C");
    assert!(free.events[1..].iter().all(|event| matches!(event, Event::Stuck { giver: None, .. })));
    assert_eq!((free.events.len(), free.deal.on_turn()), (8, Some(ANN)));
}

/// §8: the giver is the seat to the right, no matter what he did last.
#[test]
fn the_giver_sits_to_the_right() {
    for stuck in [ANN, BEN, CEC, DAN] {
        let run = Scene::new(4, "7C 6C", Turn::Begins(stuck)).hand(stuck, "2D KH").game();
        assert_eq!(run.deal.view(None).stuck, Some(stuck));
        assert_eq!(run.deal.on_turn(), Some(stuck.previous(4)));
    }
}
