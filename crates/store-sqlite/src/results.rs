//! Finished matches.

use async_trait::async_trait;
use sqlx::{SqlitePool, query, query_as, query_scalar};
use talon_games::GameKind;
use talon_house::StoreError;
use talon_house::book::LineKey;
use talon_house::ports::results::{
    BoardKey, BoardLine, BoardPart, PairLine, Progress, RatingLine, RatingStep, Record, Recount, Recounted,
    ResultFilter, ResultRow, Results, Scope, Start, TotalLine,
};
use talon_standings::{BoardRow, Competitor, Pool, RecordOf};
use talon_table::{PersonId, TableId};

use crate::archive::Archive;
use crate::columns::{count, limit, person_id, rows, table_id};
use crate::fault::fault;
use crate::standing_columns::{LineColumns, PairColumns, RatingColumns, ResultColumns, StepColumns};
use crate::store::SqliteStore;
use crate::{rebuild, standings};

/// At most so many results of a person that the filter takes, saved before `before`, newest first.
async fn of_person(
    pool: &SqlitePool,
    filter: &ResultFilter,
    person: PersonId,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    let (person, other) = (person_id(person), filter.with.get(1).map(|other| person_id(*other)));
    let (platform, chat) = (filter.scope.as_ref().map(Scope::platform_code), filter.scope.as_ref().map(Scope::chat));
    let game = filter.game.map(GameKind::name);
    query_as!(
        ResultColumns,
        "SELECT result.number, table_id, match_no, platform, chat, fixture, fact
         FROM result_person JOIN result ON result.number = result_person.number
         WHERE person = ?1 AND result_person.number < ?2 AND (?3 IS NULL OR game = ?3)
           AND (?4 IS NULL OR (platform = ?4 AND chat = ?5))
           AND (?6 IS NULL OR EXISTS (SELECT 1 FROM result_person AS with_them
                                      WHERE with_them.person = ?6 AND with_them.number = result.number))
         ORDER BY result_person.number DESC LIMIT ?7",
        person,
        before,
        game,
        platform,
        chat,
        other,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

async fn of_scope(
    pool: &SqlitePool,
    filter: &ResultFilter,
    scope: &Scope,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    let (platform, chat, game) = (scope.platform_code(), scope.chat(), filter.game.map(GameKind::name));
    query_as!(
        ResultColumns,
        "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
         WHERE platform = ?1 AND chat = ?2 AND number < ?3 AND (?4 IS NULL OR game = ?4) ORDER BY number DESC LIMIT ?5",
        platform,
        chat,
        before,
        game,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

async fn of_all(
    pool: &SqlitePool,
    filter: &ResultFilter,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    let game = filter.game.map(GameKind::name);
    query_as!(
        ResultColumns,
        "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
         WHERE number < ?1 AND (?2 IS NULL OR game = ?2) ORDER BY number DESC LIMIT ?3",
        before,
        game,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

/// How many lines stand before a person's; none where the person has no line that is shown.
async fn place(pool: &SqlitePool, board: &BoardKey, person: PersonId) -> Result<Option<i64>, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
    let (span, person) = (window.to_string(), person_id(person));
    let own = query!(
        "SELECT rank, points FROM board_line
         WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span = ? AND person = ? AND hidden = 0",
        platform,
        chat,
        game,
        of,
        span,
        person
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)?;
    let Some(own) = own else {
        return Ok(None);
    };
    let before = query_scalar!(
        r#"SELECT count(*) AS "count!: i64" FROM board_line
         WHERE platform = ?1 AND chat = ?2 AND game = ?3 AND pool = ?4 AND span = ?5 AND hidden = 0
           AND rank >= ?6 AND (rank > ?6 OR points > ?7 OR (points = ?7 AND person < ?8))"#,
        platform,
        chat,
        game,
        of,
        span,
        own.rank,
        own.points,
        person
    )
    .fetch_one(pool)
    .await
    .map_err(fault)?;
    Ok(Some(before))
}

async fn size(pool: &SqlitePool, board: &BoardKey) -> Result<i64, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
    let span = window.to_string();
    query_scalar!(
        r#"SELECT count(*) AS "count!: i64" FROM board_line
         WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span = ? AND hidden = 0"#,
        platform,
        chat,
        game,
        of,
        span
    )
    .fetch_one(pool)
    .await
    .map_err(fault)
}

/// The lines are looked for in the index alone, which is in their order, so that those before the part are passed over unread.
async fn part(pool: &SqlitePool, board: &BoardKey, before: i64, most: i64) -> Result<Vec<LineColumns>, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
    let span = window.to_string();
    query_as!(
        LineColumns,
        "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
         WHERE platform = ?1 AND chat = ?2 AND game = ?3 AND pool = ?4 AND span = ?5 AND person IN (
             SELECT person FROM board_line
             WHERE platform = ?1 AND chat = ?2 AND game = ?3 AND pool = ?4 AND span = ?5 AND hidden = 0
             ORDER BY rank DESC, points DESC, person LIMIT ?6 OFFSET ?7)
         ORDER BY rank DESC, points DESC, person",
        platform,
        chat,
        game,
        of,
        span,
        most,
        before
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

/// Every line of a board, in its order.
async fn whole(pool: &SqlitePool, board: &BoardKey) -> Result<Vec<LineColumns>, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
    let span = window.to_string();
    query_as!(
        LineColumns,
        "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
         WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span = ? AND hidden = 0
         ORDER BY rank DESC, points DESC, person",
        platform,
        chat,
        game,
        of,
        span
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

async fn with_ratings(
    pool: &SqlitePool,
    board: &BoardKey,
    part: Vec<LineColumns>,
) -> Result<Vec<BoardLine>, StoreError> {
    let mut connection = pool.acquire().await.map_err(fault)?;
    let lines = part.into_iter().map(LineColumns::row).collect::<Result<Vec<_>, _>>()?;
    let who = lines.iter().map(|((_, person), _)| Competitor::Person(person.0).to_string());
    let who = serde_json::Value::from_iter(who).to_string();
    let ratings = standings::ratings(&mut connection, board.game, board.pool, &who).await?;
    let rating = |person: PersonId| {
        let own = ratings.iter().find(|((_, _, who), _)| *who == Competitor::Person(person.0));
        own.map(|(_, row)| *row)
    };
    Ok(lines.into_iter().map(|((_, person), row)| BoardLine { person, row, rating: rating(person) }).collect())
}

/// Lines of all time as sums, by game and pool.
fn totals(columns: Vec<LineColumns>) -> Result<Vec<TotalLine>, StoreError> {
    let lines = columns.into_iter().map(LineColumns::row).collect::<Result<Vec<_>, _>>()?;
    let total = |((board, _), row): (LineKey, BoardRow)| TotalLine { game: board.game, pool: board.pool, row };
    let mut totals: Vec<TotalLine> = lines.into_iter().map(total).collect();
    totals.sort_by_key(|line| (line.game, line.pool));
    Ok(totals)
}

/// Reads results and standings on the reading connections of a store.
macro_rules! read_results {
    ($($store:ty),+) => {
        $(
            #[async_trait]
            impl Results for $store {
                async fn result(&self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
                    let id = table_id(table);
                    let columns = query_as!(
                        ResultColumns,
                        "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result WHERE table_id = ? AND match_no = ?",
                        id,
                        match_no
                    )
                    .fetch_optional(&self.readers)
                    .await
                    .map_err(fault)?;
                    columns.map(ResultRow::try_from).transpose()
                }

                async fn results(
                    &self,
                    filter: &ResultFilter,
                    before: Option<u64>,
                    most: usize,
                ) -> Result<Vec<ResultRow>, StoreError> {
                    let before = before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
                    let (pool, most) = (&self.readers, limit(most));
                    let columns = match (filter.with.first(), &filter.scope) {
                        (Some(person), _) => of_person(pool, filter, *person, before, most).await?,
                        (None, Some(scope)) => of_scope(pool, filter, scope, before, most).await?,
                        (None, None) => of_all(pool, filter, before, most).await?,
                    };
                    rows(columns)
                }

                async fn board(&self, board: &BoardKey, from: Start, most: usize) -> Result<BoardPart, StoreError> {
                    let pool = &self.readers;
                    let before = match from {
                        Start::Line(before) => i64::from(before),
                        Start::Around(person) => {
                            let place = place(pool, board, person).await?.unwrap_or(0);
                            place.saturating_sub(limit(most / 2)).max(0)
                        }
                    };
                    let total = size(pool, board).await?;
                    let part = part(pool, board, before, limit(most)).await?;
                    let lines = with_ratings(pool, board, part).await?;
                    Ok(BoardPart { lines, before: count(before)?, total: count(total)? })
                }

                async fn records(&self, board: &BoardKey, of: &[RecordOf]) -> Result<Vec<Record>, StoreError> {
                    let lines = whole(&self.readers, board).await?;
                    let lines = lines.into_iter().map(LineColumns::row).collect::<Result<Vec<_>, _>>()?;
                    Ok(Record::all(of, lines.into_iter().map(|((_, person), row)| (person, row))))
                }

                async fn totals_of(&self, person: PersonId) -> Result<Vec<TotalLine>, StoreError> {
                    let person = person_id(person);
                    let columns = query_as!(
                        LineColumns,
                        "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
                         WHERE person = ? AND span = 'all' AND +platform = '' AND +chat = 'own'",
                        person
                    )
                    .fetch_all(&self.readers)
                    .await
                    .map_err(fault)?;
                    totals(columns)
                }

                async fn ratings_of(&self, who: &Competitor) -> Result<Vec<RatingLine>, StoreError> {
                    let key = who.to_string();
                    let columns = query_as!(
                        RatingColumns,
                        "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating WHERE who = ?",
                        key
                    )
                    .fetch_all(&self.readers)
                    .await
                    .map_err(fault)?;
                    let mut lines = Vec::new();
                    for columns in columns {
                        let ((game, pool, who), row) = columns.row()?;
                        lines.push(RatingLine { game, pool, who, row });
                    }
                    lines.sort_by_key(|line| (line.game, line.pool));
                    Ok(lines)
                }

                async fn pairs_of(&self, who: &Competitor, most: usize) -> Result<Vec<PairLine>, StoreError> {
                    let key = who.to_string();
                    let columns = query_as!(
                        PairColumns,
                        "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting WHERE first = ?1
                         UNION ALL
                         SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting WHERE second = ?1",
                        key
                    )
                    .fetch_all(&self.readers)
                    .await
                    .map_err(fault)?;
                    let pairs = columns.into_iter().map(PairColumns::row).collect::<Result<Vec<_>, _>>()?;
                    Ok(PairLine::latest(who, pairs, most))
                }

                async fn rating_course(
                    &self,
                    person: PersonId,
                    game: GameKind,
                    pool: Pool,
                    most: usize,
                ) -> Result<Vec<RatingStep>, StoreError> {
                    let (person, game, pool, most) = (person_id(person), game.name(), pool.name(), limit(most));
                    let columns = query_as!(
                        StepColumns,
                        r#"SELECT result_person.number, ended_at, mean AS "mean!", deviation AS "deviation!"
                         FROM result_person JOIN result ON result.number = result_person.number
                         WHERE person = ? AND mean IS NOT NULL AND game = ? AND result_person.pool = ?
                         ORDER BY result_person.number DESC LIMIT ?"#,
                        person,
                        game,
                        pool,
                        most
                    )
                    .fetch_all(&self.readers)
                    .await
                    .map_err(fault)?;
                    Ok(columns.into_iter().rev().map(StepColumns::step).collect())
                }
            }
        )+
    };
}

read_results!(SqliteStore, Archive);

#[async_trait]
impl Recount for SqliteStore {
    async fn recount(&self, progress: Progress<'_>) -> Result<Recounted, StoreError> {
        let mut transaction = self.write().await?;
        let rebuilt = rebuild::rebuild(&mut transaction, progress).await?;
        transaction.commit().await.map_err(fault)?;
        Ok(rebuilt)
    }
}
