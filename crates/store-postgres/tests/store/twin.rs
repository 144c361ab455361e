//! Whatever is asked of it, the store in Postgres answers as the store in memory does.

use proptest::prelude::*;
use talon_cluster::cluster;
use talon_conformance::twin::{self, Ask};

use crate::common::{fresh, open};

fn compare_on(requests: Vec<Ask>) {
    let Some(cluster) = cluster() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = open(&fresh(cluster).await).await;
        twin::compare(&store, requests).await;
        store.close().await;
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn both_stores_answer_alike(requests in twin::requests()) {
        compare_on(requests);
    }

    #[test]
    fn both_stores_link_alike(requests in twin::requests_around_links()) {
        compare_on(requests);
    }
}
