//! What has happened at a table: a few stable events, which name persons only by id.

use std::fmt;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use talon_cards::{
    Deck, Seat,
    fair::{Commitment, Secret},
};
use talon_games::{AnyOutcome, AnyRules, AnyScore};

use crate::{Again, BadLog, MatchResult, PersonId, Pref, TableId, Timestamp, Why};

/// Who made a decision of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The person who holds the seat.
    Person(PersonId),
    /// An AI player, by its level.
    Ai(String),
    /// Nobody: it was drawn or played without a choice.
    Rule,
}

/// Why an AI player plays on in a person's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// The person let the time for a decision run out, and may return.
    TimedOut,
    /// The person asked for it, and may return.
    Left,
    /// An admin of the community removed the person, who may not return.
    Removed,
}

/// Why a table is closed.
#[derive(IntoStaticStr, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Its host cancelled it, or everybody left, before a match was played to its end.
    Cancelled,
    /// Its lobby waited too long.
    Expired,
    /// Its last match is over and nobody wanted another.
    Ended,
    /// The operator of the program took it away, even during a match.
    Withdrawn,
}

/// One event of a table's log. In JSON an object whose `type` is the variant in kebab-case.
///
/// `Debug` shows no secrets, no decks, no words for the shuffle (nobody else knows them until the match begins) and no actions: only two
/// players may know an action such as a card given away face down.
#[derive(IntoStaticStr)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The table exists.
    Opened {
        /// Its name.
        id: TableId,
        /// The rules at first.
        rules: AnyRules,
        /// Who opened it.
        host: PersonId,
        /// Whether it is in a group, where anybody may take a seat.
        community: bool,
    },
    /// A lobby is open: the coming match's secret, and with it the commitment, is fixed.
    Prepared {
        /// The coming match: 1, 2, ….
        match_no: u32,
        /// It is shown before the first words are given.
        commitment: Commitment,
        /// It is revealed when the match is over.
        secret: Secret,
        /// How long the lobby waits after its last event, in milliseconds.
        waits_ms: u64,
    },
    /// The seats are reserved for some people: nobody else and no AI player can take one, and the options cannot change. Replaces an
    /// earlier reservation.
    Reserved {
        /// For whom.
        persons: Vec<PersonId>,
        /// Whether a match begins only when all of them sit.
        all: bool,
        /// What can follow a match.
        #[serde(default, skip_serializing_if = "Again::is_usual")]
        again: Again,
    },
    /// The match has a fixed number of deals, whatever the score, and other tables play the same ones: no words enter the shuffle, the
    /// first seat deals first, and the secret is not revealed when the match ends.
    BoardsFixed {
        /// How many.
        boards: NonZeroU32,
    },
    /// A person took a seat, and is ready to start.
    Joined {
        /// The seat.
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// A person gave a seat up. If it was the host, the next person round the table is the host now.
    Left {
        /// The seat.
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// An AI player took a seat.
    AiJoined {
        /// The seat.
        seat: Seat,
        /// The AI player's level.
        level: String,
    },
    /// An AI player was taken from its seat.
    AiLeft {
        /// The seat.
        seat: Seat,
    },
    /// The host changed an option: one of the rules, or `hints`, whether hints may be asked for. Without such an event,
    /// hints are allowed outside of groups only.
    OptionSet {
        /// The option.
        key: String,
        /// Its value from now on.
        value: String,
    },
    /// A person gave words for the shuffle, which replace those given before.
    WordsGiven {
        /// The person's seat.
        seat: Seat,
        /// The words, exactly as they enter the deals' seeds.
        words: String,
    },
    /// A person is ready for the match.
    Ready {
        /// The person's seat.
        seat: Seat,
    },
    /// A person wants somebody to start the match, rather than that it starts by itself.
    StartHeld {
        /// The person's seat.
        seat: Seat,
    },
    /// The match has begun. If seats were free between the players, the players have moved together, in order.
    Started {
        /// The match.
        match_no: u32,
        /// Who deals first.
        first_dealer: Seat,
        /// The revision of the game's rules, [`GameKind::rules_rev`](talon_games::GameKind::rules_rev).
        rules_rev: u32,
    },
    /// The cards were dealt.
    Dealt {
        /// The deal of this match: 1, 2, ….
        deal_no: u32,
        /// Who deals.
        dealer: Seat,
        /// The shuffled pack, in dealing order.
        deck: Deck,
    },
    /// A decision of the game was made.
    Acted {
        /// The seat on turn.
        seat: Seat,
        /// Who decided.
        by: Decider,
        /// The decision, in the game's notation.
        action: String,
    },
    /// The match goes on under another revision of the game's rules than the deal under way. That deal does not count, and is dealt again.
    Revised {
        /// The deal that is dealt again.
        deal_no: u32,
        /// The revision from now on.
        rules_rev: u32,
    },
    /// A deal is over.
    DealEnded {
        /// The deal of this match.
        deal_no: u32,
        /// How it ended: a fact that history and standings read.
        outcome: AnyOutcome,
        /// The match's score with it.
        score: AnyScore,
    },
    /// A person set what is played without a tap.
    Preferred {
        /// The person's seat.
        seat: Seat,
        /// What.
        pref: Pref,
        /// Whether from now on, or no longer.
        on: bool,
    },
    /// A person agrees to end the match without a winner.
    EndProposed {
        /// The person's seat.
        seat: Seat,
    },
    /// A person no longer agrees.
    EndWithdrawn {
        /// The person's seat.
        seat: Seat,
    },
    /// An AI player plays on in a person's place.
    StoodIn {
        /// The person's seat.
        seat: Seat,
        /// The AI player's level.
        level: String,
        /// Why.
        why: Absence,
    },
    /// A person in whose place an AI player played on plays again.
    Returned {
        /// The person's seat.
        seat: Seat,
    },
    /// Another person has taken the seat of an absent one, for good.
    Replaced {
        /// The seat.
        seat: Seat,
        /// Who holds it now.
        person: PersonId,
    },
    /// A person wants the clock to stop until further notice.
    PauseProposed {
        /// The person's seat.
        seat: Seat,
    },
    /// The clock stands still, and no AI player decides.
    Paused {
        /// Whether every person present wanted that; otherwise nobody was left to play.
        agreed: bool,
    },
    /// The match goes on; the seat on turn has the whole time again.
    Resumed {
        /// The seat of the person who resumed it.
        seat: Seat,
    },
    /// A person took the last decision back: the deal is as it was before it.
    Undone {
        /// The person's seat.
        seat: Seat,
    },
    /// Nobody was served for a while: what happens here without a press is put off by as much.
    Delayed {
        /// The delay, in milliseconds.
        by_ms: u64,
    },
    /// A match is over; its secret is revealed, unless other tables play its boards too.
    MatchEnded {
        /// The match.
        match_no: u32,
        /// How it ended, and for whom.
        result: MatchResult,
    },
    /// The table is closed for good.
    Closed {
        /// Why.
        reason: Closed,
    },
}

impl Event {
    /// The event's name, as `type` has it in the log.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The event's stored text.
    ///
    /// # Errors
    /// Never in practice: every part of an event has a JSON form.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The event from its stored text; `seq` is its number in the log.
    ///
    /// # Errors
    /// [`BadLog`] if the text is not an event known to this build.
    pub fn from_json(seq: u32, text: &str) -> Result<Self, BadLog> {
        serde_json::from_str(text).map_err(|error| BadLog { seq, why: Why::malformed(&error) })
    }
}

/// Writes a variant with the named fields, as the derived `Debug` does.
macro_rules! shown {
    ($f:ident, $variant:literal { $($field:ident),+ }) => {
        $f.debug_struct($variant)$(.field(stringify!($field), $field))+.finish()
    };
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened { id, rules, host, community } => shown!(f, "Opened" { id, rules, host, community }),
            Self::Prepared { match_no, commitment, secret, waits_ms } => {
                shown!(f, "Prepared" { match_no, commitment, secret, waits_ms })
            }
            Self::Reserved { persons, all, again } => shown!(f, "Reserved" { persons, all, again }),
            Self::BoardsFixed { boards } => shown!(f, "BoardsFixed" { boards }),
            Self::Joined { seat, person } => shown!(f, "Joined" { seat, person }),
            Self::Left { seat, person } => shown!(f, "Left" { seat, person }),
            Self::AiJoined { seat, level } => shown!(f, "AiJoined" { seat, level }),
            Self::AiLeft { seat } => shown!(f, "AiLeft" { seat }),
            Self::OptionSet { key, value } => shown!(f, "OptionSet" { key, value }),
            Self::WordsGiven { seat, words: _ } => {
                f.debug_struct("WordsGiven").field("seat", seat).finish_non_exhaustive()
            }
            Self::Ready { seat } => shown!(f, "Ready" { seat }),
            Self::StartHeld { seat } => shown!(f, "StartHeld" { seat }),
            Self::Started { match_no, first_dealer, rules_rev } => {
                shown!(f, "Started" { match_no, first_dealer, rules_rev })
            }
            Self::Dealt { deal_no, dealer, deck } => shown!(f, "Dealt" { deal_no, dealer, deck }),
            Self::Acted { seat, by, action: _ } => {
                f.debug_struct("Acted").field("seat", seat).field("by", by).finish_non_exhaustive()
            }
            Self::Revised { deal_no, rules_rev } => shown!(f, "Revised" { deal_no, rules_rev }),
            Self::DealEnded { deal_no, outcome, score } => shown!(f, "DealEnded" { deal_no, outcome, score }),
            Self::Preferred { seat, pref, on } => shown!(f, "Preferred" { seat, pref, on }),
            Self::EndProposed { seat } => shown!(f, "EndProposed" { seat }),
            Self::EndWithdrawn { seat } => shown!(f, "EndWithdrawn" { seat }),
            Self::StoodIn { seat, level, why } => shown!(f, "StoodIn" { seat, level, why }),
            Self::Returned { seat } => shown!(f, "Returned" { seat }),
            Self::Replaced { seat, person } => shown!(f, "Replaced" { seat, person }),
            Self::PauseProposed { seat } => shown!(f, "PauseProposed" { seat }),
            Self::Paused { agreed } => shown!(f, "Paused" { agreed }),
            Self::Resumed { seat } => shown!(f, "Resumed" { seat }),
            Self::Undone { seat } => shown!(f, "Undone" { seat }),
            Self::Delayed { by_ms } => shown!(f, "Delayed" { by_ms }),
            Self::MatchEnded { match_no, result } => shown!(f, "MatchEnded" { match_no, result }),
            Self::Closed { reason } => shown!(f, "Closed" { reason }),
        }
    }
}

/// An event in its place in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// The place: 1, 2, …, without a gap.
    pub seq: u32,
    /// When it happened.
    pub at: Timestamp,
    /// What happened.
    pub event: Event,
}

#[cfg(test)]
mod tests {
    use strum::VariantNames as _;

    use super::*;

    #[test]
    fn names_are_these() {
        let names = "opened prepared reserved boards-fixed joined left ai-joined ai-left option-set words-given ready start-held started dealt \
             acted revised deal-ended preferred end-proposed end-withdrawn stood-in returned replaced pause-proposed paused \
             resumed undone delayed match-ended closed";
        assert_eq!(Event::VARIANTS, names.split_whitespace().collect::<Vec<_>>());
    }
}
