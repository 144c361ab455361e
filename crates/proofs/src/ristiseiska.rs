//! What the battery must know about Ristiseiska.

use talon_cards::{Card, CardSet, Seat};
use talon_games::ristiseiska::{Action, Deal, Rules, View};

use crate::battery::{Provable, turn_of};
use crate::playout::Playout;

impl Playout for Deal {}

impl Provable for Deal {
    const WORDS: &[&str] = &["end"];

    fn shown_at_start(_: &Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        let own = |seat| deck.iter().skip(turn_of(seat, dealer, seats)).step_by(usize::from(seats).max(1)).copied();
        viewer.into_iter().flat_map(own).collect()
    }

    fn undealt(_: &View) -> usize {
        0
    }

    fn played(action: Action) -> Option<Card> {
        match action {
            Action::Play(card) => Some(card),
            Action::Give(_) | Action::EndTurn => None,
        }
    }
}
