//! Several processes that serve from one database.

use std::time::Duration;

use sqlx::Executor;
use talon_cluster::cluster;
use talon_store::{Decisions as _, Lease, PlatformKind, ProcessId, Processes as _, Store, StoreError};
use talon_store_postgres::{OpenError, PostgresStore};
use talon_table::Timestamp;
use tokio::task::yield_now;
use tokio::time::timeout;

use crate::common::{TABLE, address, commit, fresh, raw};

/// Longer than two looks are apart.
const PATIENCE: Duration = Duration::from_secs(30);

/// A process that hears nothing for this long has heard everything. Without a notification it looks again only after three seconds.
const SILENCE: Duration = Duration::from_secs(1);

async fn serve(url: &str) -> PostgresStore {
    PostgresStore::serve(&address(url)).await.unwrap()
}

#[tokio::test]
async fn several_serve_and_nobody_changes_the_whole_meanwhile() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let one = serve(&url).await;
    assert!(one.is_alone().await.unwrap());
    let other = serve(&url).await;
    for store in [&one, &other] {
        assert!(!store.is_alone().await.unwrap());
    }
    let refused = PostgresStore::open(&address(&url)).await.unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused:?}");
    one.close().await;
    // The server releases a lock once it has noticed that the connection is gone.
    timeout(PATIENCE, async {
        while !other.is_alone().await.unwrap() {
            yield_now().await;
        }
    })
    .await
    .unwrap();
    other.close().await;
    let owner = PostgresStore::open(&address(&url)).await.unwrap();
    let refused = PostgresStore::serve(&address(&url)).await.unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused:?}");
    owner.close().await;
}

#[tokio::test]
async fn the_first_process_that_serves_fills_a_new_database() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.empty();
    let (one, other) = (address(&url), address(&url));
    let (one, other) = tokio::join!(PostgresStore::serve(&one), PostgresStore::serve(&other));
    for store in [one.unwrap(), other.unwrap()] {
        assert_eq!(store.table(TABLE).await.unwrap(), None);
        store.close().await;
    }
}

#[tokio::test]
async fn what_a_dead_process_held_is_free_for_the_next_unless_another_serves() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let dead = serve(&url).await;
    dead.commit(&commit(0)).await.unwrap();
    let now = Timestamp(1_800_000_000_000);
    let until = now.plus(Duration::from_secs(60));
    let lease = |holder| Lease { holder: ProcessId(holder), until };
    let of = PlatformKind::ALL;
    assert_eq!(dead.claim_marks(now, &lease(1), of, 9).await.unwrap().len(), 1);
    assert_eq!(dead.claim_timers(now, &lease(1), 9).await.unwrap().len(), 1);
    assert!(dead.claim_duty("polling", now, &lease(1)).await.unwrap());

    // To a process that starts beside it, it is still alive.
    let second = serve(&url).await;
    assert_eq!(second.claim_marks(now, &lease(2), of, 9).await.unwrap(), vec![]);
    assert!(!second.claim_duty("polling", now, &lease(2)).await.unwrap());
    second.close().await;
    dead.close().await;
    let third = serve(&url).await;
    assert_eq!(third.claim_marks(now, &lease(3), of, 9).await.unwrap().len(), 1);
    assert_eq!(third.claim_timers(now, &lease(3), 9).await.unwrap().len(), 1);
    assert!(third.claim_duty("polling", now, &lease(3)).await.unwrap());
    third.close().await;
}

#[tokio::test]
async fn a_commit_is_heard_by_others_and_a_claim_is_not() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let (one, other) = (serve(&url).await, serve(&url).await);
    // The first look is when it begins to listen.
    let heard = timeout(PATIENCE, other.news());
    let first = commit(0);
    let (heard, saved) = tokio::join!(heard, one.commit(&first));
    saved.unwrap();
    heard.unwrap().unwrap();
    let row = one.table(TABLE).await.unwrap().unwrap();
    assert_eq!(other.next_due(PlatformKind::ALL).await.unwrap().mark, Some(row.opened_at));

    // The channel is that of the marks alone.
    let mut listener = sqlx::postgres::PgListener::connect(&url).await.unwrap();
    listener.listen("talon_marked").await.unwrap();
    let lease = Lease { holder: ProcessId(1), until: row.opened_at.plus(PATIENCE) };
    let marks = one.claim_marks(row.opened_at, &lease, PlatformKind::ALL, 9).await.unwrap();
    one.settle(&marks[0], lease.holder, None).await.unwrap();
    one.commit(&commit(1)).await.unwrap();
    one.mark_behind(TABLE, row.opened_at).await.unwrap();
    // If the claim and its end had been notified, these two would not be all.
    listener.recv().await.unwrap();
    listener.recv().await.unwrap();
    let mut teller = raw(&url).await;
    teller.execute("SELECT pg_notify('talon_marked', 'the last')").await.unwrap();
    assert_eq!(listener.recv().await.unwrap().payload(), "the last");
}

/// Unread notifications fill the connection, and then block everybody: the server's end waits within a transaction.
#[tokio::test]
async fn however_much_is_told_it_is_read_out_at_once() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = serve(&url).await;
    let first = commit(0);
    let (heard, saved) = tokio::join!(timeout(PATIENCE, store.news()), store.commit(&first));
    saved.unwrap();
    heard.unwrap().unwrap();
    let mut teller = raw(&url).await;
    // More than a socket holds.
    teller.execute("SELECT pg_notify('talon_marked', n::text) FROM generate_series(1, 20000) n").await.unwrap();
    for _ in 0..20 {
        if timeout(SILENCE, store.news()).await.is_err() {
            let stuck = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'ClientWrite'";
            let stuck: i64 = sqlx::query_scalar(stuck).fetch_one(&mut teller).await.unwrap();
            return assert_eq!(stuck, 0);
        }
    }
    panic!("after 20 looks there is still something to hear");
}

#[tokio::test]
async fn a_process_that_finds_a_newer_schema_stops() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = serve(&url).await;
    let mut foreign = raw(&url).await;
    foreign
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'of tomorrow', true, 'x', 0)",
        )
        .await
        .unwrap();
    let told = timeout(PATIENCE, store.news()).await.expect("it looks when it begins to listen");
    assert!(matches!(&told, Err(StoreError::Corrupt(why)) if why.contains("newer version")), "{told:?}");
}

#[tokio::test]
async fn all_who_serve_hear_the_same_clock() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let (one, other) = (serve(&url).await, serve(&url).await);
    let before = one.clock().await.unwrap().unwrap();
    let mut server = raw(&url).await;
    let now = sqlx::query_scalar("SELECT (1000 * extract(epoch FROM clock_timestamp()))::bigint");
    let now = Timestamp(now.fetch_one(&mut server).await.unwrap());
    let after = other.clock().await.unwrap().unwrap();
    // Half a millisecond is rounded here, and cut off there.
    assert!(before.0 <= now.0 && now.0 <= after.0 + 1, "{before:?} {now:?} {after:?}");
    one.close().await;
    other.close().await;
}
