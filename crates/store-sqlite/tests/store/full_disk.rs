//! A disk that is full: nothing is half written, and the same store goes on when there is room again.

use std::time::Duration;

use talon_disk::SmallDisk;
use talon_store::{
    AccountRef, Commit, Committed, Decisions as _, Lease, PlatformKind, ProcessId, Sender, Store, StoreError,
};
use talon_table::{Event, PersonId};

use crate::common::{PERSON, TABLE, assert_sound, commit, key, open, raw};

/// A decision that takes several pages of the database.
fn large(expected: u32) -> Commit {
    let mut commit = commit(expected);
    commit.events[0].event = Event::OptionSet { key: "option".into(), value: "x".repeat(20_000) };
    commit
}

#[tokio::test]
async fn a_full_disk_takes_nothing_and_keeps_everything() {
    let directory = tempfile::tempdir().unwrap();
    let test = "full_disk::a_full_disk_takes_nothing_and_keeps_everything";
    let Some(disk) = SmallDisk::over(directory.path(), test) else { return };
    let path = directory.path().join("talon.db");
    let store = open(&path).await;
    assert_eq!(store.commit(&large(0)).await.unwrap(), Committed::Saved(1));
    let account = AccountRef { platform: PlatformKind::Telegram, id: "1".into() };
    let sender = |name: &str| Sender { account: account.clone(), name: name.to_owned(), language: None };
    store.meet(&sender("Ana"), PersonId(1)).await.unwrap();
    let row = store.table(TABLE).await.unwrap().unwrap();
    for seconds in 1..=3 {
        disk.fill();
        for _ in 0..3 {
            let full = store.commit(&large(1)).await;
            assert!(matches!(full, Err(StoreError::Unavailable(_))), "it may work later: {full:?}");
            let renamed = store.meet(&sender("Anna"), PersonId(2)).await;
            assert!(matches!(renamed, Err(StoreError::Unavailable(_))), "{renamed:?}");
        }
        assert_eq!(store.meet(&sender("Ana"), PersonId(2)).await.unwrap().person, PersonId(1), "it can be read");
        let now = store.table(TABLE).await.unwrap().unwrap();
        assert_eq!((now.version, store.events(TABLE, 0).await.unwrap().len()), (1, 1));
        assert!(!store.is_taken(&key("update-2")).await.unwrap(), "the input was not taken");
        disk.free();

        let lease = Lease { holder: ProcessId(1), until: row.opened_at.plus(Duration::from_secs(seconds)) };
        let marks = store.claim_marks(lease.until, &lease, &[PlatformKind::Telegram], 9).await.unwrap();
        assert_eq!(marks.len(), 1, "whatever writes works again");
        store.release(lease.holder, None).await.unwrap();
    }
    assert_eq!(store.commit(&large(1)).await.unwrap(), Committed::Saved(2));
    assert_eq!(store.commit(&large(1)).await.unwrap(), Committed::Duplicate);
    assert_eq!(store.open_tables_of(PERSON).await.unwrap().len(), 1);
    store.close().await;
    assert_sound(&mut raw(&path).await).await;
}

#[tokio::test]
async fn a_copy_for_which_there_is_no_room_leaves_the_store_as_it_is() {
    let directory = tempfile::tempdir().unwrap();
    let test = "full_disk::a_copy_for_which_there_is_no_room_leaves_the_store_as_it_is";
    let Some(disk) = SmallDisk::over(directory.path(), test) else { return };
    let store = open(&directory.path().join("talon.db")).await;
    assert_eq!(store.commit(&large(0)).await.unwrap(), Committed::Saved(1));
    disk.fill();
    let copy = directory.path().join("copy.db");
    for _ in 0..6 {
        store.backup(&copy).await.unwrap_err();
    }
    assert!(!copy.exists());
    disk.free();
    assert_eq!(store.commit(&large(1)).await.unwrap(), Committed::Saved(2));
    store.backup(&copy).await.unwrap();
    store.close().await;
}
