//! How a database stores the columns of an archive.

use talon_league::{FixtureRef, LeagueId};
use talon_standings::MatchFact;
use talon_store::person_settings::Chosen;
use talon_store::{KeptOptions, StoreError};
use talon_table::{PersonId, TableId, Timestamp};

use crate::columns::{chosen, chosen_text, coded, count, league, league_id, person, person_id, table, table_id};
use crate::dialect::{Json, Moment, kept_name};

/// A value in a column of an archive.
pub(crate) trait ArchiveColumn: Sized {
    /// Its type for sqlx.
    type Form;

    fn store(self) -> Result<Self::Form, StoreError>;

    fn read(form: Self::Form) -> Result<Self, StoreError>;
}

/// The stored form of each type, and how to read it.
macro_rules! archive_columns {
    ($($kind:ty, $form:ty: $store:expr, $read:expr;)*) => {
        $(impl ArchiveColumn for $kind {
            type Form = $form;

            fn store(self) -> Result<$form, StoreError> {
                let store: fn(Self) -> Result<$form, StoreError> = $store;
                store(self)
            }

            fn read(form: $form) -> Result<Self, StoreError> {
                let read: fn($form) -> Result<Self, StoreError> = $read;
                read(form)
            }
        })*
    };
}

archive_columns! {
    bool, bool: Ok, Ok;
    i64, i64: Ok, Ok;
    u32, i64: |number| Ok(number.into()), count;
    u64, i64: |number| Ok(number.cast_signed()), |number| Ok(number.cast_unsigned());
    Vec<u8>, Vec<u8>: Ok, Ok;
    String, String: |text| Ok(kept_name(&text)), Ok;
    FixtureRef, String: |fixture| Ok(fixture.to_string()), |text| coded(&text);
    Timestamp, Moment: |at| Ok(Moment(at)), |moment| Ok(moment.0);
    PersonId, i64: |id| Ok(person_id(id)), |id| Ok(person(id));
    TableId, i64: |id| Ok(table_id(id)), |id| Ok(table(id));
    LeagueId, i64: |id| Ok(league_id(id)), |id| Ok(league(id));
    Chosen, Json: |chosen| Ok(Json(chosen_text(&chosen)?)), |json| chosen(&json.0);
    KeptOptions, Json: |options| json(serde_json::to_string(&options)), |json| from_json(serde_json::from_str(&json.0));
    MatchFact, Json: |fact| json(serde_json::to_string(&fact)), |json| from_json(serde_json::from_str(&json.0));
    talon_table::Event, Json: |event| json(serde_json::to_string(&event)), |json| from_json(serde_json::from_str(&json.0));
    talon_league::Event, Json: |event| json(serde_json::to_string(&event)), |json| from_json(serde_json::from_str(&json.0));
}

impl<T: ArchiveColumn> ArchiveColumn for Option<T> {
    type Form = Option<T::Form>;

    fn store(self) -> Result<Self::Form, StoreError> {
        self.map(T::store).transpose()
    }

    fn read(form: Self::Form) -> Result<Self, StoreError> {
        form.map(T::read).transpose()
    }
}

fn json(text: serde_json::Result<String>) -> Result<Json, StoreError> {
    text.map(Json).map_err(|_| StoreError::Corrupt("it has no stored form".to_owned()))
}

/// Leaves out serde's message: it may quote the text, and logs hold secrets.
fn from_json<T>(read: serde_json::Result<T>) -> Result<T, StoreError> {
    read.map_err(|_| StoreError::Corrupt("it is not of the stored form".to_owned()))
}
