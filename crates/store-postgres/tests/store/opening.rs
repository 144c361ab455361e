//! Which databases can be opened, and which are refused.

use sqlx::{Connection, query_scalar};
use talon_cluster::cluster;
use talon_store::{Decisions as _, Store};
use talon_store_postgres::{Archive, Condition, OpenError, PostgresStore};

use crate::common::{TABLE, address, commit, fresh, open, raw};

/// The number of the newest migration.
const NEWEST: i64 = 27;

#[tokio::test]
async fn a_new_database_is_filled_and_then_current() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.empty();
    assert_eq!(PostgresStore::examine(&address(&url)).await.unwrap(), Condition::New);
    let unread = Archive::open(&address(&url)).await.unwrap_err();
    assert!(matches!(unread, OpenError::Older { found: 0, known: NEWEST, .. }), "{unread:?}");
    assert_eq!(PostgresStore::examine(&address(&url)).await.unwrap(), Condition::New, "looking changes nothing");
    // Of several that start at the same time, one creates the tables.
    let (one, other) = (address(&url), address(&url));
    let (one, other) = tokio::join!(PostgresStore::open(&one), PostgresStore::share(&other));
    let store = one.unwrap();
    other.unwrap().close().await;
    store.commit(&commit(0)).await.unwrap();
    assert_eq!(PostgresStore::examine(&address(&url)).await.unwrap(), Condition::Current { schema: NEWEST });
    let archive = Archive::open(&address(&url)).await.unwrap();
    assert_eq!(archive.tables().await.unwrap(), [store.table(TABLE).await.unwrap().unwrap()]);
    assert_eq!(archive.events(TABLE).await.unwrap(), store.events(TABLE, 0).await.unwrap());
    archive.close().await;
}

#[tokio::test]
async fn one_process_owns_a_database() {
    let Some(cluster) = cluster() else { return };
    let address = address(&fresh(cluster).await);
    let owner = PostgresStore::open(&address).await.unwrap();
    let refused = PostgresStore::open(&address).await.unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused:?}");
    PostgresStore::share(&address).await.unwrap().close().await;
    owner.close().await;
    PostgresStore::open(&address).await.unwrap();
}

#[tokio::test]
async fn what_is_acknowledged_is_on_the_disk() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let mut foreign = raw(&url).await;
    let lax =
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$";
    sqlx::query(lax).execute(&mut foreign).await.unwrap();
    let store = open(&url).await;
    let watch =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'talon'";
    let connected: i64 = query_scalar(watch).fetch_one(&mut foreign).await.unwrap();
    assert!(connected > 0, "the store's connections are named");
    // The settings of a store's connection are checked by a function that fails a commit unless they are right.
    let guard = "CREATE FUNCTION guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                     ASSERT current_setting('synchronous_commit') = 'on';
                     ASSERT current_setting('transaction_isolation') = 'read committed';
                     ASSERT current_setting('statement_timeout') = '10s';
                     RETURN NEW; END $$";
    sqlx::query(guard).execute(&mut foreign).await.unwrap();
    let trigger = "CREATE TRIGGER guard BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION guard()";
    sqlx::query(trigger).execute(&mut foreign).await.unwrap();
    store.commit(&commit(0)).await.unwrap();
}

#[tokio::test]
async fn other_databases_are_refused_and_not_changed() {
    let Some(cluster) = cluster() else { return };
    let foreign = cluster.empty();
    cluster.execute(&foreign, "CREATE TABLE somebody (x integer)");
    let refused = PostgresStore::open(&address(&foreign)).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotOurs { .. }), "{refused:?}");
    let mut connection = raw(&foreign).await;
    let tables: i64 = query_scalar("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(tables, 1);
    connection.close().await.unwrap();

    let newer = fresh(cluster).await;
    let row = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
               VALUES (9999, 'from the future', true, '', 1)";
    cluster.execute(&newer, row);
    for refused in [
        PostgresStore::open(&address(&newer)).await.unwrap_err(),
        PostgresStore::examine(&address(&newer)).await.unwrap_err(),
        Archive::open(&address(&newer)).await.unwrap_err(),
    ] {
        assert!(matches!(refused, OpenError::Newer { found: 9999, known: NEWEST, .. }), "{refused:?}");
    }

    let other = fresh(cluster).await;
    cluster.execute(&other, "UPDATE _sqlx_migrations SET checksum = '' WHERE version = 2");
    let refused = PostgresStore::open(&address(&other)).await.unwrap_err();
    assert!(matches!(refused, OpenError::OtherHistory { version: 2, .. }), "{refused:?}");
}

#[tokio::test]
async fn what_is_not_there_is_told_apart() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.empty();
    let missing = address(&format!("{url}_no"));
    let refused = PostgresStore::open(&missing).await.unwrap_err();
    assert!(matches!(refused, OpenError::Missing { .. }), "{refused:?}");
    let nobody = address(&url.replace("talon@", "nobody-of-that-name:hunter2@"));
    let refused = PostgresStore::open(&nobody).await.unwrap_err();
    assert!(matches!(refused, OpenError::Refused { .. }), "{refused:?}");
    assert!(!format!("{refused} {refused:?}").contains("hunter2"), "{refused:?}");
    let nowhere = address("postgres://talon:hunter2@%2Fnowhere/talon");
    let refused = PostgresStore::open(&nowhere).await.unwrap_err();
    assert!(matches!(refused, OpenError::Unreachable { .. }), "{refused:?}");
    assert!(!format!("{refused} {refused:?}").contains("hunter2"), "{refused:?}");
}
