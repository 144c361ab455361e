//! The store in memory keeps the port's promises.

use std::sync::Arc;

use talon_house::{MemoryStore, Store, conformance};

#[tokio::test]
async fn the_memory_store_conforms() {
    conformance::run_all(|| async { Arc::new(MemoryStore::new()) as Arc<dyn Store> }).await;
}
