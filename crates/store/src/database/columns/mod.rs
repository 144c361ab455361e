//! The stored forms of rows in SQL databases. Each database stores a moment in its own type, which becomes [`Stored`].

mod daily;
mod leagues;
mod standings;
mod study;

use std::str::FromStr;

use talon_league::FixtureRef;
use talon_table::{PersonId, Reading, TableId, Timestamp};
use talon_view::{Chosen, Language};

use crate::{
    AccountRef, AccountRow, CommunityRow, MessageRef, Place, PlatformKind, PresetRow, StoreError, SurfaceRow, TableRow,
};

pub use daily::{DailyChatColumns, DailyDealColumns, DailyPlayColumns, DailyPostsColumns};
pub use leagues::{LeagueColumns, PostColumns, league, league_id, season_range};
pub use standings::{LineColumns, PairColumns, RatingColumns, ResultColumns, StepColumns, pool, scope};
pub use study::{FindingColumns, PuzzleAnswerColumns};

/// A stored moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stored(pub Timestamp);

/// Milliseconds since the Unix epoch.
impl From<i64> for Stored {
    fn from(millis: i64) -> Self {
        Self(Timestamp(millis))
    }
}

/// Columns of a query, each with its name and type there.
macro_rules! columns {
    ($(#[$meta:meta])* $name:ident $(<$moment:ident>)? { $($field:ident: $type:ty),* $(,)? }) => {
        $(#[$meta])*
        pub struct $name $(<$moment>)? {
            $(
                #[doc = concat!("`", stringify!($field), "`")]
                pub $field: $type,
            )*
        }
    };
}
use columns;

/// The signed number with the same bits: databases have no unsigned ones. Queries that order by such a column order by `id < 0` first,
/// which gives the order of the unsigned numbers.
#[must_use]
pub const fn table_id(table: TableId) -> i64 {
    table.0.cast_signed()
}

/// As [`table_id`].
#[must_use]
pub const fn person_id(person: PersonId) -> i64 {
    person.0.cast_signed()
}

/// As [`table_id`].
#[must_use]
pub const fn reading_id(reading: Reading) -> i64 {
    reading.0.cast_signed()
}

/// The table that a column names.
#[must_use]
pub const fn table(id: i64) -> TableId {
    TableId(id.cast_unsigned())
}

/// The person that a column names.
#[must_use]
pub const fn person(id: i64) -> PersonId {
    PersonId(id.cast_unsigned())
}

/// A count that the schema keeps within 32 bits.
///
/// # Errors
/// [`StoreError::Corrupt`] if it is not one.
pub fn count(value: i64) -> Result<u32, StoreError> {
    u32::try_from(value).map_err(|_| StoreError::Corrupt(format!("not a count: {value}")))
}

/// A code of one of the house's closed sets.
///
/// # Errors
/// [`StoreError::Corrupt`] if there is no such code.
pub fn coded<T: FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt(format!("not a stored form: {text:?}")))
}

/// The fixture that a column names.
///
/// # Errors
/// [`StoreError::Corrupt`] if it names none.
pub fn fixture(text: Option<&str>) -> Result<Option<FixtureRef>, StoreError> {
    text.map(coded).transpose()
}

/// Settings from their stored form.
///
/// # Errors
/// [`StoreError::Corrupt`] if it cannot be read.
pub fn chosen(text: &str) -> Result<Chosen, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::Corrupt(format!("not what can be chosen: {text:?}")))
}

/// The stored form of settings.
///
/// # Errors
/// [`StoreError::Corrupt`] if they have none.
pub fn chosen_text(chosen: &Chosen) -> Result<String, StoreError> {
    serde_json::to_string(chosen).map_err(|_| StoreError::Corrupt("choices have no stored form".to_owned()))
}

/// A person's settings: the language has a column of its own.
///
/// # Errors
/// [`StoreError::Corrupt`] if it cannot be read.
pub fn chosen_by_person(language: Option<&str>, rest: &str) -> Result<Chosen, StoreError> {
    Ok(Chosen { language: language.and_then(Language::spoken), ..chosen(rest)? })
}

columns! {
    /// The columns of an account, joined with its person and the person's settings.
    AccountColumns {
        platform: String,
        id: String,
        person: i64,
        own_person: i64,
        name: String,
        platform_language: Option<String>,
        language: Option<String>,
        chosen: String,
        chat: String,
    }
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
            chosen: chosen_by_person(columns.language.as_deref(), &columns.chosen)?,
            chat: coded(&columns.chat)?,
        })
    }
}

columns! {
    /// The columns of a community.
    CommunityColumns {
        platform: String,
        chat: String,
        present: bool,
        chosen: String,
    }
}

impl TryFrom<CommunityColumns> for CommunityRow {
    type Error = StoreError;

    fn try_from(columns: CommunityColumns) -> Result<Self, StoreError> {
        Ok(Self {
            platform: coded(&columns.platform)?,
            chat: columns.chat,
            present: columns.present,
            chosen: chosen(&columns.chosen)?,
        })
    }
}

columns! {
    /// The columns of a preset.
    PresetColumns {
        number: i64,
        platform: String,
        chat: String,
        game: String,
        name: String,
        options: String,
        is_default: bool,
    }
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

columns! {
    /// The columns of a table in the directory.
    TableColumns<Moment> {
        id: i64,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        room: String,
        version: i64,
        open: bool,
        opened_at: Moment,
        fixture: Option<String>,
    }
}

impl<Moment: Into<Stored>> TryFrom<TableColumns<Moment>> for TableRow {
    type Error = StoreError;

    fn try_from(columns: TableColumns<Moment>) -> Result<Self, StoreError> {
        Ok(Self {
            table: table(columns.id),
            home: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            room: coded(&columns.room)?,
            version: count(columns.version)?,
            open: columns.open,
            opened_at: columns.opened_at.into().0,
            fixture: fixture(columns.fixture.as_deref())?,
        })
    }
}

columns! {
    /// The columns of a surface.
    SurfaceColumns<Moment> {
        table_id: i64,
        key: String,
        platform: String,
        chat: String,
        thread: Option<String>,
        private: bool,
        message: Option<String>,
        hash: Option<Vec<u8>>,
        shown_at: Moment,
        state: String,
        failures: i64,
        not_before: Moment,
        replaced: Option<String>,
        writes: String,
    }
}

impl<Moment: Into<Stored>> TryFrom<SurfaceColumns<Moment>> for SurfaceRow {
    type Error = StoreError;

    fn try_from(columns: SurfaceColumns<Moment>) -> Result<Self, StoreError> {
        let hash = columns.hash.map(<[u8; 32]>::try_from).transpose();
        Ok(Self {
            table: table(columns.table_id),
            key: coded(&columns.key)?,
            place: place(&columns.platform, columns.chat, columns.thread, columns.private)?,
            message: columns.message.map(MessageRef),
            hash: hash.map_err(|bytes| StoreError::Corrupt(format!("a hash of {} bytes", bytes.len())))?,
            shown_at: columns.shown_at.into().0,
            state: coded(&columns.state)?,
            failures: count(columns.failures)?,
            not_before: columns.not_before.into().0,
            replaced: columns.replaced.map(MessageRef),
            writes: coded(&columns.writes)?,
        })
    }
}

/// A place.
///
/// # Errors
/// [`StoreError::Corrupt`] where there is no such platform.
pub fn place(platform: &str, chat: String, thread: Option<String>, private: bool) -> Result<Place, StoreError> {
    Ok(Place { platform: coded::<PlatformKind>(platform)?, chat, thread, private })
}

/// Rows of the port from rows of the database, without those that cannot be read: where rows are independent, a damaged one must not hide
/// the others.
#[must_use]
pub fn readable<Columns, Row>(columns: Vec<Columns>) -> Vec<Row>
where
    Row: TryFrom<Columns, Error = StoreError>,
{
    columns.into_iter().filter_map(|columns| Row::try_from(columns).ok()).collect()
}

/// Rows of the port from rows of the database.
///
/// # Errors
/// [`StoreError::Corrupt`] if one of them cannot be read.
pub fn rows<Columns, Row>(columns: Vec<Columns>) -> Result<Vec<Row>, StoreError>
where
    Row: TryFrom<Columns, Error = StoreError>,
{
    columns.into_iter().map(Row::try_from).collect()
}
