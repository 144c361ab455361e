//! Everything in a store, row by row, so that it can move to another database.
//!
//! The rows are the archive's own, not the store's: their JSON is a format with a version, and any database can read a file that another
//! wrote. They hold the decks and secrets of running matches, so none has a `Debug`.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use talon_league::{FixtureRef, LeagueId};
use talon_standings::MatchFact;
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};

use crate::daily::DailySeal;
use crate::moved_logs::LogPlace;
use crate::person_settings::Chosen;
use crate::{AccountRow, KeptOptions, Results, StoreError, TableRow};

/// The version of the format: it grows whenever a row is added or changed. Archives of every earlier version can be read: columns that are
/// newer than the archive get the value that the migration gave them (docs/compatibility.md).
pub const ARCHIVE_VERSION: u32 = 11;

macro_rules! lines {
    ($(
        $(#[$what:meta])*
        $Row:ident: $table:ident $order:literal {
            $($(#[$how:meta])* $column:ident $($told:literal)?: $kind:ty,)*
        }
    )*) => {
        /// One row. Codes are the stored forms, identifiers of platforms their own.
        #[derive(Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "row", rename_all = "kebab-case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the fields are those of the tables in docs/database.md")]
        pub enum ArchiveRow {
            $($(#[$what])* $Row { $($(#[$how])* $column: $kind,)* },)*
            /// The last number that a preset or a link code got: none is ever given twice.
            Counter { of: Counted, last: u32 },
        }
    };
}

crate::archived!(lines);

/// Fields of earlier versions that nothing reads any more.
const RETIRED: [(&str, &str); 1] = [("surface", "astray")];

impl ArchiveRow {
    /// The row on a line of an archive of this version or an earlier one. None if the line is not one.
    #[must_use]
    pub fn of_line(line: &str) -> Option<Self> {
        serde_json::from_str(line).ok().or_else(|| {
            let mut row: serde_json::Map<String, serde_json::Value> = serde_json::from_str(line).ok()?;
            let kind = row.get("row")?.clone();
            RETIRED.iter().filter(|(of, _)| kind == **of).for_each(|(_, field)| drop(row.remove(*field)));
            serde_json::from_value(row.into()).ok()
        })
    }
}

/// A row whose settings stand among its own fields, whatever settings a later program adds. serde cannot flatten fields into a struct that
/// refuses unknown ones.
macro_rules! choices_among {
    ($row:ident: $($column:ident: $kind:ty),+) => {
        mod $row {
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            use super::Chosen;

            #[derive(Serialize, Deserialize)]
            struct Row<C> {
                $($column: $kind,)+
                #[serde(flatten)]
                chosen: C,
            }

            pub(super) fn serialize<S: Serializer>(
                $($column: &$kind,)+
                chosen: &Chosen,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                Row { $($column: $column.to_owned(),)+ chosen }.serialize(serializer)
            }

            pub(super) fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<($($kind,)+ Chosen), D::Error> {
                let Row { $($column,)+ chosen } = Row::deserialize(deserializer)?;
                Ok(($($column,)+ chosen))
            }
        }
    };
}
choices_among!(manners: person: talon_table::PersonId, reminded_at: Option<talon_table::Timestamp>);
choices_among!(community: platform: String, chat: String, present: bool);

/// A kind of row whose numbers are never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Presets.
    Preset,
    /// Link codes.
    LinkCode,
}

/// The settings of a chat from before these could be chosen, as the migrations that added them set them.
mod unchosen {
    pub(super) fn post() -> String {
        "never".to_owned()
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

/// Why a database refused an archive. Nothing of it was saved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// There is something in the database already.
    #[error("the database is not empty")]
    NotEmpty,
    /// The rows end too early, or one of them cannot be read.
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

/// A database as it is at one moment, whatever others write meanwhile.
#[async_trait]
pub trait Records: Results + Send + Sync {
    /// Every table, open or closed, oldest first, except those whose rows cannot be read.
    async fn tables(&self) -> Result<Vec<TableRow>, StoreError>;

    /// The tables whose rows in the directory cannot be read, and why.
    async fn damaged(&self) -> Result<Vec<(TableId, String)>, StoreError>;

    /// The whole log of a table; empty for an unknown one.
    async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError>;

    /// The tables whose logs were moved into files, and where each log is.
    async fn moved(&self) -> Result<Vec<(TableId, LogPlace)>, StoreError>;

    /// The whole log of a league; empty for an unknown one.
    async fn league_events(&self, league: LeagueId) -> Result<Vec<talon_league::Recorded>, StoreError>;

    /// What seals a group's daily deal that was played at a table; none if the table is for something else.
    async fn daily_seal(&self, table: TableId) -> Result<Option<DailySeal>, StoreError>;

    /// All accounts that act as one of these persons, or whose own person is one of them, in any order.
    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError>;

    /// Hands out every row. Two databases with the same content hand out the same rows in the same order: kind by kind as in
    /// [`ArchiveRow`], those of a kind by their keys, texts in the order of their bytes.
    async fn export(&self, sink: Sink<'_>) -> Result<(), StoreError>;

    /// Ends reading; returns when every connection is closed.
    async fn close(&self);
}

/// An empty database that takes over the content of another.
#[async_trait]
pub trait Import: Send + Sync {
    /// Takes in every row, in one transaction.
    async fn import(&self, source: Source<'_>) -> Result<(), ImportError>;
}
