//! Rows that somebody damaged by hand: each is one row.

use talon_conformance::databases;

use crate::common::File;

#[tokio::test]
async fn a_damaged_row_spoils_nothing_but_itself() {
    databases::a_damaged_row_spoils_nothing_but_itself::<File>().await;
}
