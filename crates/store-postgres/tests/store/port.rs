//! The promises of the port, which every store keeps.

use std::sync::Arc;

use talon_cluster::cluster;
use talon_conformance::moving::{self, HeldLogs};
use talon_conformance::units::what_is_not_committed_was_never_there;
use talon_store::Store;
use talon_store::moved_logs::MovedLogs;

use crate::common::{fresh, open};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_postgres_store_conforms() {
    let Some(cluster) = cluster() else { return };
    talon_conformance::run_all(|| async { Arc::new(open(&fresh(cluster).await).await) as Arc<dyn Store> }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_postgres_store_keeps_leagues() {
    let Some(cluster) = cluster() else { return };
    talon_conformance::run_leagues(|| async { Arc::new(open(&fresh(cluster).await).await) as Arc<dyn Store> }).await;
}

#[tokio::test]
async fn logs_are_moved_and_read_all_the_same() {
    let Some(cluster) = cluster() else { return };
    let logs = Arc::new(HeldLogs::default());
    let store = open(&fresh(cluster).await).await.with_moved_logs(Arc::clone(&logs) as Arc<dyn MovedLogs>);
    moving::logs_are_moved_and_read_all_the_same(&store, &logs).await;
}

#[tokio::test]
async fn what_is_not_committed_leaves_nothing() {
    let Some(cluster) = cluster() else { return };
    what_is_not_committed_was_never_there(&open(&fresh(cluster).await).await).await;
}
