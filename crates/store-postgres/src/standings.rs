//! What results add up to: the rows that one touches, and those that it changes.

use std::collections::BTreeMap;

use sqlx::{PgConnection, query, query_as};
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
pub(crate) async fn count(connection: &mut PgConnection, results: &[ResultRow]) -> Result<(), StoreError> {
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

async fn read_touched(connection: &mut PgConnection, results: &[ResultRow]) -> Result<Book, StoreError> {
    let mut book = Book::default();
    for ((game, pool), touched) in touched_by(results) {
        let who: Vec<String> = touched.who.iter().map(ToString::to_string).collect();
        book.ratings.extend(ratings(&mut *connection, game, pool, &who).await?);
        book.pairs.extend(pairs(&mut *connection, game, pool, &who).await?);
        let persons: Vec<i64> = touched.persons.iter().map(|person| person_id(*person)).collect();
        let spans: Vec<String> = touched.windows.iter().map(ToString::to_string).collect();
        for scope in &touched.scopes {
            book.lines.extend(lines(&mut *connection, scope, game, pool, &spans, &persons).await?);
        }
    }
    Ok(book)
}

pub(crate) async fn ratings(
    connection: &mut PgConnection,
    game: GameKind,
    pool: Pool,
    who: &[String],
) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
    let rows = query_as!(
        RatingColumns,
        "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
         WHERE who = ANY ($1) AND game = $2 AND pool = $3",
        who,
        game.name(),
        pool.name()
    );
    rows.fetch_all(connection).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
}

async fn pairs(
    connection: &mut PgConnection,
    game: GameKind,
    pool: Pool,
    who: &[String],
) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
    let rows = query_as!(
        PairColumns,
        "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting
         WHERE first = ANY ($1) AND second = ANY ($1) AND game = $2 AND pool = $3",
        who,
        game.name(),
        pool.name()
    );
    rows.fetch_all(connection).await.map_err(fault)?.into_iter().map(PairColumns::row).collect()
}

async fn lines(
    connection: &mut PgConnection,
    scope: &Scope,
    game: GameKind,
    pool: Pool,
    spans: &[String],
    persons: &[i64],
) -> Result<Vec<(LineKey, BoardRow)>, StoreError> {
    let rows = query_as!(
        LineColumns,
        r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::text AS "tally!", last
           FROM board_line
           WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = ANY ($5) AND person = ANY ($6)"#,
        scope.platform_code(),
        scope.chat(),
        game.name(),
        pool.name(),
        spans,
        persons
    );
    rows.fetch_all(connection).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
}

/// Lets nobody else number or count results until the transaction ends: they are counted in the order of their numbers.
pub(crate) async fn lock(connection: &mut PgConnection) -> Result<(), StoreError> {
    query!("LOCK TABLE result IN SHARE ROW EXCLUSIVE MODE").execute(connection).await.map_err(fault)?;
    Ok(())
}

pub(crate) async fn write_ratings<'a>(
    connection: &mut PgConnection,
    rows: impl Iterator<Item = (&'a RatingKey, &'a RatingRow)>,
) -> Result<(), StoreError> {
    let rows: Vec<_> = rows.collect();
    let text = |part: fn(&RatingKey) -> String| rows.iter().map(|(key, _)| part(key)).collect::<Vec<_>>();
    let real = |part: fn(&RatingRow) -> f64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
    let whole = |part: fn(&RatingRow) -> i64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
    query!(
        "INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, met, last)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[],
                              $7::bigint[], $8::bigint[], $9::bigint[])
         ON CONFLICT (who, game, pool) DO UPDATE SET
             mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
             matches = excluded.matches, met = excluded.met, last = excluded.last",
        &text(|(_, _, who)| who.to_string()),
        &text(|(game, _, _)| game.to_string()),
        &text(|(_, pool, _)| pool.name().to_owned()),
        &real(|row| row.mean),
        &real(|row| row.deviation),
        &real(|row| row.volatility),
        &whole(|row| row.matches.into()),
        &whole(|row| row.met.into()),
        &whole(|row| row.last_ms)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn write_pairs<'a>(
    connection: &mut PgConnection,
    rows: impl Iterator<Item = (&'a PairKey, &'a PairRow)>,
) -> Result<(), StoreError> {
    let rows: Vec<_> = rows.collect();
    let text = |part: fn(&PairKey) -> String| rows.iter().map(|(key, _)| part(key)).collect::<Vec<_>>();
    let whole = |part: fn(&PairRow) -> i64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
    query!(
        "INSERT INTO meeting (first, second, game, pool, wins, losses, draws, streak, last)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
                              $8::bigint[], $9::bigint[])
         ON CONFLICT (first, second, game, pool) DO UPDATE SET
             wins = excluded.wins, losses = excluded.losses, draws = excluded.draws, streak = excluded.streak,
             last = excluded.last",
        &text(|(_, _, first, _)| first.to_string()),
        &text(|(_, _, _, second)| second.to_string()),
        &text(|(game, _, _, _)| game.to_string()),
        &text(|(_, pool, _, _)| pool.name().to_owned()),
        &whole(|row| row.wins.into()),
        &whole(|row| row.losses.into()),
        &whole(|row| row.draws.into()),
        &whole(|row| row.streak.into()),
        &whole(|row| row.last_ms)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Writes lines with their ranks. A line is hidden where nobody is known by its number, and where it is somebody's own sum.
pub(crate) async fn write_lines<'a>(
    connection: &mut PgConnection,
    rows: impl Iterator<Item = (&'a LineKey, &'a BoardRow, i64)>,
) -> Result<(), StoreError> {
    let rows: Vec<_> = rows.collect();
    let text = |part: fn(&BoardKey) -> String| rows.iter().map(|((key, _), _, _)| part(key)).collect::<Vec<_>>();
    let whole = |part: fn(&BoardRow) -> i64| rows.iter().map(|(_, row, _)| part(row)).collect::<Vec<_>>();
    let persons: Vec<i64> = rows.iter().map(|((_, person), _, _)| person_id(*person)).collect();
    let ranks: Vec<i64> = rows.iter().map(|(_, _, rank)| *rank).collect();
    let tallies = rows.iter().map(|(_, row, _)| serde_json::to_string(&row.tally));
    let tallies: Vec<String> =
        tallies.collect::<Result<_, _>>().map_err(|_| StoreError::Corrupt("a tally".to_owned()))?;
    query!(
        "INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank,
                                 hidden)
         SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::jsonb, last, rank,
                CASE WHEN platform = '' AND chat <> '' THEN
                    true
                WHEN platform = '' THEN
                    NOT EXISTS (SELECT FROM account JOIN manners ON manners.person = account.person
                                WHERE account.own_person = line.person AND everywhere)
                ELSE
                    NOT EXISTS (SELECT FROM account WHERE account.person = line.person)
                    AND NOT EXISTS (SELECT FROM account WHERE account.own_person = line.person)
                END
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
                     $9::bigint[], $10::bigint[], $11::text[], $12::bigint[], $13::bigint[])
              AS line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank)
         ON CONFLICT (platform, chat, game, pool, span, person) DO UPDATE SET
             matches = excluded.matches, wins = excluded.wins, draws = excluded.draws, points = excluded.points,
             tally = excluded.tally, last = excluded.last, rank = excluded.rank, hidden = excluded.hidden",
        &text(|key| key.scope.platform_code().to_owned()),
        &text(|key| key.scope.chat().to_owned()),
        &text(|key| key.game.to_string()),
        &text(|key| key.pool.name().to_owned()),
        &text(|key| key.window.to_string()),
        &persons,
        &whole(|row| row.matches.into()),
        &whole(|row| row.wins.into()),
        &whole(|row| row.draws.into()),
        &whole(|row| row.points),
        &tallies,
        &whole(|row| row.last_ms),
        &ranks
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Shows, on the boards of everybody, the lines of whoever acts as this person, or hides them, as the person wants it. Nobody else may be
/// counting meanwhile.
pub(crate) async fn show_everywhere(connection: &mut PgConnection, person: PersonId) -> Result<(), StoreError> {
    query!(
        "UPDATE board_line SET hidden = NOT hidden
         WHERE person IN (SELECT own_person FROM account WHERE account.person = $1) AND platform = '' AND chat = ''
           AND hidden = EXISTS (SELECT FROM manners WHERE manners.person = $1 AND everywhere)",
        person_id(person)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Ratings count on the boards of all time wherever their persons play, not only where they changed.
async fn move_ranks<'a>(
    connection: &mut PgConnection,
    rows: impl Iterator<Item = (&'a RatingKey, &'a RatingRow)>,
) -> Result<(), StoreError> {
    let rank = |((game, pool, who), row): (&RatingKey, &RatingRow)| {
        let person = person_id(PersonId(who.person()?));
        Some((person, game.to_string(), pool.name().to_owned(), all_time_rank(*game, row)))
    };
    let ranks: Vec<_> = rows.filter_map(rank).collect();
    let persons: Vec<i64> = ranks.iter().map(|(person, ..)| *person).collect();
    let games: Vec<String> = ranks.iter().map(|(_, game, ..)| game.clone()).collect();
    let pools: Vec<String> = ranks.iter().map(|(_, _, pool, _)| pool.clone()).collect();
    let ranks: Vec<i64> = ranks.into_iter().map(|(.., rank)| rank).collect();
    query!(
        "UPDATE board_line SET rank = moved.rank
         FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) AS moved (person, game, pool, rank)
         WHERE board_line.person = moved.person AND board_line.game = moved.game AND board_line.pool = moved.pool
           AND span = 'all'",
        &persons,
        &games,
        &pools,
        &ranks
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Writes meetings, however many.
pub(crate) async fn write_all_pairs(connection: &mut PgConnection, book: &Book) -> Result<(), StoreError> {
    let pairs: Vec<_> = book.pairs.iter().collect();
    for chunk in pairs.chunks(CHUNK) {
        write_pairs(&mut *connection, chunk.iter().copied()).await?;
    }
    Ok(())
}

/// Writes what results were for those who played in them, however many.
pub(crate) async fn write_all_steps(
    connection: &mut PgConnection,
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
    connection: &mut PgConnection,
    rows: impl Iterator<Item = (&'a StepKey, &'a StepRow)>,
) -> Result<(), StoreError> {
    let rows: Vec<_> = rows.collect();
    let persons: Vec<i64> = rows.iter().map(|((_, person), _)| person_id(*person)).collect();
    let numbers: Vec<i64> = rows.iter().map(|((number, _), _)| number.cast_signed()).collect();
    let pools: Vec<Option<String>> = rows.iter().map(|(_, row)| Some(row.pool?.name().to_owned())).collect();
    let means: Vec<Option<i64>> = rows.iter().map(|(_, row)| row.rating.map(|(mean, _)| mean)).collect();
    let deviations: Vec<Option<i64>> = rows.iter().map(|(_, row)| row.rating.map(|(_, deviation)| deviation)).collect();
    query!(
        "INSERT INTO result_person (person, number, pool, mean, deviation)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[])",
        &persons,
        &numbers,
        &pools as &[Option<String>],
        &means as &[Option<i64>],
        &deviations as &[Option<i64>]
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
