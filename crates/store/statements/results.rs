//! Results and standings for readers.

use async_trait::async_trait;
use sqlx::{query_as, query_scalar};
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, PairRow, Pool, RatingRow};
use talon_store::StoreError;
use talon_store::database::LeaderboardRows;
use talon_store::results::{LeaderboardKey, RatingStep, ResultFilter, ResultRow, Scope};
use talon_store::standings::{LineKey, PairKey, RatingKey};
use talon_table::{PersonId, TableId};

use crate::columns::{
    LineColumns, PairColumns, RatingColumns, ResultColumns, StepColumns, count, limit, person_id, rows, table_id,
};
use crate::dialect::{Connection, SqlUnit};
use crate::fault::fault;

/// At most so many results of a person that match the filter, saved before `before`, newest first.
async fn of_person(
    connection: &mut Connection,
    filter: &ResultFilter,
    person: PersonId,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    query_as!(
        ResultColumns,
        r#"SELECT result.number, table_id, match_no, platform, chat, fixture, fact
         FROM result_person JOIN result ON result.number = result_person.number
         WHERE person = $1 AND result_person.number < $2 AND (CAST($3 AS text) IS NULL OR game = $3)
           AND (CAST($4 AS text) IS NULL OR (platform = $4 AND chat = $5))
           AND (CAST($6 AS bigint) IS NULL OR EXISTS (SELECT 1 FROM result_person AS with_them
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
    .fetch_all(connection)
    .await
    .map_err(fault)
}

async fn of_scope(
    connection: &mut Connection,
    filter: &ResultFilter,
    scope: &Scope,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    query_as!(
        ResultColumns,
        r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
         WHERE platform = $1 AND chat = $2 AND number < $3 AND (CAST($4 AS text) IS NULL OR game = $4)
         ORDER BY number DESC LIMIT $5"#,
        scope.platform_code(),
        scope.chat(),
        before,
        filter.game.map(GameKind::name),
        most
    )
    .fetch_all(connection)
    .await
    .map_err(fault)
}

async fn of_all(
    connection: &mut Connection,
    filter: &ResultFilter,
    before: i64,
    most: i64,
) -> Result<Vec<ResultColumns>, StoreError> {
    query_as!(
        ResultColumns,
        r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
         WHERE number < $1 AND (CAST($2 AS text) IS NULL OR game = $2) ORDER BY number DESC LIMIT $3"#,
        before,
        filter.game.map(GameKind::name),
        most
    )
    .fetch_all(connection)
    .await
    .map_err(fault)
}

#[async_trait]
impl LeaderboardRows for SqlUnit {
    async fn result(&mut self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
        let columns = query_as!(
            ResultColumns,
            r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
               WHERE table_id = $1 AND match_no = $2"#,
            table_id(table),
            i64::from(match_no)
        )
        .fetch_optional(self.connection())
        .await
        .map_err(fault)?;
        columns.map(ResultRow::try_from).transpose()
    }

    async fn results(
        &mut self,
        filter: &ResultFilter,
        before: Option<u64>,
        most: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let before = before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
        let (connection, most) = (self.connection(), limit(most));
        let columns = match (filter.with.first(), &filter.scope) {
            (Some(person), _) => of_person(connection, filter, *person, before, most).await?,
            (None, Some(scope)) => of_scope(connection, filter, scope, before, most).await?,
            (None, None) => of_all(connection, filter, before, most).await?,
        };
        rows(columns)
    }

    async fn place(&mut self, leaderboard: &LeaderboardKey, person: PersonId) -> Result<Option<u32>, StoreError> {
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let place = query_scalar!(
            r#"SELECT (SELECT count(*) FROM board_line AS other
                     WHERE (other.platform, other.chat, other.game, other.pool, other.span)
                           = (own.platform, own.chat, own.game, own.pool, own.span)
                       AND other.hidden = false AND other.rank >= own.rank
                       AND (other.rank > own.rank OR other.points > own.points
                            OR (other.points = own.points AND other.person < own.person))) AS "count!: i64"
             FROM board_line AS own
             WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND person = $6 AND hidden = false"#,
            scope.platform_code(),
            scope.chat(),
            game.name(),
            of.name(),
            window.to_string(),
            person_id(person)
        );
        place.fetch_optional(self.connection()).await.map_err(fault)?.map(count).transpose()
    }

    async fn size(&mut self, leaderboard: &LeaderboardKey) -> Result<u32, StoreError> {
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let size = query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM board_line
             WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND hidden = false"#,
            scope.platform_code(),
            scope.chat(),
            game.name(),
            of.name(),
            window.to_string()
        );
        count(size.fetch_one(self.connection()).await.map_err(fault)?)
    }

    /// Only the index is searched, which is in the lines' order, so that those before the part are skipped unread.
    async fn lines_from(
        &mut self,
        leaderboard: &LeaderboardKey,
        before: u32,
        most: usize,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let lines = query_as!(
            LineColumns,
            r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last
             FROM board_line
             WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND person IN (
                 SELECT person FROM board_line
                 WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND hidden = false
                 ORDER BY rank DESC, points DESC, person LIMIT $6 OFFSET $7)
             ORDER BY rank DESC, points DESC, person"#,
            scope.platform_code(),
            scope.chat(),
            game.name(),
            of.name(),
            window.to_string(),
            limit(most),
            i64::from(before)
        );
        lines.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    async fn all_lines(&mut self, leaderboard: &LeaderboardKey) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let lines = query_as!(
            LineColumns,
            r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last
             FROM board_line
             WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = $5 AND hidden = false
             ORDER BY rank DESC, points DESC, person"#,
            scope.platform_code(),
            scope.chat(),
            game.name(),
            of.name(),
            window.to_string()
        );
        lines.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    /// The empty texts make SQLite take the index by person: the other one goes through everybody's lines.
    async fn sums_of(&mut self, person: PersonId) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let columns = query_as!(
            LineColumns,
            r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points,
                      tally, last
             FROM board_line WHERE person = $1 AND span = 'all' AND platform || '' = '' AND chat || '' = 'own'"#,
            person_id(person)
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        columns.into_iter().map(LineColumns::row).collect()
    }

    async fn ratings_of(&mut self, who: &Competitor) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let columns = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating WHERE who = $1",
            who.to_string()
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        columns.into_iter().map(RatingColumns::row).collect()
    }

    async fn pairs_of(&mut self, who: &Competitor) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
        let columns = query_as!(
            PairColumns,
            r#"SELECT first AS "first!", second AS "second!", game AS "game!", pool AS "pool!", wins AS "wins!",
                      losses AS "losses!", draws AS "draws!", streak AS "streak!", last AS "last!"
               FROM meeting WHERE first = $1 OR second = $1"#,
            who.to_string()
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        columns.into_iter().map(PairColumns::row).collect()
    }

    async fn steps_of(
        &mut self,
        person: PersonId,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let columns = query_as!(
            StepColumns,
            r#"SELECT result_person.number, ended_at, mean AS "mean!", deviation AS "deviation!"
             FROM result_person JOIN result ON result.number = result_person.number
             WHERE person = $1 AND mean IS NOT NULL AND game = $2 AND result_person.pool = $3
             ORDER BY result_person.number DESC LIMIT $4"#,
            person_id(person),
            game.name(),
            pool.name(),
            limit(most)
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        Ok(columns.into_iter().map(StepColumns::step).collect())
    }
}
