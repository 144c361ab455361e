//! Tests for every store in a database. They also access its rows directly, as a foreign tool would.

mod damaged;
mod grown;
mod queries;
mod recounting;

use std::future::Future;

use talon_store::Store;
use talon_store::archive::Records;
use talon_store::backfill::Backfill;
use talon_store::results::Recount;

pub use damaged::a_damaged_row_spoils_nothing_but_itself;
pub use grown::{
    a_grown_schema_is_the_fresh_one, a_new_table_or_column_is_archived, data_of_every_version_survives,
    migrations_are_numbered_one_by_one, what_was_shipped_never_changes,
};
pub use queries::{described, every_description_belongs_to_a_query, no_other_query_scans};
pub use recounting::{
    many_matches_at_once_make_the_rows_that_they_make_one_by_one, what_was_changed_by_hand_is_counted_and_put_right,
};

/// A migration of a database.
#[derive(Debug)]
pub struct Migration {
    /// Its number.
    pub version: i64,
    /// The checksum of its text.
    pub checksum: Vec<u8>,
    /// Whether it is applied in one transaction.
    pub whole: bool,
}

/// A temporary database for one test.
pub trait Scratch: Sized {
    /// The store in it.
    type Store: Store + Backfill + Recount;
    /// Its reader, which does not own it.
    type Archive: Records;

    /// The directory of the store's crate.
    const CRATE: &str;

    /// The query for every column in the schema, as `<table>.<column>`.
    const COLUMNS: &str;

    /// The query for everything that a schema consists of, in a fixed order.
    const SHAPE: &str;

    /// True if opening the store takes sole ownership, which releases other processes' claims.
    const ALONE: bool;

    /// Its migrations, in their order.
    fn migrations() -> Vec<Migration>;

    /// A database without tables; `None` if none is available.
    fn empty() -> Option<Self>;

    /// A database with the newest schema; `None` if none is available.
    fn fresh() -> impl Future<Output = Option<Self>>;

    /// Migrates its schema to a version.
    fn migrate(&self, version: i64) -> impl Future<Output = ()>;

    /// Runs the database's own integrity check.
    fn sound(&self) -> impl Future<Output = ()>;

    /// Opens the store.
    fn open(&self) -> impl Future<Output = Self::Store>;

    /// Opens the archive.
    fn archive(&self) -> impl Future<Output = Self::Archive>;

    /// Executes statements directly.
    fn execute(&self, statements: &str) -> impl Future<Output = ()>;

    /// The texts that a query returns.
    fn texts(&self, query: &str) -> impl Future<Output = Vec<String>>;

    /// Every row of a table as text, sorted.
    fn rows(&self, table: &str) -> impl Future<Output = Vec<String>>;
}
