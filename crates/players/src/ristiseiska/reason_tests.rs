//! Every argument is true where it is given, and absent where it is not.

use talon_cards::Seat;
use talon_games::ristiseiska::setup::Turn;
use talon_games::ristiseiska::{Bonus, View};
use talon_games::{Game, Reason};

use super::reason::reason;
use super::tests::{action, position};

/// What the first seat sees.
fn seen(hands: [&str; 3], turn: Turn) -> View {
    position(hands, turn).view(Some(Seat::FIRST))
}

fn told(view: &View, worse: &str, best: &str) -> Option<Reason> {
    reason(view, action(worse), action(best))
}

fn card(text: &str) -> talon_cards::Card {
    text.parse().expect("a card")
}

#[test]
fn cards_wait_for_a_card() {
    let view = seen(["9S TH JH QH", "TS JS 2D AD", "QS KS KH 2C AC"], Turn::Begins(Seat::FIRST));
    let few = Reason::FewWait { card: card("9S"), own: 0, better: card("TH"), than: 2 };
    assert_eq!(told(&view, "9S", "TH"), Some(few));
    assert_eq!(told(&view, "TH", "9S"), None, "more own cards wait for it, and fewer of the others");
}

#[test]
fn a_card_helps_the_others() {
    let view = seen(["9S 2D", "TS JS QS KS", "AD KH"], Turn::Bonus(Seat::FIRST));
    let helps = Reason::HelpsOthers { card: card("9S"), cards: 4 };
    assert_eq!(told(&view, "9S", "end"), Some(helps));
    assert_eq!(told(&view, "9S", "2D"), Some(helps));
    assert_eq!(told(&view, "2D", "end"), Some(Reason::HelpsOthers { card: card("2D"), cards: 1 }));
    assert_eq!(told(&view, "2D", "9S"), None);
    assert_eq!(told(&view, "end", "9S"), None);
}

#[test]
fn a_king_lets_one_play_on_where_the_table_says_so() {
    let mut view = seen(["KH 9S 2D", "TS JS QS", "KS AD AC"], Turn::Begins(Seat::FIRST));
    assert_eq!(told(&view, "9S", "KH"), Some(Reason::FurtherCard { better: card("KH") }));
    view.rules.bonus = Bonus::Off;
    assert_eq!(told(&view, "9S", "KH"), Some(Reason::HelpsOthers { card: card("9S"), cards: 4 }));
}

#[test]
fn cards_that_are_better_not_given() {
    let view = seen(["JS QS 3D KC", "TS QH 2D AD", "9S JH 4D KS KH"], Turn::Begins(Seat::SECOND));
    assert!(view.stuck.is_some());
    assert_eq!(told(&view, "g:KC", "g:QS"), Some(Reason::GivenFits { card: card("KC") }));
    assert_eq!(told(&view, "g:JS", "g:QS"), Some(Reason::GivenAwaited { card: card("JS"), own: 1 }));
    let cheap = Reason::GivenCheap { card: card("3D"), points: 3, better: card("QS"), than: 12 };
    assert_eq!(told(&view, "g:3D", "g:QS"), Some(cheap));
    assert_eq!(told(&view, "g:QS", "g:3D"), None);
}
