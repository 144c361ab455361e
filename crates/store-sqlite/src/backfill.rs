//! Finished matches that were not played here.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query, query_scalar};
use talon_house::StoreError;
use talon_house::ports::backfill::{Backfill, PastMatch};
use talon_house::ports::results::{EndedMatch, ResultRow};
use talon_standings::Competitor;
use talon_table::{PersonId, TableId};

use crate::columns::table_id;
use crate::fault::fault;
use crate::store::SqliteStore;
use crate::{commit, results};

/// Keeps a match and its table, and numbers and counts it, within a transaction.
async fn add(connection: &mut SqliteConnection, past: &PastMatch) -> Result<(), StoreError> {
    let (id, platform) = (table_id(past.table), past.home.platform.code());
    // A table has a version even where its log is not known.
    let version = past.log.last().map_or(1, |last| last.seq);
    query!(
        "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation)
         VALUES (?, ?, ?, ?, ?, ?, 0, ?, 1)",
        id,
        platform,
        past.home.chat,
        past.home.thread,
        past.home.private,
        version,
        past.opened_at.0
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    if !past.log.is_empty() {
        commit::append(&mut *connection, past.table, &past.log).await?;
    }
    let players = past.ended.fact.players.iter().map(|player| &player.who);
    let persons: Vec<PersonId> = players.filter_map(Competitor::person).map(PersonId).collect();
    commit::add_seats(&mut *connection, past.table, &persons).await?;
    results::record(connection, past.table, &past.ended).await?;
    Ok(())
}

#[async_trait]
impl Backfill for SqliteStore {
    async fn has_tables(&self) -> Result<bool, StoreError> {
        let first = query_scalar!(r#"SELECT min(id) AS "first: i64" FROM card_table"#);
        Ok(first.fetch_one(&self.readers).await.map_err(fault)?.is_some())
    }

    async fn add_past(&self, matches: &[PastMatch]) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        for past in matches {
            add(&mut transaction, past).await?;
        }
        transaction.commit().await.map_err(fault)
    }

    async fn add_results(&self, results: &[(TableId, EndedMatch)]) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        for (table, ended) in results {
            results::record(&mut transaction, *table, ended).await?;
        }
        transaction.commit().await.map_err(fault)
    }

    async fn replace_facts(&self, results: &[ResultRow]) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        for result in results {
            let fact = serde_json::to_string(&result.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
            let (id, game, ended_at) = (table_id(result.table), &result.fact.game, result.fact.ended_at_ms);
            query!(
                "UPDATE result SET fact = ?, game = ?, ended_at = ? WHERE table_id = ? AND match_no = ?",
                fact,
                game,
                ended_at,
                id,
                result.match_no
            )
            .execute(&mut *transaction)
            .await
            .map_err(fault)?;
        }
        transaction.commit().await.map_err(fault)
    }
}
