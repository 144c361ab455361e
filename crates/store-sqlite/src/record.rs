//! Finished matches, written and read in order.

use async_trait::async_trait;
use sqlx::{query, query_as, query_scalar};
use talon_store::database::{Origin, ResultRows};
use talon_store::results::ResultRow;
use talon_store::{PlatformKind, StoreError};
use talon_table::TableId;

use crate::columns::{ResultColumns, fixture, rows, scope, table_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

#[async_trait]
impl ResultRows for SqliteUnit {
    async fn origin(&mut self, table: TableId) -> Result<Origin, StoreError> {
        let id = table_id(table);
        let home = query!("SELECT platform, chat, private, fixture FROM card_table WHERE id = ?", id)
            .fetch_one(self.connection())
            .await
            .map_err(fault)?;
        let (platform, chat) = if home.private == 0 { (&*home.platform, &*home.chat) } else { ("", "") };
        Ok(Origin { scope: scope(platform, chat)?, fixture: fixture(home.fixture.as_deref())? })
    }

    async fn last_number(&mut self) -> Result<u64, StoreError> {
        let last = query_scalar!(r#"SELECT coalesce(max(number), 0) AS "last!: i64" FROM result"#);
        Ok(last.fetch_one(self.connection()).await.map_err(fault)?.cast_unsigned())
    }

    /// A single statement for all of them would look, before each, for rows that already refer to it, and there is no
    /// index for that.
    async fn add_results(&mut self, results: &[ResultRow]) -> Result<(), StoreError> {
        for result in results {
            let fact = serde_json::to_string(&result.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
            let (number, id) = (result.fact.number.cast_signed(), table_id(result.table));
            let (platform, chat) = (result.scope.platform_code(), result.scope.chat());
            let fixture = result.fixture.map(|fixture| fixture.to_string());
            execute!(
                self,
                "INSERT INTO result (number, table_id, match_no, platform, chat, fixture, game, ended_at, fact)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                number,
                id,
                result.match_no,
                platform,
                chat,
                fixture,
                result.fact.game,
                result.fact.ended_at_ms,
                fact
            )?;
        }
        Ok(())
    }

    async fn results_in(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<ResultRow>, StoreError> {
        let platform = platform.code();
        let columns = query_as!(
            ResultColumns,
            "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result WHERE platform = ? AND chat = ? ORDER BY number",
            platform,
            chat
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn move_results(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<bool, StoreError> {
        let platform = platform.code();
        let moved = execute!(self, "UPDATE result SET chat = ? WHERE platform = ? AND chat = ?", to, platform, from)?;
        Ok(moved > 0)
    }
}
