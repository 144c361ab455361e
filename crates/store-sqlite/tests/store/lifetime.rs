//! Acknowledged changes stay, however the store ends; others leave nothing half done.

use std::sync::Arc;

use sqlx::{Connection, query_scalar};
use talon_conformance::{behind, due_timers, numbered};
use talon_store::{Committed, Decisions as _, Store, Timer, TimerKind};
use talon_table::{PersonId, TableId, Timestamp};

use crate::common::{PERSON, TABLE, assert_sound, commit, key, numbers, open, raw, scratch};

#[tokio::test]
async fn what_was_written_is_there_after_a_drop_without_closing() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    for expected in 0..3 {
        assert_eq!(store.commit(&commit(expected)).await.unwrap(), Committed::Saved(expected + 1));
    }
    let (row, marks) = (store.table(TABLE).await.unwrap(), behind(&store, Timestamp(i64::MAX), 9).await.unwrap());
    drop(store);

    let store = open(&path).await;
    assert_eq!(numbers(&store.events(TABLE, 0).await.unwrap()), [1, 2, 3]);
    assert_eq!(store.table(TABLE).await.unwrap(), row);
    assert_eq!(behind(&store, Timestamp(i64::MAX), 9).await.unwrap(), marks);
    assert_eq!(store.commit(&commit(2)).await.unwrap(), Committed::Duplicate);
    assert_eq!(store.commit(&commit(3)).await.unwrap(), Committed::Saved(4));
}

#[tokio::test]
async fn a_closed_database_is_one_file() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    assert!(path.with_extension("db-wal").exists());
    store.close().await;
    assert!(!path.with_extension("db-wal").exists());
    assert!(store.commit(&commit(1)).await.is_err());
    let mut connection = raw(&path).await;
    assert_sound(&mut connection).await;
}

#[tokio::test]
async fn a_commit_that_fails_half_way_changes_nothing() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    // The events come last but two: by then key and version are written.
    let mut foreign = raw(&path).await;
    sqlx::query("CREATE TRIGGER no_space BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'no space'); END")
        .execute(&mut foreign)
        .await
        .unwrap();
    let failed = store.commit(&commit(1)).await.unwrap_err();
    assert!(failed.to_string().contains("no space"), "{failed}");
    assert!(!store.is_taken(&key("update-2")).await.unwrap());
    assert_eq!(store.table(TABLE).await.unwrap().unwrap().version, 1);
    sqlx::query("DROP TRIGGER no_space").execute(&mut foreign).await.unwrap();
    foreign.close().await.unwrap();
    assert_eq!(store.commit(&commit(1)).await.unwrap(), Committed::Saved(2));
}

#[tokio::test]
async fn a_commit_with_a_gap_or_without_events_is_our_own_fault() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    let mut gap = commit(0);
    gap.events[0].seq = 2;
    assert!(store.commit(&gap).await.is_err());
    let mut empty = commit(0);
    empty.events.clear();
    assert!(store.commit(&empty).await.is_err());
    assert_eq!(store.table(TABLE).await.unwrap(), None);
    assert!(!store.is_taken(&key("update-1")).await.unwrap());
}

#[tokio::test]
async fn of_many_at_once_each_version_is_written_once() {
    let (_directory, path) = scratch();
    let store: Arc<dyn Store> = Arc::new(open(&path).await);
    numbered::each_version_is_written_once(&[store]).await;
}

#[tokio::test]
async fn rows_are_ordered_by_the_unsigned_number() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    let tables = [TableId(1), TableId(i64::MAX as u64), TableId(1 << 63), TableId(u64::MAX)];
    for table in tables.iter().rev() {
        let mut first = commit(0);
        (first.table, first.key) = (*table, None);
        first.timers = vec![Timer { kind: TimerKind::Ai, due: first.at }];
        store.commit(&first).await.unwrap();
    }
    let last = Timestamp(i64::MAX);
    let due: Vec<_> = due_timers(&store, last, 3).await.unwrap().into_iter().map(|due| due.table).collect();
    assert_eq!(due, tables[..3]);
    let marks: Vec<_> = behind(&store, last, 3).await.unwrap().into_iter().map(|mark| mark.table).collect();
    assert_eq!(marks, tables[..3]);
    let open: Vec<_> = store.open_tables_of(PERSON).await.unwrap().into_iter().map(|row| row.table).collect();
    assert_eq!(open, tables);
    assert_eq!(store.open_tables_of(PersonId(1)).await.unwrap(), []);
}

#[tokio::test]
async fn an_event_that_cannot_be_read_is_reported_without_its_text() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    let mut foreign = raw(&path).await;
    sqlx::query(r#"UPDATE event SET body = '{"type":"dealt","deck":["QS-hidden"]}'"#)
        .execute(&mut foreign)
        .await
        .unwrap();
    let body: String = query_scalar("SELECT body FROM event").fetch_one(&mut foreign).await.unwrap();
    assert!(body.contains("QS-hidden"));
    let failed = store.events(TABLE, 0).await.unwrap_err();
    let text = failed.to_string();
    assert!(text.contains(&format!("event 1 of table {TABLE}")), "{text}");
    assert!(!text.contains("QS"), "{text}");
}
