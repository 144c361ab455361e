//! The messages between a table and a player.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::Seat;
use talon_games::{AnyRules, AnyView};

use crate::plain::Ending;

/// The version of the protocol. It grows when a player written for the previous version would no longer understand it.
pub const PROTOCOL: u32 = 1;

/// A line to the player.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Request<'a> {
    /// The first line. The answer is [`Reply::Hello`].
    Hello {
        /// The table's protocol version.
        protocol: u32,
    },
    /// A deal begins. No answer.
    Deal(Box<Dealt<'a>>),
    /// Something happened. No answer.
    Event {
        /// The deal.
        id: u64,
        /// The event as the player's seat may see it, without the game's name.
        event: Map<String, Value>,
    },
    /// The player must decide. The answer is [`Reply::Move`].
    Move(Box<Asked<'a>>),
    /// The deal is over. No answer.
    End {
        /// The deal.
        id: u64,
        /// How it ended.
        outcome: Ending,
    },
    /// The last line; the player ends.
    Quit {},
}

/// What a player learns before a deal.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Dealt<'a> {
    /// Identifies this deal.
    pub(crate) id: u64,
    /// The game, and the table's options by name; a missing one has the default of the rules page.
    pub(crate) rules: Cow<'a, AnyRules>,
    pub(crate) seats: u8,
    pub(crate) dealer: Seat,
    /// The player's own seat.
    pub(crate) seat: Seat,
    /// The match's game points before this deal, one number a seat.
    pub(crate) score: Cow<'a, [i32]>,
    /// The game points that decide the match; 0 if its number of deals is fixed.
    pub(crate) target: i32,
    /// The node limit of a decision for a player that searches; if missing, that of its level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nodes: Option<u64>,
    /// What the seat sees before anybody acts.
    pub(crate) view: Cow<'a, AnyView>,
}

/// A decision.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Asked<'a> {
    pub(crate) id: u64,
    /// The number of actions in the deal so far.
    pub(crate) n: u32,
    /// The seed of the randomness in this decision.
    pub(crate) seed: SeedText,
    /// What the seat knows now. Its `legal` is complete.
    pub(crate) view: Cow<'a, AnyView>,
}

/// A line from the player.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Reply {
    /// Who it is.
    Hello {
        /// The player's protocol version.
        protocol: u32,
        name: String,
        #[serde(default)]
        version: String,
    },
    /// Its decision.
    Move {
        id: u64,
        n: u32,
        /// In the game's notation.
        action: String,
    },
    /// It did not understand the line; nothing has changed.
    Error { message: String },
}

/// A seed in JSON: 16 hexadecimal digits, because many languages read a number of that size as a floating-point number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, SerializeDisplay, DeserializeFromStr)]
pub(crate) struct SeedText(pub(crate) u64);

/// The text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is a text of 16 hexadecimal digits")]
pub struct BadSeed;

impl fmt::Display for SeedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for SeedText {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if digits { u64::from_str_radix(text, 16).map(Self).map_err(|_| BadSeed) } else { Err(BadSeed) }
    }
}
