//! Logs that are moved out of a database and can still be read.

use std::collections::BTreeMap;
use std::sync::Mutex;

use async_trait::async_trait;
use talon_store::moved_logs::{LogMoving, LogPlace, MovableLog, MovedLogs};
use talon_store::{Store, StoreError};
use talon_table::{Command, PersonId, Recorded, TableId, Timestamp};

use crate::draft::Draft;
use crate::samples::{account, group, sender};

/// Files in memory.
#[derive(Debug, Default)]
pub struct HeldLogs(Mutex<BTreeMap<LogPlace, (TableId, Vec<Recorded>)>>);

impl HeldLogs {
    fn hold(&self, table: TableId, log: &[Recorded]) -> LogPlace {
        let mut held = self.0.lock().unwrap();
        let place = LogPlace { file: "logs".to_owned(), position: held.len() as u64, length: 1 };
        held.insert(place.clone(), (table, log.to_vec()));
        place
    }
}

#[async_trait]
impl MovedLogs for HeldLogs {
    async fn read(&self, table: TableId, place: &LogPlace) -> Result<Vec<Recorded>, StoreError> {
        let held = self.0.lock().unwrap();
        let (of, log) = held.get(place).ok_or_else(|| StoreError::Corrupt("there is no such log".to_owned()))?;
        assert_eq!(*of, table);
        Ok(log.clone())
    }
}

const ANA: PersonId = PersonId(u64::MAX);

/// A table of Ana's and its log, saved at these moments; without `closed`, it is open.
async fn table(store: &dyn Store, number: u64, opened: i64, closed: Option<i64>) -> Draft {
    let mut draft = Draft::open(number, ANA, group("g"), Timestamp(opened));
    draft.carry_out(&Command::Join { person: PersonId(2) }, Timestamp(opened));
    store.commit(&draft.commit(None, Timestamp(opened))).await.unwrap();
    if let Some(closed) = closed {
        draft.carry_out(&Command::Cancel { by: ANA }, Timestamp(closed));
        store.commit(&draft.commit(None, Timestamp(closed))).await.unwrap();
    }
    draft
}

async fn movable<S: LogMoving>(store: &S, before: i64, after: Option<MovableLog>, most: usize) -> Vec<MovableLog> {
    store.movable_logs(Timestamp(before), after, most).await.unwrap()
}

/// The case. `store` is empty and reads its moved logs from `logs`.
pub async fn logs_are_moved_and_read_all_the_same<S: Store + LogMoving>(store: &S, logs: &HeldLogs) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    let late = table(store, 1, 10, Some(500)).await;
    let open = table(store, 2, 11, None).await;
    let old = table(store, u64::MAX - 3, 20, Some(30)).await;
    let next = table(store, 4, 20, Some(31)).await;

    assert_eq!(movable(store, 20, None, 9).await, [], "none of them had ended then");
    let listed = movable(store, 500, None, 9).await;
    let mut tables: Vec<TableId> = listed.iter().map(|log| log.table).collect();
    assert!(listed.iter().all(|log| log.opened_at == Timestamp(20)));
    tables.sort();
    assert_eq!(tables, [next.id, old.id], "neither one that ended later nor an open one");
    let first = movable(store, 500, None, 1).await;
    assert_eq!(first, listed[..1]);
    assert_eq!(movable(store, 500, Some(first[0]), 9).await, listed[1..], "each is listed once");

    let known = listed.iter().find(|log| log.table == old.id).unwrap();
    let place = logs.hold(old.id, &old.log);
    for (wrong, why) in [
        (MovableLog { version: known.version + 1, ..*known }, "another version"),
        (MovableLog { table: open.id, version: open.table.version(), ..*known }, "an open table"),
        (MovableLog { table: TableId(99), ..*known }, "no table"),
    ] {
        assert!(!store.move_log(&wrong, &place).await.unwrap(), "{why}");
    }
    assert_eq!(store.events(old.id, 0).await.unwrap(), old.log, "nothing was moved yet");
    assert!(store.move_log(known, &place).await.unwrap());
    assert!(!store.move_log(known, &place).await.unwrap(), "once");

    for after in 0..=known.version {
        let rest: Vec<Recorded> = old.log.iter().filter(|recorded| recorded.seq > after).cloned().collect();
        assert_eq!(store.events(old.id, after).await.unwrap(), rest, "after {after}");
    }
    assert_eq!(store.events(late.id, 0).await.unwrap(), late.log, "the others stay as they are");
    let row = store.table(old.id).await.unwrap().unwrap();
    assert_eq!((row.version, row.open), (known.version, false));
    let of_bob: Vec<TableId> = store.tables_of(&[PersonId(2)]).await.unwrap().iter().map(|row| row.table).collect();
    assert_eq!(
        of_bob,
        [late.id, open.id, next.id, old.id],
        "a person's tables are known whatever became of their logs"
    );
    assert_eq!(movable(store, 500, None, 9).await.len(), 1, "what was moved is not listed");
    assert!(store.account(&account("1")).await.unwrap().is_some());
}
