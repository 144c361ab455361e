//! The line at the top of every picture, and the people in it.

use serde::Serialize;
use talon_cards::Seat;

/// The line at the top of a picture.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// What follows it, such as “deal 4 · to 11”.
    pub about: String,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Person {
    /// The display name, as its owner chose it.
    pub name: String,
    /// The seat: it decides the colour.
    pub seat: Seat,
    /// Who plays there.
    pub kind: Kind,
}

/// Who plays in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Kind {
    /// A person.
    Present,
    /// A person who is away; an AI player plays for them.
    Away,
    /// An AI player.
    Ai,
}
