//! A disk that is full: nothing is half written, and the same store goes on when there is room again.

use std::time::Duration;

use sqlx::{AssertSqlSafe, query, query_scalar};
use talon_house::ports::store::{Commit, Committed, Holder, InputKey, Lease};
use talon_house::{AccountRef, Place, PlatformKind, Sender, Store, StoreError};
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};

use crate::SqliteStore;

const TABLE: TableId = TableId(7);

fn key(number: u32) -> InputKey {
    InputKey { platform: PlatformKind::Telegram, key: number.to_string() }
}

/// A decision that takes several pages of the database.
fn commit(expected: u32) -> Commit {
    let at = Timestamp(1_800_000_000_000);
    let value = "x".repeat(20_000);
    let event = Event::OptionSet { key: "option".into(), value };
    let home = Place { platform: PlatformKind::Telegram, chat: "-1".into(), thread: None, private: false };
    Commit {
        reading: talon_table::Reading::current(),
        table: TABLE,
        expected,
        home: (expected == 0).then_some(home),
        fixture: None,
        events: vec![Recorded { seq: expected + 1, at, event }],
        key: Some(key(expected)),
        answered: None,
        seated: vec![PersonId(u64::from(expected))],
        open: true,
        ended: None,
        timers: Vec::new(),
        at,
    }
}

/// Lets the database grow by so many pages more, as a disk would.
async fn leave_room(store: &SqliteStore, pages: u32) {
    let now: u32 = query_scalar("SELECT page_count FROM pragma_page_count").fetch_one(&store.writer).await.unwrap();
    let limit = format!("PRAGMA max_page_count = {}", now + pages);
    query(AssertSqlSafe(limit)).execute(&store.writer).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_takes_nothing_and_keeps_everything() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("talon.db")).await.unwrap();
    assert_eq!(store.commit(&commit(0)).await.unwrap(), Committed::Saved(1));
    let account = AccountRef { platform: PlatformKind::Telegram, id: "1".into() };
    let sender = |name: &str| Sender { account: account.clone(), name: name.to_owned(), language: None };
    store.meet(&sender("Ana"), PersonId(1)).await.unwrap();
    leave_room(&store, 3).await;
    for _ in 0..3 {
        let full = store.commit(&commit(1)).await;
        assert!(matches!(full, Err(StoreError::Unavailable(_))), "it may work later: {full:?}");
    }
    assert_eq!(store.meet(&sender("Ana"), PersonId(2)).await.unwrap().person, PersonId(1), "it can be read");
    let row = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!((row.version, store.events(TABLE, 0).await.unwrap().len()), (1, 1));
    assert!(!store.is_taken(&key(1)).await.unwrap(), "the input was not taken");
    assert_eq!(store.open_tables_of(PersonId(1)).await.unwrap(), vec![]);
    // What needs no more room works still.
    let lease = Lease { holder: Holder(1), until: row.opened_at.plus(Duration::from_secs(60)) };
    let marks = store.claim_marks(row.opened_at, &lease, &[PlatformKind::Telegram], 9).await.unwrap();
    store.settle(&marks[0], lease.holder, None).await.unwrap();

    leave_room(&store, 1000).await;
    assert_eq!(store.commit(&commit(1)).await.unwrap(), Committed::Saved(2));
    store.close().await;
}
