//! How deals and matches ended.

use serde::{Deserialize, Serialize};
use talon_cards::{
    Seat,
    fair::{Commitment, Secret},
};
use talon_games::{AnyOutcome, AnyScore, AnyView};

use crate::{PersonId, Terms};

/// Who plays at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Holder {
    /// A person.
    Person {
        /// Who.
        person: PersonId,
    },
    /// An AI player.
    Ai {
        /// Its level.
        level: String,
    },
}

impl Holder {
    /// The person, where a person holds the seat.
    #[must_use]
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person { person } => Some(*person),
            Self::Ai { .. } => None,
        }
    }
}

/// What ended a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub enum How {
    /// It was played to its target, or to its last board.
    Played,
    /// A seat gave it up.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// Every person agreed to stop; nobody wins.
    Agreed,
    /// An admin of the community stopped it; nobody wins.
    Stopped,
    /// Seats were left; they do not win.
    Abandoned {
        /// The absent seats.
        seats: Vec<Seat>,
    },
}

/// Who played at a seat of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// Who played.
    pub holder: Holder,
    /// How many decisions of the match the seat's person or AI player made; actions without a choice do not count.
    pub decisions: u32,
    /// How many decisions an AI player made in the person's place.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stand_in: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// The seats that won; empty if nobody did.
    pub winners: Vec<Seat>,
    /// The score per seat when the match ended.
    pub points: Vec<i32>,
    /// What ended it.
    pub how: How,
    /// Who played, one entry per seat.
    pub seats: Vec<SeatResult>,
    /// How many deals were finished.
    pub deals: u32,
}

/// A finished deal, as the score sheet shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealRecord {
    /// The deal of its match: 1, 2, ….
    pub deal_no: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// The match's score before it.
    pub score_before: AnyScore,
    /// The score per seat after it.
    pub points_after: Vec<i32>,
    /// How it ended; none for a viewer who may not know it, because other tables play the same cards.
    pub end: Option<DealEnd>,
}

/// How a deal ended. This may reveal something about its cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealEnd {
    /// The outcome.
    pub outcome: AnyOutcome,
    /// What a spectator saw last.
    pub last_view: AnyView,
}

impl DealRecord {
    /// The outcome, if the viewer may know it.
    #[must_use]
    pub fn outcome(&self) -> Option<&AnyOutcome> {
        self.end.as_ref().map(|end| &end.outcome)
    }

    /// What a spectator saw last, if the viewer may know it.
    #[must_use]
    pub fn last_view(&self) -> Option<&AnyView> {
        self.end.as_ref().map(|end| &end.last_view)
    }

    /// Only the score.
    pub(crate) fn sealed(self) -> Self {
        Self { end: None, ..self }
    }
}

/// A finished match, with everything that may be known about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedMatch {
    /// The match: 1, 2, ….
    pub match_no: u32,
    /// The terms by which it was played.
    pub terms: Terms,
    /// How it ended.
    pub result: MatchResult,
    /// Earlier holders of seats that somebody else took over, in that order, with their decisions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<SeatResult>,
    /// Its finished deals.
    pub sheet: Vec<DealRecord>,
    /// Its last score.
    pub score: AnyScore,
    /// It was shown before the first words were given.
    pub commitment: Commitment,
    /// The secret behind the commitment; none as long as other tables may be playing the same cards.
    pub secret: Option<Secret>,
    /// The words of every seat.
    pub words: Vec<Option<String>>,
}
