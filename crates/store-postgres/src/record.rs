//! Finished matches, written and read in order.

use async_trait::async_trait;
use sqlx::{query, query_as, query_scalar};
use talon_store::database::{Origin, ResultRows};
use talon_store::results::ResultRow;
use talon_store::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{ResultColumns, fixture, rows, scope, table_id};
use crate::fault::fault;
use crate::moment::Moment;
use crate::unit::{PostgresUnit, execute};

#[async_trait]
impl ResultRows for PostgresUnit {
    async fn origin(&mut self, table: TableId) -> Result<Origin, StoreError> {
        let home = query!("SELECT platform, chat, private, fixture FROM card_table WHERE id = $1", table_id(table))
            .fetch_one(self.connection())
            .await
            .map_err(fault)?;
        let (platform, chat) = if home.private { ("", "") } else { (&*home.platform, &*home.chat) };
        Ok(Origin { scope: scope(platform, chat)?, fixture: fixture(home.fixture.as_deref())? })
    }

    async fn last_number(&mut self) -> Result<u64, StoreError> {
        let last = query_scalar!(r#"SELECT coalesce(max(number), 0) AS "last!" FROM result"#);
        Ok(last.fetch_one(self.connection()).await.map_err(fault)?.cast_unsigned())
    }

    async fn add_results(&mut self, results: &[ResultRow]) -> Result<(), StoreError> {
        let text = |part: fn(&ResultRow) -> &str| results.iter().map(|row| part(row).to_owned()).collect::<Vec<_>>();
        let whole = |part: fn(&ResultRow) -> i64| results.iter().map(part).collect::<Vec<_>>();
        let ended: Vec<Moment> = results.iter().map(|row| Moment(Timestamp(row.fact.ended_at_ms))).collect();
        let fixtures: Vec<Option<String>> =
            results.iter().map(|row| row.fixture.map(|fixture| fixture.to_string())).collect();
        let facts = results.iter().map(|row| serde_json::to_string(&row.fact));
        let facts: Vec<String> =
            facts.collect::<Result<_, _>>().map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
        execute!(
            self,
            "INSERT INTO result (number, table_id, match_no, platform, chat, game, ended_at, fact, fixture)
             SELECT number, table_id, match_no, platform, chat, game, ended_at, fact::jsonb, fixture
             FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
                         $8::text[], $9::text[])
                  AS ended (number, table_id, match_no, platform, chat, game, ended_at, fact, fixture)",
            &whole(|row| row.fact.number.cast_signed()),
            &whole(|row| table_id(row.table)),
            &whole(|row| row.match_no.into()),
            &text(|row| row.scope.platform_code()),
            &text(|row| row.scope.chat()),
            &text(|row| &row.fact.game),
            &ended as &[Moment],
            &facts,
            &fixtures as &[Option<String>]
        )
        .map(drop)
    }

    async fn results_in(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<ResultRow>, StoreError> {
        let columns = query_as!(
            ResultColumns,
            r#"SELECT number, table_id, match_no, platform, chat, fixture, fact::text AS "fact!" FROM result
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
