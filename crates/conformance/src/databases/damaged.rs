use talon_store::archive::Records as _;
use talon_store::{Commit, Decisions as _, Lease, PlatformKind, ProcessId, Store as _, StoreError, SurfaceKey};
use talon_table::{TableId, Timestamp};

use super::Scratch;
use crate::numbered::{PERSON, TABLE, commit};

const OTHER: TableId = TableId(7);

/// A row that somebody damaged by hand affects nothing but itself.
pub async fn a_damaged_row_spoils_nothing_but_itself<S: Scratch>() {
    let Some(database) = S::fresh().await else { return };
    let store = database.open().await;
    store.commit(&commit(0)).await.unwrap();
    store.commit(&Commit { table: OTHER, key: None, ..commit(0) }).await.unwrap();

    let table = TABLE.0.cast_signed();
    let damage = format!(
        "UPDATE card_table SET room = 'no room' WHERE id = {table};
         UPDATE timer SET kind = 'no kind' WHERE table_id = {table};
         UPDATE event SET body = '{{\"type\":\"no event\"}}' WHERE table_id = {table};
         INSERT INTO surface (table_id, key, platform, chat, private, shown_at, state, failures, not_before)
         SELECT id, page.key, 'telegram', '-100200300', false, opened_at, page.state, 0, opened_at
         FROM card_table, (SELECT 'sign' AS key, 'no state' AS state UNION SELECT 'board:1:1', 'live') AS page
         WHERE id = {table}"
    );
    database.execute(&damage).await;

    let here = store.open_tables_in(PlatformKind::Telegram, "-100200300").await.unwrap();
    assert_eq!(here.iter().map(|row| row.table).collect::<Vec<_>>(), [OTHER]);
    let theirs = store.open_tables_of(PERSON).await.unwrap();
    assert_eq!(theirs.iter().map(|row| row.table).collect::<Vec<_>>(), [OTHER]);
    let lease = Lease { holder: ProcessId(1), until: Timestamp(4_000_000_000_001) };
    let due = store.claim_timers(Timestamp(4_000_000_000_000), &lease, 9).await.unwrap();
    assert_eq!(due.iter().map(|due| due.table).collect::<Vec<_>>(), [OTHER]);
    let surfaces = store.surfaces(TABLE).await.unwrap();
    let board = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    assert_eq!(surfaces.iter().map(|surface| surface.key).collect::<Vec<_>>(), [board]);
    assert!(matches!(store.table(TABLE).await, Err(StoreError::Corrupt(_))), "a call for this one table says so");
    let Err(StoreError::Corrupt(why)) = store.events(TABLE, 0).await else { panic!("it cannot be read") };
    assert!(!why.contains("no event"), "no word of the row itself: {why}");
    assert_eq!(store.events(OTHER, 0).await.unwrap().len(), 1);

    let archive = database.archive().await;
    let damaged = archive.damaged().await.unwrap();
    assert_eq!(damaged.iter().map(|(table, _)| *table).collect::<Vec<_>>(), [TABLE]);
    assert_eq!(archive.tables().await.unwrap().len(), 1);
    archive.close().await;
}
