//! The part of the format that all engines share.

use serde::Deserialize;
use talon_cards::{Card, Seat};

/// The beginning of every line.
#[derive(Debug, Deserialize)]
pub(super) struct Header {
    /// The engine and its revision, `name@revision`.
    pub(super) engine: String,
    /// The seed of the deal there; it identifies the line.
    pub(super) seed: u64,
}

/// A led card and the answer to it; `None` if the announcement with the card ended the deal.
pub(super) type Trick = (Card, Option<Card>);

/// A decision of one seat.
#[derive(Debug, Deserialize)]
pub(super) struct Decision {
    pub(super) seat: Seat,
    pub(super) lead: bool,
    /// Whether the talon is closed, if the engine says so.
    pub(super) closed: Option<bool>,
    /// Cards of the talon, the turned one included.
    pub(super) talon: u8,
    pub(super) trump_card: Option<Card>,
    pub(super) hand: Vec<Card>,
    pub(super) legal: Vec<String>,
    pub(super) action: String,
}
