//! The offline data, with which the queries are checked where there is no database, fits the migrations and the code.
//!
//! `prepare.sh --check` finds the same by compiling.

use sqlx::{AssertSqlSafe, Executor, SqlSafeStr};
use talon_cluster::cluster;
use talon_conformance::databases::{self, described};

use crate::common::{Own, fresh, raw};

#[tokio::test]
async fn the_descriptions_fit_the_schema() {
    let Some(cluster) = cluster() else { return };
    let mut connection = raw(&fresh(cluster).await).await;
    // As sqlx's macros ask. A plan for no value in particular has every join; one for NULL, which is equal to nothing, has none.
    connection.execute("SET plan_cache_mode = force_generic_plan").await.unwrap();
    for (sql, description) in described::<Own>() {
        let today = connection.describe(AssertSqlSafe(sql.clone()).into_sql_str()).await.unwrap();
        assert_eq!(serde_json::to_value(&today).unwrap(), description, "run prepare.sh: {sql}");
    }
}

#[test]
fn every_description_belongs_to_a_query() {
    databases::every_description_belongs_to_a_query::<Own>();
}
