//! Standings that somebody has changed are detected, and repaired from the results.

use talon_conformance::databases;

use crate::common::File;

#[tokio::test]
async fn what_was_changed_by_hand_is_counted_and_put_right() {
    databases::what_was_changed_by_hand_is_counted_and_put_right::<File>().await;
}

#[tokio::test]
async fn many_matches_at_once_make_the_rows_that_they_make_one_by_one() {
    databases::many_matches_at_once_make_the_rows_that_they_make_one_by_one::<File>().await;
}
