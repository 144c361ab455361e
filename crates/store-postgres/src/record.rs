//! Matches that have ended: they are numbered, kept and counted, one or many at a time.

use sqlx::{PgConnection, query, query_scalar};
use talon_house::StoreError;
use talon_house::ports::results::{EndedMatch, ResultRow, Scope};
use talon_league::FixtureRef;
use talon_table::{TableId, Timestamp};

use crate::columns::table_id;
use crate::fault::fault;
use crate::league_columns::fixture;
use crate::moment::Moment;
use crate::standings;

/// Numbers the result of a table's match within a transaction, keeps it, and counts it. Answers for which fixture it was.
pub(crate) async fn record(
    connection: &mut PgConnection,
    table: TableId,
    ended: &EndedMatch,
) -> Result<Option<FixtureRef>, StoreError> {
    let result = of_table(&mut *connection, table, ended).await?;
    let fixture = result.fixture;
    record_all(connection, vec![result]).await?;
    Ok(fixture)
}

/// Numbers results within a transaction, in their order, keeps them, and counts them.
pub(crate) async fn record_all(connection: &mut PgConnection, mut results: Vec<ResultRow>) -> Result<(), StoreError> {
    standings::lock(&mut *connection).await?;
    let last = query_scalar!(r#"SELECT coalesce(max(number), 0) AS "last!" FROM result"#)
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
    connection: &mut PgConnection,
    table: TableId,
    ended: &EndedMatch,
) -> Result<ResultRow, StoreError> {
    let home = query!("SELECT platform, chat, private, fixture FROM card_table WHERE id = $1", table_id(table))
        .fetch_one(connection)
        .await
        .map_err(fault)?;
    let (platform, chat) = if home.private { ("", "") } else { (&*home.platform, &*home.chat) };
    let scope = Scope::stored(platform, chat).map_err(|bad| StoreError::Corrupt(bad.to_string()))?;
    let fixture = fixture(home.fixture.as_deref())?;
    Ok(ResultRow { table, match_no: ended.match_no, scope, fixture, fact: ended.fact.clone() })
}

/// Keeps numbered results.
pub(crate) async fn insert(connection: &mut PgConnection, results: &[ResultRow]) -> Result<(), StoreError> {
    let text = |part: fn(&ResultRow) -> &str| results.iter().map(|row| part(row).to_owned()).collect::<Vec<_>>();
    let whole = |part: fn(&ResultRow) -> i64| results.iter().map(part).collect::<Vec<_>>();
    let ended: Vec<Moment> = results.iter().map(|row| Moment(Timestamp(row.fact.ended_at_ms))).collect();
    let fixtures: Vec<Option<String>> =
        results.iter().map(|row| row.fixture.map(|fixture| fixture.to_string())).collect();
    let facts = results.iter().map(|row| serde_json::to_string(&row.fact));
    let facts: Vec<String> = facts.collect::<Result<_, _>>().map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
    query!(
        "INSERT INTO result (number, table_id, match_no, platform, chat, game, ended_at, fact, fixture)
         SELECT number, table_id, match_no, platform, chat, game, ended_at, fact::jsonb, fixture
         FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
                     $8::text[], $9::text[])
              AS ended (number, table_id, match_no, platform, chat, game, ended_at, fact, fixture)",
        &whole(|row| row.fact.number.cast_signed()),
        &whole(|row| table_id(row.table)),
        &whole(|row| row.match_no.into()),
        &text(|row| row.scope.platform_code()),
        &text(|row| row.scope.chat()),
        &text(|row| &row.fact.game),
        &ended as &[Moment],
        &facts,
        &fixtures as &[Option<String>]
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
