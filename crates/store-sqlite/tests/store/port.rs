//! The promises of the port, which every store keeps.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use talon_conformance::moving::{self, HeldLogs};
use talon_conformance::units::what_is_not_committed_was_never_there;
use talon_store::Store;
use talon_store::moved_logs::MovedLogs;

use crate::common::open;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sqlite_store_conforms() {
    let directory = tempfile::tempdir().unwrap();
    let count = AtomicU32::new(0);
    talon_conformance::run_all(|| async {
        let path = directory.path().join(format!("{}.db", count.fetch_add(1, Ordering::Relaxed)));
        Arc::new(open(&path).await) as Arc<dyn Store>
    })
    .await;
    assert!(count.into_inner() > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sqlite_store_keeps_leagues() {
    let directory = tempfile::tempdir().unwrap();
    let count = AtomicU32::new(0);
    talon_conformance::run_leagues(|| async {
        let path = directory.path().join(format!("{}.db", count.fetch_add(1, Ordering::Relaxed)));
        Arc::new(open(&path).await) as Arc<dyn Store>
    })
    .await;
    assert!(count.into_inner() > 0);
}

#[tokio::test]
async fn logs_are_moved_and_read_all_the_same() {
    let directory = tempfile::tempdir().unwrap();
    let logs = Arc::new(HeldLogs::default());
    let store =
        open(&directory.path().join("moving.db")).await.with_moved_logs(Arc::clone(&logs) as Arc<dyn MovedLogs>);
    moving::logs_are_moved_and_read_all_the_same(&store, &logs).await;
}

#[tokio::test]
async fn what_is_not_committed_leaves_nothing() {
    let directory = tempfile::tempdir().unwrap();
    what_is_not_committed_was_never_there(&open(&directory.path().join("units.db")).await).await;
}
