//! How a deal and how a match ended.

use serde::Serialize;
use talon_cards::Card;

use crate::{Contract, Header, Person, WonTrick};

/// How a deal ended.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct DealEnd {
    /// The line at the top.
    pub header: Header,
    /// What was played; a game without it shows a star. Its caption is not shown.
    pub contract: Option<Contract>,
    /// The shortest sentence about it, such as “Ana wins 26”.
    pub title: String,
    /// Why, in a sentence or two.
    pub reason: String,
    /// Everybody, the winner first.
    pub rows: Vec<DealRow>,
    /// How many points end the match, if a number of points does: the ends of all bars.
    pub target: Option<i32>,
    /// The last trick.
    pub last: Option<LastTaken>,
}

/// A player's result in a deal.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct DealRow {
    /// Who it is.
    pub person: Person,
    /// Whether this player won the deal.
    pub won: bool,
    /// What was counted, in one line.
    pub note: Option<String>,
    /// The cards left in the hand, if they are what was counted.
    pub cards: Vec<Card>,
    /// The gain, such as “+26”.
    pub gained: String,
    /// The points of the match before.
    pub before: i32,
    /// The points of the match after it.
    pub after: i32,
    /// These points in words, such as “38 of 151”.
    pub total: String,
}

/// The last trick of a deal.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct LastTaken {
    /// Its cards and its winner.
    pub trick: WonTrick,
    /// Its winner, whose disc stands before the words.
    pub person: Person,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct MatchEnd {
    /// The line at the top, such as “Santase”, “14 deals”.
    pub header: Header,
    /// The shortest sentence about it, such as “Ana wins”.
    pub title: String,
    /// The winner's points.
    pub score: String,
    /// The other's points in a match of two.
    pub other_score: Option<String>,
    /// The others, such as “against Борис” or “Ana 121 · Борис 94”.
    pub others: String,
    /// How many points ended the match, if a number of points did.
    pub target: Option<i32>,
    /// The points of everybody after each deal, the winner first.
    pub courses: Vec<Course>,
    /// A small line, such as “fair deal 4bb06f8e”.
    pub note: Option<String>,
}

/// The points of one player in the course of a match.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Course {
    /// Who it is.
    pub person: Person,
    /// The points at the beginning and after each deal.
    pub points: Vec<i32>,
}
