//! Matches that have ended: they are numbered, kept and counted, one or many at a time.

use sqlx::{SqliteConnection, query, query_scalar};
use talon_house::StoreError;
use talon_house::ports::results::{EndedMatch, ResultRow, Scope};
use talon_league::FixtureRef;
use talon_table::TableId;

use crate::columns::table_id;
use crate::fault::fault;
use crate::league_columns::fixture;
use crate::standings;

/// Numbers the result of a table's match within a transaction, keeps it, and counts it. Answers for which fixture it was.
pub(crate) async fn record(
    connection: &mut SqliteConnection,
    table: TableId,
    ended: &EndedMatch,
) -> Result<Option<FixtureRef>, StoreError> {
    let result = of_table(&mut *connection, table, ended).await?;
    let fixture = result.fixture;
    record_all(connection, vec![result]).await?;
    Ok(fixture)
}

/// Numbers results within a transaction, in their order, keeps them, and counts them.
pub(crate) async fn record_all(
    connection: &mut SqliteConnection,
    mut results: Vec<ResultRow>,
) -> Result<(), StoreError> {
    let last = query_scalar!(r#"SELECT coalesce(max(number), 0) AS "last!: i64" FROM result"#)
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?;
    for (result, number) in results.iter_mut().zip(last.cast_unsigned() + 1..) {
        result.fact.number = number;
    }
    insert(&mut *connection, &results).await?;
    standings::count(connection, &results).await
}

/// A match of a table, not numbered yet.
pub(crate) async fn of_table(
    connection: &mut SqliteConnection,
    table: TableId,
    ended: &EndedMatch,
) -> Result<ResultRow, StoreError> {
    let id = table_id(table);
    let home = query!("SELECT platform, chat, private, fixture FROM card_table WHERE id = ?", id)
        .fetch_one(connection)
        .await
        .map_err(fault)?;
    let (platform, chat) = if home.private == 0 { (&*home.platform, &*home.chat) } else { ("", "") };
    let scope = Scope::stored(platform, chat).map_err(|bad| StoreError::Corrupt(bad.to_string()))?;
    let fixture = fixture(home.fixture.as_deref())?;
    Ok(ResultRow { table, match_no: ended.match_no, scope, fixture, fact: ended.fact.clone() })
}

/// Keeps numbered results. One statement for all of them would look, before each, for what already refers to it, and there is no index
/// for that.
pub(crate) async fn insert(connection: &mut SqliteConnection, results: &[ResultRow]) -> Result<(), StoreError> {
    for result in results {
        let fact = serde_json::to_string(&result.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
        let (number, id) = (result.fact.number.cast_signed(), table_id(result.table));
        let (platform, chat) = (result.scope.platform_code(), result.scope.chat());
        let fixture = result.fixture.map(|fixture| fixture.to_string());
        query!(
            "INSERT INTO result (number, table_id, match_no, platform, chat, fixture, game, ended_at, fact)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            number,
            id,
            result.match_no,
            platform,
            chat,
            fixture,
            result.fact.game,
            result.fact.ended_at_ms,
            fact
        )
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    }
    Ok(())
}
