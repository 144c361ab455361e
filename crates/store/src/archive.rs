//! Everything that a store remembers, row by row: so that it can move to another database.
//!
//! The rows are the archive's own, not the store's: their JSON is a format with a version, and a file that one database
//! wrote can be read by any other. They hold the decks and secrets of running matches, so none has a `Debug`.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use talon_league::{FixtureRef, LeagueId};
use talon_standings::MatchFact;
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};

use crate::daily::DailySeal;
use crate::moved_logs::LogPlace;
use crate::{AccountRow, KeptOptions, Results, StoreError, TableRow};

/// The version of the rows: it grows whenever a row is added or changed. Archives of every earlier version are read: what was added
/// since is missing in them, and has the value that a migration gave it (docs/compatibility.md).
pub const ARCHIVE_VERSION: u32 = 10;

/// One row. Codes are the stored forms, identifiers of platforms their own.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "row", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the tables in docs/database.md")]
pub enum ArchiveRow {
    /// Somebody who plays.
    Person { id: PersonId, language: Option<String> },
    /// A person's account on a platform.
    Account {
        platform: String,
        id: String,
        person: PersonId,
        own_person: PersonId,
        name: String,
        platform_language: Option<String>,
        chat: String,
    },
    /// A person's settings.
    Manners {
        person: PersonId,
        reminders: String,
        quiet_from: Option<u32>,
        quiet_until: Option<u32>,
        zone: Option<String>,
        #[serde(default)]
        everywhere: bool,
        #[serde(default = "unchosen::pictures")]
        pictures: String,
        #[serde(default = "unchosen::theme")]
        theme: String,
        #[serde(default = "unchosen::letters")]
        letters: String,
        #[serde(default = "unchosen::dress")]
        dress: String,
        #[serde(default = "unchosen::second_press")]
        second_press: bool,
        reminded_at: Option<Timestamp>,
    },
    /// A group or server.
    Community {
        platform: String,
        chat: String,
        language: Option<String>,
        zone: Option<String>,
        present: bool,
        pictures: Option<String>,
        theme: Option<String>,
        letters: Option<String>,
        dress: Option<String>,
    },
    /// A named set of options.
    Preset {
        number: u32,
        platform: String,
        chat: String,
        game: String,
        name: String,
        folded: String,
        options: KeptOptions,
        is_default: bool,
    },
    /// A code that links two accounts.
    LinkCode {
        number: u32,
        platform: String,
        account: String,
        #[serde(with = "hex")]
        hash: Vec<u8>,
        expires: Timestamp,
        entered_platform: Option<String>,
        entered_account: Option<String>,
    },
    /// Something that an account may do only so often.
    LinkTry { number: u32, platform: String, account: String, what: String, at: Timestamp },
    /// A table in the directory, with its mark.
    Table {
        id: TableId,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        room: String,
        version: u32,
        open: bool,
        opened_at: Timestamp,
        generation: u64,
        behind_at: Option<Timestamp>,
        fixture: Option<FixtureRef>,
    },
    /// One fact of a table's log.
    Event { table: TableId, seq: u32, at: Timestamp, event: Event },
    /// A person at a table.
    Seat { table: TableId, person: PersonId },
    /// A finished match. Standings are counted anew where matches are taken in.
    Result {
        table: TableId,
        match_no: u32,
        platform: String,
        chat: String,
        fixture: Option<FixtureRef>,
        fact: MatchFact,
    },
    /// A league in the directory, and when it is to be looked at.
    League {
        id: LeagueId,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        version: u32,
        open: bool,
        created_at: Timestamp,
        generation: u64,
        due: Option<Timestamp>,
    },
    /// One fact of a league's log.
    LeagueEvent { league: LeagueId, seq: u32, at: Timestamp, event: talon_league::Event },
    /// A person whom a league's log names.
    LeaguePerson { league: LeagueId, person: PersonId },
    /// A message about a league.
    LeaguePost {
        league: LeagueId,
        key: String,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        message: Option<String>,
        #[serde(with = "hex::optional")]
        hash: Option<Vec<u8>>,
        state: String,
        failures: u32,
        not_before: Timestamp,
    },
    /// A chat that has a daily deal.
    Daily {
        platform: String,
        chat: String,
        game: String,
        #[serde(default = "unchosen::post")]
        post: String,
        #[serde(default)]
        thread: Option<String>,
    },
    /// The daily deal of a day.
    DailyDeal {
        platform: String,
        chat: String,
        day: String,
        game: String,
        #[serde(with = "hex")]
        secret: Vec<u8>,
        committed_at: Timestamp,
        /// None in archives of versions that kept no end; [`latest_end_of_day`](crate::daily::latest_end_of_day) is its end then.
        #[serde(default)]
        ends_at: Option<Timestamp>,
        #[serde(default)]
        posted_at: Option<Timestamp>,
    },
    /// Somebody's play of a daily deal.
    DailyPlay {
        platform: String,
        chat: String,
        day: String,
        person: PersonId,
        table: TableId,
        made: Option<i64>,
        ended_at: Option<Timestamp>,
    },
    /// Somebody's first answer to a puzzle.
    PuzzleAnswer { person: PersonId, game: String, number: u32, solved: bool, answered_at: Timestamp },
    /// What the coach found in a match.
    Finding { table: TableId, match_no: u32, version: u32, found: String },
    /// An event for which a table waits.
    Timer { table: TableId, kind: String, due: Timestamp },
    /// A message that shows a page.
    Surface {
        table: TableId,
        key: String,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        message: Option<String>,
        #[serde(with = "hex::optional")]
        hash: Option<Vec<u8>>,
        shown_at: Timestamp,
        state: String,
        failures: u32,
        not_before: Timestamp,
        replaced: Option<String>,
        /// Archives of earlier versions have none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        writes: String,
        /// Archives of earlier versions have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        astray: Option<i64>,
    },
    /// An input that was taken.
    Input { platform: String, key: String, taken_at: Timestamp },
    /// The next moment at which a bot may write.
    Pace { platform: String, chat: String, next: Timestamp },
    /// The last number that was given to a preset or a link code: none is ever given twice.
    Counter { of: Counted, last: u32 },
}

/// A kind of row that is numbered for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Presets.
    Preset,
    /// Link codes.
    LinkCode,
}

/// What the settings are of a person, or a group, who could not choose them yet, as the migrations that added them say.
mod unchosen {
    pub(super) fn pictures() -> String {
        "ends".to_owned()
    }

    pub(super) fn theme() -> String {
        "dark".to_owned()
    }

    pub(super) fn letters() -> String {
        "common".to_owned()
    }

    pub(super) fn dress() -> String {
        "classic".to_owned()
    }

    pub(super) fn post() -> String {
        "never".to_owned()
    }

    pub(super) const fn second_press() -> bool {
        true
    }
}

/// Bytes as hexadecimal digits.
mod hex {
    use data_encoding::HEXLOWER;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&HEXLOWER.encode(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        HEXLOWER.decode(text.as_bytes()).map_err(D::Error::custom)
    }

    pub(super) mod optional {
        use super::{Deserialize, Deserializer, Error, HEXLOWER, Serializer};

        #[expect(clippy::ref_option, reason = "the form that serde asks for")]
        pub(in super::super) fn serialize<S: Serializer>(
            bytes: &Option<Vec<u8>>,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            match bytes {
                Some(bytes) => serializer.serialize_some(&HEXLOWER.encode(bytes)),
                None => serializer.serialize_none(),
            }
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Option<Vec<u8>>, D::Error> {
            let text = Option::<String>::deserialize(deserializer)?;
            text.map(|text| HEXLOWER.decode(text.as_bytes()).map_err(D::Error::custom)).transpose()
        }
    }
}

/// Why a database did not take an archive in. Nothing of it was kept.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// There is something in the database already.
    #[error("the database is not empty")]
    NotEmpty,
    /// The rows come to an end before their time, or one of them cannot be read.
    #[error("{0}")]
    Source(String),
    /// The database failed, or refused a row.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Where the rows of an export go, one after another. An error ends the export.
pub type Sink<'a> = &'a mut (dyn FnMut(ArchiveRow) -> Result<(), StoreError> + Send);

/// Where the rows of an import come from, in the order in which an export gives them.
pub type Source<'a> = &'a mut (dyn Iterator<Item = Result<ArchiveRow, String>> + Send);

/// A database as it is at one moment, however others write to it meanwhile.
#[async_trait]
pub trait Records: Results + Send + Sync {
    /// Every table, open or closed, oldest first, except those whose rows cannot be read.
    async fn tables(&self) -> Result<Vec<TableRow>, StoreError>;

    /// The tables whose rows in the directory cannot be read, and why.
    async fn damaged(&self) -> Result<Vec<(TableId, String)>, StoreError>;

    /// The whole log of a table; empty for an unknown one.
    async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError>;

    /// The tables whose logs were moved into files, and where each log stands.
    async fn moved(&self) -> Result<Vec<(TableId, LogPlace)>, StoreError>;

    /// The whole log of a league; empty for an unknown one.
    async fn league_events(&self, league: LeagueId) -> Result<Vec<talon_league::Recorded>, StoreError>;

    /// What seals a group's daily deal that was played at a table; none where it is for something else.
    async fn daily_seal(&self, table: TableId) -> Result<Option<DailySeal>, StoreError>;

    /// All accounts that act as one of these persons, or whose own person is one of them, in any order.
    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError>;

    /// Hands out every row. Two databases that hold the same hand out the same rows in the same order: kind by kind as
    /// in [`ArchiveRow`], those of a kind by their keys, texts in the order of their bytes.
    async fn export(&self, sink: Sink<'_>) -> Result<(), StoreError>;

    /// Ends reading; returns when every connection is closed.
    async fn close(&self);
}

/// An empty database that takes in what another held.
#[async_trait]
pub trait Import: Send + Sync {
    /// Takes in every row, in one transaction.
    async fn import(&self, source: Source<'_>) -> Result<(), ImportError>;
}
