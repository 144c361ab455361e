//! No query of the daily work reads a whole table.

use sqlx::{AssertSqlSafe, Executor};
use talon_cluster::cluster;
use talon_conformance::databases::{described, no_other_query_scans};

use crate::common::{Own, fresh, raw};

/// How the queries begin that may read a whole table: the places of all moved logs, the list of all tables, a chat's new identifier, the paces of all chats
/// when the process starts, the clock goes back or the old ones are forgotten, and the few duties then. Link codes are few, for they expire.
const SCANS: [&str; 11] = [
    "SELECT id, log_place AS \"place!\" FROM card_table WHERE log_place IS NOT NULL",
    "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture\n         FROM card_table ORDER BY",
    "UPDATE card_table\n             SET chat",
    "UPDATE surface SET chat",
    "UPDATE pace SET next = $1 WHERE next >",
    "DELETE FROM pace WHERE next <",
    "DELETE FROM served WHERE until <",
    "DELETE FROM link_code\n             WHERE (entered_platform",
    "UPDATE duty SET held_until = $1 WHERE held_until >",
    "DELETE FROM duty WHERE holder",
    "DELETE FROM duty",
];

#[tokio::test]
async fn every_query_of_the_daily_work_has_an_index() {
    let Some(cluster) = cluster() else { return };
    let mut connection = raw(&fresh(cluster).await).await;
    // Tables this small would be read as a whole although there is an index; parameters need a plan without values.
    connection.execute("SET enable_seqscan = off").await.unwrap();
    connection.execute("SET plan_cache_mode = force_generic_plan").await.unwrap();
    let mut scans = Vec::new();
    for (number, (sql, description)) in described::<Own>().into_iter().enumerate() {
        if ["LOCK", "SET", "VACUUM"].iter().any(|plain| sql.starts_with(plain)) {
            continue;
        }
        let parameters = description["parameters"]["Left"].as_array().map_or(0, Vec::len);
        let nulls = vec!["NULL"; parameters].join(", ");
        let arguments = if parameters == 0 { String::new() } else { format!("({nulls})") };
        connection.execute(AssertSqlSafe(format!("PREPARE q{number} AS {sql}"))).await.unwrap();
        let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE q{number}{arguments}"));
        let plan: Vec<String> = sqlx::query_scalar(explain).fetch_all(&mut connection).await.unwrap();
        if let Some(step) = plan.iter().find(|step| step.contains("Seq Scan on")) {
            scans.push((sql, step.clone()));
        }
    }
    no_other_query_scans::<Own>(scans, &SCANS);
}

/// Where a list is expected to be long, whole tables of accounts and ratings are read for the names of one page.
#[tokio::test]
async fn a_list_is_expected_to_be_short() {
    let Some(cluster) = cluster() else { return };
    let mut connection = raw(&fresh(cluster).await).await;
    let explain = "EXPLAIN SELECT value ->> 0 FROM json_each('[\"a\"]')";
    let plan: Vec<String> = sqlx::query_scalar(explain).fetch_all(&mut connection).await.unwrap();
    assert!(
        plan.iter().any(|step| step.contains("Function Scan on json_each") && step.contains("rows=10 ")),
        "{plan:?}"
    );
}
