//! What the tests of Santase share, which is of the family, and what those of all games do.

pub(crate) mod any;

use talon_cards::{Card, Seat};
use talon_games::Game;
use talon_games::marriage::setup::Turn;
use talon_games::santase::{Deal, Rules};

pub(crate) use self::any::{Random, card, options_are, round_trip, set, shows_no_card, viewers};
use crate::family::common as family;
pub(crate) use crate::family::common::{action, playout, rules};

pub(crate) const ALICE: Seat = Seat::FIRST;
pub(crate) const BOB: Seat = Seat::SECOND;

pub(crate) type Run = family::Run<Rules>;
pub(crate) type Scene = family::Scene<Rules>;

pub(crate) fn pack() -> Vec<Card> {
    Deal::pack(&Rules::default())
}

/// A deck for these hands of six and the talon's first cards; the rest follows in pack order.
pub(crate) fn deck(leader: &str, dealer: &str, turned: &str, talon: &str) -> Vec<Card> {
    family::deck(&Rules::default(), leader, dealer, turned, talon)
}

/// A position from what matters in it, with `won` by Alice and Bob.
pub(crate) fn position(turned: &str, won: [&str; 2], turn: Turn) -> Scene {
    Scene::new(Rules::default(), turned, won, turn)
}
