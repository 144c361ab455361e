//! Finished matches that were not played here.

use async_trait::async_trait;
use sqlx::{PgConnection, query, query_scalar};
use talon_store::backfill::PastMatch;
use talon_store::database::PastRows;
use talon_store::results::ResultRow;
use talon_store::{Place, StoreError};
use talon_table::{PersonId, Timestamp};

use crate::columns::{person_id, table_id};
use crate::fault::fault;
use crate::moment::Moment;
use crate::unit::{PostgresUnit, execute};

async fn add_seats(connection: &mut PgConnection, matches: &[PastMatch]) -> Result<(), StoreError> {
    let seats = matches.iter().flat_map(|past| {
        let persons = past.ended.fact.players.iter().filter_map(|player| player.who.person());
        persons.map(|person| (table_id(past.table), person_id(PersonId(person))))
    });
    let (tables, persons): (Vec<i64>, Vec<i64>) = seats.unzip();
    query!("INSERT INTO seated (table_id, person) SELECT * FROM unnest($1::bigint[], $2::bigint[])", &tables, &persons)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

#[async_trait]
impl PastRows for PostgresUnit {
    async fn has_tables(&mut self) -> Result<bool, StoreError> {
        let first = query_scalar!("SELECT min(id) FROM card_table");
        Ok(first.fetch_one(self.connection()).await.map_err(fault)?.is_some())
    }

    async fn add_past_tables(&mut self, matches: &[PastMatch]) -> Result<(), StoreError> {
        let ids: Vec<i64> = matches.iter().map(|past| table_id(past.table)).collect();
        let text =
            |part: fn(&Place) -> &str| matches.iter().map(|past| part(&past.home).to_owned()).collect::<Vec<_>>();
        let threads: Vec<Option<String>> = matches.iter().map(|past| past.home.thread.clone()).collect();
        let private: Vec<bool> = matches.iter().map(|past| past.home.private).collect();
        // A table has a version even where its log is not known.
        let versions: Vec<i64> = matches.iter().map(|past| past.log.last().map_or(1, |last| last.seq.into())).collect();
        let opened: Vec<Moment> = matches.iter().map(|past| Moment(past.opened_at)).collect();
        execute!(
            self,
            "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation)
             SELECT id, platform, chat, thread, private, version, false, opened_at, 1
             FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bool[], $6::bigint[], $7::timestamptz[])
                  AS past (id, platform, chat, thread, private, version, opened_at)",
            &ids,
            &text(|home| home.platform.code()),
            &text(|home| &home.chat),
            &threads as &[Option<String>],
            &private,
            &versions,
            &opened as &[Moment]
        )?;
        add_seats(self.connection(), matches).await
    }

    async fn replace_fact(&mut self, result: &ResultRow) -> Result<(), StoreError> {
        let fact = serde_json::to_string(&result.fact).map_err(|_| StoreError::Corrupt("a result".to_owned()))?;
        let (id, game, ended_at) =
            (table_id(result.table), &result.fact.game, Moment(Timestamp(result.fact.ended_at_ms)));
        execute!(
            self,
            "UPDATE result SET fact = $1::text::jsonb, game = $2, ended_at = $3 WHERE table_id = $4 AND match_no = $5",
            fact,
            game,
            ended_at,
            id,
            i64::from(result.match_no)
        )
        .map(drop)
    }
}
