//! The offline data, with which the queries are checked where there is no database, fits the migrations and the code.
//!
//! `prepare.sh --check` finds the same by compiling; this needs no tools.

use sqlx::{AssertSqlSafe, Executor, SqlSafeStr};
use talon_conformance::databases::{self, described};

use crate::common::{File, open, raw, scratch};

#[tokio::test]
async fn the_descriptions_fit_the_schema() {
    let (_directory, path) = scratch();
    open(&path).await.close().await;
    let mut connection = raw(&path).await;
    for (sql, description) in described::<File>() {
        let today = connection.describe(AssertSqlSafe(sql.clone()).into_sql_str()).await.unwrap();
        assert_eq!(serde_json::to_value(&today).unwrap(), description, "run prepare.sh: {sql}");
    }
}

#[test]
fn every_description_belongs_to_a_query() {
    databases::every_description_belongs_to_a_query::<File>();
}
