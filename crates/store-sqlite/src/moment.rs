//! Moments as SQLite stores them.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Type};
use talon_table::Timestamp;

/// A number of milliseconds since the Unix epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment(pub(crate) Timestamp);

impl Moment {
    /// Its form in a JSON list.
    pub(crate) const fn json(self) -> i64 {
        self.0.0
    }
}

impl Type<Sqlite> for Moment {
    fn type_info() -> SqliteTypeInfo {
        <i64 as Type<Sqlite>>::type_info()
    }
}

impl Encode<'_, Sqlite> for Moment {
    fn encode_by_ref(&self, buffer: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Sqlite>::encode(self.0.0, buffer)
    }
}

impl Decode<'_, Sqlite> for Moment {
    fn decode(value: SqliteValueRef<'_>) -> Result<Self, BoxDynError> {
        <i64 as Decode<Sqlite>>::decode(value).map(|millis| Self(Timestamp(millis)))
    }
}
