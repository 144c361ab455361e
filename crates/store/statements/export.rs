//! Every row, for another database.

use futures_util::TryStreamExt;
use sqlx::query;
use talon_store::StoreError;
use talon_store::archive::{ArchiveRow, Sink};
use talon_store::moved_logs::{MovedInOrder, MovedLogs};
use talon_table::Event;

use crate::columns::{count, fixture, league, person, table};
use crate::counters;
use crate::dialect::{Connection, Moment};
use crate::fault::fault;
use crate::moving::places;

/// Hands out the rows that a query yields, each as the expression makes it of the record.
macro_rules! hand_out {
    ($connection:expr, $sink:expr, $query:literal, |$record:ident| $row:expr) => {{
        let mut records = query!($query).fetch(&mut *$connection);
        while let Some($record) = records.try_next().await.map_err(fault)? {
            $sink($row)?;
        }
    }};
}

/// Within one transaction of the connection, so that all rows are of one moment.
pub(crate) async fn export(
    connection: &mut Connection,
    logs: Option<&dyn MovedLogs>,
    sink: Sink<'_>,
) -> Result<(), StoreError> {
    people(connection, sink).await?;
    chats(connection, sink).await?;
    links(connection, sink).await?;
    tables(connection, sink).await?;
    events(connection, logs, sink).await?;
    seats_and_results(connection, sink).await?;
    leagues(connection, sink).await?;
    daily(connection, sink).await?;
    study(connection, sink).await?;
    delivery(connection, sink).await?;
    for (of, last) in counters::last(connection).await? {
        sink(ArchiveRow::Counter { of, last: count(last)? })?;
    }
    Ok(())
}

async fn people(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(connection, sink, "SELECT id, language FROM person ORDER BY id < 0, id", |found| ArchiveRow::Person {
        id: person(found.id),
        language: found.language,
    });
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, id, person, own_person, name, platform_language, chat FROM account ORDER BY platform COLLATE "binary", id COLLATE "binary""#,
        |found| ArchiveRow::Account {
            platform: found.platform,
            id: found.id,
            person: person(found.person),
            own_person: person(found.own_person),
            name: found.name,
            platform_language: found.platform_language,
            chat: found.chat,
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT person, reminders, quiet_from, quiet_until, zone, everywhere, pictures, theme, letters, dress,
                  second_press, reminded_at
           FROM manners ORDER BY person < 0, person"#,
        |found| ArchiveRow::Manners {
            person: person(found.person),
            reminders: found.reminders,
            quiet_from: found.quiet_from.map(|hour| count(hour.into())).transpose()?,
            quiet_until: found.quiet_until.map(|hour| count(hour.into())).transpose()?,
            zone: found.zone,
            everywhere: found.everywhere,
            pictures: found.pictures,
            theme: found.theme,
            letters: found.letters,
            dress: found.dress,
            second_press: found.second_press,
            reminded_at: found.reminded_at.map(|at| at.0),
        }
    );
    Ok(())
}

async fn chats(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, chat, language, zone, present, pictures, theme, letters, dress FROM community
           ORDER BY platform COLLATE "binary", chat COLLATE "binary""#,
        |found| ArchiveRow::Community {
            platform: found.platform,
            chat: found.chat,
            language: found.language,
            zone: found.zone,
            present: found.present,
            pictures: found.pictures,
            theme: found.theme,
            letters: found.letters,
            dress: found.dress,
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT number, platform, chat, game, name, folded, options, is_default
           FROM preset ORDER BY number"#,
        |found| ArchiveRow::Preset {
            number: count(found.number)?,
            platform: found.platform,
            chat: found.chat,
            game: found.game,
            name: found.name,
            folded: found.folded,
            options: serde_json::from_str(&found.options.0)
                .map_err(|_| StoreError::Corrupt(format!("the options of preset {}", found.number)))?,
            is_default: found.is_default,
        }
    );
    Ok(())
}

async fn links(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        "SELECT number, platform, account, hash, expires, entered_platform, entered_account FROM link_code ORDER BY number",
        |found| ArchiveRow::LinkCode {
            number: count(found.number)?,
            platform: found.platform,
            account: found.account,
            hash: found.hash,
            expires: found.expires.0,
            entered_platform: found.entered_platform,
            entered_account: found.entered_account,
        }
    );
    hand_out!(connection, sink, "SELECT number, platform, account, what, at FROM link_try ORDER BY number", |found| {
        ArchiveRow::LinkTry {
            number: count(found.number)?,
            platform: found.platform,
            account: found.account,
            what: found.what,
            at: found.at.0,
        }
    });
    Ok(())
}

async fn tables(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        r#"SELECT id, platform, chat, thread, private, room, version, open, opened_at,
                  generation, behind_at, fixture
           FROM card_table ORDER BY id < 0, id"#,
        |found| ArchiveRow::Table {
            id: table(found.id),
            platform: found.platform,
            chat: found.chat,
            thread: found.thread,
            private: found.private,
            room: found.room,
            version: count(found.version)?,
            open: found.open,
            opened_at: found.opened_at.0,
            generation: found.generation.cast_unsigned(),
            behind_at: found.behind_at.map(|at| at.0),
            fixture: fixture(found.fixture.as_deref())?,
        }
    );
    Ok(())
}

async fn events(connection: &mut Connection, logs: Option<&dyn MovedLogs>, sink: Sink<'_>) -> Result<(), StoreError> {
    let mut moved = MovedInOrder::new(places(&mut *connection).await?, logs);
    let mut records = query!(
        r#"SELECT table_id, seq, at, body FROM event
           WHERE table_id NOT IN (SELECT id FROM card_table WHERE log_place IS NOT NULL)
           ORDER BY table_id < 0, table_id, seq"#
    )
    .fetch(&mut *connection);
    while let Some(found) = records.try_next().await.map_err(fault)? {
        let (table, seq) = (table(found.table_id), count(found.seq)?);
        let event = Event::from_json(seq, &found.body.0)
            .map_err(|bad| StoreError::Corrupt(format!("event {seq} of table {table}: {bad}")))?;
        moved.hand_out(Some(table), sink).await?;
        sink(ArchiveRow::Event { table, seq, at: found.at.0, event })?;
    }
    moved.hand_out(None, sink).await
}

async fn seats_and_results(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        r#"SELECT table_id AS "table_id!", person AS "person!" FROM seated
           ORDER BY table_id < 0, table_id, person < 0, person"#,
        |found| ArchiveRow::Seat { table: table(found.table_id), person: person(found.person) }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT number, table_id, match_no, platform, chat, fixture, fact FROM result ORDER BY number"#,
        |found| ArchiveRow::Result {
            table: table(found.table_id),
            match_no: count(found.match_no)?,
            platform: found.platform,
            chat: found.chat,
            fixture: fixture(found.fixture.as_deref())?,
            fact: serde_json::from_str(&found.fact.0)
                .map_err(|_| StoreError::Corrupt(format!("result {}", found.number)))?,
        }
    );
    Ok(())
}

async fn leagues(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        "SELECT id, platform, chat, thread, private, version, open, created_at, generation, due
         FROM league ORDER BY id < 0, id",
        |found| ArchiveRow::League {
            id: league(found.id),
            platform: found.platform,
            chat: found.chat,
            thread: found.thread,
            private: found.private,
            version: count(found.version)?,
            open: found.open,
            created_at: found.created_at.0,
            generation: found.generation.cast_unsigned(),
            due: found.due.map(|at| at.0),
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT league, seq, at, body FROM league_event ORDER BY league < 0, league, seq"#,
        |found| {
            let (league, seq) = (league(found.league), count(found.seq)?);
            let event = talon_league::Event::from_json(seq, &found.body.0)
                .map_err(|bad| StoreError::Corrupt(format!("league {league}: {bad}")))?;
            ArchiveRow::LeagueEvent { league, seq, at: found.at.0, event }
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT league AS "league!", person AS "person!" FROM league_person
           ORDER BY league < 0, league, person < 0, person"#,
        |found| ArchiveRow::LeaguePerson { league: league(found.league), person: person(found.person) }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT league, key, platform, chat, thread, private, message, hash, state, failures, not_before
           FROM league_post ORDER BY league < 0, league, key COLLATE "binary""#,
        |found| ArchiveRow::LeaguePost {
            league: league(found.league),
            key: found.key,
            platform: found.platform,
            chat: found.chat,
            thread: found.thread,
            private: found.private,
            message: found.message,
            hash: found.hash,
            state: found.state,
            failures: count(found.failures)?,
            not_before: found.not_before.0,
        }
    );
    Ok(())
}

async fn daily(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, chat, game, post, thread FROM daily ORDER BY platform COLLATE "binary", chat COLLATE "binary""#,
        |found| ArchiveRow::Daily {
            platform: found.platform,
            chat: found.chat,
            game: found.game,
            post: found.post,
            thread: found.thread,
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, chat, day, game, secret, committed_at, ends_at, posted_at FROM daily_deal
           ORDER BY platform COLLATE "binary", chat COLLATE "binary", day"#,
        |found| ArchiveRow::DailyDeal {
            platform: found.platform,
            chat: found.chat,
            day: found.day,
            game: found.game,
            secret: found.secret,
            committed_at: found.committed_at.0,
            ends_at: Some(found.ends_at.0),
            posted_at: found.posted_at.map(|at| at.0),
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, chat, day, person, table_id, made, ended_at FROM daily_play
           ORDER BY platform COLLATE "binary", chat COLLATE "binary", day, person < 0, person"#,
        |found| ArchiveRow::DailyPlay {
            platform: found.platform,
            chat: found.chat,
            day: found.day,
            person: person(found.person),
            table: table(found.table_id),
            made: found.made,
            ended_at: found.ended_at.map(|at| at.0),
        }
    );
    Ok(())
}

async fn study(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        r#"SELECT person, game, number, solved, answered_at FROM puzzle_answer
           ORDER BY person < 0, person, game COLLATE "binary", number"#,
        |found| ArchiveRow::PuzzleAnswer {
            person: person(found.person),
            game: found.game,
            number: count(found.number)?,
            solved: found.solved,
            answered_at: found.answered_at.0,
        }
    );
    hand_out!(
        connection,
        sink,
        "SELECT table_id, match_no, version, found FROM finding ORDER BY table_id < 0, table_id, match_no",
        |found| ArchiveRow::Finding {
            table: table(found.table_id),
            match_no: count(found.match_no)?,
            version: count(found.version)?,
            found: found.found,
        }
    );
    Ok(())
}

async fn delivery(connection: &mut Connection, sink: Sink<'_>) -> Result<(), StoreError> {
    hand_out!(
        connection,
        sink,
        r#"SELECT table_id AS "table_id!", kind AS "kind!", due AS "due!: Moment" FROM timer ORDER BY table_id < 0, table_id, kind COLLATE "binary""#,
        |found| ArchiveRow::Timer { table: table(found.table_id), kind: found.kind, due: found.due.0 }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state,
                  failures, not_before, replaced, writes, astray
           FROM surface ORDER BY table_id < 0, table_id, key COLLATE "binary""#,
        |found| ArchiveRow::Surface {
            table: table(found.table_id),
            key: found.key,
            platform: found.platform,
            chat: found.chat,
            thread: found.thread,
            private: found.private,
            message: found.message,
            hash: found.hash,
            shown_at: found.shown_at.0,
            state: found.state,
            failures: count(found.failures)?,
            not_before: found.not_before.0,
            replaced: found.replaced,
            writes: found.writes,
            astray: found.astray,
        }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, key, taken_at FROM input ORDER BY platform COLLATE "binary", key COLLATE "binary""#,
        |found| ArchiveRow::Input { platform: found.platform, key: found.key, taken_at: found.taken_at.0 }
    );
    hand_out!(
        connection,
        sink,
        r#"SELECT platform, chat, next FROM pace ORDER BY platform COLLATE "binary", chat COLLATE "binary""#,
        |found| ArchiveRow::Pace { platform: found.platform, chat: found.chat, next: found.next.0 }
    );
    Ok(())
}
