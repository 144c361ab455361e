//! Failures of a server, as the house sees them.

use sqlx::{Executor, query_scalar};
use talon_cluster::cluster;
use talon_store::{AccountRef, Committed, Decisions as _, PlatformKind, Sender, Store, StoreError};
use talon_table::PersonId;

use crate::common::{TABLE, commit, fresh, key, open, raw};

#[tokio::test]
async fn a_lost_connection_may_be_tried_again() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = open(&url).await;
    store.commit(&commit(0)).await.unwrap();
    let mut foreign = raw(&url).await;
    // Another transaction holds the table's row, so that the commit is under way when its connection is cut.
    foreign.execute("BEGIN; SELECT FROM card_table FOR UPDATE").await.unwrap();
    let next = commit(1);
    let (cut, ended) = tokio::join!(cut_the_waiting(&mut foreign), store.commit(&next));
    assert_eq!(cut, 1);
    assert!(matches!(ended, Err(StoreError::Unavailable(_))), "{ended:?}");
    foreign.execute("ROLLBACK").await.unwrap();
    assert_eq!(store.commit(&next).await.unwrap(), Committed::Saved(2), "nothing of it was saved before");
}

/// Cuts the connections that wait for a lock, as soon as there are any.
async fn cut_the_waiting(connection: &mut sqlx::PgConnection) -> i64 {
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
               WHERE datname = current_database() AND wait_event_type = 'Lock'";
    loop {
        look_again(connection).await;
        let cut: i64 = query_scalar(cut).fetch_one(&mut *connection).await.unwrap();
        if cut > 0 {
            return cut;
        }
    }
}

/// Within a transaction Postgres shows what others do as it was at the first look.
async fn look_again(connection: &mut sqlx::PgConnection) {
    tokio::task::yield_now().await;
    connection.execute("SELECT pg_stat_clear_snapshot()").await.unwrap();
}

#[tokio::test]
async fn a_deadlock_may_be_tried_again() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = open(&url).await;
    store.commit(&commit(0)).await.unwrap();
    let mut foreign = raw(&url).await;
    // The foreign transaction holds the row and comes for the key; the commit has the key and comes for the row.
    foreign.execute("BEGIN; SET LOCAL deadlock_timeout = '1h'; SELECT FROM card_table FOR UPDATE").await.unwrap();
    let next = commit(1);
    let ((), ended) = tokio::join!(
        async {
            let waiting = "SELECT count(*) FROM pg_stat_activity
                           WHERE datname = current_database() AND wait_event_type = 'Lock'";
            while query_scalar::<_, i64>(waiting).fetch_one(&mut foreign).await.unwrap() == 0 {
                look_again(&mut foreign).await;
            }
            let rival = "INSERT INTO input VALUES ('telegram', 'update-2', now()) ON CONFLICT DO NOTHING";
            foreign.execute(rival).await.unwrap();
        },
        store.commit(&next)
    );
    assert!(matches!(&ended, Err(StoreError::Unavailable(why)) if why.contains("40P01")), "{ended:?}");
    foreign.execute("ROLLBACK").await.unwrap();
    assert_eq!(store.commit(&next).await.unwrap(), Committed::Saved(2));
}

#[tokio::test]
async fn a_commit_with_a_gap_or_without_events_is_our_own_fault() {
    let Some(cluster) = cluster() else { return };
    let store = open(&fresh(cluster).await).await;
    let mut gap = commit(0);
    gap.events[0].seq = 2;
    assert!(matches!(store.commit(&gap).await, Err(StoreError::Corrupt(_))));
    let mut empty = commit(0);
    empty.events.clear();
    assert!(matches!(store.commit(&empty).await, Err(StoreError::Corrupt(_))));
    assert_eq!(store.table(TABLE).await.unwrap(), None);
    assert!(!store.is_taken(&key("update-1")).await.unwrap());
}

#[tokio::test]
async fn an_event_that_cannot_be_read_is_reported_without_its_text() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = open(&url).await;
    store.commit(&commit(0)).await.unwrap();
    let mut foreign = raw(&url).await;
    foreign.execute(r#"UPDATE event SET body = '{"type":"dealt","deck":["QS-hidden"]}'"#).await.unwrap();
    let failed = store.events(TABLE, 0).await.unwrap_err();
    assert!(matches!(failed, StoreError::Corrupt(_)), "{failed:?}");
    let text = failed.to_string();
    assert!(text.contains(&format!("event 1 of table {TABLE}")), "{text}");
    assert!(!text.contains("QS"), "{text}");
}

#[tokio::test]
async fn a_value_that_does_not_fit_is_not_repeated() {
    let Some(cluster) = cluster() else { return };
    let store = open(&fresh(cluster).await).await;
    let mut bad = commit(0);
    bad.key = Some(key("hidden\0"));
    let failed = store.commit(&bad).await.unwrap_err().to_string();
    assert!(failed.contains("22021") && !failed.contains("hidden"), "{failed}");
}

#[tokio::test]
async fn a_name_with_what_postgres_does_not_have_is_kept_without_it() {
    let Some(cluster) = cluster() else { return };
    let store = open(&fresh(cluster).await).await;
    let account = AccountRef { platform: PlatformKind::Telegram, id: "1".into() };
    let sender = Sender { account, name: "A\0da".into(), language: None };
    for _ in 0..2 {
        assert_eq!(store.meet(&sender, PersonId(1)).await.unwrap().name, "A\u{fffd}da");
    }
}
