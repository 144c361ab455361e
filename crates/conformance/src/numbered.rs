//! A table with a log of numbers: each decision adds one event, whose value is its number.

use std::sync::Arc;

use talon_store::{Commit, Committed, Place, Store, Timer, TimerKind};
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};
use tokio::task::JoinSet;

use crate::samples::group;
pub use crate::samples::key;

/// A table whose number has its highest bit set: databases see it as negative.
pub const TABLE: TableId = TableId(0xfedc_ba98_7654_3210);

/// Who sits at it.
pub const PERSON: PersonId = PersonId(0x8000_0000_0000_0001);

/// The table's place.
#[must_use]
pub fn home() -> Place {
    group("-100200300")
}

/// The next decision of [`TABLE`], which adds one event and has its own input.
#[must_use]
pub fn commit(expected: u32) -> Commit {
    let seq = expected + 1;
    let at = Timestamp(1_700_000_000_000 + i64::from(seq));
    let event = Event::OptionSet { key: "target".into(), value: seq.to_string() };
    Commit {
        reading: talon_table::Reading::current(),
        table: TABLE,
        expected,
        home: (expected == 0).then(home),
        onto: None,
        fixture: None,
        events: vec![Recorded { seq, at, event }],
        key: Some(key(format!("update-{seq}"))),
        answered: None,
        seated: vec![PERSON],
        open: true,
        ended: None,
        timers: vec![Timer { kind: TimerKind::Table, due: at }],
        at,
    }
}

/// The value of every event from [`commit`], which is its number.
#[must_use]
pub fn numbers(log: &[Recorded]) -> Vec<u32> {
    log.iter()
        .map(|recorded| match &recorded.event {
            Event::OptionSet { value, .. } => value.parse().unwrap(),
            other => panic!("not an event of these tests: {other:?}"),
        })
        .collect()
}

/// Of many simultaneous decisions, by several stores on one database, each version is written once.
pub async fn each_version_is_written_once(stores: &[Arc<dyn Store>]) {
    let mut rivals = JoinSet::new();
    for (rival, store) in stores.iter().cycle().take(8).cloned().enumerate() {
        rivals.spawn(async move { write_ten(&*store, rival).await });
    }
    rivals.join_all().await;
    for store in stores {
        assert_eq!(numbers(&store.events(TABLE, 0).await.unwrap()), (1..=80).collect::<Vec<_>>());
        assert_eq!(store.table(TABLE).await.unwrap().unwrap().version, 80);
    }
}

/// Saves ten events, and decides again whenever another store was faster.
async fn write_ten(store: &dyn Store, rival: usize) {
    for decision in 0..10 {
        loop {
            let version = store.table(TABLE).await.unwrap().map_or(0, |row| row.version);
            let mut next = commit(version);
            next.key = Some(key(format!("{rival}-{decision}")));
            match store.commit(&next).await.unwrap() {
                Committed::Saved(saved) => break assert_eq!(saved, version + 1),
                Committed::Conflict => {}
                Committed::Duplicate => panic!("an input that was never taken"),
            }
        }
    }
}
