//! Rows that somebody damaged by hand: each is one row.

use talon_conformance::databases;

use crate::common::Own;

#[tokio::test]
async fn a_damaged_row_spoils_nothing_but_itself() {
    databases::a_damaged_row_spoils_nothing_but_itself::<Own>().await;
}
