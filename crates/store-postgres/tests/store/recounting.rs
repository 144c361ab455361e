//! Standings that somebody has changed are found out, and mended from the results.

use sqlx::{AssertSqlSafe, PgConnection, query_scalar};
use talon_cluster::{Cluster, cluster};
use talon_conformance::past::past_matches;
use talon_conformance::results::some_results;
use talon_standings::Competitor;
use talon_store::Results as _;
use talon_store::backfill::{Backfill as _, PastMatch};
use talon_store::results::{Recount as _, Recounted};

use crate::common::{fresh, open, raw};

#[tokio::test]
async fn what_was_changed_by_hand_is_counted_and_put_right() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = open(&url).await;
    some_results(&store).await;
    let bob = Competitor::Person(2);
    let (ratings, pairs) = (store.ratings_of(&bob).await.unwrap(), store.pairs_of(&bob, 9).await.unwrap());
    let mut connection = raw(&url).await;
    for change in [
        "UPDATE rating SET mean = 9000.0 WHERE who = 'p:2'",
        "DELETE FROM meeting WHERE first = 'p:2' OR second = 'p:2'",
        "UPDATE board_line SET wins = 99 WHERE person = 2 AND span = 'all' AND platform = ''",
        "UPDATE board_line SET rank = 0 WHERE person = 3 AND span = 'all' AND platform = ''",
        "UPDATE board_line SET hidden = true WHERE person = 3 AND span = '2026-11' AND platform = ''",
        "DELETE FROM result_person WHERE person = 2 AND number = 2",
        "UPDATE result_person SET mean = 1 WHERE person = 3",
    ] {
        sqlx::query(change).execute(&mut connection).await.unwrap();
    }
    let mut seen = Vec::new();
    let recounted = store.recount(&mut |done, of| seen.push((done, of))).await.unwrap();
    assert_eq!(recounted, Recounted { results: 5, changed: 7 }, "a rating, two meetings, two lines, two steps");
    assert_eq!(seen, [(5, 5)]);
    assert_eq!(store.ratings_of(&bob).await.unwrap(), ratings);
    assert_eq!(store.pairs_of(&bob, 9).await.unwrap(), pairs);
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 0 });
    sqlx::query("UPDATE board_line SET hidden = true WHERE person = 2 AND span = 'all'")
        .execute(&mut connection)
        .await
        .unwrap();
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 2 }, "on two boards");
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 0 });
    store.close().await;
}

/// Every row that a match leaves, whichever way it came.
async fn rows(connection: &mut PgConnection) -> Vec<String> {
    let mut rows = Vec::new();
    for table in ["card_table", "seated", "result", "result_person", "rating", "meeting", "board_line"] {
        let all = format!("SELECT ('{table}: ' || {table}::text) AS told FROM {table} ORDER BY told");
        let found: Vec<String> = query_scalar(AssertSqlSafe(all)).fetch_all(&mut *connection).await.unwrap();
        assert!(found.len() > 10, "{table} has {} rows", found.len());
        rows.extend(found);
    }
    rows
}

/// The rows that these parts lead to, each written at once, among people of whom some are known.
async fn written(cluster: &Cluster, parts: &[&[PastMatch]]) -> Vec<String> {
    let url = fresh(cluster).await;
    let store = open(&url).await;
    some_results(&store).await;
    for part in parts {
        store.add_past(part).await.unwrap();
    }
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 95, changed: 0 });
    store.close().await;
    rows(&mut raw(&url).await).await
}

#[tokio::test]
async fn many_matches_at_once_make_the_rows_that_they_make_one_by_one() {
    let Some(cluster) = cluster() else { return };
    let matches = past_matches();
    let one_by_one = written(cluster, &matches.chunks(1).collect::<Vec<_>>()).await;
    assert_eq!(written(cluster, &[&matches]).await, one_by_one);
    assert_eq!(written(cluster, &matches.chunks(17).collect::<Vec<_>>()).await, one_by_one);
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
