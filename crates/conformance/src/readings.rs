use talon_store::{PlatformKind, Store, TimerKind};
use talon_table::{Closed, Event, Reading, TableId, Timestamp};

use crate::delivery::{open, timer};
use crate::looking::{behind, due_timers};

const OTHER: Reading = Reading(1 << 63 | 5);

async fn to_read(store: &dyn Store, reading: Reading) -> Vec<TableId> {
    let mut tables = store.tables_to_read(reading).await.unwrap();
    tables.sort();
    tables
}

pub(super) async fn what_another_program_read_is_read_anew(store: &dyn Store) {
    let (one, other) = (open(store, 1, 5, vec![]).await.id, open(store, 2, 6, vec![]).await.id);
    assert_eq!(to_read(store, Reading::current()).await, [], "a process that decided on a log has read it");
    assert_eq!(to_read(store, OTHER).await, [one, other]);
    let before = behind(store, Timestamp(9), 9).await.unwrap();
    store.note_read(&[one], OTHER, Timestamp(9)).await.unwrap();
    assert_eq!(to_read(store, OTHER).await, [other]);
    assert_eq!(to_read(store, Reading::current()).await, [one]);
    assert_eq!(behind(store, Timestamp(9), 9).await.unwrap(), before, "reading changes no page");
}

pub(super) async fn what_was_set_aside_is_taken_up_again(store: &dyn Store) {
    let (now, later) = (Timestamp(50), Timestamp(900));
    let aside = open(store, 1, 5, vec![timer(TimerKind::Table, 900), timer(TimerKind::Ai, 7)]).await.id;
    let sound = open(store, 2, 5, vec![timer(TimerKind::Table, 901)]).await.id;
    store.set_aside(aside, Reading::current(), "record 2: it cannot be read").await.unwrap();
    assert_eq!(to_read(store, Reading::current()).await, [aside], "each program tries it once more");
    let marked = async || behind(store, later, 9).await.unwrap().into_iter().find(|mark| mark.table == aside).unwrap();
    let before = marked().await;
    store.note_read(&[aside, sound], Reading::current(), now).await.unwrap();
    assert_eq!(to_read(store, Reading::current()).await, []);
    let due = due_timers(store, now, 9).await.unwrap();
    let due: Vec<_> = due.into_iter().map(|due| (due.table, due.timer.kind, due.timer.due.0)).collect();
    assert_eq!(due, [(aside, TimerKind::Ai, 7), (aside, TimerKind::Table, 50)], "what was put off comes at once");
    let after = marked().await;
    assert!(after.generation > before.generation && after.not_before == before.not_before, "it is marked again");
    assert!(store.table(aside).await.unwrap().unwrap().open, "it was open all the time");
}

pub(super) async fn what_nobody_can_read_is_closed(store: &dyn Store) {
    let mut draft = open(store, 1, 5, vec![timer(TimerKind::Table, 900)]).await;
    store.set_aside(draft.id, Reading::current(), "record 2: it cannot be read").await.unwrap();
    let version = store.table(draft.id).await.unwrap().unwrap().version;
    assert!(store.close_unread(draft.id, Timestamp(70)).await.unwrap());
    assert!(!store.close_unread(draft.id, Timestamp(71)).await.unwrap(), "once");
    assert!(!store.close_unread(TableId(99), Timestamp(71)).await.unwrap(), "there is no such table");
    let row = store.table(draft.id).await.unwrap().unwrap();
    assert_eq!((row.version, row.open), (version + 1, false));
    let log = store.events(draft.id, version).await.unwrap();
    let [closed] = &log[..] else { panic!("{log:?}") };
    assert_eq!((closed.seq, closed.at), (version + 1, Timestamp(70)));
    assert_eq!(closed.event, Event::Closed { reason: Closed::Withdrawn });
    assert_eq!(store.next_due(PlatformKind::ALL).await.unwrap().timer, None, "nothing is due any more");
    assert_eq!(to_read(store, OTHER).await, []);
    draft.carry_out(&talon_table::Command::Join { person: talon_table::PersonId(4) }, Timestamp(80));
    let late = store.commit(&draft.commit(None, Timestamp(80))).await.unwrap();
    assert_eq!(late, talon_store::Committed::Conflict, "the process that had read it is too late");
}
