//! Whatever is asked of it, the store in SQLite answers as the store in memory does.

use proptest::prelude::*;
use talon_conformance::twin::{self, Ask};

use crate::common::{open, scratch};

fn compare_on(requests: Vec<Ask>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (_directory, path) = scratch();
        let store = open(&path).await;
        twin::compare(&store, requests).await;
        store.close().await;
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn both_stores_answer_alike(requests in twin::requests()) {
        compare_on(requests);
    }

    #[test]
    fn both_stores_link_alike(requests in twin::requests_around_links()) {
        compare_on(requests);
    }
}
