//! The store in Postgres answers every request as the store in memory does.

use proptest::prelude::*;
use talon_conformance::twin;

use crate::common::Own;

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn both_stores_answer_alike(requests in twin::requests()) {
        twin::compare_in::<Own>(requests);
    }

    #[test]
    fn both_stores_link_alike(requests in twin::requests_around_links()) {
        twin::compare_in::<Own>(requests);
    }
}
