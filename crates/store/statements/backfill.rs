//! Finished matches that were not played here.

use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::{query, query_scalar};
use talon_store::backfill::PastMatch;
use talon_store::database::PastRows;
use talon_store::results::ResultRow;
use talon_store::{Place, StoreError};
use talon_table::{PersonId, Timestamp};

use crate::columns::{person_id, table_id};
use crate::dialect::{Connection, Json, Moment, SqlUnit, execute};
use crate::fault::fault;

async fn add_seats(connection: &mut Connection, matches: &[PastMatch]) -> Result<(), StoreError> {
    let seats = matches.iter().flat_map(|past| {
        let persons = past.ended.fact.players.iter().filter_map(|player| player.who.person());
        persons.map(|person| [table_id(past.table), person_id(PersonId(person))])
    });
    query!(
        "INSERT INTO seated (table_id, person)
         SELECT CAST(value ->> 0 AS bigint), CAST(value ->> 1 AS bigint) FROM json_each($1)",
        Value::from_iter(seats).to_string()
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

#[async_trait]
impl PastRows for SqlUnit {
    async fn has_tables(&mut self) -> Result<bool, StoreError> {
        let first = query_scalar!(r#"SELECT min(id) AS "first: i64" FROM card_table"#);
        Ok(first.fetch_one(self.connection()).await.map_err(fault)?.is_some())
    }

    async fn add_past_tables(&mut self, matches: &[PastMatch]) -> Result<(), StoreError> {
        let tables = matches.iter().map(|past| {
            let Place { platform, chat, thread, private } = &past.home;
            // A table has a version even if its log is unknown.
            let version = past.log.last().map_or(1, |last| last.seq);
            let opened_at = Moment(past.opened_at).json();
            json!([table_id(past.table), platform.code(), chat, thread, private, version, opened_at])
        });
        execute!(
            self,
            "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation)
             SELECT CAST(value ->> 0 AS bigint), value ->> 1, value ->> 2, value ->> 3, CAST(value ->> 4 AS boolean),
                    CAST(value ->> 5 AS bigint), false, CAST(value ->> 6 AS timestamptz), 1
             FROM json_each($1)",
            Value::from_iter(tables).to_string()
        )?;
        add_seats(self.connection(), matches).await
    }

    async fn replace_fact(&mut self, result: &ResultRow) -> Result<(), StoreError> {
        let fact = serde_json::to_string(&result.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
        let (id, game, ended_at) =
            (table_id(result.table), &result.fact.game, Moment(Timestamp(result.fact.ended_at_ms)));
        execute!(
            self,
            "UPDATE result SET fact = $1, game = $2, ended_at = $3 WHERE table_id = $4 AND match_no = $5",
            Json(fact),
            game,
            ended_at,
            id,
            i64::from(result.match_no)
        )
        .map(drop)
    }
}
