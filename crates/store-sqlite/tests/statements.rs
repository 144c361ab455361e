//! How many statements one press costs. A binary of its own, because it listens to all statements of its process.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use talon_store::{
    AccountRef, Commit, Committed, Decisions as _, EndWrite, InputKey, MessageContent, MessageRef, PageWrite,
    PageWrites, Place, PlatformKind, Sender, Shown, ShownOn, Store, SurfaceKey, SurfaceRow, SurfaceState,
    Surfaces as _, Timer, TimerKind, WriteOutcome,
};
use talon_store_sqlite::SqliteStore;
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};
use tracing::field::{Field, Visit};
use tracing::{Metadata, Subscriber, span};

static STATEMENTS: AtomicUsize = AtomicUsize::new(0);

/// Counts the statements that sqlx reports. Statements that begin and end a transaction are not counted, nor those that
/// set a new connection up: the pool opens connections when it pleases.
struct Counter;

#[derive(Default)]
struct Summary(String);

impl Visit for Summary {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "summary" {
            value.clone_into(&mut self.0);
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}

impl Subscriber for Counter {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        let mut summary = Summary::default();
        event.record(&mut summary);
        if !["PRAGMA", "BEGIN", "COMMIT", "ROLLBACK"].iter().any(|verb| summary.0.starts_with(verb)) {
            STATEMENTS.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

/// The statements since the last call.
fn counted() -> usize {
    STATEMENTS.swap(0, Ordering::SeqCst)
}

fn commit(expected: u32, events: u32, persons: u64) -> Commit {
    let at = Timestamp(1_700_000_000_000);
    let event = |seq| Recorded { seq, at, event: Event::OptionSet { key: "k".into(), value: "v".into() } };
    Commit {
        reading: talon_table::Reading::current(),
        table: TableId(1),
        expected,
        home: (expected == 0).then(home),
        onto: None,
        fixture: None,
        events: (expected + 1..=expected + events).map(event).collect(),
        key: Some(InputKey { platform: PlatformKind::Terminal, key: expected.to_string() }),
        seated: (0..persons).map(PersonId).collect(),
        open: true,
        answered: None,
        ended: None,
        timers: TimerKind::ALL.iter().map(|kind| Timer { kind: *kind, due: at }).collect(),
        at,
    }
}

fn home() -> Place {
    Place { platform: PlatformKind::Terminal, chat: "1".into(), thread: None, private: true }
}

fn sign() -> SurfaceRow {
    SurfaceRow {
        table: TableId(1),
        key: SurfaceKey::Sign,
        place: home(),
        message: Some(MessageRef("1".into())),
        hash: None,
        shown_at: Timestamp(0),
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(0),
        replaced: None,
        writes: PageWrites::default(),
    }
}

/// The answer with this write id showed a page.
fn shown(key: SurfaceKey, on: ShownOn) -> EndWrite {
    let (message, at) = (MessageRef("1".into()), Timestamp(1_700_000_000_000));
    let outcome = WriteOutcome::Shown(Shown { place: home(), message, hash: [1; 32], on, again: None });
    EndWrite { table: TableId(1), key, write_id: 7, outcome, at, mark: true }
}

#[tokio::test]
async fn a_press_costs_few_statements() {
    tracing::subscriber::set_global_default(Counter).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("talon.db")).await.unwrap();
    assert!(counted() > 0, "the counter counts nothing");

    assert_eq!(store.commit(&commit(0, 1, 1)).await.unwrap(), Committed::Saved(1));
    assert_eq!(counted(), 7, "key, table, events, and two each for seats and timers");
    assert_eq!(store.commit(&commit(1, 12, 4)).await.unwrap(), Committed::Saved(13));
    assert_eq!(counted(), 7, "whatever happened");
    assert_eq!(store.commit(&commit(0, 1, 1)).await.unwrap(), Committed::Duplicate);
    assert_eq!(counted(), 1, "an input that comes again stops at its key");

    let panel = SurfaceKey::Panel { person: PersonId(1) };
    store.save_surface(&sign()).await.unwrap();
    counted();
    let at = Timestamp(1_700_000_000_000);
    let write = PageWrite { write_id: 7, begun: at, held: at, until: at.plus(Duration::from_secs(1)) };
    let answered = Commit { answered: Some((SurfaceKey::Sign, write)), ..commit(13, 1, 1) };
    assert_eq!(store.commit(&answered).await.unwrap(), Committed::Saved(14));
    assert_eq!(counted(), 9, "and two more for a page that the answer shows");
    for (key, on) in [(SurfaceKey::Sign, ShownOn::Known), (panel, ShownOn::NewPanel(None))] {
        assert_eq!(store.end_write(&shown(key, on)).await.unwrap(), MessageContent::Known);
        assert_eq!(counted(), 2, "what the answer showed");
    }

    let account = AccountRef { platform: PlatformKind::Terminal, id: "1".into() };
    let sender = Sender { account, name: "Ada".into(), language: None };
    store.meet(&sender, PersonId(1)).await.unwrap();
    counted();
    store.meet(&sender, PersonId(2)).await.unwrap();
    assert_eq!(counted(), 1, "a sender who is known is read and not written");
}
