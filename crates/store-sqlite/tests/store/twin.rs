//! The store in SQLite answers every request as the store in memory does.

use proptest::prelude::*;
use talon_conformance::twin;

use crate::common::File;

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn both_stores_answer_alike(requests in twin::requests()) {
        twin::compare_in::<File>(requests);
    }

    #[test]
    fn both_stores_link_alike(requests in twin::requests_around_links()) {
        twin::compare_in::<File>(requests);
    }
}
