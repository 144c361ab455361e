//! Finished matches.

use async_trait::async_trait;
use sqlx::{PgPool, query_as, query_scalar};
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
use crate::moment::Moment;
use crate::standing_columns::{LineColumns, PairColumns, RatingColumns, ResultColumns, StepColumns};
use crate::store::PostgresStore;
use crate::{rebuild, standings};

/// At most so many results of a person that the filter takes, saved before `before`, newest first.
async fn of_person(
    pool: &PgPool,
    filter: &ResultFilter,
    person: PersonId,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    query_as!(
        ResultColumns,
        r#"SELECT result.number, table_id, match_no, platform, chat, fixture, fact::text AS "fact!"
         FROM result_person JOIN result ON result.number = result_person.number
         WHERE person = $1 AND result_person.number < $2 AND ($3::text IS NULL OR game = $3)
           AND ($4::text IS NULL OR (platform = $4 AND chat = $5))
           AND ($6::bigint IS NULL OR EXISTS (SELECT FROM result_person AS with_them
                                              WHERE with_them.person = $6 AND with_them.number = result.number))
         ORDER BY result_person.number DESC LIMIT $7"#,
        person_id(person),
        before,
        filter.game.map(GameKind::name),
        filter.scope.as_ref().map(Scope::platform_code),
        filter.scope.as_ref().map(Scope::chat),
        filter.with.get(1).map(|other| person_id(*other)),
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

async fn of_scope(
    pool: &PgPool,
    filter: &ResultFilter,
    scope: &Scope,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    query_as!(
        ResultColumns,
        r#"SELECT number, table_id, match_no, platform, chat, fixture, fact::text AS "fact!" FROM result
         WHERE platform = $1 AND chat = $2 AND number < $3 AND ($4::text IS NULL OR game = $4)
         ORDER BY number DESC LIMIT $5"#,
        scope.platform_code(),
        scope.chat(),
        before,
        filter.game.map(GameKind::name),
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

async fn of_all(
    pool: &PgPool,
    filter: &ResultFilter,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    query_as!(
        ResultColumns,
        r#"SELECT number, table_id, match_no, platform, chat, fixture, fact::text AS "fact!" FROM result
         WHERE number < $1 AND ($2::text IS NULL OR game = $2) ORDER BY number DESC LIMIT $3"#,
        before,
        filter.game.map(GameKind::name),
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

/// How many lines stand before a person's; none where the person has no line that is shown.
async fn place(pool: &PgPool, board: &BoardKey, person: PersonId) -> Result<Option<i64>, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    query_scalar!(
        r#"SELECT (SELECT count(*) FROM board_line AS other
                 WHERE (other.platform, other.chat, other.game, other.pool, other.span)
                       = (own.platform, own.chat, own.game, own.pool, own.span)
                   AND NOT other.hidden AND other.rank >= own.rank
                   AND (other.rank > own.rank OR other.points > own.points
                        OR (other.points = own.points AND other.person < own.person))) AS "count!"
         FROM board_line AS own
         WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND person = $6 AND NOT hidden"#,
        scope.platform_code(),
        scope.chat(),
        game.name(),
        of.name(),
        window.to_string(),
        person_id(person)
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)
}

async fn size(pool: &PgPool, board: &BoardKey) -> Result<i64, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    query_scalar!(
        r#"SELECT count(*) AS "count!" FROM board_line
         WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND NOT hidden"#,
        scope.platform_code(),
        scope.chat(),
        game.name(),
        of.name(),
        window.to_string()
    )
    .fetch_one(pool)
    .await
    .map_err(fault)
}

/// The lines are looked for in the index alone, which is in their order, so that those before the part are passed over unread.
async fn part(pool: &PgPool, board: &BoardKey, before: i64, most: i64) -> Result<Vec<LineColumns>, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    query_as!(
        LineColumns,
        r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::text AS "tally!", last
         FROM board_line
         WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND person IN (
             SELECT person FROM board_line
             WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND NOT hidden
             ORDER BY rank DESC, points DESC, person LIMIT $6 OFFSET $7)
         ORDER BY rank DESC, points DESC, person"#,
        scope.platform_code(),
        scope.chat(),
        game.name(),
        of.name(),
        window.to_string(),
        most,
        before
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

/// Every line of a board, in its order.
async fn whole(pool: &PgPool, board: &BoardKey) -> Result<Vec<LineColumns>, StoreError> {
    let BoardKey { scope, game, pool: of, window } = board;
    query_as!(
        LineColumns,
        r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::text AS "tally!", last
         FROM board_line
         WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND NOT hidden
         ORDER BY rank DESC, points DESC, person"#,
        scope.platform_code(),
        scope.chat(),
        game.name(),
        of.name(),
        window.to_string()
    )
    .fetch_all(pool)
    .await
    .map_err(fault)
}

async fn with_ratings(pool: &PgPool, board: &BoardKey, part: Vec<LineColumns>) -> Result<Vec<BoardLine>, StoreError> {
    let mut connection = pool.acquire().await.map_err(fault)?;
    let lines = part.into_iter().map(LineColumns::row).collect::<Result<Vec<_>, _>>()?;
    let who: Vec<String> = lines.iter().map(|((_, person), _)| Competitor::Person(person.0).to_string()).collect();
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
                    let columns = query_as!(
                        ResultColumns,
                        r#"SELECT number, table_id, match_no, platform, chat, fixture, fact::text AS "fact!" FROM result
                           WHERE table_id = $1 AND match_no = $2"#,
                        table_id(table),
                        i64::from(match_no)
                    )
                    .fetch_optional(&self.pool)
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
                    let (pool, most) = (&self.pool, limit(most));
                    let columns = match (filter.with.first(), &filter.scope) {
                        (Some(person), _) => of_person(pool, filter, *person, before, most).await?,
                        (None, Some(scope)) => of_scope(pool, filter, scope, before, most).await?,
                        (None, None) => of_all(pool, filter, before, most).await?,
                    };
                    rows(columns)
                }

                async fn board(&self, board: &BoardKey, from: Start, most: usize) -> Result<BoardPart, StoreError> {
                    let pool = &self.pool;
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
                    let lines = whole(&self.pool, board).await?;
                    let lines = lines.into_iter().map(LineColumns::row).collect::<Result<Vec<_>, _>>()?;
                    Ok(Record::all(of, lines.into_iter().map(|((_, person), row)| (person, row))))
                }

                async fn totals_of(&self, person: PersonId) -> Result<Vec<TotalLine>, StoreError> {
                    let columns = query_as!(
                        LineColumns,
                        r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points,
                                  tally::text AS "tally!", last
                         FROM board_line WHERE person = $1 AND span = 'all' AND platform = '' AND chat = 'own'"#,
                        person_id(person)
                    )
                    .fetch_all(&self.pool)
                    .await
                    .map_err(fault)?;
                    totals(columns)
                }

                async fn ratings_of(&self, who: &Competitor) -> Result<Vec<RatingLine>, StoreError> {
                    let columns = query_as!(
                        RatingColumns,
                        "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating WHERE who = $1",
                        who.to_string()
                    )
                    .fetch_all(&self.pool)
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
                    let columns = query_as!(
                        PairColumns,
                        r#"SELECT first AS "first!", second AS "second!", game AS "game!", pool AS "pool!", wins AS "wins!",
                                losses AS "losses!", draws AS "draws!", streak AS "streak!", last AS "last!"
                         FROM meeting WHERE first = $1 OR second = $1"#,
                        who.to_string()
                    )
                    .fetch_all(&self.pool)
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
                    let columns = query_as!(
                        StepColumns,
                        r#"SELECT result_person.number, ended_at AS "ended_at: Moment", mean AS "mean!", deviation AS "deviation!"
                         FROM result_person JOIN result ON result.number = result_person.number
                         WHERE person = $1 AND mean IS NOT NULL AND game = $2 AND result_person.pool = $3
                         ORDER BY result_person.number DESC LIMIT $4"#,
                        person_id(person),
                        game.name(),
                        pool.name(),
                        limit(most)
                    )
                    .fetch_all(&self.pool)
                    .await
                    .map_err(fault)?;
                    Ok(columns.into_iter().rev().map(StepColumns::step).collect())
                }
            }
        )+
    };
}

read_results!(PostgresStore, Archive);

#[async_trait]
impl Recount for PostgresStore {
    async fn recount(&self, progress: Progress<'_>) -> Result<Recounted, StoreError> {
        let mut transaction = self.write().await?;
        let rebuilt = rebuild::rebuild(&mut transaction, progress).await?;
        transaction.commit().await.map_err(fault)?;
        Ok(rebuilt)
    }
}
