//! The stored forms of the house's types.

use talon_store::database::columns::{self, Stored};
use talon_table::PersonId;

use crate::moment::Moment;

pub(crate) use columns::{
    AccountColumns, CommunityColumns, DailyChatColumns, DailyPostsColumns, FindingColumns, LineColumns, PairColumns,
    PresetColumns, RatingColumns, ResultColumns, coded, count, fixture, league, league_id, person, person_id, pool,
    readable, reading_id, rows, scope, season_range, table, table_id,
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

/// A limit as Postgres takes it.
pub(crate) fn limit(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}

/// A list of identifiers as one parameter.
pub(crate) fn person_ids(persons: &[PersonId]) -> Vec<i64> {
    persons.iter().map(|person| person_id(*person)).collect()
}

/// An account's name as it is kept. It is the one text of other people's making that the house keeps as it comes, and
/// Postgres has no zero character.
pub(crate) fn kept_name(name: &str) -> String {
    name.replace('\0', "\u{fffd}")
}
