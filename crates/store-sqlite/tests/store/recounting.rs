//! Standings that somebody has changed are found out, and mended from the results.

use sqlx::{AssertSqlSafe, Row as _, SqliteConnection};
use talon_conformance::past::past_matches;
use talon_conformance::results::some_results;
use talon_standings::Competitor;
use talon_store::Results as _;
use talon_store::backfill::{Backfill as _, PastMatch};
use talon_store::results::{Recount as _, Recounted};

use crate::common::{open, raw, scratch};

#[tokio::test]
async fn what_was_changed_by_hand_is_counted_and_put_right() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    some_results(&store).await;
    let bob = Competitor::Person(2);
    let (ratings, pairs) = (store.ratings_of(&bob).await.unwrap(), store.pairs_of(&bob, 9).await.unwrap());
    let mut connection = raw(&path).await;
    for change in [
        "UPDATE rating SET mean = 9000.0 WHERE who = 'p:2'",
        "DELETE FROM meeting WHERE first = 'p:2' OR second = 'p:2'",
        "UPDATE board_line SET wins = 99 WHERE person = 2 AND span = 'all' AND platform = ''",
        "UPDATE board_line SET rank = 0 WHERE person = 3 AND span = 'all' AND platform = ''",
        "UPDATE board_line SET hidden = 1 WHERE person = 3 AND span = '2026-11' AND platform = ''",
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
    sqlx::query("UPDATE board_line SET hidden = 1 WHERE person = 2 AND span = 'all'")
        .execute(&mut connection)
        .await
        .unwrap();
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 2 }, "on two boards");
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 0 });
    store.close().await;
}

/// Every row that a match leaves, whichever way it came.
async fn rows(connection: &mut SqliteConnection) -> Vec<String> {
    let mut rows = Vec::new();
    for table in ["card_table", "seated", "result", "result_person", "rating", "meeting", "board_line"] {
        let columns = sqlx::query("SELECT name FROM pragma_table_info(?) ORDER BY cid").bind(table);
        let columns: Vec<String> =
            columns.fetch_all(&mut *connection).await.unwrap().iter().map(|row| row.get(0)).collect();
        let typed: Vec<String> =
            columns.iter().map(|name| format!("typeof(\"{name}\") || ' ' || quote(\"{name}\")")).collect();
        let all = format!("SELECT concat_ws(', ', {}) AS told FROM {table} ORDER BY told", typed.join(", "));
        let found = sqlx::query(AssertSqlSafe(all)).fetch_all(&mut *connection).await.unwrap();
        assert!(found.len() > 10, "{table} has {} rows", found.len());
        rows.extend(found.iter().map(|row| format!("{table}: {}", row.get::<String, _>("told"))));
    }
    rows
}

/// The rows that these parts lead to, each written at once, among people of whom some are known.
async fn written(parts: &[&[PastMatch]]) -> Vec<String> {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    some_results(&store).await;
    for part in parts {
        store.add_past(part).await.unwrap();
    }
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 95, changed: 0 });
    store.close().await;
    rows(&mut raw(&path).await).await
}

#[tokio::test]
async fn many_matches_at_once_make_the_rows_that_they_make_one_by_one() {
    let matches = past_matches();
    let one_by_one = written(&matches.chunks(1).collect::<Vec<_>>()).await;
    assert_eq!(written(&[&matches]).await, one_by_one);
    assert_eq!(written(&matches.chunks(17).collect::<Vec<_>>()).await, one_by_one);
}
