//! Cases about tables: commits, inputs that count once, and the directory.

use std::sync::Arc;

use talon_store::{Committed, Store};
use talon_table::{Command, PersonId, Recorded, Table, TableId, Timestamp, Viewer};

use crate::draft::Draft;
use crate::looking::behind;
use crate::samples::{PLATFORM, group, key};

pub(super) async fn a_table_begins_and_grows(store: &dyn Store) {
    assert_eq!(store.table(TableId(1)).await.unwrap(), None);
    assert_eq!(store.events(TableId(1), 0).await.unwrap(), vec![]);
    let mut home = group("g");
    home.thread = Some("7".to_owned());
    let mut draft = Draft::open(u64::MAX - 1, PersonId(u64::MAX), home.clone(), Timestamp(100));
    let version = draft.table.version();
    let first = draft.commit(Some(key("a")), Timestamp(100));
    assert_eq!(store.commit(&first).await.unwrap(), Committed::Saved(version));
    draft.carry_out(&Command::Join { person: PersonId(2) }, Timestamp(200));
    let second = draft.commit(Some(key("b")), Timestamp(200));
    assert_eq!(store.commit(&second).await.unwrap(), Committed::Saved(version + 1));
    let row = store.table(draft.id).await.unwrap().unwrap();
    assert_eq!((row.table, &row.home), (draft.id, &home));
    assert_eq!((row.version, row.open, row.opened_at), (version + 1, true, Timestamp(100)));
    assert_eq!(store.events(draft.id, 0).await.unwrap(), draft.log);
    assert_eq!(store.events(draft.id, version).await.unwrap(), second.events);
    assert_eq!(store.events(draft.id, version + 1).await.unwrap(), vec![]);
}

pub(super) async fn a_stale_commit_changes_nothing(store: &dyn Store) {
    let mut draft = Draft::open(1, PersonId(1), group("g"), Timestamp(1));
    let opened = draft.commit(None, Timestamp(1));
    store.commit(&opened).await.unwrap();
    assert_eq!(store.commit(&opened).await.unwrap(), Committed::Conflict, "a table is opened once");
    draft.carry_out(&Command::Join { person: PersonId(2) }, Timestamp(2));
    let joined = draft.commit(Some(key("j")), Timestamp(2));
    let mut ahead = joined.clone();
    ahead.expected += 1;
    for recorded in &mut ahead.events {
        recorded.seq += 1;
    }
    assert_eq!(store.commit(&ahead).await.unwrap(), Committed::Conflict, "no gap in a log");
    let mut unknown = joined.clone();
    unknown.table = TableId(99);
    assert_eq!(store.commit(&unknown).await.unwrap(), Committed::Conflict, "an unknown table has no version");
    assert!(!store.is_taken(&key("j")).await.unwrap(), "a conflict takes no key");
    assert_eq!(store.table(draft.id).await.unwrap().unwrap().version, opened.events.last().unwrap().seq);
    assert_eq!(store.open_tables_of(PersonId(2)).await.unwrap(), vec![]);
    assert!(matches!(store.commit(&joined).await.unwrap(), Committed::Saved(_)));
    assert_eq!(store.commit(&joined).await.unwrap(), Committed::Duplicate);
}

pub(super) async fn an_input_counts_once(store: &dyn Store) {
    let mut one = Draft::open(1, PersonId(1), group("g"), Timestamp(1));
    let mut two = Draft::open(2, PersonId(1), group("g"), Timestamp(1));
    let first = one.commit(Some(key("same")), Timestamp(1));
    let second = two.commit(Some(key("same")), Timestamp(1));
    assert!(!store.is_taken(&key("same")).await.unwrap());
    assert!(matches!(store.commit(&first).await.unwrap(), Committed::Saved(_)));
    assert_eq!(store.commit(&second).await.unwrap(), Committed::Duplicate);
    assert_eq!(store.commit(&first).await.unwrap(), Committed::Duplicate, "before the conflict is looked at");
    assert!(store.is_taken(&key("same")).await.unwrap());
    assert_eq!(store.table(two.id).await.unwrap(), None);
    assert_eq!(store.events(two.id, 0).await.unwrap(), vec![]);
    assert!(behind(store, Timestamp(9), 9).await.unwrap().iter().all(|mark| mark.table == one.id));
}

pub(super) async fn an_input_that_changes_nothing_is_taken_once(store: &dyn Store) {
    assert!(store.take_input(&key("alone"), Timestamp(10)).await.unwrap());
    assert!(store.is_taken(&key("alone")).await.unwrap());
    assert!(!store.take_input(&key("alone"), Timestamp(20)).await.unwrap(), "its moment stays");
    store.forget_old(Timestamp(11)).await.unwrap();
    assert!(store.take_input(&key("alone"), Timestamp(30)).await.unwrap(), "it was forgotten");
}

pub(super) async fn keys_are_forgotten_in_time(store: &dyn Store) {
    for (number, at) in [(1, 10), (2, 20), (3, 30)] {
        let mut draft = Draft::open(number, PersonId(1), group("g"), Timestamp(at));
        let commit = draft.commit(Some(key(number.to_string())), Timestamp(at));
        store.commit(&commit).await.unwrap();
    }
    store.forget_old(Timestamp(20)).await.unwrap();
    let mut taken = Vec::new();
    for number in ["1", "2", "3"] {
        taken.push(store.is_taken(&key(number)).await.unwrap());
    }
    assert_eq!(taken, [false, true, true]);
}

/// A chat that nobody writes to any more leaves no row behind.
pub(super) async fn paces_that_are_over_are_forgotten(store: &dyn Store) {
    for (chat, until) in [("over", 19), ("just over", 20), ("asked to wait", 90)] {
        store.hold(PLATFORM, chat, Timestamp(until)).await.unwrap();
    }
    store.forget_old(Timestamp(20)).await.unwrap();
    let mut kept = Vec::new();
    for chat in ["over", "just over", "asked to wait"] {
        kept.push(store.paces(PLATFORM, chat).await.unwrap().0);
    }
    assert_eq!(kept, [Timestamp(i64::MIN), Timestamp(20), Timestamp(90)]);
}

pub(super) async fn of_two_commits_one_wins(store: Arc<dyn Store>) {
    let mut draft = Draft::open(1, PersonId(1), group("g"), Timestamp(1));
    store.commit(&draft.commit(None, Timestamp(1))).await.unwrap();
    let before = draft.table.version();
    draft.carry_out(&Command::Join { person: PersonId(2) }, Timestamp(2));
    let commit = draft.commit(None, Timestamp(2));
    let mut racing = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (store, commit) = (Arc::clone(&store), commit.clone());
        racing.spawn(async move { store.commit(&commit).await.unwrap() });
    }
    let ended = racing.join_all().await;
    assert_eq!(ended.iter().filter(|end| **end == Committed::Saved(before + 1)).count(), 1, "{ended:?}");
    assert_eq!(ended.iter().filter(|end| **end == Committed::Conflict).count(), 7, "{ended:?}");
    assert_eq!(store.events(draft.id, before).await.unwrap(), commit.events);
}

pub(super) async fn of_two_equal_inputs_one_counts(store: Arc<dyn Store>) {
    let mut racing = tokio::task::JoinSet::new();
    for number in 1..=8 {
        let mut draft = Draft::open(number, PersonId(1), group("g"), Timestamp(1));
        let (store, commit) = (Arc::clone(&store), draft.commit(Some(key("same")), Timestamp(1)));
        racing.spawn(async move { store.commit(&commit).await.unwrap() });
    }
    let ended = racing.join_all().await;
    assert_eq!(ended.iter().filter(|end| matches!(end, Committed::Saved(_))).count(), 1, "{ended:?}");
    assert_eq!(ended.iter().filter(|end| **end == Committed::Duplicate).count(), 7, "{ended:?}");
    assert_eq!(store.open_tables_of(PersonId(1)).await.unwrap().len(), 1);
}

pub(super) async fn the_directory_knows_who_sits_where(store: &dyn Store) {
    let (ana, bob) = (PersonId(1), PersonId(2));
    let mut topic = group("g");
    topic.thread = Some("t".to_owned());
    let mut younger = Draft::open(1, ana, group("g"), Timestamp(20));
    let mut older = Draft::open(2, ana, topic, Timestamp(10));
    let mut elsewhere = Draft::open(3, bob, group("h"), Timestamp(15));
    for draft in [&mut younger, &mut older, &mut elsewhere] {
        let at = draft.table.idle_since();
        store.commit(&draft.commit(None, at)).await.unwrap();
    }
    let ids = |rows: Vec<talon_store::TableRow>| rows.iter().map(|row| row.table.0).collect::<Vec<_>>();
    assert_eq!(ids(store.open_tables_in(PLATFORM, "g").await.unwrap()), [2, 1]);
    assert_eq!(ids(store.open_tables_of(ana).await.unwrap()), [2, 1]);
    assert_eq!(ids(store.open_tables_of(bob).await.unwrap()), [3]);

    younger.carry_out(&Command::Join { person: bob }, Timestamp(30));
    store.commit(&younger.commit(None, Timestamp(30))).await.unwrap();
    assert_eq!(ids(store.open_tables_of(bob).await.unwrap()), [3, 1]);
    younger.carry_out(&Command::Leave { person: bob }, Timestamp(31));
    store.commit(&younger.commit(None, Timestamp(31))).await.unwrap();
    assert_eq!(ids(store.open_tables_of(bob).await.unwrap()), [3]);
    older.carry_out(&Command::Cancel { by: ana }, Timestamp(32));
    store.commit(&older.commit(None, Timestamp(32))).await.unwrap();
    assert_eq!(ids(store.open_tables_of(ana).await.unwrap()), [1]);
    assert_eq!(ids(store.open_tables_in(PLATFORM, "g").await.unwrap()), [1]);
    assert!(!store.table(older.id).await.unwrap().unwrap().open, "a closed table is still known");
}

pub(super) async fn a_whole_match_reads_back(store: &dyn Store) {
    let (ana, bob) = (PersonId(1), PersonId(2));
    let mut draft = Draft::open(1, ana, group("g"), Timestamp(1));
    draft.carry_out(&Command::Join { person: bob }, Timestamp(2));
    draft.carry_out(&Command::Words { person: bob, words: "лунна светлина 🌙 '\"\\".to_owned() }, Timestamp(3));
    draft.carry_out(&Command::Start { by: ana }, Timestamp(4));
    store.commit(&draft.commit(None, Timestamp(4))).await.unwrap();
    let mut at = Timestamp(5);
    while draft.play(at) {
        let expected = draft.table.version();
        assert_eq!(store.commit(&draft.commit(None, at)).await.unwrap(), Committed::Saved(expected));
        at = Timestamp(at.0 + 1000);
    }
    let read: Vec<Recorded> = store.events(draft.id, 0).await.unwrap();
    assert_eq!(read, draft.log);
    let replayed = Table::replay(read).unwrap();
    assert_eq!(replayed.view(Viewer::Public), draft.table.view(Viewer::Public));
    assert!(!replayed.is_playing() && replayed.is_open());
}
