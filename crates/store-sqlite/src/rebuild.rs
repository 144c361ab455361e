//! Standings anew from the results.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::TryStreamExt;
use sqlx::{SqliteConnection, query, query_as, query_scalar};
use talon_house::book::{Book, Differences, Kept, StepRow};
use talon_house::ports::results::{Progress, Recounted, ResultRow, Scope};
use talon_house::{PlatformKind, StoreError};

use crate::columns::{limit, person, rows};
use crate::fault::fault;
use crate::standing_columns::{LineColumns, PairColumns, RatingColumns, ResultColumns, pool};
use crate::standings::{CHUNK, write_all_pairs, write_all_steps, write_lines, write_ratings};

/// Counts every result anew within a transaction. Tells how many rows were otherwise; writes nothing of a kind in which none was.
pub(crate) async fn rebuild(
    connection: &mut SqliteConnection,
    progress: Progress<'_>,
) -> Result<Recounted, StoreError> {
    let total = query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM result"#)
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?
        .cast_unsigned();
    let before = kept(&mut *connection).await?;
    let (mut right, mut last, mut results) = (Kept::default(), 0, 0);
    loop {
        let chunk = after(&mut *connection, last).await?;
        let Some(newest) = chunk.last() else {
            break;
        };
        last = newest.fact.number.cast_signed();
        results += chunk.len() as u64;
        chunk.iter().for_each(|result| right.add(result));
        progress(results, total);
    }
    right.rank();
    let differences = before.differences(&right);
    drop(before);
    let shown = put_right(connection, &right, differences).await?;
    Ok(Recounted { results, changed: differences.total() + shown })
}

async fn after(connection: &mut SqliteConnection, last: i64) -> Result<Vec<ResultRow>, StoreError> {
    let most = limit(CHUNK);
    let columns = query_as!(
        ResultColumns,
        "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result WHERE number > ? ORDER BY number LIMIT ?",
        last,
        most
    );
    rows(columns.fetch_all(connection).await.map_err(fault)?)
}

/// What the database holds of standings.
async fn kept(connection: &mut SqliteConnection) -> Result<Kept, StoreError> {
    let ratings =
        query_as!(RatingColumns, "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating");
    let ratings = ratings.fetch_all(&mut *connection).await.map_err(fault)?;
    let pairs =
        query_as!(PairColumns, "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting");
    let pairs = pairs.fetch_all(&mut *connection).await.map_err(fault)?;
    let mut kept = Kept::default();
    kept.book.ratings = ratings.into_iter().map(RatingColumns::row).collect::<Result<_, _>>()?;
    kept.book.pairs = pairs.into_iter().map(PairColumns::row).collect::<Result<_, _>>()?;
    read_lines(&mut *connection, &mut kept).await?;
    let mut steps = query!("SELECT person, number, pool, mean, deviation FROM result_person").fetch(connection);
    while let Some(step) = steps.try_next().await.map_err(fault)? {
        let pool = step.pool.as_deref().map(pool).transpose()?;
        let row = StepRow { pool, rating: step.mean.zip(step.deviation) };
        kept.steps.insert((step.number.cast_unsigned(), person(step.person)), row);
    }
    Ok(kept)
}

async fn read_lines(connection: &mut SqliteConnection, kept: &mut Kept) -> Result<(), StoreError> {
    let mut lines = query!(
        r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank
           FROM board_line"#
    )
    .fetch(connection);
    while let Some(found) = lines.try_next().await.map_err(fault)? {
        let columns = LineColumns {
            platform: found.platform,
            chat: found.chat,
            game: found.game,
            pool: found.pool,
            span: found.span,
            person: found.person,
            matches: found.matches,
            wins: found.wins,
            draws: found.draws,
            points: found.points,
            tally: found.tally,
            last: found.last,
        };
        let (key, row) = columns.row()?;
        kept.ranks.insert(key.clone(), found.rank);
        kept.book.lines.insert(key, row);
    }
    Ok(())
}

/// Writes every kind of rows in which something was wrong. Tells how many lines were shown, or hidden, that should not be.
async fn put_right(connection: &mut SqliteConnection, right: &Kept, wrong: Differences) -> Result<u64, StoreError> {
    if wrong.ratings > 0 {
        query!("DELETE FROM rating").execute(&mut *connection).await.map_err(fault)?;
        write_ratings(&mut *connection, right.book.ratings.iter()).await?;
    }
    if wrong.pairs > 0 {
        query!("DELETE FROM meeting").execute(&mut *connection).await.map_err(fault)?;
        write_all_pairs(&mut *connection, &right.book).await?;
    }
    if wrong.steps > 0 {
        query!("DELETE FROM result_person").execute(&mut *connection).await.map_err(fault)?;
        write_all_steps(&mut *connection, &right.steps).await?;
    }
    if wrong.lines > 0 {
        query!("DELETE FROM board_line").execute(&mut *connection).await.map_err(fault)?;
        write_all_lines(&mut *connection, &right.book).await?;
    }
    let shown = query!(
        "UPDATE board_line SET hidden = NOT hidden
         WHERE hidden <> CASE WHEN platform = '' AND chat <> '' THEN
             1
         WHEN platform = '' THEN
             NOT EXISTS (SELECT 1 FROM account JOIN manners ON manners.person = account.person
                         WHERE account.own_person = board_line.person AND everywhere = 1)
         ELSE
             NOT EXISTS (SELECT 1 FROM account WHERE account.person = board_line.person)
             AND NOT EXISTS (SELECT 1 FROM account WHERE account.own_person = board_line.person)
         END"
    );
    Ok(shown.execute(connection).await.map_err(fault)?.rows_affected())
}

async fn write_all_lines(connection: &mut SqliteConnection, book: &Book) -> Result<(), StoreError> {
    let lines: Vec<_> = book.lines.iter().map(|(key, row)| (key, row, book.rank(key, row))).collect();
    for chunk in lines.chunks(CHUNK) {
        write_lines(&mut *connection, chunk.iter().copied()).await?;
    }
    Ok(())
}

/// The results of a chat are those of another from now on, and so are its boards.
pub(crate) async fn move_results(
    connection: &mut SqliteConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let code = platform.code();
    let moved = query!("UPDATE result SET chat = ? WHERE platform = ? AND chat = ?", to, code, from)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    if moved.rows_affected() == 0 {
        return Ok(());
    }
    query!("DELETE FROM board_line WHERE platform = ?1 AND chat IN (?2, ?3)", code, from, to)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    let columns = query_as!(
        ResultColumns,
        "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result WHERE platform = ? AND chat = ? ORDER BY number",
        code,
        to
    );
    let results: Vec<ResultRow> = rows(columns.fetch_all(&mut *connection).await.map_err(fault)?)?;
    let scope = Scope::Community { platform, chat: to.to_owned() };
    let players = results.iter().flat_map(|result| result.fact.everybody()).map(ToString::to_string);
    let players = serde_json::Value::from_iter(players.collect::<BTreeSet<_>>()).to_string();
    let ratings = query_as!(
        RatingColumns,
        "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
         WHERE who IN (SELECT value FROM json_each(?))",
        players
    );
    let ratings = ratings.fetch_all(&mut *connection).await.map_err(fault)?;
    let ratings = ratings.into_iter().map(RatingColumns::row).collect::<Result<BTreeMap<_, _>, _>>()?;
    let book = Book { ratings, lines: Book::lines_in(&scope, results.iter()), ..Book::default() };
    write_all_lines(connection, &book).await
}
