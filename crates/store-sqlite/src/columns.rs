//! The stored forms of the house's types.

use std::str::FromStr;

use talon_house::ports::store::{AccountRow, CommunityRow, PresetRow, SurfaceRow, TableRow};
use talon_house::{AccountRef, MessageRef, Place, PlatformKind, StoreError};
use talon_table::{PersonId, TableId, Timestamp};

use crate::league_columns::fixture;

/// The signed number with the same bits: SQLite has no unsigned ones. Queries that order by such a column order by
/// `id < 0` first, which is the order of the unsigned numbers.
pub(crate) const fn table_id(table: TableId) -> i64 {
    table.0.cast_signed()
}

/// As [`table_id`].
pub(crate) const fn person_id(person: PersonId) -> i64 {
    person.0.cast_signed()
}

/// The table that a column names.
pub(crate) const fn table(id: i64) -> TableId {
    TableId(id.cast_unsigned())
}

/// The person that a column names.
pub(crate) const fn person(id: i64) -> PersonId {
    PersonId(id.cast_unsigned())
}

/// A count that the schema keeps within 32 bits.
pub(crate) fn count(value: i64) -> Result<u32, StoreError> {
    u32::try_from(value).map_err(|_| StoreError::Corrupt(format!("not a count: {value}")))
}

/// A code of one of the house's closed sets.
pub(crate) fn coded<T: FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt(format!("not a stored form: {text:?}")))
}

/// A limit as SQLite takes it.
pub(crate) fn limit(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}

/// A list of identifiers as one parameter, taken apart by `json_each`.
pub(crate) fn persons_json(persons: &[PersonId]) -> String {
    serde_json::Value::from_iter(persons.iter().map(|person| person_id(*person))).to_string()
}

/// The columns of an account, joined with its person.
pub(crate) struct AccountColumns {
    pub(crate) platform: String,
    pub(crate) id: String,
    pub(crate) person: i64,
    pub(crate) own_person: i64,
    pub(crate) name: String,
    pub(crate) platform_language: Option<String>,
    pub(crate) chosen_language: Option<String>,
    pub(crate) chat: String,
}

impl TryFrom<AccountColumns> for AccountRow {
    type Error = StoreError;

    fn try_from(columns: AccountColumns) -> Result<Self, StoreError> {
        Ok(Self {
            account: AccountRef { platform: coded(&columns.platform)?, id: columns.id },
            person: person(columns.person),
            own_person: person(columns.own_person),
            name: columns.name,
            platform_language: columns.platform_language,
            chosen_language: columns.chosen_language,
            chat: coded(&columns.chat)?,
        })
    }
}

/// The columns of a community.
pub(crate) struct CommunityColumns {
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) language: Option<String>,
    pub(crate) zone: Option<String>,
    pub(crate) present: bool,
}

impl TryFrom<CommunityColumns> for CommunityRow {
    type Error = StoreError;

    fn try_from(columns: CommunityColumns) -> Result<Self, StoreError> {
        Ok(Self {
            platform: coded(&columns.platform)?,
            chat: columns.chat,
            language: columns.language,
            zone: columns.zone,
            present: columns.present,
        })
    }
}

/// The columns of a preset.
pub(crate) struct PresetColumns {
    pub(crate) number: i64,
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) options: String,
    pub(crate) is_default: bool,
}

impl TryFrom<PresetColumns> for PresetRow {
    type Error = StoreError;

    fn try_from(columns: PresetColumns) -> Result<Self, StoreError> {
        let options = serde_json::from_str(&columns.options);
        Ok(Self {
            number: count(columns.number)?,
            platform: coded(&columns.platform)?,
            chat: columns.chat,
            game: coded(&columns.game)?,
            name: columns.name,
            options: options.map_err(|_| StoreError::Corrupt(format!("the options of preset {}", columns.number)))?,
            is_default: columns.is_default,
        })
    }
}

/// The columns of a table in the directory.
pub(crate) struct TableColumns {
    pub(crate) id: i64,
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) thread: Option<String>,
    pub(crate) private: bool,
    pub(crate) room: String,
    pub(crate) version: i64,
    pub(crate) open: bool,
    pub(crate) opened_at: i64,
    pub(crate) fixture: Option<String>,
}

impl TryFrom<TableColumns> for TableRow {
    type Error = StoreError;

    fn try_from(columns: TableColumns) -> Result<Self, StoreError> {
        Ok(Self {
            table: table(columns.id),
            home: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            room: coded(&columns.room)?,
            version: count(columns.version)?,
            open: columns.open,
            opened_at: Timestamp(columns.opened_at),
            fixture: fixture(columns.fixture.as_deref())?,
        })
    }
}

/// The columns of a surface.
pub(crate) struct SurfaceColumns {
    pub(crate) table_id: i64,
    pub(crate) key: String,
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) thread: Option<String>,
    pub(crate) private: bool,
    pub(crate) message: Option<String>,
    pub(crate) hash: Option<Vec<u8>>,
    pub(crate) shown_at: i64,
    pub(crate) state: String,
    pub(crate) failures: i64,
    pub(crate) not_before: i64,
    pub(crate) replaced: Option<String>,
    pub(crate) writes: String,
    pub(crate) astray: Option<i64>,
}

impl TryFrom<SurfaceColumns> for SurfaceRow {
    type Error = StoreError;

    fn try_from(columns: SurfaceColumns) -> Result<Self, StoreError> {
        let hash = columns.hash.map(<[u8; 32]>::try_from).transpose();
        Ok(Self {
            table: table(columns.table_id),
            key: coded(&columns.key)?,
            place: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            message: columns.message.map(MessageRef),
            hash: hash.map_err(|bytes| StoreError::Corrupt(format!("a hash of {} bytes", bytes.len())))?,
            shown_at: Timestamp(columns.shown_at),
            state: coded(&columns.state)?,
            failures: count(columns.failures)?,
            not_before: Timestamp(columns.not_before),
            replaced: columns.replaced.map(MessageRef),
            writes: coded(&columns.writes)?,
            astray: columns.astray,
        })
    }
}

pub(crate) fn place(platform: &str, chat: String, thread: Option<String>, private: bool) -> Result<Place, StoreError> {
    Ok(Place { platform: coded::<PlatformKind>(platform)?, chat, thread, private })
}

/// Rows of the port from rows of the database, as far as they can be read: where each row stands for itself, one that is damaged is no
/// reason to lose sight of the others.
pub(crate) fn readable<Columns, Row>(columns: Vec<Columns>) -> Vec<Row>
where
    Row: TryFrom<Columns, Error = StoreError>,
{
    columns.into_iter().filter_map(|columns| Row::try_from(columns).ok()).collect()
}

/// Rows of the port from rows of the database.
pub(crate) fn rows<Columns, Row>(columns: Vec<Columns>) -> Result<Vec<Row>, StoreError>
where
    Row: TryFrom<Columns, Error = StoreError>,
{
    columns.into_iter().map(Row::try_from).collect()
}
