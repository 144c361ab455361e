//! The events of a league.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_games::GameKind;
use talon_standings::Day;
use talon_standings::league::{Duplicate, Format, Line, Round};
use talon_table::{LeagueId, PersonId, Secret, Timestamp};

/// The options of a league's tables: names and values as the games have them.
pub type Options = BTreeMap<String, String>;

/// How a league is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Its game.
    pub game: GameKind,
    /// The options of its tables.
    pub options: Options,
    /// The number of the preset that they come from; it may be gone since.
    pub preset: Option<u32>,
    /// Who meets whom.
    pub format: Format,
    /// How many days a round lasts; on a ladder, the whole season.
    pub days: u16,
    /// Whether another season follows the last.
    pub again: bool,
    /// How many boards all tables of a round play, if they play the same ones; only where there can be several tables to compare.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<Duplicate>,
}

/// One event of a league's log. In JSON an object whose `type` is the variant in kebab-case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The league exists, and people may join.
    Created {
        /// Its number.
        id: LeagueId,
        /// Its name, as it was cleaned when it was given.
        name: String,
        /// The person who made it.
        owner: PersonId,
        /// How it is played at first.
        plan: Plan,
    },
    /// Its owner or an admin changed how it is played from the next season on.
    Planned {
        /// How it is played.
        plan: Plan,
    },
    /// A person joined.
    Joined {
        /// The person.
        person: PersonId,
    },
    /// A person left. The matches that they still had to play become walk-overs.
    Left {
        /// The person.
        person: PersonId,
    },
    /// Its owner or an admin took a person out. This counts as leaving, and the person cannot join again until readmitted, which is
    /// recorded as [`Joined`](Self::Joined).
    Removed {
        /// The person.
        person: PersonId,
    },
    /// A person acts as another from now on, because their accounts are linked. The place moves along, and so do the rights of the league's
    /// owner. If the other has a place already, that one stays, and the person has left this one.
    Linked {
        /// The former person.
        from: PersonId,
        /// As whom.
        to: PersonId,
    },
    /// A season has begun, played as planned.
    SeasonBegun {
        /// Its number: 1, 2, ….
        season: u32,
        /// Its first day, where the league is at home.
        start: Day,
        /// The players at the beginning, the best seed first.
        entries: Vec<PersonId>,
        /// When it ends, if that does not follow from its rounds: on a ladder.
        ends: Option<Timestamp>,
    },
    /// A round was drawn.
    RoundDrawn {
        /// Who meets whom.
        round: Round,
        /// The last day on which it is played.
        until: Day,
        /// The end of that day.
        deadline: Timestamp,
        /// The secret behind the cards of all its tables, if they play the same ones; hidden until the round is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
        /// The number of the newest result by then, 0 if there was none. It settles the rounds before: no later result counts for them.
        /// Fixtures of people who had left by then have events of their own, which follow. Older logs lack it: there later results count
        /// too, and these fixtures are walk-overs from the draw on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        newest: Option<u64>,
    },
    /// The round, or the ladder, ends later: for a while nobody could play.
    Delayed {
        /// The last day on which it is played.
        until: Day,
        /// The end of that day.
        deadline: Timestamp,
    },
    /// A match will not be played any more.
    WalkedOver {
        /// The round.
        round: u32,
        /// The table of that round.
        table: u32,
        /// The players who were ready to play it.
        ready: Vec<PersonId>,
        /// The day.
        day: Day,
    },
    /// A season is over.
    SeasonEnded {
        /// The day.
        day: Day,
        /// Its final table, the best first.
        table: Vec<Line>,
        /// The winner; none if nothing was won, or the first place is shared.
        champion: Option<PersonId>,
        /// When the next begins by itself, if one does.
        resumes: Option<Timestamp>,
        /// The number of the newest result that the table could count, 0 if there was none. Older logs lack it; their tables count the
        /// results up to that moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        newest: Option<u64>,
    },
    /// The league is closed for good.
    Closed,
}

/// An event with its place in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// Its number: 1, 2, …, without gaps.
    pub seq: u32,
    /// When it happened.
    pub at: Timestamp,
    /// The event.
    pub event: Event,
}

/// A stored text that is not an event known to this build.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of a league: {why}")]
pub struct BadEvent {
    /// Its number in the log.
    pub seq: u32,
    /// The fault.
    pub why: String,
}

impl Event {
    /// Whether it draws a round, or opens a ladder: people learn whom they can meet.
    #[must_use]
    pub const fn draws(&self) -> bool {
        matches!(self, Self::SeasonBegun { .. } | Self::RoundDrawn { .. })
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
    /// [`BadEvent`] if the text is not an event known to this build.
    pub fn from_json(seq: u32, text: &str) -> Result<Self, BadEvent> {
        serde_json::from_str(text).map_err(|error| BadEvent { seq, why: error.to_string() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_reads_the_secret_of_a_round_in_a_log() {
        let secret = Secret::new([0xab; 32]);
        let round = Round { number: 1, fixtures: Vec::new(), byes: vec![] };
        let day: Day = "2026-11-22".parse().unwrap();
        let event = Event::RoundDrawn { round, until: day, deadline: Timestamp(9), secret: Some(secret), newest: None };
        assert!(!format!("{event:?}").contains("abab"));
    }

    #[test]
    fn what_is_no_event_is_refused_with_its_number() {
        let bad = Event::from_json(3, r#"{"type":"joined","person":"aaaaaaaaaaaaa","more":1}"#).unwrap_err();
        assert_eq!(bad.seq, 3);
    }
}
