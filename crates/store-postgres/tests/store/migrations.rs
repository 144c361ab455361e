//! Every migration is applied to a database that holds data of the version before.

use talon_conformance::databases;

use crate::common::Own;

#[test]
fn migrations_are_numbered_one_by_one() {
    databases::migrations_are_numbered_one_by_one::<Own>();
}

#[test]
fn what_was_shipped_never_changes() {
    databases::what_was_shipped_never_changes::<Own>();
}

#[tokio::test]
async fn data_of_every_version_survives() {
    databases::data_of_every_version_survives::<Own>().await;
}

#[tokio::test]
async fn a_grown_schema_is_the_fresh_one() {
    databases::a_grown_schema_is_the_fresh_one::<Own>().await;
}

#[tokio::test]
async fn a_new_table_or_column_is_archived() {
    databases::a_new_table_or_column_is_archived::<Own>().await;
}
