//! Finished matches that were not played here.

use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::{SqliteConnection, query, query_scalar};
use talon_house::ports::backfill::{Backfill, PastMatch};
use talon_house::ports::results::{EndedMatch, ResultRow};
use talon_house::{Place, StoreError};
use talon_table::{PersonId, TableId};

use crate::columns::{person_id, table_id};
use crate::fault::fault;
use crate::store::SqliteStore;
use crate::{commit, record};

/// Keeps the closed tables of matches within a transaction, with their logs and who sat there.
async fn add_tables(connection: &mut SqliteConnection, matches: &[PastMatch]) -> Result<(), StoreError> {
    let tables = matches.iter().map(|past| {
        let Place { platform, chat, thread, private } = &past.home;
        // A table has a version even where its log is not known.
        let version = past.log.last().map_or(1, |last| last.seq);
        let private = u8::from(*private);
        json!([table_id(past.table), platform.code(), chat, thread, private, version, past.opened_at.0])
    });
    let tables = Value::from_iter(tables).to_string();
    query!(
        "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, 0, value ->> 6, 1
         FROM json_each(?)",
        tables
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    for past in matches.iter().filter(|past| !past.log.is_empty()) {
        commit::append(&mut *connection, past.table, &past.log).await?;
    }
    add_seats(connection, matches).await
}

async fn add_seats(connection: &mut SqliteConnection, matches: &[PastMatch]) -> Result<(), StoreError> {
    let seats = matches.iter().flat_map(|past| {
        let persons = past.ended.fact.players.iter().filter_map(|player| player.who.person());
        persons.map(|person| json!([table_id(past.table), person_id(PersonId(person))]))
    });
    let seats = Value::from_iter(seats).to_string();
    query!("INSERT INTO seated (table_id, person) SELECT value ->> 0, value ->> 1 FROM json_each(?)", seats)
        .execute(connection)
        .await
        .map_err(fault)?;
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
        add_tables(&mut transaction, matches).await?;
        record::record_all(&mut transaction, matches.iter().map(PastMatch::result).collect()).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn add_results(&self, results: &[(TableId, EndedMatch)]) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        let mut rows = Vec::with_capacity(results.len());
        for (table, ended) in results {
            rows.push(record::of_table(&mut transaction, *table, ended).await?);
        }
        record::record_all(&mut transaction, rows).await?;
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
