//! No `Debug` of anything that may hold a hidden card shows one.

use talon_cards::Deck;
use talon_games::Game;
use talon_games::belot::{Deal, Event, Outcome, Rules};

use super::common::{A, B, C, Random, SEATS, Taken, every_action, list, pack, playout};

fn shows_no_card(debug: &str) {
    crate::common::any::shows_no_card(debug);
    for rank in ["Nine", "Jack", "Queen", "King"] {
        assert!(!debug.contains(rank), "{debug} shows a {rank}");
    }
}

#[test]
fn deals_and_views_show_no_card() {
    for seed in 0..20 {
        playout(seed, &Rules::default(), |deal, _| {
            shows_no_card(&format!("{deal:?} {deal:#?}"));
            for viewer in [None, Some(A), Some(B), Some(C)] {
                let view = deal.view(viewer);
                shows_no_card(&format!("{view:?} {view:#?} {:?} {:?} {:?}", view.memory, view.open, view.announced));
            }
        });
    }
}

#[test]
fn setups_events_and_outcomes_show_no_hidden_card() {
    let dealt = list("9C TC JC").try_into().ok();
    shows_no_card(&format!("{:?}", Event::Drew { seat: A, cards: dealt }));
    let deck = Deck::new(Random::new(3).deck(&pack()));
    shows_no_card(&format!("{deck:?}"));
    let taken = Taken::points("H pass pass", [84, 47, 31]);
    let sheet = Outcome::Counted(taken.sheet());
    shows_no_card(&format!("{sheet:?}"));
}

#[test]
fn refusals_show_no_card() {
    let deal = Deal::deal(&Rules::default(), 3, B, &pack()).expect("a deck");
    for seat in SEATS {
        for action in every_action() {
            if let Err(illegal) = deal.is_legal(seat, action) {
                shows_no_card(&format!("{illegal} {illegal:?}"));
            }
        }
    }
}
