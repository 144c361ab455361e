use std::sync::Arc;

use talon_conformance::units::what_is_not_committed_was_never_there;
use talon_store::shaky::ShakyStore;
use talon_store::{MemoryStore, Store};

#[tokio::test]
async fn the_memory_store_conforms() {
    talon_conformance::run_all(|| async { Arc::new(MemoryStore::new()) as Arc<dyn Store> }).await;
    talon_conformance::run_leagues(|| async { Arc::new(MemoryStore::new()) as Arc<dyn Store> }).await;
}

#[tokio::test]
async fn a_shaky_store_at_rest_conforms() {
    let make = || async { Arc::new(ShakyStore::new(Arc::new(MemoryStore::new()), 1)) as Arc<dyn Store> };
    talon_conformance::run_all(make).await;
    talon_conformance::run_leagues(make).await;
}

#[tokio::test]
async fn what_is_not_committed_leaves_nothing() {
    what_is_not_committed_was_never_there(&MemoryStore::new()).await;
}
