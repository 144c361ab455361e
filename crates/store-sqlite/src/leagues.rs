//! Leagues: their logs, when each is looked at, and the messages that tell of them.

use async_trait::async_trait;
use sqlx::{SqlitePool, query, query_as};
use talon_league::{Event, LeagueId, Recorded};
use talon_store::database::LeagueRows;
use talon_store::leagues::{DueLeague, LeagueCommit, LeagueRow, Leagues, PostKey, PostRow};
use talon_store::results::ResultRow;
use talon_store::{Lease, Place, PlatformKind, ProcessId, StoreError, TableRow};
use talon_table::{PersonId, Timestamp};

use crate::SqliteStore;
use crate::claims::codes;
use crate::columns::{
    LeagueColumns, PostColumns, ResultColumns, TableColumns, count, league, league_id, limit, person_id, persons_json,
    readable, rows, season_range,
};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

/// The events of a league with numbers greater than `after`, in order.
pub(crate) async fn events(pool: &SqlitePool, league: LeagueId, after: u32) -> Result<Vec<Recorded>, StoreError> {
    let id = league_id(league);
    let stored = query!("SELECT seq, at, body FROM league_event WHERE league = ? AND seq > ? ORDER BY seq", id, after);
    let stored = stored.fetch_all(pool).await.map_err(fault)?;
    let recorded = stored.into_iter().map(|row| {
        let event = Event::from_json(count(row.seq)?, &row.body);
        let event = event.map_err(|bad| StoreError::Corrupt(format!("league {league}: {bad}")))?;
        Ok(Recorded { seq: count(row.seq)?, at: Timestamp(row.at), event })
    });
    recorded.collect()
}

/// The person whom a message about a league reminds.
pub(crate) const fn reader(key: PostKey) -> Option<i64> {
    match key {
        PostKey::Reminder { person, .. } => Some(person_id(person)),
        PostKey::Season { .. } | PostKey::Round { .. } | PostKey::Crown { .. } => None,
    }
}

#[async_trait]
impl LeagueRows for SqliteUnit {
    async fn create_league(&mut self, commit: &LeagueCommit, home: &Place, version: u32) -> Result<bool, StoreError> {
        let (id, platform) = (league_id(commit.league), home.platform.code());
        execute!(
            self,
            "INSERT INTO league (id, platform, chat, thread, private, version, open, created_at, generation, due)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?8)
             ON CONFLICT (id) DO NOTHING",
            id,
            platform,
            home.chat,
            home.thread,
            home.private,
            version,
            commit.open,
            commit.at.0
        )
        .map(|changed| changed == 1)
    }

    async fn advance_league(&mut self, commit: &LeagueCommit, version: u32) -> Result<bool, StoreError> {
        let (id, generation) = (league_id(commit.league), commit.generation.cast_signed());
        execute!(
            self,
            "UPDATE league SET version = ?1, open = ?2, generation = generation + 1, due = min(coalesce(due, ?3), ?3)
             WHERE id = ?4 AND version = ?5 AND generation = ?6",
            version,
            commit.open,
            commit.at.0,
            id,
            commit.expected,
            generation
        )
        .map(|changed| changed == 1)
    }

    async fn append_league(&mut self, league: LeagueId, events: &[Recorded]) -> Result<(), StoreError> {
        let rows = events.iter().map(|recorded| {
            let body = recorded.event.to_json();
            let body = body.map_err(|_| StoreError::Corrupt(format!("event {} has no stored form", recorded.seq)))?;
            Ok(serde_json::json!([recorded.seq, recorded.at.0, body]))
        });
        let rows = rows.collect::<Result<serde_json::Value, StoreError>>()?.to_string();
        let id = league_id(league);
        execute!(
            self,
            "INSERT INTO league_event (league, seq, at, body)
             SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
            id,
            rows
        )
        .map(drop)
    }

    async fn replace_people(&mut self, league: LeagueId, people: &[PersonId]) -> Result<(), StoreError> {
        let (id, people) = (league_id(league), persons_json(people));
        execute!(
            self,
            "DELETE FROM league_person WHERE league = ? AND person NOT IN (SELECT value FROM json_each(?))",
            id,
            people
        )?;
        execute!(
            self,
            "INSERT INTO league_person (league, person) SELECT ?, value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING",
            id,
            people
        )
        .map(drop)
    }

    async fn wake_league(&mut self, league: LeagueId, at: Timestamp) -> Result<(), StoreError> {
        let id = league_id(league);
        execute!(
            self,
            "UPDATE league SET generation = generation + 1, due = min(coalesce(due, ?1), ?1) WHERE id = ?2",
            at.0,
            id
        )
        .map(drop)
    }

    async fn wake_leagues_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(
            self,
            "UPDATE league SET generation = generation + 1, due = min(coalesce(due, ?1), ?1)
             WHERE open = 1 AND id IN (SELECT league FROM league_person WHERE person = ?2)",
            at.0,
            person
        )
        .map(drop)
    }
}

#[async_trait]
impl Leagues for SqliteStore {
    async fn league(&self, league: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        let id = league_id(league);
        let columns = query_as!(
            LeagueColumns,
            r#"SELECT id, platform, chat, thread, private AS "private: bool", version, open AS "open: bool", created_at,
                      generation
               FROM league WHERE id = ?"#,
            id
        );
        columns.fetch_optional(&self.readers).await.map_err(fault)?.map(LeagueRow::try_from).transpose()
    }

    async fn league_events(&self, league: LeagueId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        events(&self.readers, league, after).await
    }

    async fn leagues_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<LeagueRow>, StoreError> {
        let platform = platform.code();
        let columns = query_as!(
            LeagueColumns,
            r#"SELECT id, platform, chat, thread, private AS "private: bool", version, open AS "open: bool", created_at,
                      generation
               FROM league WHERE platform = ? AND chat = ? ORDER BY created_at, id < 0, id"#,
            platform,
            chat
        );
        rows(columns.fetch_all(&self.readers).await.map_err(fault)?)
    }

    async fn leagues_of(&self, persons: &[PersonId]) -> Result<Vec<LeagueRow>, StoreError> {
        let persons = persons_json(persons);
        let columns = query_as!(
            LeagueColumns,
            r#"SELECT id, platform, chat, thread, private AS "private: bool", version, open AS "open: bool", created_at,
                      generation
               FROM league
               WHERE id IN (SELECT league FROM league_person WHERE person IN (SELECT value FROM json_each(?)))
               ORDER BY created_at, id < 0, id"#,
            persons
        );
        rows(columns.fetch_all(&self.readers).await.map_err(fault)?)
    }

    async fn claim_leagues(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        most: usize,
    ) -> Result<Vec<DueLeague>, StoreError> {
        let (holder, of, most) = (lease.holder.0.cast_signed(), codes(of), limit(most));
        let claimed = query!(
            r#"UPDATE league SET holder = ?1, held_until = ?2
               WHERE id IN (
                   SELECT id FROM league
                   WHERE due IS NOT NULL AND due <= ?3 AND (held_until IS NULL OR held_until <= ?3)
                       AND platform IN (SELECT value FROM json_each(?4))
                   ORDER BY due, id < 0, id LIMIT ?5
               )
               RETURNING id AS "id!", generation AS "generation!", due AS "due!""#,
            holder,
            lease.until.0,
            now.0,
            of,
            most
        );
        let claimed = claimed.fetch_all(&self.writer).await.map_err(fault)?.into_iter().map(|row| DueLeague {
            league: league(row.id),
            due: Timestamp(row.due),
            generation: row.generation.cast_unsigned(),
        });
        // A change returns its rows in no order.
        let mut claimed: Vec<DueLeague> = claimed.collect();
        claimed.sort_by_key(|due| (due.due, due.league));
        Ok(claimed)
    }

    async fn settle_league(
        &self,
        seen: &DueLeague,
        holder: ProcessId,
        due: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        let (id, generation, holder) = (league_id(seen.league), seen.generation.cast_signed(), holder.0.cast_signed());
        let due = due.map(|due| due.0);
        query!(
            "UPDATE league SET due = CASE generation WHEN ? THEN ? ELSE due END, holder = NULL, held_until = NULL
             WHERE id = ? AND holder = ?",
            generation,
            due,
            id,
            holder
        )
        .execute(&self.writer)
        .await
        .map_err(fault)?;
        Ok(())
    }

    async fn league_results(&self, league: LeagueId, season: u32) -> Result<Vec<ResultRow>, StoreError> {
        let (from, to) = season_range(league, season);
        let columns = query_as!(
            ResultColumns,
            "SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
             WHERE fixture >= ? AND fixture < ? ORDER BY number",
            from,
            to
        );
        rows(columns.fetch_all(&self.readers).await.map_err(fault)?)
    }

    async fn league_tables(&self, league: LeagueId, season: u32) -> Result<Vec<TableRow>, StoreError> {
        let (from, to) = season_range(league, season);
        let columns = query_as!(
            TableColumns,
            r#"SELECT id, platform, chat, thread, private AS "private: bool", room, version, open AS "open: bool",
                      opened_at, fixture
               FROM card_table WHERE fixture >= ? AND fixture < ? ORDER BY opened_at, id < 0, id"#,
            from,
            to
        );
        Ok(readable(columns.fetch_all(&self.readers).await.map_err(fault)?))
    }

    async fn posts(&self, league: LeagueId) -> Result<Vec<PostRow>, StoreError> {
        let id = league_id(league);
        let columns = query_as!(
            PostColumns,
            r#"SELECT league, key, platform, chat, thread, private AS "private: bool", message, hash, state, failures,
                      not_before
               FROM league_post WHERE league = ? ORDER BY key"#,
            id
        );
        rows(columns.fetch_all(&self.readers).await.map_err(fault)?)
    }

    async fn save_post(&self, post: &PostRow) -> Result<(), StoreError> {
        let (id, key, place) = (league_id(post.league), post.key.to_string(), &post.place);
        let (platform, state, reader) = (place.platform.code(), post.state.code(), reader(post.key));
        let message = post.message.as_ref().map(|message| message.0.as_str());
        let hash = post.hash.as_ref().map(<[u8; 32]>::as_slice);
        query!(
            "INSERT INTO league_post (league, key, platform, chat, thread, private, message, hash, state, failures,
                                      not_before, person)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (league, key) DO UPDATE SET
                 platform = excluded.platform, chat = excluded.chat, thread = excluded.thread,
                 private = excluded.private, message = excluded.message, hash = excluded.hash, state = excluded.state,
                 failures = excluded.failures, not_before = excluded.not_before",
            id,
            key,
            platform,
            place.chat,
            place.thread,
            place.private,
            message,
            hash,
            state,
            post.failures,
            post.not_before.0,
            reader
        )
        .execute(&self.writer)
        .await
        .map_err(fault)?;
        Ok(())
    }

    async fn remove_post(&self, league: LeagueId, key: PostKey) -> Result<(), StoreError> {
        let (id, key) = (league_id(league), key.to_string());
        query!("DELETE FROM league_post WHERE league = ? AND key = ?", id, key)
            .execute(&self.writer)
            .await
            .map_err(fault)?;
        Ok(())
    }
}
