//! The stored forms of the house's types.

use serde_json::Value;
use serde_json::value::RawValue;
use talon_store::StoreError;
use talon_store::database::columns::{self, Stored};
use talon_table::{PersonId, Timestamp};

use crate::dialect::Moment;

pub(crate) use columns::{
    AccountColumns, CommunityColumns, DailyChatColumns, DailyPostsColumns, FindingColumns, LineColumns, PairColumns,
    PresetColumns, RatingColumns, ResultColumns, chosen, chosen_by_person, chosen_text, coded, count, fixture, league,
    league_id, person, person_id, pool, readable, reading_id, rows, scope, season_range, table, table_id,
};

pub(crate) type DailyDealColumns = columns::DailyDealColumns<Moment>;
pub(crate) type DailyPlayColumns = columns::DailyPlayColumns<Moment>;
pub(crate) type LeagueColumns = columns::LeagueColumns<Moment>;
pub(crate) type PostColumns = columns::PostColumns<Moment>;
pub(crate) type PuzzleAnswerColumns = columns::PuzzleAnswerColumns<Moment>;
pub(crate) type StepColumns = columns::StepColumns<Moment>;
pub(crate) type SurfaceColumns = columns::SurfaceColumns<Moment>;
pub(crate) type TableColumns = columns::TableColumns<Moment>;

impl From<Moment> for Stored {
    fn from(moment: Moment) -> Self {
        Self(moment.0)
    }
}

/// A limit as a database takes it.
pub(crate) fn limit(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}

/// A list of identifiers as one parameter, unpacked by `json_each`.
pub(crate) fn persons_json(persons: &[PersonId]) -> String {
    Value::from_iter(persons.iter().map(|person| person_id(*person))).to_string()
}

/// A list of texts as one parameter. Each is a row of one column, `value ->> 0`: by itself, a text is not JSON in SQLite.
pub(crate) fn texts_json(texts: impl IntoIterator<Item: ToString>) -> String {
    Value::from_iter(texts.into_iter().map(|text| [text.to_string()])).to_string()
}

/// Events of a log as one parameter: for each its number, its moment and its body, which is stored as written.
pub(crate) fn events_json<Bad>(
    events: impl Iterator<Item = (u32, Timestamp, Result<String, Bad>)>,
) -> Result<String, StoreError> {
    let rows = events.map(|(seq, at, body)| {
        let body = body.ok().and_then(|body| RawValue::from_string(body).ok());
        let row = body.map(|body| (seq, Moment(at).json(), body));
        row.ok_or_else(|| StoreError::Corrupt(format!("event {seq} has no stored form")))
    });
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    serde_json::to_string(&rows).map_err(|_| StoreError::Corrupt("events have no stored form".to_owned()))
}
