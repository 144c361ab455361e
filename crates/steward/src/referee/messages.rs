//! The referee's input and output.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use talon_cards::{Card, Seat};
use talon_engine::Ending;
use talon_engine::lines::BadLine;
use talon_games::{AnyView, BadDeck, BadOption, Rule};

/// The longest input line, in bytes. A `new` with a full pack and every option needs less than a thousand.
pub(super) const MAX_LINE: usize = 16 * 1024;

/// A line to the referee.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Request {
    /// Starts a deal and forgets the previous one.
    New(New),
    /// A seat's action, in the game's notation.
    Act(Seat, String),
    /// A question about the referee; it needs and changes no deal.
    Ask(Question),
}

/// Questions about the referee itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Question {
    /// The version of the protocol.
    ProtocolVersion,
}

/// The protocol's version. `docs/referee.md` says when each number grows. Each version has its lines in `tests/golden/referee`.
pub(super) const PROTOCOL: &str = "1.2";

/// A deal to start.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    /// Options by name; a missing one has the default of the rules page.
    #[serde(default)]
    pub(super) rules: Map<String, Value>,
    /// The number of players; by default the game's smallest.
    pub(super) seats: Option<u8>,
    pub(super) dealer: Seat,
    /// The match's score before this deal.
    pub(super) scores: Option<Vec<i32>>,
    /// All cards in the order in which they leave the pack.
    pub(super) deck: Vec<Card>,
    /// What each position tells in addition.
    #[serde(default)]
    pub(super) tell: Vec<Tell>,
}

/// Parts of an answer on request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Tell {
    /// The account of the deal so far, term by term.
    Account,
    /// The events as each seat and a spectator see them.
    Seen,
    /// What each seat knows, as an engine receives it.
    Views,
}

/// A line from the referee.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    /// The position after the request.
    Position(Box<Position>),
    /// The protocol's version.
    Version { protocol_version: &'static str },
    /// The action is against the rules; nothing has changed.
    Illegal { error: &'static str, rule: Rule, legal: Vec<String> },
    /// The line was not understood; nothing has changed.
    Malformed { error: &'static str, message: String },
}

/// The position as somebody who sees all hands knows it.
#[derive(Debug, Serialize)]
pub(super) struct Position {
    /// The seats that must decide now; none when the deal is over.
    pub(super) to_act: Vec<Seat>,
    /// Each of their legal actions.
    pub(super) legal: BTreeMap<u8, Vec<String>>,
    /// The card points that each seat has shown so far.
    pub(super) points: Vec<u16>,
    /// The events of the last action, in order.
    pub(super) events: Vec<Value>,
    /// How the deal ended.
    pub(super) outcome: Option<Ending>,
    /// The account of the deal, on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) account: Option<Value>,
    /// What each seat sees of the events, and what a spectator sees, under [`SPECTATOR`]; on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seen: Option<BTreeMap<String, Vec<Value>>>,
    /// What each seat knows, by its number; on request.
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
