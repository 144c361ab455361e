//! Standings anew from the results.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{PgConnection, query, query_as, query_scalar};
use talon_house::book::Book;
use talon_house::ports::results::{Progress, RatingStep, Recounted, ResultRow, Scope};
use talon_house::{PlatformKind, StoreError};
use talon_table::PersonId;

use crate::columns::rows;
use crate::fault::fault;
use crate::standing_columns::{LineColumns, PairColumns, RatingColumns, ResultColumns};
use crate::standings::{lock, write_lines, write_pairs, write_persons, write_ratings};

/// How many rows are read or written at a time.
const CHUNK: i64 = 1000;

type Steps = Vec<(ResultRow, Vec<(PersonId, RatingStep)>)>;

/// Counts every result anew within a transaction. Tells how many rows were otherwise.
pub(crate) async fn rebuild(connection: &mut PgConnection, progress: Progress<'_>) -> Result<Recounted, StoreError> {
    lock(&mut *connection).await?;
    let total = query_scalar!(r#"SELECT count(*) AS "count!" FROM result"#)
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?
        .cast_unsigned();
    let before = stored(&mut *connection).await?;
    clear(&mut *connection).await?;
    let (mut book, mut last, mut results) = (Book::default(), 0, 0);
    loop {
        let chunk = after(&mut *connection, last).await?;
        let Some(newest) = chunk.last() else {
            break;
        };
        last = newest.fact.number.cast_signed();
        results += chunk.len() as u64;
        let counted: Steps = chunk
            .into_iter()
            .map(|result| {
                let steps = book.add(&result).steps;
                (result, steps)
            })
            .collect();
        write_persons(&mut *connection, counted.iter().map(|(result, steps)| (result, &steps[..]))).await?;
        progress(results, total);
    }
    write(connection, &book).await?;
    Ok(Recounted { results, changed: before.differences(&book) })
}

async fn after(connection: &mut PgConnection, last: i64) -> Result<Vec<ResultRow>, StoreError> {
    let columns = query_as!(
        ResultColumns,
        r#"SELECT number, table_id, match_no, platform, chat, fact::text AS "fact!" FROM result
           WHERE number > $1 ORDER BY number LIMIT $2"#,
        last,
        CHUNK
    );
    rows(columns.fetch_all(connection).await.map_err(fault)?)
}

async fn stored(connection: &mut PgConnection) -> Result<Book, StoreError> {
    let ratings =
        query_as!(RatingColumns, "SELECT who, game, pool, mean, deviation, volatility, matches, last FROM rating");
    let ratings = ratings.fetch_all(&mut *connection).await.map_err(fault)?;
    let pairs =
        query_as!(PairColumns, "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting");
    let pairs = pairs.fetch_all(&mut *connection).await.map_err(fault)?;
    let lines = query_as!(
        LineColumns,
        r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::text AS "tally!", last
           FROM board_line"#
    );
    let lines = lines.fetch_all(connection).await.map_err(fault)?;
    Ok(Book {
        ratings: ratings.into_iter().map(RatingColumns::row).collect::<Result<_, _>>()?,
        pairs: pairs.into_iter().map(PairColumns::row).collect::<Result<_, _>>()?,
        lines: lines.into_iter().map(LineColumns::row).collect::<Result<_, _>>()?,
    })
}

async fn clear(connection: &mut PgConnection) -> Result<(), StoreError> {
    query!("DELETE FROM rating").execute(&mut *connection).await.map_err(fault)?;
    query!("DELETE FROM meeting").execute(&mut *connection).await.map_err(fault)?;
    query!("DELETE FROM board_line").execute(&mut *connection).await.map_err(fault)?;
    query!("DELETE FROM result_person").execute(connection).await.map_err(fault)?;
    Ok(())
}

async fn write(connection: &mut PgConnection, book: &Book) -> Result<(), StoreError> {
    write_ratings(&mut *connection, book.ratings.iter()).await?;
    let pairs: Vec<_> = book.pairs.iter().collect();
    for chunk in pairs.chunks(CHUNK as usize) {
        write_pairs(&mut *connection, chunk.iter().copied()).await?;
    }
    write_all_lines(connection, book).await
}

async fn write_all_lines(connection: &mut PgConnection, book: &Book) -> Result<(), StoreError> {
    let lines: Vec<_> = book.lines.iter().map(|(key, row)| (key, row, book.rank(key, row))).collect();
    for chunk in lines.chunks(CHUNK as usize) {
        write_lines(&mut *connection, chunk.iter().copied()).await?;
    }
    Ok(())
}

/// The results of a chat are those of another from now on, and so are its boards.
pub(crate) async fn move_results(
    connection: &mut PgConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    lock(&mut *connection).await?;
    let code = platform.code();
    let moved = query!("UPDATE result SET chat = $1 WHERE platform = $2 AND chat = $3", to, code, from)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    if moved.rows_affected() == 0 {
        return Ok(());
    }
    query!("DELETE FROM board_line WHERE platform = $1 AND chat IN ($2, $3)", code, from, to)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    let columns = query_as!(
        ResultColumns,
        r#"SELECT number, table_id, match_no, platform, chat, fact::text AS "fact!" FROM result
           WHERE platform = $1 AND chat = $2 ORDER BY number"#,
        code,
        to
    );
    let results: Vec<ResultRow> = rows(columns.fetch_all(&mut *connection).await.map_err(fault)?)?;
    let scope = Scope::Community { platform, chat: to.to_owned() };
    let players = results.iter().flat_map(|result| &result.fact.players).map(|player| player.who.to_string());
    let players: Vec<String> = players.collect::<BTreeSet<_>>().into_iter().collect();
    let ratings = query_as!(
        RatingColumns,
        "SELECT who, game, pool, mean, deviation, volatility, matches, last FROM rating
         WHERE who = ANY ($1)",
        &players
    );
    let ratings = ratings.fetch_all(&mut *connection).await.map_err(fault)?;
    let ratings = ratings.into_iter().map(RatingColumns::row).collect::<Result<BTreeMap<_, _>, _>>()?;
    let book = Book { ratings, lines: Book::lines_in(&scope, results.iter()), ..Book::default() };
    write_all_lines(connection, &book).await
}
