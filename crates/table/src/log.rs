//! Errors of an impossible log.

use talon_cards::Seat;
use talon_games::Rule;
use thiserror::Error;

/// A log that is refused, and where. The store or the program is at fault, or somebody has changed the log; it is never a person's mistake.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("record {seq}: {why}")]
pub struct BadLog {
    /// The record at fault: 1, 2, …; 0 where the log has none.
    pub seq: u32,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with a record. No variant carries a hidden card or a secret.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Why {
    /// There is no record.
    #[error("the log is empty")]
    Empty,
    /// The text is not a record that this build knows.
    #[error("it cannot be read: {problem}{}", position(*line, *column))]
    Malformed {
        /// The kind of problem.
        problem: &'static str,
        /// The line of the text; 0 where that is unknown.
        line: usize,
        /// The column of the line; 0 where that is unknown.
        column: usize,
    },
    /// The records are not numbered 1, 2, … without a gap.
    #[error("record {expected} was expected here")]
    OutOfOrder {
        /// The number that would have followed.
        expected: u32,
    },
    /// Such an event cannot happen in this phase of the table.
    #[error("\"{event}\" cannot happen {phase}")]
    NotNow {
        /// The event's name.
        event: &'static str,
        /// The phase, as a phrase of time or place.
        phase: &'static str,
    },
    /// The secret is not the one that the commitment promised.
    #[error("the secret does not match its commitment")]
    Commitment,
    /// The match has another number.
    #[error("this is match {expected}, not {recorded}")]
    MatchNumber {
        /// The number that the match has.
        expected: u32,
        /// The number that stands in the log.
        recorded: u32,
    },
    /// The deal has another number.
    #[error("this is deal {expected}, not {recorded}")]
    DealNumber {
        /// The number that the deal has.
        expected: u32,
        /// The number that stands in the log.
        recorded: u32,
    },
    /// The match was played by a later revision of the rules than this build has.
    #[error("the match was played by revision {rev} of the rules, which this version does not know")]
    RulesRevision {
        /// The revision.
        rev: u32,
    },
    /// The table has no such seat.
    #[error("the table has no seat {seat}")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat is taken.
    #[error("seat {seat} is taken")]
    SeatTaken {
        /// The seat.
        seat: Seat,
    },
    /// The person has a seat already.
    #[error("the person at seat {seat} would hold two seats")]
    TwoSeats {
        /// The seat that the person has.
        seat: Seat,
    },
    /// The seat is not held by the person or AI player that the record names.
    #[error("seat {seat} is not held by whom the record says")]
    WrongHolder {
        /// The seat.
        seat: Seat,
    },
    /// The person is ready already, or has made that proposal or choice already, or has not made the one it takes back.
    #[error("seat {seat} had done that already, or never did what it takes back")]
    NoChange {
        /// The seat.
        seat: Seat,
    },
    /// The rules have no such option or value, or it leaves too few seats.
    #[error("the rules have no such option or value")]
    Option,
    /// The match cannot start: too few seats are taken, or somebody is not ready.
    #[error("the match cannot start yet")]
    NotStartable,
    /// Another seat deals.
    #[error("seat {expected} deals here, not seat {recorded}")]
    Dealer {
        /// The seat that deals.
        expected: Seat,
        /// The seat that stands in the log.
        recorded: Seat,
    },
    /// The deck is not a permutation of the game's pack.
    #[error("the deck is not the pack of the game")]
    Deck,
    /// The text is not an action of the game.
    #[error("not an action of the game")]
    Notation,
    /// The rules forbid the action.
    #[error("the action is illegal: {}", .rule.code())]
    Illegal {
        /// The rule that forbids it.
        rule: Rule,
    },
    /// The action is recorded as made without a choice, but there was one.
    #[error("there was a choice, and nobody made it")]
    NotForced,
    /// The record says that the rules have changed, but they have not.
    #[error("the rules had not changed")]
    NotRevised,
    /// The deal is not over.
    #[error("the deal is not over")]
    DealNotOver,
    /// The outcome is another one.
    #[error("the outcome does not follow from the cards played")]
    Outcome,
    /// The score is another one.
    #[error("the score does not follow from the outcome")]
    Score,
    /// The match's result is another one.
    #[error("the result does not follow from the match")]
    Result,
}

/// A place in a text, where it is known.
fn position(line: usize, column: usize) -> String {
    if line == 0 { String::new() } else { format!(" at line {line}, column {column}") }
}

impl Why {
    /// What a parser reports about a text, without a word of the text itself.
    pub(crate) fn malformed(error: &serde_json::Error) -> Self {
        use serde_json::error::Category;
        let problem = match error.classify() {
            Category::Io => "unreadable",
            // A string contains a line break only if somebody put it there.
            Category::Syntax if error.to_string().starts_with("control character") => {
                "a line that was wrapped, as mail programs do,"
            }
            Category::Syntax => "not JSON",
            Category::Data => "unexpected content",
            Category::Eof => "cut short",
        };
        Self::Malformed { problem, line: error.line(), column: error.column() }
    }
}
