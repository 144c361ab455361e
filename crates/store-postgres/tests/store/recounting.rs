//! Standings that somebody has changed are found out, and mended from the results.

use talon_cluster::cluster;
use talon_conformance::results::some_results;
use talon_house::ports::results::{Recount as _, Recounted, Results as _};
use talon_standings::Competitor;

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
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 3 }, "on three boards");
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 0 });
    store.close().await;
}
