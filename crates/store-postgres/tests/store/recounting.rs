//! Standings that somebody has changed are detected, and repaired from the results.

use sqlx::query_scalar;
use talon_cluster::cluster;
use talon_conformance::databases;
use talon_conformance::past::past_matches;
use talon_conformance::results::some_results;
use talon_store::backfill::Backfill as _;

use crate::common::{Own, fresh, open, raw};

#[tokio::test]
async fn what_was_changed_by_hand_is_counted_and_put_right() {
    databases::what_was_changed_by_hand_is_counted_and_put_right::<Own>().await;
}

#[tokio::test]
async fn many_matches_at_once_make_the_rows_that_they_make_one_by_one() {
    databases::many_matches_at_once_make_the_rows_that_they_make_one_by_one::<Own>().await;
}

#[tokio::test]
async fn after_much_was_written_the_lines_are_found_in_the_index_alone() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = open(&url).await;
    some_results(&store).await;
    store.add_past(&past_matches()).await.unwrap();
    store.tidy().await.unwrap();
    store.close().await;
    let mut connection = raw(&url).await;
    let seen = "SELECT relpages > 0 AND relallvisible = relpages FROM pg_class WHERE relname = 'board_line'";
    assert!(query_scalar::<_, bool>(seen).fetch_one(&mut connection).await.unwrap());
}
