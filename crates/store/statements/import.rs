//! Everything that another database held.

use async_trait::async_trait;
use sqlx::{query, query_scalar};
use talon_store::StoreError;
use talon_store::archive::ArchiveRow;
use talon_store::daily::latest_end_of_day;
use talon_store::database::ArchiveRows;

use crate::columns::{league_id, person_id, table_id};
use crate::counters;
use crate::dialect::{Connection, Json, Moment, SqlUnit, kept_name};
use crate::fault::fault;
use crate::leagues;

/// Executes a statement with its arguments.
macro_rules! put {
    ($connection:expr, $statement:literal $(, $argument:expr)* $(,)?) => {
        query!($statement $(, $argument)*).execute(&mut *$connection).await.map_err(fault).map(drop)
    };
}

async fn insert(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Person { .. } | ArchiveRow::Account { .. } | ArchiveRow::Manners { .. } => {
            insert_people(connection, row).await
        }
        ArchiveRow::Community { .. } | ArchiveRow::Preset { .. } => insert_chats(connection, row).await,
        ArchiveRow::LinkCode { .. } | ArchiveRow::LinkTry { .. } => insert_links(connection, row).await,
        ArchiveRow::Table { .. } | ArchiveRow::Event { .. } | ArchiveRow::Seat { .. } | ArchiveRow::Result { .. } => {
            insert_tables(connection, row).await
        }
        ArchiveRow::League { .. } | ArchiveRow::LeagueEvent { .. } | ArchiveRow::LeaguePerson { .. } => {
            insert_leagues(connection, row).await
        }
        ArchiveRow::LeaguePost { .. } => insert_post(connection, row).await,
        ArchiveRow::Daily { .. } | ArchiveRow::DailyDeal { .. } | ArchiveRow::DailyPlay { .. } => {
            insert_daily(connection, row).await
        }
        ArchiveRow::PuzzleAnswer { .. } | ArchiveRow::Finding { .. } => insert_study(connection, row).await,
        ArchiveRow::Surface { .. } => insert_surface(connection, row).await,
        ArchiveRow::Timer { .. } | ArchiveRow::Input { .. } | ArchiveRow::Pace { .. } => {
            insert_delivery(connection, row).await
        }
        ArchiveRow::Counter { of, last } => counters::set(connection, of, last).await,
    }
}

async fn insert_people(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Person { id, language } => {
            let id = person_id(id);
            put!(connection, "INSERT INTO person (id, language) VALUES ($1, $2)", id, language)
        }
        ArchiveRow::Account { platform, id, person, own_person, name, platform_language, chat } => {
            let (person, own_person) = (person_id(person), person_id(own_person));
            put!(
                connection,
                "INSERT INTO account (platform, id, person, own_person, name, platform_language, chat)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                platform,
                id,
                person,
                own_person,
                kept_name(&name),
                platform_language,
                chat
            )
        }
        ArchiveRow::Manners {
            person,
            reminders,
            quiet_from,
            quiet_until,
            zone,
            everywhere,
            pictures,
            theme,
            letters,
            dress,
            second_press,
            reminded_at,
        } => put!(
            connection,
            "INSERT INTO manners (person, reminders, quiet_from, quiet_until, zone, everywhere, pictures, theme, letters, dress,
                                  second_press, reminded_at)
             VALUES ($1, $2, CAST($3 AS bigint), CAST($4 AS bigint), $5, $6, $7, $8, $9, $10, $11, $12)",
            person_id(person),
            reminders,
            quiet_from.map(i64::from),
            quiet_until.map(i64::from),
            zone,
            everywhere,
            pictures,
            theme,
            letters,
            dress,
            second_press,
            reminded_at.map(Moment)
        ),
        _ => Ok(()),
    }
}

async fn insert_chats(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Community { platform, chat, language, zone, present, pictures, theme, letters, dress } => put!(
            connection,
            "INSERT INTO community (platform, chat, language, zone, present, pictures, theme, letters, dress)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            platform,
            chat,
            language,
            zone,
            present,
            pictures,
            theme,
            letters,
            dress
        ),
        ArchiveRow::Preset { number, platform, chat, game, name, folded, options, is_default } => {
            let options = serde_json::to_string(&options)
                .map_err(|_| StoreError::Corrupt("a preset has no stored form".to_owned()))?;
            put!(
                connection,
                "INSERT INTO preset (number, platform, chat, game, name, folded, options, is_default)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                i64::from(number),
                platform,
                chat,
                game,
                name,
                folded,
                Json(options),
                is_default
            )
        }
        _ => Ok(()),
    }
}

async fn insert_links(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::LinkCode { number, platform, account, hash, expires, entered_platform, entered_account } => put!(
            connection,
            "INSERT INTO link_code (number, platform, account, hash, expires, entered_platform, entered_account)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            i64::from(number),
            platform,
            account,
            hash,
            Moment(expires),
            entered_platform,
            entered_account
        ),
        ArchiveRow::LinkTry { number, platform, account, what, at } => put!(
            connection,
            "INSERT INTO link_try (number, platform, account, what, at) VALUES ($1, $2, $3, $4, $5)",
            i64::from(number),
            platform,
            account,
            what,
            Moment(at)
        ),
        _ => Ok(()),
    }
}

async fn insert_tables(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Table {
            id,
            platform,
            chat,
            thread,
            private,
            room,
            version,
            open,
            opened_at,
            generation,
            behind_at,
            fixture,
        } => {
            let (id, generation) = (table_id(id), generation.cast_signed());
            let behind_at = behind_at.map(Moment);
            put!(
                connection,
                "INSERT INTO card_table (id, platform, chat, thread, private, room, version, open, opened_at, generation,
                                         behind_at, fixture)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
                id,
                platform,
                chat,
                thread,
                private,
                room,
                i64::from(version),
                open,
                Moment(opened_at),
                generation,
                behind_at,
                fixture.map(|fixture| fixture.to_string())
            )
        }
        ArchiveRow::Event { table, seq, at, event } => {
            let id = table_id(table);
            let body = event.to_json();
            let body = body.map_err(|_| StoreError::Corrupt(format!("event {seq} has no stored form")))?;
            put!(
                connection,
                "INSERT INTO event (table_id, seq, at, body) VALUES ($1, $2, $3, $4)",
                id,
                i64::from(seq),
                Moment(at),
                Json(body)
            )
        }
        ArchiveRow::Seat { table, person } => {
            let (id, person) = (table_id(table), person_id(person));
            put!(connection, "INSERT INTO seated (table_id, person) VALUES ($1, $2)", id, person)
        }
        _ => Ok(()),
    }
}

async fn insert_leagues(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::League { id, platform, chat, thread, private, version, open, created_at, generation, due } => {
            let (id, generation) = (league_id(id), generation.cast_signed());
            let due = due.map(Moment);
            put!(
                connection,
                "INSERT INTO league (id, platform, chat, thread, private, version, open, created_at, generation, due)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                id,
                platform,
                chat,
                thread,
                private,
                i64::from(version),
                open,
                Moment(created_at),
                generation,
                due as Option<Moment>
            )
        }
        ArchiveRow::LeagueEvent { league, seq, at, event } => {
            let id = league_id(league);
            let body = event.to_json();
            let body = body.map_err(|_| StoreError::Corrupt(format!("event {seq} has no stored form")))?;
            put!(
                connection,
                "INSERT INTO league_event (league, seq, at, body) VALUES ($1, $2, $3, $4)",
                id,
                i64::from(seq),
                Moment(at),
                Json(body)
            )
        }
        ArchiveRow::LeaguePerson { league, person } => {
            let (id, person) = (league_id(league), person_id(person));
            put!(connection, "INSERT INTO league_person (league, person) VALUES ($1, $2)", id, person)
        }
        _ => Ok(()),
    }
}

/// A message about a league.
async fn insert_post(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    let ArchiveRow::LeaguePost {
        league,
        key,
        platform,
        chat,
        thread,
        private,
        message,
        hash,
        state,
        failures,
        not_before,
    } = row
    else {
        return Ok(());
    };
    let bad = || StoreError::Corrupt(format!("a message about league {league}"));
    let reader = leagues::reader(key.parse().map_err(|_| bad())?);
    let id = league_id(league);
    put!(
        connection,
        "INSERT INTO league_post (league, key, platform, chat, thread, private, message, hash, state, failures,
                                          not_before, person)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        id,
        key,
        platform,
        chat,
        thread,
        private,
        message,
        hash,
        state,
        i64::from(failures),
        Moment(not_before),
        reader
    )
}

async fn insert_surface(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    let ArchiveRow::Surface {
        table,
        key,
        platform,
        chat,
        thread,
        private,
        message,
        hash,
        shown_at,
        state,
        failures,
        not_before,
        replaced,
        writes,
        astray,
    } = row
    else {
        return Ok(());
    };
    let id = table_id(table);
    put!(
        connection,
        "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state,
                                      failures, not_before, replaced, writes, astray)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        id,
        key,
        platform,
        chat,
        thread,
        private,
        message,
        hash,
        Moment(shown_at),
        state,
        i64::from(failures),
        Moment(not_before),
        replaced,
        writes,
        astray
    )
}

async fn insert_delivery(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Timer { table, kind, due } => {
            let id = table_id(table);
            put!(connection, "INSERT INTO timer (table_id, kind, due) VALUES ($1, $2, $3)", id, kind, Moment(due))
        }
        ArchiveRow::Input { platform, key, taken_at } => put!(
            connection,
            "INSERT INTO input (platform, key, taken_at) VALUES ($1, $2, $3)",
            platform,
            key,
            Moment(taken_at)
        ),
        ArchiveRow::Pace { platform, chat, next } => {
            put!(
                connection,
                "INSERT INTO pace (platform, chat, next) VALUES ($1, $2, $3)",
                platform,
                chat,
                Moment(next)
            )
        }
        _ => Ok(()),
    }
}

async fn insert_daily(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Daily { platform, chat, game, post, thread } => put!(
            connection,
            "INSERT INTO daily (platform, chat, game, post, thread) VALUES ($1, $2, $3, $4, $5)",
            platform,
            chat,
            game,
            post,
            thread
        ),
        ArchiveRow::DailyDeal { platform, chat, day, game, secret, committed_at, ends_at, posted_at } => put!(
            connection,
            "INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at, ends_at, posted_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            platform,
            chat,
            day,
            game,
            secret,
            Moment(committed_at),
            Moment(ends_at.unwrap_or_else(|| latest_end_of_day(&day))),
            posted_at.map(Moment) as Option<Moment>
        ),
        ArchiveRow::DailyPlay { platform, chat, day, person, table, made, ended_at } => {
            let (person, table, ended_at) = (person_id(person), table_id(table), ended_at.map(Moment));
            put!(
                connection,
                "INSERT INTO daily_play (platform, chat, day, person, table_id, made, ended_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                platform,
                chat,
                day,
                person,
                table,
                made,
                ended_at as Option<Moment>
            )
        }
        _ => Ok(()),
    }
}

async fn insert_study(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    match row {
        ArchiveRow::PuzzleAnswer { person, game, number, solved, answered_at } => {
            let person = person_id(person);
            put!(
                connection,
                "INSERT INTO puzzle_answer (person, game, number, solved, answered_at) VALUES ($1, $2, $3, $4, $5)",
                person,
                game,
                i64::from(number),
                solved,
                Moment(answered_at)
            )
        }
        ArchiveRow::Finding { table, match_no, version, found } => {
            let table = table_id(table);
            put!(
                connection,
                "INSERT INTO finding (table_id, match_no, version, found) VALUES ($1, $2, $3, $4)",
                table,
                i64::from(match_no),
                i64::from(version),
                found
            )
        }
        _ => Ok(()),
    }
}

#[async_trait]
impl ArchiveRows for SqlUnit {
    /// Tables that refer to others need not be asked.
    async fn is_empty(&mut self) -> Result<bool, StoreError> {
        let kept = query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM person) OR EXISTS (SELECT 1 FROM community) OR EXISTS (SELECT 1 FROM preset)
                   OR EXISTS (SELECT 1 FROM link_code) OR EXISTS (SELECT 1 FROM link_try)
                   OR EXISTS (SELECT 1 FROM card_table) OR EXISTS (SELECT 1 FROM input) OR EXISTS (SELECT 1 FROM pace)
                   OR EXISTS (SELECT 1 FROM league) OR EXISTS (SELECT 1 FROM daily) OR EXISTS (SELECT 1 FROM daily_deal)
                   AS "kept!: bool""#
        );
        Ok(!kept.fetch_one(self.connection()).await.map_err(fault)?)
    }

    async fn add_archived(&mut self, row: ArchiveRow) -> Result<(), StoreError> {
        insert(self.connection(), row).await
    }

    /// Tries were numbered by the other database.
    async fn go_on_numbering(&mut self) -> Result<(), StoreError> {
        counters::go_on(self.connection()).await
    }
}
