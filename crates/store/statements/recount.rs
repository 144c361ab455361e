//! Recounts: the statements that read or write all standings.

use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::{query, query_as, query_scalar};
use talon_store::StoreError;
use talon_store::database::RecountRows;
use talon_store::results::ResultRow;
use talon_store::standings::{AllStandings, StepRow};

use crate::columns::{LineColumns, PairColumns, RatingColumns, ResultColumns, limit, person, pool, rows};
use crate::dialect::{Connection, SqlUnit, execute};
use crate::fault::fault;

/// The standings that the database holds.
async fn kept(connection: &mut Connection) -> Result<AllStandings, StoreError> {
    let ratings =
        query_as!(RatingColumns, "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating");
    let ratings = ratings.fetch_all(&mut *connection).await.map_err(fault)?;
    let pairs =
        query_as!(PairColumns, "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting");
    let pairs = pairs.fetch_all(&mut *connection).await.map_err(fault)?;
    let mut kept = AllStandings::default();
    kept.standings.ratings = ratings.into_iter().map(RatingColumns::row).collect::<Result<_, _>>()?;
    kept.standings.pairs = pairs.into_iter().map(PairColumns::row).collect::<Result<_, _>>()?;
    read_lines(&mut *connection, &mut kept).await?;
    let mut steps = query!("SELECT person, number, pool, mean, deviation FROM result_person").fetch(connection);
    while let Some(step) = steps.try_next().await.map_err(fault)? {
        let pool = step.pool.as_deref().map(pool).transpose()?;
        let row = StepRow { pool, rating: step.mean.zip(step.deviation) };
        kept.steps.insert((step.number.cast_unsigned(), person(step.person)), row);
    }
    Ok(kept)
}

async fn read_lines(connection: &mut Connection, kept: &mut AllStandings) -> Result<(), StoreError> {
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
            tally: found.tally.0,
            last: found.last,
        };
        let (key, row) = columns.row()?;
        kept.ranks.insert(key.clone(), found.rank);
        kept.standings.lines.insert(key, row);
    }
    Ok(())
}

#[async_trait]
impl RecountRows for SqlUnit {
    async fn count_results(&mut self) -> Result<u64, StoreError> {
        let count = query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM result"#);
        Ok(count.fetch_one(self.connection()).await.map_err(fault)?.cast_unsigned())
    }

    async fn results_after(&mut self, last: u64, most: usize) -> Result<Vec<ResultRow>, StoreError> {
        let columns = query_as!(
            ResultColumns,
            r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
               WHERE number > $1 ORDER BY number LIMIT $2"#,
            last.cast_signed(),
            limit(most)
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn standings(&mut self) -> Result<AllStandings, StoreError> {
        kept(self.connection()).await
    }

    async fn remove_ratings(&mut self) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM rating").map(drop)
    }

    async fn remove_pairs(&mut self) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM meeting").map(drop)
    }

    async fn remove_lines(&mut self) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM board_line").map(drop)
    }

    async fn remove_steps(&mut self) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM result_person").map(drop)
    }

    async fn show_lines(&mut self) -> Result<u64, StoreError> {
        execute!(
            self,
            "UPDATE board_line SET hidden = NOT hidden
             WHERE hidden <> CASE WHEN platform = '' AND chat <> '' THEN
                 true
             WHEN platform = '' THEN
                 NOT EXISTS (SELECT 1 FROM account JOIN manners ON manners.person = account.person
                             WHERE account.own_person = board_line.person AND manners.chosen -> 'everywhere' = 'true')
             ELSE
                 NOT EXISTS (SELECT 1 FROM account WHERE account.person = board_line.person)
                 AND NOT EXISTS (SELECT 1 FROM account WHERE account.own_person = board_line.person)
             END"
        )
    }
}
