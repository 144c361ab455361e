//! The referee's input and output.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use talon_cards::{Card, Seat};
use talon_engine::Ending;
use talon_engine::lines::BadLine;
use talon_games::{AnyView, BadDeck, BadOption, Rule};

/// The longest line that is read, in bytes. A `new` with a full pack and every option takes less than a thousand.
pub(super) const MAX_LINE: usize = 16 * 1024;

/// One line to the referee.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Request {
    /// Start a deal; the one before is forgotten.
    New(New),
    /// A seat does something, in the game's notation.
    Act(Seat, String),
    /// Tell something about the referee; no deal is needed or changed.
    Ask(Question),
}

/// What can be asked of the referee itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Question {
    /// Which version of the conversation it speaks.
    ProtocolVersion,
}

/// The version of the conversation: `docs/referee.md` says when which of its numbers grows. Each version has its lines in
/// `tests/golden/referee`.
pub(super) const PROTOCOL: &str = "1.2";

/// A deal to start.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    /// Options by name; missing options have the default of the rules page.
    #[serde(default)]
    pub(super) rules: Map<String, Value>,
    /// Players at the table; the game's smallest number when missing.
    pub(super) seats: Option<u8>,
    pub(super) dealer: Seat,
    /// The match's score before this deal.
    pub(super) scores: Option<Vec<i32>>,
    /// Every card, in the order in which they leave the pack.
    pub(super) deck: Vec<Card>,
    /// What to tell with each position, in addition to the usual.
    #[serde(default)]
    pub(super) tell: Vec<Tell>,
}

/// Something that is told on request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Tell {
    /// The account of the deal so far, term by term.
    Account,
    /// The events as each seat sees them, and as a spectator does.
    Seen,
    /// What each seat knows, as an engine is told.
    Views,
}

/// One line from the referee.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    /// The position after what was asked.
    Position(Box<Position>),
    /// The version of the conversation.
    Version { protocol_version: &'static str },
    /// Against the rules; nothing has changed.
    Illegal { error: &'static str, rule: Rule, legal: Vec<String> },
    /// Not understood; nothing has changed.
    Malformed { error: &'static str, message: String },
}

/// The position, as somebody who sees all hands knows it.
#[derive(Debug, Serialize)]
pub(super) struct Position {
    /// Seats that must decide now; none when the deal is over.
    pub(super) to_act: Vec<Seat>,
    /// Per seat to act: its legal actions.
    pub(super) legal: BTreeMap<u8, Vec<String>>,
    /// Card points that each seat has shown so far.
    pub(super) points: Vec<u16>,
    /// The events of the last action, in order.
    pub(super) events: Vec<Value>,
    /// How the deal ended.
    pub(super) outcome: Option<Ending>,
    /// The account of the deal, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) account: Option<Value>,
    /// What each seat sees of the events, by its number, and what a spectator sees, under [`SPECTATOR`]; if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seen: Option<BTreeMap<String, Vec<Value>>>,
    /// What each seat knows, by its number; if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) views: Option<BTreeMap<String, AnyView>>,
}

/// The key of the viewer who sees only what everybody sees.
pub(super) const SPECTATOR: &str = "spectator";

impl Answer {
    pub(super) const fn illegal(rule: Rule, legal: Vec<String>) -> Answer {
        Answer::Illegal { error: "illegal", rule, legal }
    }

    pub(super) fn malformed(why: &Malformed) -> Answer {
        Answer::Malformed { error: "malformed", message: why.to_string() }
    }
}

/// Why a line was not understood.
#[derive(Debug, thiserror::Error)]
pub(super) enum Malformed {
    #[error(transparent)]
    Line(#[from] BadLine),
    #[error("{0}; a line is {{\"new\": {{…}}}} or {{\"act\": [seat, \"action\"]}}")]
    Json(#[from] serde_json::Error),
    #[error("no such game: {0}")]
    NoSuchGame(String),
    #[error("rules: {key}: {problem}")]
    Option { key: String, problem: BadOption },
    #[error("rules: {0}: write the value as a string or a whole number")]
    OptionValue(String),
    #[error(transparent)]
    Deck(#[from] BadDeck),
    #[error("scores: one number for each of the {0} seats")]
    Scores(u8),
    #[error("no deal yet: begin with {{\"new\": {{…}}}}")]
    NoDeal,
    #[error("seat {0} does not sit at this table")]
    NoSuchSeat(Seat),
    #[error("not an action of this game: {0:?}")]
    Notation(String),
    #[error("the position could not be written: {0}")]
    Unwritten(serde_json::Error),
}
