//! A closed talon, and what it froze.

use serde::{Deserialize, Serialize};
use talon_cards::Seat;

use crate::marriage::Closed;

/// A closed talon: what the closer's opponent has won later does not count against the closer
/// (`rules/schnapsen.md §10`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// Who closed.
    pub by: Seat,
    /// How many tricks the opponent had at that moment.
    pub opponent_tricks: u8,
    /// How many points the opponent had at that moment, marriages without a trick not counted.
    pub opponent_points: u8,
}

impl Closed for Closing {
    fn now(by: Seat, opponent_tricks: u8, opponent_points: u8) -> Self {
        Self { by, opponent_tricks, opponent_points }
    }

    fn by(&self) -> Seat {
        self.by
    }

    fn opponent_tricks(&self) -> u8 {
        self.opponent_tricks
    }

    fn opponent_points(&self) -> Option<u8> {
        Some(self.opponent_points)
    }
}
