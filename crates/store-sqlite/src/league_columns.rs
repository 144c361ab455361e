//! The stored forms of leagues.

use talon_house::ports::leagues::{LeagueRow, PostRow};
use talon_house::{MessageRef, StoreError};
use talon_league::{FixtureRef, LeagueId};
use talon_table::Timestamp;

use crate::columns::{coded, count, place};

/// The signed number with the same bits, as for tables.
pub(crate) const fn league_id(league: LeagueId) -> i64 {
    league.0.cast_signed()
}

/// The league that a column names.
pub(crate) const fn league(id: i64) -> LeagueId {
    LeagueId(id.cast_unsigned())
}

/// The fixture that a column names.
pub(crate) fn fixture(text: Option<&str>) -> Result<Option<FixtureRef>, StoreError> {
    text.map(coded).transpose()
}

/// Between which texts those of a season's fixtures lie: what is written for them begins with the first and a colon, which the second
/// has one higher.
pub(crate) fn season_range(league: LeagueId, season: u32) -> (String, String) {
    (format!("{league}:{season}:"), format!("{league}:{season};"))
}

/// The columns of a league in the directory.
pub(crate) struct LeagueColumns {
    pub(crate) id: i64,
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) thread: Option<String>,
    pub(crate) private: bool,
    pub(crate) version: i64,
    pub(crate) open: bool,
    pub(crate) created_at: i64,
    pub(crate) generation: i64,
}

impl TryFrom<LeagueColumns> for LeagueRow {
    type Error = StoreError;

    fn try_from(columns: LeagueColumns) -> Result<Self, StoreError> {
        Ok(Self {
            league: league(columns.id),
            home: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            version: count(columns.version)?,
            open: columns.open,
            created_at: Timestamp(columns.created_at),
            generation: columns.generation.cast_unsigned(),
        })
    }
}

/// The columns of a message about a league.
pub(crate) struct PostColumns {
    pub(crate) league: i64,
    pub(crate) key: String,
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) thread: Option<String>,
    pub(crate) private: bool,
    pub(crate) message: Option<String>,
    pub(crate) hash: Option<Vec<u8>>,
    pub(crate) state: String,
    pub(crate) failures: i64,
    pub(crate) not_before: i64,
}

impl TryFrom<PostColumns> for PostRow {
    type Error = StoreError;

    fn try_from(columns: PostColumns) -> Result<Self, StoreError> {
        let hash = columns.hash.map(<[u8; 32]>::try_from).transpose();
        Ok(Self {
            league: league(columns.league),
            key: coded(&columns.key)?,
            place: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            message: columns.message.map(MessageRef),
            hash: hash.map_err(|bytes| StoreError::Corrupt(format!("a hash of {} bytes", bytes.len())))?,
            state: coded(&columns.state)?,
            failures: count(columns.failures)?,
            not_before: Timestamp(columns.not_before),
        })
    }
}
