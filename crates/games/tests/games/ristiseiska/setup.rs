//! Positions that can come about in play are built; all others are refused, and say why.

use talon_cards::{CardSet, Seat};
use talon_games::Game;
use talon_games::ristiseiska::setup::{BadSetup, Setup, Turn};

use super::bench::{ANN, BEN, CEC, Scene, card, set};

fn good() -> Setup {
    Scene::new(4, "7C 6C 8C 7H", Turn::Begins(BEN)).hand(BEN, "6H 2S 2D").setup()
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
    for seat in Seat::all(4) {
        assert_eq!(deal.view(Some(seat)).hand, setup.hands[seat.index()]);
    }
    let view = deal.view(None);
    assert_eq!((view.laid, view.seats, view.dealer), (set("7C 6C 8C 7H"), 4, ANN));
    assert_eq!(view.open, set("5C 9C 6H 7D 7S"));
    assert!(view.last.iter().all(Option::is_none));
    let json = serde_json::to_string(&setup).expect("JSON");
    assert_eq!(serde_json::from_str::<Setup>(&json).expect(&json), setup);
}

#[test]
fn every_card_is_in_one_place() {
    assert_eq!(refused(|setup| setup.hands[0] = setup.hands[0] | set("6H")), BadSetup::CardTwice);
    assert_eq!(refused(|setup| setup.hands[1] = CardSet::EMPTY), BadSetup::WrongCounts);
    let all = Scene::new(3, "7C", Turn::Begins(ANN)).hand(ANN, "2C").hand(BEN, "3C").setup();
    assert_eq!(all.build().expect_err("49 cards in a hand"), BadSetup::WrongCounts);
    let grown = Scene::new(4, "7C 7H", Turn::Begins(ANN)).hand(ANN, "2C").rules(&[("stuck", "token")]).setup();
    assert_eq!(grown.build().expect_err("hands do not grow"), BadSetup::WrongCounts);
}

#[test]
fn the_table_is_a_grid() {
    for (laid, missing) in [("7C 8C", "6C"), ("7C 6C 5C", "8C"), ("7H", "7C"), ("7C 6C 8C TC", "9C"), ("7C AS", "2S")] {
        let setup = Scene::new(4, laid, Turn::Begins(ANN)).setup();
        assert_eq!(setup.build().expect_err(missing), BadSetup::WrongTable, "{laid} lacks {missing}");
    }
    let five = Scene::new(4, "7C 6C 5C", Turn::Begins(ANN)).rules(&[("five-needs-eight", "off")]).setup();
    assert!(five.build().is_ok());
}

#[test]
fn the_seats_are_at_the_table() {
    let nowhere = Seat::new(4).unwrap();
    assert_eq!(refused(|setup| setup.dealer = nowhere), BadSetup::NoSuchSeat);
    assert_eq!(refused(|setup| setup.turn = Turn::Begins(nowhere)), BadSetup::NoSuchSeat);
    assert_eq!(refused(|setup| setup.token = Some(nowhere)), BadSetup::NoSuchSeat);
    assert_eq!(refused(|setup| setup.token = Some(ANN)), BadSetup::NoToken);
    assert_eq!(refused(|setup| setup.hands.truncate(2)), BadSetup::WrongSeats);
    assert_eq!(refused(|setup| setup.hands.resize(6, set("2C"))), BadSetup::WrongSeats);
    assert_eq!(refused(|setup| setup.hands.resize(300, set("2C"))), BadSetup::WrongSeats);
}

#[test]
fn the_seat_on_turn_can_be() {
    let bare = |seat| Scene::new(4, "", Turn::Begins(seat)).setup();
    let holder = Seat::all(4).find(|seat| bare(*seat).hands[seat.index()].contains(card("7C"))).expect("a holder");
    for seat in Seat::all(4) {
        let built = bare(seat).build().map(|deal| deal.on_turn());
        assert_eq!(built, if seat == holder { Ok(Some(seat)) } else { Err(BadSetup::WrongTurn) });
    }
    assert_eq!(refused(|setup| setup.turns = 0), BadSetup::WrongTurn, "there are cards on the table");
    assert_eq!(refused(|setup| setup.turns_without_play = 100), BadSetup::WrongTurn, "the first turn plays a card");
    assert_eq!(refused(|setup| setup.turn = Turn::Bonus(BEN)), BadSetup::WrongTurn, "neither ace nor king lies");
    let bonus = |changes: &[(&str, &str)], hand: &str| {
        let laid = "7C 6C 8C 9C TC JC QC KC 7H";
        Scene::new(4, laid, Turn::Bonus(CEC)).rules(changes).hand(CEC, hand).setup().build().map(|deal| deal.on_turn())
    };
    assert_eq!(bonus(&[], "6H 2S"), Ok(Some(CEC)));
    assert_eq!(bonus(&[], "5H 2S"), Err(BadSetup::WrongTurn), "nothing fits");
    assert_eq!(bonus(&[("bonus", "off")], "6H 2S"), Err(BadSetup::WrongTurn));
}
