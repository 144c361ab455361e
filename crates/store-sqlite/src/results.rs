//! Results and standings as they are looked at.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query, query_as, query_scalar};
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
use crate::fault::fault;
use crate::unit::SqliteUnit;

/// At most so many results of a person that the filter takes, saved before `before`, newest first.
async fn of_person(
    connection: &mut SqliteConnection,
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
    .fetch_all(connection)
    .await
    .map_err(fault)
}

async fn of_scope(
    connection: &mut SqliteConnection,
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
    .fetch_all(connection)
    .await
    .map_err(fault)
}

async fn of_all(
    connection: &mut SqliteConnection,
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
    .fetch_all(connection)
    .await
    .map_err(fault)
}

#[async_trait]
impl LeaderboardRows for SqliteUnit {
    async fn result(&mut self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
        let id = table_id(table);
        let columns = query_as!(
            ResultColumns,
            "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result WHERE table_id = ? AND match_no = ?",
            id,
            match_no
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
        .fetch_optional(self.connection())
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
        .fetch_one(self.connection())
        .await
        .map_err(fault)?;
        count(before).map(Some)
    }

    async fn size(&mut self, leaderboard: &LeaderboardKey) -> Result<u32, StoreError> {
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
        let span = window.to_string();
        let size = query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM board_line
             WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span = ? AND hidden = 0"#,
            platform,
            chat,
            game,
            of,
            span
        );
        count(size.fetch_one(self.connection()).await.map_err(fault)?)
    }

    /// The lines are looked for in the index alone, which is in their order, so that those before the part are passed over unread.
    async fn lines_from(
        &mut self,
        leaderboard: &LeaderboardKey,
        before: u32,
        most: usize,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let most = limit(most);
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
        let span = window.to_string();
        let lines = query_as!(
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
        );
        lines.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    async fn all_lines(&mut self, leaderboard: &LeaderboardKey) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let LeaderboardKey { scope, game, pool: of, window } = leaderboard;
        let (platform, chat, game, of) = (scope.platform_code(), scope.chat(), game.name(), of.name());
        let span = window.to_string();
        let lines = query_as!(
            LineColumns,
            "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
             WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span = ? AND hidden = 0
             ORDER BY rank DESC, points DESC, person",
            platform,
            chat,
            game,
            of,
            span
        );
        lines.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    async fn sums_of(&mut self, person: PersonId) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let person = person_id(person);
        let columns = query_as!(
            LineColumns,
            "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
             WHERE person = ? AND span = 'all' AND +platform = '' AND +chat = 'own'",
            person
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        columns.into_iter().map(LineColumns::row).collect()
    }

    async fn ratings_of(&mut self, who: &Competitor) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let key = who.to_string();
        let columns = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating WHERE who = ?",
            key
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        columns.into_iter().map(RatingColumns::row).collect()
    }

    async fn pairs_of(&mut self, who: &Competitor) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
        let key = who.to_string();
        let columns = query_as!(
            PairColumns,
            "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting WHERE first = ?1
             UNION ALL
             SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting WHERE second = ?1",
            key
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
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        Ok(columns.into_iter().map(StepColumns::step).collect())
    }
}
