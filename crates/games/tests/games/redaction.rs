//! No `Debug` of anything that may hold a hidden card shows one.

use crate::common::{ALICE, BOB, Random, pack, playout, position, shows_no_card, viewers};
use talon_cards::Deck;
use talon_games::santase::setup::Turn;
use talon_games::santase::{Deal, Event, Rules};
use talon_games::{AnyDeal, AnyGameEvent, AnyView, Game, GameKind};

#[test]
fn the_closed_enum_of_views_shows_no_card() {
    for seed in 0..20 {
        playout(seed, &Rules::default(), |deal, _| {
            viewers(2).for_each(|viewer| shows_no_card(&format!("{:?}", AnyView::Santase(deal.view(viewer)))));
        });
    }
}

#[test]
fn the_closed_enums_show_no_card() {
    let deck = Deck::new(Random::new(3).deck(&pack()));
    let rules = GameKind::Santase.default_rules();
    let deal = AnyDeal::deal(&rules, 2, BOB, &deck).expect("a deck");
    shows_no_card(&format!("{deal:?} {deck:?}"));
}

#[test]
fn a_setup_shows_only_what_is_turned() {
    let mut setup = position("9S", ["AH TH", ""], Turn::Lead(ALICE)).setup();
    shows_no_card(&format!("{setup:?}").replace("9S", ""));
    setup.hands[0] = setup.hands[1];
    let why = setup.build().expect_err("two equal hands");
    shows_no_card(&format!("{why} {why:?}"));
}

#[test]
fn a_drawn_card_is_nowhere_but_in_its_own_field() {
    let card = pack()[5];
    let event = Event::Drew { seat: ALICE, card: Some(card) };
    shows_no_card(&format!("{event:?}"));
    shows_no_card(&format!("{:?}", AnyGameEvent::Santase(event)));
}

#[test]
fn refusals_show_no_card() {
    let deal = Deal::deal(&Rules::default(), 2, BOB, &pack()).expect("a deck");
    for seat in [ALICE, BOB] {
        for text in ["draw", "x", "close", "m:H", "claim"] {
            let illegal = deal.is_legal(seat, text.parse().expect(text)).expect_err("not in the first lead");
            shows_no_card(&format!("{illegal} {illegal:?}"));
        }
    }
}
