//! Helpers that the tests share.

use sqlx::{ConnectOptions, PgConnection};
use talon_cluster::Cluster;
use talon_store::{Commit, InputKey, Place, PlatformKind, Timer, TimerKind};
use talon_store_postgres::{Address, PostgresStore};
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};
use tokio::sync::OnceCell;

/// A table whose number has its highest bit set: Postgres sees it as negative.
pub(crate) const TABLE: TableId = TableId(0xfedc_ba98_7654_3210);
pub(crate) const PERSON: PersonId = PersonId(0x8000_0000_0000_0001);

/// The address of a new database with the newest schema.
pub(crate) async fn fresh(cluster: &Cluster) -> String {
    static TEMPLATE: OnceCell<String> = OnceCell::const_new();
    let template = TEMPLATE.get_or_init(|| async {
        let url = cluster.empty();
        open(&url).await.close().await;
        url
    });
    cluster.copy_of(template.await)
}

pub(crate) fn address(url: &str) -> Address {
    url.parse().unwrap()
}

pub(crate) async fn open(url: &str) -> PostgresStore {
    PostgresStore::share(&address(url)).await.unwrap()
}

/// A connection past the store, as a foreign tool would make it.
pub(crate) async fn raw(url: &str) -> PgConnection {
    url.parse::<sqlx::postgres::PgConnectOptions>().unwrap().connect().await.unwrap()
}

pub(crate) fn home() -> Place {
    Place { platform: PlatformKind::Telegram, chat: "-100200300".into(), thread: None, private: false }
}

pub(crate) fn key(name: impl Into<String>) -> InputKey {
    InputKey { platform: PlatformKind::Telegram, key: name.into() }
}

/// The next decision of [`TABLE`], which brings one event and has an input of its own.
pub(crate) fn commit(expected: u32) -> Commit {
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

/// The value of every event that [`commit`] made, which is its number.
pub(crate) fn numbers(log: &[Recorded]) -> Vec<u32> {
    log.iter()
        .map(|recorded| match &recorded.event {
            Event::OptionSet { value, .. } => value.parse().unwrap(),
            other => panic!("not an event of these tests: {other:?}"),
        })
        .collect()
}
