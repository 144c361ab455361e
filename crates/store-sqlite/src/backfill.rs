//! Finished matches that were not played here.

use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::{SqliteConnection, query, query_scalar};
use talon_store::backfill::PastMatch;
use talon_store::database::PastRows;
use talon_store::results::ResultRow;
use talon_store::{Place, StoreError};
use talon_table::PersonId;

use crate::columns::{person_id, table_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

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
impl PastRows for SqliteUnit {
    async fn has_tables(&mut self) -> Result<bool, StoreError> {
        let first = query_scalar!(r#"SELECT min(id) AS "first: i64" FROM card_table"#);
        Ok(first.fetch_one(self.connection()).await.map_err(fault)?.is_some())
    }

    async fn add_past_tables(&mut self, matches: &[PastMatch]) -> Result<(), StoreError> {
        let tables = matches.iter().map(|past| {
            let Place { platform, chat, thread, private } = &past.home;
            // A table has a version even where its log is not known.
            let version = past.log.last().map_or(1, |last| last.seq);
            let private = u8::from(*private);
            json!([table_id(past.table), platform.code(), chat, thread, private, version, past.opened_at.0])
        });
        let tables = Value::from_iter(tables).to_string();
        execute!(
            self,
            "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, 0, value ->> 6, 1
             FROM json_each(?)",
            tables
        )?;
        add_seats(self.connection(), matches).await
    }

    async fn replace_fact(&mut self, result: &ResultRow) -> Result<(), StoreError> {
        let fact = serde_json::to_string(&result.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
        let (id, game, ended_at) = (table_id(result.table), &result.fact.game, result.fact.ended_at_ms);
        execute!(
            self,
            "UPDATE result SET fact = ?, game = ?, ended_at = ? WHERE table_id = ? AND match_no = ?",
            fact,
            game,
            ended_at,
            id,
            result.match_no
        )
        .map(drop)
    }
}
