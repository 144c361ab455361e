//! Leagues: their logs, when each is due, and the messages about them.

use async_trait::async_trait;
use sqlx::{query, query_as};
use talon_league::{Event, LeagueId, Recorded};
use talon_store::database::LeagueRows;
use talon_store::leagues::{DueLeague, LeagueCommit, LeagueRow, Leagues, PostKey, PostRow};
use talon_store::results::ResultRow;
use talon_store::{Lease, Place, PlatformKind, ProcessId, StoreError, TableRow};
use talon_table::{PersonId, Timestamp};

use crate::claims;
use crate::columns::{
    LeagueColumns, PostColumns, ResultColumns, TableColumns, count, events_json, league_id, person_id, persons_json,
    readable, rows, season_range,
};
use crate::dialect::{Moment, Pool, SqlStore, SqlUnit, execute};
use crate::fault::fault;

/// The events of a league with numbers greater than `after`, in order.
pub(crate) async fn events(pool: &Pool, league: LeagueId, after: u32) -> Result<Vec<Recorded>, StoreError> {
    let stored = query!(
        r#"SELECT seq, at, body FROM league_event WHERE league = $1 AND seq > $2 ORDER BY seq"#,
        league_id(league),
        i64::from(after)
    );
    let stored = stored.fetch_all(pool).await.map_err(fault)?;
    let recorded = stored.into_iter().map(|row| {
        let event = Event::from_json(count(row.seq)?, &row.body.0);
        let event = event.map_err(|bad| StoreError::Corrupt(format!("league {league}: {bad}")))?;
        Ok(Recorded { seq: count(row.seq)?, at: row.at.0, event })
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
impl LeagueRows for SqlUnit {
    async fn create_league(&mut self, commit: &LeagueCommit, home: &Place, version: u32) -> Result<bool, StoreError> {
        execute!(
            self,
            "INSERT INTO league (id, platform, chat, thread, private, version, open, created_at, generation, due)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $8)
             ON CONFLICT (id) DO NOTHING",
            league_id(commit.league),
            home.platform.code(),
            home.chat,
            home.thread.as_deref(),
            home.private,
            i64::from(version),
            commit.open,
            Moment(commit.at)
        )
        .map(|changed| changed == 1)
    }

    async fn advance_league(&mut self, commit: &LeagueCommit, version: u32) -> Result<bool, StoreError> {
        execute!(
            self,
            "UPDATE league SET version = $1, open = $2, generation = generation + 1, due = CASE WHEN due < $3 THEN due ELSE $3 END
             WHERE id = $4 AND version = $5 AND generation = $6",
            i64::from(version),
            commit.open,
            Moment(commit.at),
            league_id(commit.league),
            i64::from(commit.expected),
            commit.generation.cast_signed()
        )
        .map(|changed| changed == 1)
    }

    async fn append_league(&mut self, league: LeagueId, events: &[Recorded]) -> Result<(), StoreError> {
        let events = events.iter().map(|recorded| (recorded.seq, recorded.at, recorded.event.to_json()));
        execute!(
            self,
            "INSERT INTO league_event (league, seq, at, body)
             SELECT $1, CAST(value ->> 0 AS bigint), CAST(value ->> 1 AS timestamptz), value -> 2 FROM json_each($2)",
            league_id(league),
            events_json(events)?
        )
        .map(drop)
    }

    async fn replace_people(&mut self, league: LeagueId, people: &[PersonId]) -> Result<(), StoreError> {
        let (id, people) = (league_id(league), persons_json(people));
        execute!(
            self,
            "DELETE FROM league_person WHERE league = $1 AND person NOT IN (SELECT CAST(value AS bigint) FROM json_each($2))",
            id,
            people
        )?;
        execute!(
            self,
            "INSERT INTO league_person (league, person) SELECT $1, CAST(value AS bigint) FROM json_each($2) WHERE true
             ON CONFLICT DO NOTHING",
            id,
            people
        )
        .map(drop)
    }

    async fn wake_league(&mut self, league: LeagueId, at: Timestamp) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE league SET generation = generation + 1, due = CASE WHEN due < $1 THEN due ELSE $1 END WHERE id = $2",
            Moment(at),
            league_id(league)
        )
        .map(drop)
    }

    async fn wake_leagues_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE league SET generation = generation + 1, due = CASE WHEN due < $1 THEN due ELSE $1 END
             WHERE open = true AND id IN (SELECT league FROM league_person WHERE person = $2)",
            Moment(at),
            person_id(person)
        )
        .map(drop)
    }
}

#[async_trait]
impl Leagues for SqlStore {
    async fn league(&self, league: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        let columns = query_as!(
            LeagueColumns,
            "SELECT id, platform, chat, thread, private, version, open, created_at, generation FROM league WHERE id = $1",
            league_id(league)
        );
        columns.fetch_optional(self.readers()).await.map_err(fault)?.map(LeagueRow::try_from).transpose()
    }

    async fn league_events(&self, league: LeagueId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        events(self.readers(), league, after).await
    }

    async fn leagues_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<LeagueRow>, StoreError> {
        let columns = query_as!(
            LeagueColumns,
            "SELECT id, platform, chat, thread, private, version, open, created_at, generation
             FROM league WHERE platform = $1 AND chat = $2 ORDER BY created_at, id < 0, id",
            platform.code(),
            chat
        );
        rows(columns.fetch_all(self.readers()).await.map_err(fault)?)
    }

    async fn leagues_of(&self, persons: &[PersonId]) -> Result<Vec<LeagueRow>, StoreError> {
        let columns = query_as!(
            LeagueColumns,
            "SELECT id, platform, chat, thread, private, version, open, created_at, generation
             FROM league WHERE id IN (SELECT league FROM league_person WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1)))
             ORDER BY created_at, id < 0, id",
            persons_json(persons)
        );
        rows(columns.fetch_all(self.readers()).await.map_err(fault)?)
    }

    async fn claim_leagues(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        most: usize,
    ) -> Result<Vec<DueLeague>, StoreError> {
        claims::claim_leagues(self.writer(), now, lease, of, most).await
    }

    async fn settle_league(
        &self,
        seen: &DueLeague,
        holder: ProcessId,
        due: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        query!(
            "UPDATE league SET due = CASE generation WHEN $1 THEN $2 ELSE due END, holder = NULL, held_until = NULL
             WHERE id = $3 AND holder = $4",
            seen.generation.cast_signed(),
            due.map(Moment) as Option<Moment>,
            league_id(seen.league),
            holder.0.cast_signed()
        )
        .execute(self.writer())
        .await
        .map_err(fault)?;
        Ok(())
    }

    async fn league_results(&self, league: LeagueId, season: u32) -> Result<Vec<ResultRow>, StoreError> {
        let (from, to) = season_range(league, season);
        let columns = query_as!(
            ResultColumns,
            r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result
               WHERE fixture >= $1 AND fixture < $2 ORDER BY number"#,
            from,
            to
        );
        rows(columns.fetch_all(self.readers()).await.map_err(fault)?)
    }

    async fn league_tables(&self, league: LeagueId, season: u32) -> Result<Vec<TableRow>, StoreError> {
        let (from, to) = season_range(league, season);
        let columns = query_as!(
            TableColumns,
            "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
             FROM card_table WHERE fixture >= $1 AND fixture < $2 ORDER BY opened_at, id < 0, id",
            from,
            to
        );
        Ok(readable(columns.fetch_all(self.readers()).await.map_err(fault)?))
    }

    async fn posts(&self, league: LeagueId) -> Result<Vec<PostRow>, StoreError> {
        let columns = query_as!(
            PostColumns,
            r#"SELECT league, key, platform, chat, thread, private, message, hash, state, failures, not_before
               FROM league_post WHERE league = $1 ORDER BY key COLLATE "binary""#,
            league_id(league)
        );
        rows(columns.fetch_all(self.readers()).await.map_err(fault)?)
    }

    async fn save_post(&self, post: &PostRow) -> Result<(), StoreError> {
        let place = &post.place;
        query!(
            "INSERT INTO league_post (league, key, platform, chat, thread, private, message, hash, state, failures,
                                      not_before, person)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
             ON CONFLICT (league, key) DO UPDATE SET
                 platform = excluded.platform, chat = excluded.chat, thread = excluded.thread,
                 private = excluded.private, message = excluded.message, hash = excluded.hash, state = excluded.state,
                 failures = excluded.failures, not_before = excluded.not_before",
            league_id(post.league),
            post.key.to_string(),
            place.platform.code(),
            place.chat,
            place.thread.as_deref(),
            place.private,
            post.message.as_ref().map(|message| message.0.as_str()),
            post.hash.as_ref().map(<[u8; 32]>::as_slice),
            post.state.code(),
            i64::from(post.failures),
            Moment(post.not_before),
            reader(post.key)
        )
        .execute(self.writer())
        .await
        .map_err(fault)?;
        Ok(())
    }

    async fn remove_post(&self, league: LeagueId, key: PostKey) -> Result<(), StoreError> {
        query!("DELETE FROM league_post WHERE league = $1 AND key = $2", league_id(league), key.to_string())
            .execute(self.writer())
            .await
            .map_err(fault)?;
        Ok(())
    }
}
