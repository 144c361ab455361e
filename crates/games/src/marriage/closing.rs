//! A closed talon, and the facts of the moment when it was closed.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use talon_cards::Seat;

/// The facts of a close that a game needs.
pub trait Closed: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// A close by this seat, whose opponent has so many tricks and points.
    fn now(by: Seat, opponent_tricks: u8, opponent_points: u8) -> Self;

    /// Who closed.
    fn by(&self) -> Seat;

    /// How many tricks the opponent had at that moment.
    fn opponent_tricks(&self) -> u8;

    /// How many points the opponent had at that moment, in games where that matters.
    fn opponent_points(&self) -> Option<u8>;
}

/// A closed talon, in games where no points of that moment count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// Who closed.
    pub by: Seat,
    /// How many tricks the opponent had at that moment.
    pub opponent_tricks: u8,
}

impl Closed for Closing {
    fn now(by: Seat, opponent_tricks: u8, _: u8) -> Self {
        Self { by, opponent_tricks }
    }

    fn by(&self) -> Seat {
        self.by
    }

    fn opponent_tricks(&self) -> u8 {
        self.opponent_tricks
    }

    fn opponent_points(&self) -> Option<u8> {
        None
    }
}
