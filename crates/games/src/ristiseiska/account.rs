//! The account of a round so far.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use talon_cards::{CardSet, Seat};

use super::{Deal, ROOM};

/// The account of a round so far: for referees, who see every card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The hand of each seat that plays.
    pub hands: ArrayVec<CardSet, ROOM>,
    /// Who has the token; nobody until somebody is stuck, or at a table where cards are given.
    pub token: Option<Seat>,
    /// How many turns in a row have passed without a card played.
    pub turns_without_play: u8,
    /// Whether there were so many that a giver must give a card that does not fit, if he has one
    /// (`rules/ristiseiska.md §9`).
    pub guard: bool,
}

impl Account {
    pub(super) fn of(deal: &Deal) -> Self {
        Self {
            hands: Seat::all(deal.seats).map(|seat| deal.hand(seat)).collect(),
            token: deal.token,
            turns_without_play: deal.idle,
            guard: deal.is_stalled(),
        }
    }
}
