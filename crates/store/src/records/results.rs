//! Finished matches: numbers, saves and counts them, one or many at a time.

use talon_league::FixtureRef;
use talon_table::TableId;

use super::standings;
use crate::StoreError;
use crate::database::{Lock, Origin, Unit};
use crate::results::{EndedMatch, ResultRow};

/// Numbers the result of a table's match, saves it, and counts it. Returns the fixture that it belongs to.
pub(super) async fn record<U: Unit>(
    unit: &mut U,
    table: TableId,
    ended: &EndedMatch,
) -> Result<Option<FixtureRef>, StoreError> {
    let result = of_table(unit, table, ended).await?;
    let fixture = result.fixture;
    record_all(unit, vec![result]).await?;
    Ok(fixture)
}

/// Numbers results in their order, saves them, and counts them.
pub(super) async fn record_all<U: Unit>(unit: &mut U, mut results: Vec<ResultRow>) -> Result<(), StoreError> {
    unit.lock(Lock::Results).await?;
    let last = unit.last_number().await?;
    for (result, number) in results.iter_mut().zip(last + 1..) {
        result.fact.number = number;
    }
    unit.add_results(&results).await?;
    standings::count(unit, &results).await
}

/// A match of a table, not numbered yet.
pub(super) async fn of_table<U: Unit>(
    unit: &mut U,
    table: TableId,
    ended: &EndedMatch,
) -> Result<ResultRow, StoreError> {
    let Origin { scope, fixture } = unit.origin(table).await?;
    Ok(ResultRow { table, match_no: ended.match_no, scope, fixture, fact: ended.fact.clone() })
}
