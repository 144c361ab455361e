//! JSON as Postgres stores it.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgTypeInfo, PgValueRef, Postgres};
use sqlx::{Decode, Encode, Type};

/// `jsonb` in Postgres's catalogue.
const JSONB: Oid = Oid(3802);

/// The only version that `jsonb` has on the wire.
const VERSION: u8 = 1;

/// The text of a `jsonb`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Json(pub(crate) String);

impl From<Json> for String {
    fn from(json: Json) -> Self {
        json.0
    }
}

impl Type<Postgres> for Json {
    fn type_info() -> PgTypeInfo {
        PgTypeInfo::with_oid(JSONB)
    }
}

impl Encode<'_, Postgres> for Json {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        buffer.push(VERSION);
        buffer.extend_from_slice(self.0.as_bytes());
        Ok(IsNull::No)
    }
}

impl Decode<'_, Postgres> for Json {
    fn decode(value: PgValueRef<'_>) -> Result<Self, BoxDynError> {
        match value.as_bytes()?.split_first() {
            Some((&VERSION, text)) => Ok(Self(std::str::from_utf8(text)?.to_owned())),
            Some(_) | None => Err("JSON of another version".into()),
        }
    }
}
