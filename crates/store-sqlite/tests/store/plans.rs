//! No query of the daily work reads a whole table.

use sqlx::{AssertSqlSafe, Row};
use talon_conformance::databases::{described, no_other_query_scans};

use crate::common::{File, open, raw, scratch};

/// How the queries begin that may read a whole table: the places of all moved logs, a chat's new identifier, the paces of all chats
/// when the process starts, the clock goes back or the old ones are forgotten, the open tables when it starts, and the few duties then. Link codes are few, for they expire.
const SCANS: [&str; 13] = [
    "SELECT daily.platform AS \"platform!\"",
    "SELECT id, log_place AS \"place!\" FROM card_table WHERE log_place IS NOT NULL",
    "SELECT id FROM card_table WHERE open = true AND (read_by",
    "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture\n         FROM card_table ORDER BY",
    "UPDATE card_table\n             SET chat",
    "UPDATE surface SET chat",
    "UPDATE pace SET next = $1 WHERE next >",
    "DELETE FROM pace WHERE next <",
    "DELETE FROM served WHERE until <",
    "UPDATE duty SET held_until = $1 WHERE held_until >",
    "DELETE FROM duty WHERE holder",
    "DELETE FROM duty",
    "DELETE FROM link_code\n             WHERE (entered_platform",
];

#[tokio::test]
async fn lines_before_a_page_of_a_board_are_passed_over_in_the_index() {
    let (_directory, path) = scratch();
    open(&path).await.close().await;
    let mut connection = raw(&path).await;
    let described = described::<File>();
    let pages: Vec<_> =
        described.iter().filter(|(sql, _)| sql.contains("board_line") && sql.contains("OFFSET")).collect();
    assert_eq!(pages.len(), 1);
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", pages[0].0));
    let plan = sqlx::query(explain).fetch_all(&mut connection).await.unwrap();
    let plan: Vec<String> = plan.iter().map(|step| step.get("detail")).collect();
    assert!(plan.iter().any(|step| step.contains("COVERING INDEX board_line_by_rank")), "{plan:?}");
}

#[tokio::test]
async fn every_query_of_the_daily_work_has_an_index() {
    let (_directory, path) = scratch();
    open(&path).await.close().await;
    let mut connection = raw(&path).await;
    let mut scans = Vec::new();
    for (sql, _) in described::<File>() {
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let plan = sqlx::query(explain).fetch_all(&mut connection).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|step| step.get("detail")).collect();
        let of_the_query = ["json_each", "CONSTANT ROW", "VALUES CLAUSE"];
        let scan = |step: &&String| step.starts_with("SCAN ") && !of_the_query.iter().any(|given| step.contains(given));
        if let Some(step) = plan.iter().find(scan) {
            scans.push((sql, step.clone()));
        }
    }
    no_other_query_scans::<File>(scans, &SCANS);
}
