//! The offline data, with which the queries are checked where there is no database, fits the migrations and the code.
//!
//! `prepare.sh --check` finds the same by compiling.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use sqlx::{AssertSqlSafe, Executor, SqlSafeStr};
use talon_cluster::cluster;
use talon_conformance::copies;

use crate::common::{fresh, raw};

/// Every described query with its description.
pub(crate) fn described() -> Vec<(String, Value)> {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(".sqlx");
    let described: Vec<_> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| serde_json::from_str::<Value>(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap())
        .map(|data| (data["query"].as_str().unwrap().to_owned(), data["describe"].clone()))
        .collect();
    assert!(described.len() > 20, "only {} queries are described", described.len());
    described
}

#[tokio::test]
async fn the_descriptions_fit_the_schema() {
    let Some(cluster) = cluster() else { return };
    let mut connection = raw(&fresh(cluster).await).await;
    // As sqlx's macros ask. A plan for no value in particular has every join; one for NULL, which is equal to nothing, has none.
    connection.execute("SET plan_cache_mode = force_generic_plan").await.unwrap();
    for (sql, description) in described() {
        let today = connection.describe(AssertSqlSafe(sql.clone()).into_sql_str()).await.unwrap();
        assert_eq!(serde_json::to_value(&today).unwrap(), description, "run prepare.sh: {sql}");
    }
}

#[test]
fn every_description_belongs_to_a_query() {
    let folders = ["src", "../store/statements"].map(|folder| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let sources: String = files.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    for (sql, _) in described() {
        assert!(
            copies(&sql) || sources.contains(sql.trim_end_matches(" FOR UPDATE")),
            "run prepare.sh, for this query is gone: {sql}"
        );
    }
}
