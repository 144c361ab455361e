//! The leagues of communities: their logs, when each is due, and the messages about them.
//!
//! A league's log works as a table's does: numbered events, each decision saved against the version that it saw. A decision also sees the
//! results of fixtures, so it is refused if newer ones exist. The store itself adds little: a result that is saved for a table with a
//! fixture is that fixture's result, and wakes its league.

use std::fmt;
use std::str::FromStr;

use talon_league::{LeagueId, Recorded};
use talon_table::{PersonId, Timestamp};

use crate::port::port;
use crate::results::ResultRow;
use crate::{
    BadStoredForm, InputKey, Lease, MessageRef, Place, PlatformKind, ProcessId, StoreError, SurfaceState, TableRow,
};

/// A league in the directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueRow {
    /// The league.
    pub league: LeagueId,
    /// Where it was made and has its messages.
    pub home: Place,
    /// The number of its last event.
    pub version: u32,
    /// Whether anything can still happen in it.
    pub open: bool,
    /// When it was made.
    pub created_at: Timestamp,
    /// Grows whenever something happens in it or to it: with each decision, with each result of a fixture, and whenever it is woken.
    pub generation: u64,
}

/// One accepted decision about a league: all of it is saved, or nothing.
#[derive(Debug, Clone)]
pub struct LeagueCommit {
    /// The league.
    pub league: LeagueId,
    /// The version that the decision saw; 0 for a new league.
    pub expected: u32,
    /// The generation that the decision read before anything else; 0 for a new league. A decision that missed something is not saved.
    pub generation: u64,
    /// The home of a new league; none for one that exists.
    pub home: Option<Place>,
    /// The new events: numbered from `expected + 1`, never empty.
    pub events: Vec<Recorded>,
    /// The input that caused it; none for the house's own decisions.
    pub key: Option<InputKey>,
    /// Everybody whom its log names, each once: replaces the list in the directory.
    pub people: Vec<PersonId>,
    /// Whether the league is open afterwards.
    pub open: bool,
    /// When it was decided. The league is due then: its generation grows.
    pub at: Timestamp,
}

/// A league that is due: something has to be done, or its messages may be behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueLeague {
    /// The league.
    pub league: LeagueId,
    /// When it is due.
    pub due: Timestamp,
    /// The league's [generation](LeagueRow::generation): postponing after an older look never postpones a newer wake.
    pub generation: u64,
}

/// Which message about a league.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PostKey {
    /// That a season has begun.
    Season {
        /// The season, from 1.
        season: u32,
    },
    /// The fixtures of a round, and their results.
    Round {
        /// The season, from 1.
        season: u32,
        /// The round, from 1.
        round: u32,
    },
    /// How a season ended.
    Crown {
        /// The season, from 1.
        season: u32,
    },
    /// To one person alone: that a round ends soon.
    Reminder {
        /// The season, from 1.
        season: u32,
        /// The round, from 1.
        round: u32,
        /// The reader.
        person: PersonId,
    },
}

impl fmt::Display for PostKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Season { season } => write!(f, "season:{season}"),
            Self::Round { season, round } => write!(f, "round:{season}:{round}"),
            Self::Crown { season } => write!(f, "crown:{season}"),
            Self::Reminder { season, round, person } => write!(f, "reminder:{season}:{round}:{person}"),
        }
    }
}

impl FromStr for PostKey {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || BadStoredForm(text.to_owned());
        let number = |text: &str| text.parse::<u32>().map_err(|_| bad());
        let parts: Vec<&str> = text.split(':').collect();
        let key = match *parts {
            ["season", season] => Self::Season { season: number(season)? },
            ["round", season, round] => Self::Round { season: number(season)?, round: number(round)? },
            ["crown", season] => Self::Crown { season: number(season)? },
            ["reminder", season, round, person] => Self::Reminder {
                season: number(season)?,
                round: number(round)?,
                person: person.parse().map_err(|_| bad())?,
            },
            _ => return Err(bad()),
        };
        // Only the form that is written is read: a key has one spelling.
        if key.to_string() == text { Ok(key) } else { Err(bad()) }
    }
}

/// A message about a league, as far as we know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostRow {
    /// The league.
    pub league: LeagueId,
    /// Which of its messages.
    pub key: PostKey,
    /// Where it is shown.
    pub place: Place,
    /// The message; none if it has yet to be sent, or if its number is unknown.
    pub message: Option<MessageRef>,
    /// The hash of the page that the message shows, or that the platform refused; none when it must be shown again.
    pub hash: Option<[u8; 32]>,
    /// Whether it is still worked on.
    pub state: SurfaceState,
    /// Failed attempts in a row.
    pub failures: u32,
    /// No attempt before this moment.
    pub not_before: Timestamp,
}

port! {
    /// The part of the store with the leagues. Every method is one transaction.
    ///
    /// Four other methods of the store concern leagues:
    ///
    /// * [`commit`](crate::Decisions::commit) saves the [fixture](crate::Commit::fixture) of a new table. A result that it saves for such a
    ///   table gets that fixture, and the league, if it is known, is due at `commit.at` (its generation grows), all in that transaction.
    /// * [`move_chat`](crate::Moves::move_chat) moves the chat's leagues: their homes, and the places of their live or refused messages.
    ///   These forget their messages and hashes and are shown again, and open leagues are due at `at`. Finished messages stay as they are,
    ///   apart from the place.
    /// * [`link`](crate::Links::link) makes open leagues due that name the side that joins the other.
    /// * [`forget`](crate::Privacy::forget) forgets the [reminders](PostKey::Reminder) of the persons. [`release`] and [`bring_forward`]
    ///   apply to the claims of leagues as to those of marks, but leave the due time of a league as it is: it may be days away.
    ///
    /// [`release`]: super::store::Store::release
    /// [`bring_forward`]: super::store::Store::bring_forward
    pub trait Leagues: Send + Sync {
        /// The league in the directory.
        async fn league(&self, league: LeagueId) -> Result<Option<LeagueRow>, StoreError>;

        /// The events of a league with numbers greater than `after`, in order; empty for an unknown league.
        async fn league_events(&self, league: LeagueId, after: u32) -> Result<Vec<Recorded>, StoreError>;

        /// The leagues whose home is in a chat, all its threads together, open or closed, oldest first.
        async fn leagues_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<LeagueRow>, StoreError>;

        /// The leagues whose logs name one of these persons, open or closed, oldest first.
        async fn leagues_of(&self, persons: &[PersonId]) -> Result<Vec<LeagueRow>, StoreError>;

        /// Claims at most `limit` leagues that are due and unclaimed at `now`, the longest due first, whose home is on one of these
        /// platforms; returns them longest due first, then by number. Concurrent claims get different leagues.
        async fn claim_leagues(
            &self,
            now: Timestamp,
            lease: &Lease,
            of: &[PlatformKind],
            limit: usize,
        ) -> Result<Vec<DueLeague>, StoreError>;

        /// Ends the look at a league: it is due again at `due`, or not before something happens. If its generation has grown since it was
        /// seen, it stays due. Its claim ends. Does nothing unless `holder` holds it.
        async fn settle_league(
            &self,
            seen: &DueLeague,
            holder: ProcessId,
            due: Option<Timestamp>,
        ) -> Result<(), StoreError>;

        /// The results of a season's fixtures, in the order of their numbers.
        async fn league_results(&self, league: LeagueId, season: u32) -> Result<Vec<ResultRow>, StoreError>;

        /// The tables that were opened for a season's fixtures, open or closed, oldest first.
        async fn league_tables(&self, league: LeagueId, season: u32) -> Result<Vec<TableRow>, StoreError>;

        /// The messages about a league, by the text of their keys.
        async fn posts(&self, league: LeagueId) -> Result<Vec<PostRow>, StoreError>;

        /// Writes a message's row, new or not.
        async fn save_post(&self, post: &PostRow) -> Result<(), StoreError>;

        /// Forgets a message's row.
        async fn remove_post(&self, league: LeagueId, key: PostKey) -> Result<(), StoreError>;
    }
    hooked {}
}

impl PostRow {
    /// Whether it may be this message of its chat. One that was sent without its number being noted may be any.
    #[must_use]
    pub fn may_be(&self, message: Option<&MessageRef>) -> bool {
        match &self.message {
            Some(own) => Some(own) == message,
            None => self.state == SurfaceState::Live,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn keys() -> impl Strategy<Value = PostKey> {
        prop_oneof![
            any::<u32>().prop_map(|season| PostKey::Season { season }),
            any::<(u32, u32)>().prop_map(|(season, round)| PostKey::Round { season, round }),
            any::<u32>().prop_map(|season| PostKey::Crown { season }),
            any::<(u32, u32, u64)>().prop_map(|(season, round, person)| PostKey::Reminder {
                season,
                round,
                person: PersonId(person)
            }),
        ]
    }

    proptest! {
        #[test]
        fn post_keys_round_trip(key in keys()) {
            prop_assert_eq!(key.to_string().parse(), Ok(key));
        }

        #[test]
        fn garbage_is_refused_and_a_key_has_one_spelling(
            text in prop_oneof![any::<String>(), "(season|round|crown|reminder)(:[+0-9a-z]{0,14}){0,3}"],
        ) {
            if let Ok(key) = text.parse::<PostKey>() {
                prop_assert_eq!(key.to_string(), text.clone());
            }
        }
    }
}
