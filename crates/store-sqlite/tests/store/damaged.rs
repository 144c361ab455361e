//! Rows that somebody damaged by hand: each is one row.

use sqlx::Connection as _;
use talon_store::archive::Records as _;
use talon_store::{Decisions as _, Lease, PlatformKind, ProcessId, Store as _, StoreError, SurfaceKey};
use talon_store_sqlite::Archive;
use talon_table::{TableId, Timestamp};

use crate::common::{PERSON, TABLE, commit, open, raw, scratch};

const OTHER: TableId = TableId(7);

#[tokio::test]
async fn a_damaged_row_spoils_nothing_but_itself() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    let other = commit(0);
    let other = talon_store::Commit { table: OTHER, key: None, ..other };
    store.commit(&other).await.unwrap();
    store.close().await;
    drop(store);

    let mut connection = raw(&path).await;
    let table = TABLE.0.cast_signed();
    for statement in [
        format!("UPDATE card_table SET room = 'no room' WHERE id = {table}"),
        format!("UPDATE timer SET kind = 'no kind' WHERE table_id = {table}"),
        format!("UPDATE event SET body = '{{\"type\":\"no event\"}}' WHERE table_id = {table}"),
        format!(
            "INSERT INTO surface (table_id, key, platform, chat, private, shown_at, state, failures, not_before)
             VALUES ({table}, 'sign', 'telegram', '-100200300', 0, 1, 'no state', 0, 0),
                    ({table}, 'board:1:1', 'telegram', '-100200300', 0, 1, 'live', 0, 0)"
        ),
    ] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();

    let store = open(&path).await;
    let here = store.open_tables_in(PlatformKind::Telegram, "-100200300").await.unwrap();
    assert_eq!(here.iter().map(|row| row.table).collect::<Vec<_>>(), [OTHER]);
    let theirs = store.open_tables_of(PERSON).await.unwrap();
    assert_eq!(theirs.iter().map(|row| row.table).collect::<Vec<_>>(), [OTHER]);
    let lease = Lease { holder: ProcessId(1), until: Timestamp(i64::MAX) };
    let due = store.claim_timers(Timestamp(i64::MAX - 1), &lease, 9).await.unwrap();
    assert_eq!(due.iter().map(|due| due.table).collect::<Vec<_>>(), [OTHER]);
    let surfaces = store.surfaces(TABLE).await.unwrap();
    let board = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    assert_eq!(surfaces.iter().map(|surface| surface.key).collect::<Vec<_>>(), [board]);
    assert!(matches!(store.table(TABLE).await, Err(StoreError::Corrupt(_))), "a call for this one table says so");
    let Err(StoreError::Corrupt(why)) = store.events(TABLE, 0).await else { panic!("it cannot be read") };
    assert!(!why.contains("no event"), "no word of the row itself: {why}");
    assert_eq!(store.events(OTHER, 0).await.unwrap().len(), 1);
    store.close().await;
    drop(store);

    let archive = Archive::open(&path).await.unwrap();
    let damaged = archive.damaged().await.unwrap();
    assert_eq!(damaged.iter().map(|(table, _)| *table).collect::<Vec<_>>(), [TABLE]);
    assert_eq!(archive.tables().await.unwrap().len(), 1);
    archive.close().await;
}
