//! Finished matches, written and read in order.

use async_trait::async_trait;
use sqlx::{query, query_as, query_scalar};
use talon_store::database::{Origin, ResultRows};
use talon_store::results::ResultRow;
use talon_store::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{ResultColumns, fixture, rows, scope, table_id};
use crate::dialect::{Json, Moment, SqlUnit, execute};
use crate::fault::fault;

#[async_trait]
impl ResultRows for SqlUnit {
    async fn origin(&mut self, table: TableId) -> Result<Origin, StoreError> {
        let home = query!("SELECT platform, chat, private, fixture FROM card_table WHERE id = $1", table_id(table))
            .fetch_one(self.connection())
            .await
            .map_err(fault)?;
        let (platform, chat) = if home.private { ("", "") } else { (&*home.platform, &*home.chat) };
        Ok(Origin { scope: scope(platform, chat)?, fixture: fixture(home.fixture.as_deref())? })
    }

    async fn last_number(&mut self) -> Result<u64, StoreError> {
        let last = query_scalar!(r#"SELECT coalesce(max(number), 0) AS "last!: i64" FROM result"#);
        Ok(last.fetch_one(self.connection()).await.map_err(fault)?.cast_unsigned())
    }

    /// One statement for each: before each row of a multi-row insert, SQLite would look for rows that already refer to it, and there is no
    /// index for that.
    async fn add_results(&mut self, results: &[ResultRow]) -> Result<(), StoreError> {
        for row in results {
            let fact = serde_json::to_string(&row.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
            execute!(
                self,
                "INSERT INTO result (number, table_id, match_no, platform, chat, fixture, game, ended_at, fact)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                row.fact.number.cast_signed(),
                table_id(row.table),
                i64::from(row.match_no),
                row.scope.platform_code(),
                row.scope.chat(),
                row.fixture.map(|fixture| fixture.to_string()),
                row.fact.game,
                Moment(Timestamp(row.fact.ended_at_ms)),
                Json(fact)
            )?;
        }
        Ok(())
    }

    async fn results_in(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<ResultRow>, StoreError> {
        let columns = query_as!(
            ResultColumns,
            r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
               WHERE platform = $1 AND chat = $2 ORDER BY number"#,
            platform.code(),
            chat
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn move_results(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<bool, StoreError> {
        let platform = platform.code();
        let moved =
            execute!(self, "UPDATE result SET chat = $1 WHERE platform = $2 AND chat = $3", to, platform, from)?;
        Ok(moved > 0)
    }
}
