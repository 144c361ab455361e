//! The stored forms of leagues.

use talon_league::LeagueId;

use super::{Stored, coded, columns, count, place};
use crate::leagues::{LeagueRow, PostRow};
use crate::{MessageRef, StoreError};

/// The signed number with the same bits, as for tables.
#[must_use]
pub const fn league_id(league: LeagueId) -> i64 {
    league.0.cast_signed()
}

/// The league that a column names.
#[must_use]
pub const fn league(id: i64) -> LeagueId {
    LeagueId(id.cast_unsigned())
}

/// Two texts that enclose the keys of a season's fixtures. Each key begins with the first text. The second text has the next character in
/// place of the final colon.
#[must_use]
pub fn season_range(league: LeagueId, season: u32) -> (String, String) {
    (format!("{league}:{season}:"), format!("{league}:{season};"))
}

columns! {
    /// The columns of a league in the directory.
    LeagueColumns<Moment> {
        id: i64,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        version: i64,
        open: bool,
        created_at: Moment,
        generation: i64,
    }
}

impl<Moment: Into<Stored>> TryFrom<LeagueColumns<Moment>> for LeagueRow {
    type Error = StoreError;

    fn try_from(columns: LeagueColumns<Moment>) -> Result<Self, StoreError> {
        Ok(Self {
            league: league(columns.id),
            home: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            version: count(columns.version)?,
            open: columns.open,
            created_at: columns.created_at.into().0,
            generation: columns.generation.cast_unsigned(),
        })
    }
}

columns! {
    /// The columns of a message about a league.
    PostColumns<Moment> {
        league: i64,
        key: String,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        message: Option<String>,
        hash: Option<Vec<u8>>,
        state: String,
        failures: i64,
        not_before: Moment,
    }
}

impl<Moment: Into<Stored>> TryFrom<PostColumns<Moment>> for PostRow {
    type Error = StoreError;

    fn try_from(columns: PostColumns<Moment>) -> Result<Self, StoreError> {
        let hash = columns.hash.map(<[u8; 32]>::try_from).transpose();
        Ok(Self {
            league: league(columns.league),
            key: coded(&columns.key)?,
            place: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            message: columns.message.map(MessageRef),
            hash: hash.map_err(|bytes| StoreError::Corrupt(format!("a hash of {} bytes", bytes.len())))?,
            state: coded(&columns.state)?,
            failures: count(columns.failures)?,
            not_before: columns.not_before.into().0,
        })
    }
}
