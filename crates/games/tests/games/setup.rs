//! Positions that can come about in play are built; all others are refused, and say why.

use crate::common::{ALICE, BOB, card, position};
use talon_cards::{Deck, Seat, Suit};
use talon_games::santase::setup::{BadSetup, Setup, Turn};
use talon_games::santase::{Closing, Phase};
use talon_games::{Game, GameRules};

fn good() -> Setup {
    position("JS", ["AH TH KH QH", "AD TD"], Turn::Lead(ALICE)).hands(["KC QC", "9S"]).setup()
}

fn refused(change: impl FnOnce(&mut Setup)) -> BadSetup {
    let mut setup = good();
    change(&mut setup);
    setup.build().expect_err("an impossible position")
}

#[test]
fn a_setup_is_the_position_it_describes() {
    let setup = good();
    let deal = setup.build().expect("a possible position");
    for seat in [ALICE, BOB] {
        let view = deal.view(Some(seat));
        assert_eq!(view.hand, setup.hands[seat.index()]);
        assert_eq!((view.tricks, view.talon), ([2, 1], 6));
        assert_eq!((view.turned, view.trump), (Some(card("JS")), Suit::Spades));
        assert_eq!(view.memory.played, setup.won[0] | setup.won[1]);
    }
    assert_eq!(deal.points(), [28, 21]);
    assert_eq!(deal.phase(), Phase::Lead);
}

#[test]
fn a_setup_round_trips_as_json() {
    let json = serde_json::to_string(&good()).expect("JSON");
    assert_eq!(serde_json::from_str::<Setup>(&json).expect(&json), good());
}

#[test]
fn the_talon_is_drawn_as_written() {
    let mut setup = good();
    let mut cards = setup.face_down.cards().to_vec();
    cards.reverse();
    setup.face_down = Deck::new(cards.clone());
    let mut deal = setup.build().expect("a possible position");
    deal.apply(ALICE, "KC".parse().unwrap()).unwrap();
    let reply = deal.legal_actions(BOB)[0];
    deal.apply(BOB, reply).unwrap();
    let winner = deal.on_turn().expect("a winner");
    deal.apply(winner, "draw".parse().unwrap()).unwrap();
    assert!(deal.view(Some(winner)).hand.contains(cards[0]));
    assert!(deal.view(Some(winner.other())).hand.contains(cards[1]));
}

#[test]
fn every_card_is_in_one_place() {
    assert_eq!(refused(|setup| setup.hands[0] = setup.hands[1]), BadSetup::NotThePack);
    assert_eq!(
        refused(|setup| {
            setup.won[1].insert(card("2C"));
        }),
        BadSetup::NotThePack
    );
    assert_eq!(refused(|setup| setup.face_down = Deck::new(Vec::new())), BadSetup::NotThePack);
    assert_eq!(refused(|setup| setup.turned = card("AH")), BadSetup::NotThePack);
}

#[test]
fn counts_fit() {
    let moved = refused(|setup| {
        setup.hands[0].remove(card("KC"));
        setup.hands[1].insert(card("KC"));
    });
    assert_eq!(moved, BadSetup::WrongCounts);
    let odd = refused(|setup| {
        setup.won[0].remove(card("AH"));
        setup.won[1].insert(card("AH"));
    });
    assert_eq!(odd, BadSetup::WrongCounts);
    assert_eq!(refused(|setup| setup.turn = Turn::PreDraw(ALICE)), BadSetup::WrongCounts);
    let over = position(
        "9S",
        ["AH TH AD TD AC TC AS TS KS QS JS 9S", "KH QH JH 9H KD QD JD 9D KC QC JC 9C"],
        Turn::Lead(ALICE),
    );
    assert_eq!(over.setup().build().expect_err("no cards left"), BadSetup::WrongCounts);
}

#[test]
fn the_seat_on_turn_can_be() {
    let second = Seat::new(2).expect("a seat");
    assert_eq!(refused(|setup| setup.turn = Turn::Lead(second)), BadSetup::NoSuchSeat);
    let scene = |seat| position("9S", ["AH TH", ""], Turn::Lead(seat)).setup().build().map(|_| ());
    assert_eq!(scene(ALICE), Ok(()));
    assert_eq!(scene(BOB), Err(BadSetup::WrongTurn));
    let first = |seat| position("9S", ["", ""], Turn::Lead(seat)).setup().build().map(|_| ());
    assert_eq!(first(ALICE), Ok(()));
    assert_eq!(first(BOB), Err(BadSetup::WrongTurn), "the dealer never leads first");
}

#[test]
fn the_talon_was_closed_by_somebody_who_could() {
    let closed = |by, draws, opponent_tricks| {
        let scene = position("9S", ["AH TH KH QH", "AD TD"], Turn::Lead(ALICE));
        scene.closed(by, draws, opponent_tricks, 0).setup().build().map(|_| ())
    };
    assert_eq!(closed(ALICE, 1, 0), Ok(()));
    assert_eq!(closed(ALICE, 1, 1), Ok(()), "before the draw of the second trick");
    assert_eq!(closed(BOB, 0, 0), Ok(()), "before the first draw");
    assert_eq!(closed(ALICE, 1, 2), Err(BadSetup::WrongClosing));
    assert_eq!(closed(BOB, 3, 0), Err(BadSetup::WrongClosing), "he had no three tricks");
    let before_drawing = refused(|setup| {
        setup.closing = Some(Closing { by: ALICE, opponent_tricks: 0 });
        setup.turn = Turn::PreDraw(ALICE);
    });
    assert_eq!(before_drawing, BadSetup::WrongTurn);
}

#[test]
fn marriages_were_announced_by_somebody_who_could() {
    let married = |seat, suit: Suit| {
        let mut setup = good();
        setup.marriages = vec![(seat, suit)];
        setup.build().map(|deal| deal.points())
    };
    assert_eq!(married(ALICE, Suit::Hearts), Ok([48, 21]));
    assert_eq!(married(ALICE, Suit::Clubs), Err(BadSetup::WrongMarriage), "neither was led");
    assert_eq!(married(ALICE, Suit::Diamonds), Err(BadSetup::WrongMarriage));
    let twice = refused(|setup| setup.marriages = vec![(ALICE, Suit::Hearts); 2]);
    assert_eq!(twice, BadSetup::WrongMarriage);
}

#[test]
fn the_nine_was_swapped_by_somebody_who_could() {
    let swapped = |seat, took: &str, turned: &str| {
        let mut setup = position(turned, ["AH TH KH QH", "AD TD"], Turn::Lead(ALICE)).hands(["JS", ""]).setup();
        setup.exchange = Some((seat, card(took)));
        setup.build().map(|deal| deal.view(None).exchange)
    };
    assert_eq!(swapped(ALICE, "JS", "9S"), Ok(Some((ALICE, card("JS")))));
    assert_eq!(swapped(BOB, "JS", "9S"), Err(BadSetup::WrongExchange), "he does not have it");
    assert_eq!(swapped(ALICE, "AH", "9S"), Err(BadSetup::WrongExchange), "not a trump");
    assert_eq!(swapped(ALICE, "JS", "QS"), Err(BadSetup::WrongExchange), "the nine is not turned");
}

#[test]
fn the_first_to_66_can_have_been() {
    let scene = || position("9S", ["AH TH AD TD AC TC QH JH", "KD QD"], Turn::Lead(ALICE));
    assert!(scene().setup().build().is_ok());
    assert!(scene().first_to_66(ALICE).setup().build().is_ok());
    let wrong = scene().first_to_66(BOB).setup().build().expect_err("he has 7");
    assert_eq!(wrong, BadSetup::WrongFirstTo66);
    let mut auto = scene().setup();
    auto.rules = auto.rules.with("claim-mode", "auto").expect("an option");
    assert_eq!(auto.build().expect_err("over before"), BadSetup::AlreadyOver);
}
