//! The stored forms of the house's types.

use talon_store::database::columns;
use talon_table::PersonId;

pub(crate) use columns::{
    AccountColumns, CommunityColumns, DailyChatColumns, DailyPostsColumns, FindingColumns, LineColumns, PairColumns,
    PresetColumns, RatingColumns, ResultColumns, coded, count, fixture, league, league_id, person, person_id, pool,
    readable, reading_id, rows, scope, season_range, table, table_id,
};

pub(crate) type DailyDealColumns = columns::DailyDealColumns<i64>;
pub(crate) type DailyPlayColumns = columns::DailyPlayColumns<i64>;
pub(crate) type LeagueColumns = columns::LeagueColumns<i64>;
pub(crate) type PostColumns = columns::PostColumns<i64>;
pub(crate) type PuzzleAnswerColumns = columns::PuzzleAnswerColumns<i64>;
pub(crate) type StepColumns = columns::StepColumns<i64>;
pub(crate) type SurfaceColumns = columns::SurfaceColumns<i64>;
pub(crate) type TableColumns = columns::TableColumns<i64>;

/// A limit as SQLite takes it.
pub(crate) fn limit(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}

/// A list of identifiers as one parameter, taken apart by `json_each`.
pub(crate) fn persons_json(persons: &[PersonId]) -> String {
    serde_json::Value::from_iter(persons.iter().map(|person| person_id(*person))).to_string()
}
