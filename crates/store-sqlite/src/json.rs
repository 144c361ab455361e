//! JSON as SQLite stores it.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{Sqlite, SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Type};

/// A text, as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Json(pub(crate) String);

impl From<Json> for String {
    fn from(json: Json) -> Self {
        json.0
    }
}

impl Type<Sqlite> for Json {
    fn type_info() -> SqliteTypeInfo {
        <String as Type<Sqlite>>::type_info()
    }
}

impl Encode<'_, Sqlite> for Json {
    fn encode_by_ref(&self, buffer: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Sqlite>::encode_by_ref(&self.0, buffer)
    }
}

impl Decode<'_, Sqlite> for Json {
    fn decode(value: SqliteValueRef<'_>) -> Result<Self, BoxDynError> {
        <String as Decode<Sqlite>>::decode(value).map(Self)
    }
}
