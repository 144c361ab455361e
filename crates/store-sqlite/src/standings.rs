//! What results add up to: the rows that one touches, and those that it changes.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sqlx::{SqliteConnection, query, query_as};
use talon_games::GameKind;
use talon_house::StoreError;
use talon_house::book::{Book, LineKey, PairKey, RatingKey, StepKey, StepRow, all_time_rank, touched_by};
use talon_house::ports::results::{BoardKey, ResultRow, Scope};
use talon_standings::{BoardRow, PairRow, Pool, RatingRow};
use talon_table::PersonId;

use crate::columns::person_id;
use crate::fault::fault;
use crate::standing_columns::{LineColumns, PairColumns, RatingColumns};

/// How many rows are written at a time.
pub(crate) const CHUNK: usize = 1000;

/// Counts results within a transaction, in their order: reads what they touch, and writes what they change.
pub(crate) async fn count(connection: &mut SqliteConnection, results: &[ResultRow]) -> Result<(), StoreError> {
    let mut book = read_touched(&mut *connection, results).await?;
    let (changed, steps) = book.add_all(results);
    write_ratings(&mut *connection, changed.ratings.iter()).await?;
    write_all_pairs(&mut *connection, &changed).await?;
    let lines: Vec<_> = changed.lines.iter().map(|(key, row)| (key, row, book.rank(key, row))).collect();
    for chunk in lines.chunks(CHUNK) {
        write_lines(&mut *connection, chunk.iter().copied()).await?;
    }
    move_ranks(&mut *connection, changed.ratings.iter()).await?;
    write_all_steps(connection, &steps).await
}

async fn read_touched(connection: &mut SqliteConnection, results: &[ResultRow]) -> Result<Book, StoreError> {
    let mut book = Book::default();
    for ((game, pool), touched) in touched_by(results) {
        let who = Value::from_iter(touched.who.iter().map(ToString::to_string)).to_string();
        book.ratings.extend(ratings(&mut *connection, game, pool, &who).await?);
        book.pairs.extend(pairs(&mut *connection, game, pool, &who).await?);
        let persons = Value::from_iter(touched.persons.iter().map(|person| person_id(*person))).to_string();
        let spans = Value::from_iter(touched.windows.iter().map(ToString::to_string)).to_string();
        for scope in &touched.scopes {
            book.lines.extend(lines(&mut *connection, scope, game, pool, &spans, &persons).await?);
        }
    }
    Ok(book)
}

pub(crate) async fn ratings(
    connection: &mut SqliteConnection,
    game: GameKind,
    pool: Pool,
    who: &str,
) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
    let (game, pool) = (game.name(), pool.name());
    let rows = query_as!(
        RatingColumns,
        "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
         WHERE who IN (SELECT value FROM json_each(?)) AND game = ? AND pool = ?",
        who,
        game,
        pool
    );
    rows.fetch_all(connection).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
}

async fn pairs(
    connection: &mut SqliteConnection,
    game: GameKind,
    pool: Pool,
    who: &str,
) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
    let (game, pool) = (game.name(), pool.name());
    let rows = query_as!(
        PairColumns,
        "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting
         WHERE first IN (SELECT value FROM json_each(?1)) AND second IN (SELECT value FROM json_each(?1))
           AND game = ?2 AND pool = ?3",
        who,
        game,
        pool
    );
    rows.fetch_all(connection).await.map_err(fault)?.into_iter().map(PairColumns::row).collect()
}

async fn lines(
    connection: &mut SqliteConnection,
    scope: &Scope,
    game: GameKind,
    pool: Pool,
    spans: &str,
    persons: &str,
) -> Result<Vec<(LineKey, BoardRow)>, StoreError> {
    let (platform, chat, game, pool) = (scope.platform_code(), scope.chat(), game.name(), pool.name());
    let rows = query_as!(
        LineColumns,
        "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
         WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span IN (SELECT value FROM json_each(?))
           AND person IN (SELECT value FROM json_each(?))",
        platform,
        chat,
        game,
        pool,
        spans,
        persons
    );
    rows.fetch_all(connection).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
}

/// Each in a statement of its own: SQLite reads numbers from text with less care than it keeps those that it is given.
pub(crate) async fn write_ratings<'a>(
    connection: &mut SqliteConnection,
    rows: impl Iterator<Item = (&'a RatingKey, &'a RatingRow)>,
) -> Result<(), StoreError> {
    for ((game, pool, who), row) in rows {
        let (who, game, pool) = (who.to_string(), game.name(), pool.name());
        query!(
            "INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, met, last)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (who, game, pool) DO UPDATE SET
                 mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
                 matches = excluded.matches, met = excluded.met, last = excluded.last",
            who,
            game,
            pool,
            row.mean,
            row.deviation,
            row.volatility,
            row.matches,
            row.met,
            row.last_ms
        )
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    }
    Ok(())
}

async fn write_pairs<'a>(
    connection: &mut SqliteConnection,
    rows: impl Iterator<Item = (&'a PairKey, &'a PairRow)>,
) -> Result<(), StoreError> {
    let rows = rows.map(|((game, pool, first, second), row)| {
        json!([first, second, game, pool.name(), row.wins, row.losses, row.draws, row.streak, row.last_ms])
    });
    let rows = Value::from_iter(rows).to_string();
    query!(
        "INSERT INTO meeting (first, second, game, pool, wins, losses, draws, streak, last)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
                value ->> 8
         FROM json_each(?) WHERE true
         ON CONFLICT (first, second, game, pool) DO UPDATE SET
             wins = excluded.wins, losses = excluded.losses, draws = excluded.draws, streak = excluded.streak,
             last = excluded.last",
        rows
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Writes lines with their ranks. A line is hidden where nobody is known by its number, and where it is somebody's own sum.
pub(crate) async fn write_lines<'a>(
    connection: &mut SqliteConnection,
    rows: impl Iterator<Item = (&'a LineKey, &'a BoardRow, i64)>,
) -> Result<(), StoreError> {
    let rows = rows.map(|((board, person), row, rank)| {
        let tally = serde_json::to_string(&row.tally).map_err(|_| StoreError::Corrupt("a tally".to_owned()))?;
        let BoardKey { scope, game, pool, window } = board;
        let key = json!([scope.platform_code(), scope.chat(), game, pool.name(), window, person_id(*person)]);
        Ok(json!([key, row.matches, row.wins, row.draws, row.points, tally, row.last_ms, rank]))
    });
    let rows = rows.collect::<Result<Value, StoreError>>()?.to_string();
    query!(
        "INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank,
                                 hidden)
         SELECT value ->> '$[0][0]', value ->> '$[0][1]', value ->> '$[0][2]', value ->> '$[0][3]', value ->> '$[0][4]',
                value ->> '$[0][5]', value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
                value ->> 7,
                CASE WHEN value ->> '$[0][0]' = '' AND value ->> '$[0][1]' <> '' THEN
                    1
                WHEN value ->> '$[0][0]' = '' THEN
                    NOT EXISTS (SELECT 1 FROM account JOIN manners ON manners.person = account.person
                                WHERE account.own_person = value ->> '$[0][5]' AND everywhere = 1)
                ELSE
                    NOT EXISTS (SELECT 1 FROM account WHERE account.person = value ->> '$[0][5]')
                    AND NOT EXISTS (SELECT 1 FROM account WHERE account.own_person = value ->> '$[0][5]')
                END
         FROM json_each(?) WHERE true
         ON CONFLICT (platform, chat, game, pool, span, person) DO UPDATE SET
             matches = excluded.matches, wins = excluded.wins, draws = excluded.draws, points = excluded.points,
             tally = excluded.tally, last = excluded.last, rank = excluded.rank, hidden = excluded.hidden",
        rows
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Shows, on the boards of everybody, the lines of whoever acts as this person, or hides them, as the person wants it.
pub(crate) async fn show_everywhere(connection: &mut SqliteConnection, person: PersonId) -> Result<(), StoreError> {
    let person = person_id(person);
    // With the sign in front, the index by person is taken: the other one leads through everybody's lines.
    query!(
        "UPDATE board_line SET hidden = NOT hidden
         WHERE person IN (SELECT own_person FROM account WHERE account.person = ?1) AND +platform = '' AND +chat = ''
           AND hidden = EXISTS (SELECT 1 FROM manners WHERE manners.person = ?1 AND everywhere = 1)",
        person
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Ratings count on the boards of all time wherever their persons play, not only where they changed.
async fn move_ranks<'a>(
    connection: &mut SqliteConnection,
    rows: impl Iterator<Item = (&'a RatingKey, &'a RatingRow)>,
) -> Result<(), StoreError> {
    let rank = |((game, pool, who), row): (&RatingKey, &RatingRow)| {
        Some(json!([person_id(PersonId(who.person()?)), game, pool.name(), all_time_rank(*game, row)]))
    };
    let rows = Value::from_iter(rows.filter_map(rank)).to_string();
    query!(
        "UPDATE board_line SET rank = value ->> 3 FROM json_each(?)
         WHERE person = value ->> 0 AND game = value ->> 1 AND pool = value ->> 2 AND span = 'all'",
        rows
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Writes meetings, however many.
pub(crate) async fn write_all_pairs(connection: &mut SqliteConnection, book: &Book) -> Result<(), StoreError> {
    let pairs: Vec<_> = book.pairs.iter().collect();
    for chunk in pairs.chunks(CHUNK) {
        write_pairs(&mut *connection, chunk.iter().copied()).await?;
    }
    Ok(())
}

/// Writes what results were for those who played in them, however many.
pub(crate) async fn write_all_steps(
    connection: &mut SqliteConnection,
    steps: &BTreeMap<StepKey, StepRow>,
) -> Result<(), StoreError> {
    let steps: Vec<_> = steps.iter().collect();
    for chunk in steps.chunks(CHUNK) {
        write_steps(&mut *connection, chunk.iter().copied()).await?;
    }
    Ok(())
}

/// Writes what results were for those who played in them.
async fn write_steps<'a>(
    connection: &mut SqliteConnection,
    rows: impl Iterator<Item = (&'a StepKey, &'a StepRow)>,
) -> Result<(), StoreError> {
    let rows = rows.map(|((number, person), row)| {
        let (mean, deviation) = row.rating.unzip();
        json!([person_id(*person), number, row.pool.map(Pool::name), mean, deviation])
    });
    let rows = Value::from_iter(rows).to_string();
    query!(
        "INSERT INTO result_person (person, number, pool, mean, deviation)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        rows
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
