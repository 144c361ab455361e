//! Standings that somebody has changed by hand are detected, and repaired from the results.

use talon_standings::Competitor;
use talon_store::Results as _;
use talon_store::backfill::{Backfill as _, PastMatch};
use talon_store::results::{Recount as _, Recounted};

use super::Scratch;
use crate::past::past_matches;
use crate::results::some_results;

/// A recount reports how much was changed by hand, and repairs all of it.
pub async fn what_was_changed_by_hand_is_counted_and_put_right<S: Scratch>() {
    let Some(database) = S::fresh().await else { return };
    let store = database.open().await;
    some_results(&store).await;
    let bob = Competitor::Person(2);
    let (ratings, pairs) = (store.ratings_of(&bob).await.unwrap(), store.pairs_of(&bob, 9).await.unwrap());
    let changes = "UPDATE rating SET mean = 9000.0 WHERE who = 'p:2';
        DELETE FROM meeting WHERE first = 'p:2' OR second = 'p:2';
        UPDATE board_line SET wins = 99 WHERE person = 2 AND span = 'all' AND platform = '';
        UPDATE board_line SET rank = 0 WHERE person = 3 AND span = 'all' AND platform = '';
        UPDATE board_line SET hidden = true WHERE person = 3 AND span = '2026-11' AND platform = '';
        DELETE FROM result_person WHERE person = 2 AND number = 2;
        UPDATE result_person SET mean = 1 WHERE person = 3";
    database.execute(changes).await;
    let mut seen = Vec::new();
    let recounted = store.recount(&mut |done, of| seen.push((done, of))).await.unwrap();
    assert_eq!(recounted, Recounted { results: 5, changed: 7 }, "a rating, two meetings, two lines, two steps");
    assert_eq!(seen, [(5, 5)]);
    assert_eq!(store.ratings_of(&bob).await.unwrap(), ratings);
    assert_eq!(store.pairs_of(&bob, 9).await.unwrap(), pairs);
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 0 });
    database.execute("UPDATE board_line SET hidden = true WHERE person = 2 AND span = 'all'").await;
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 2 }, "on two boards");
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 5, changed: 0 });
}

/// All rows that matches leave, each part written in one transaction, among people of whom some are known.
async fn written<S: Scratch>(parts: &[&[PastMatch]]) -> Option<Vec<String>> {
    let database = S::fresh().await?;
    let store = database.open().await;
    some_results(&store).await;
    for part in parts {
        store.add_past(part).await.unwrap();
    }
    assert_eq!(store.recount(&mut |_, _| {}).await.unwrap(), Recounted { results: 95, changed: 0 });
    let mut rows = Vec::new();
    for table in ["card_table", "seated", "result", "result_person", "rating", "meeting", "board_line"] {
        let found = database.rows(table).await;
        assert!(found.len() > 10, "{table} has {} rows", found.len());
        rows.extend(found.iter().map(|row| format!("{table}: {row}")));
    }
    Some(rows)
}

/// It does not matter how many matches are written at once.
pub async fn many_matches_at_once_make_the_rows_that_they_make_one_by_one<S: Scratch>() {
    let matches = past_matches();
    let one_by_one = written::<S>(&matches.chunks(1).collect::<Vec<_>>()).await;
    assert_eq!(written::<S>(&[&matches]).await, one_by_one);
    assert_eq!(written::<S>(&matches.chunks(17).collect::<Vec<_>>()).await, one_by_one);
}
