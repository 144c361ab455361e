//! Talon's store in a Postgres database.
//!
//! [`PostgresStore`] is the house's store; [`Archive`] reads the same database for checking and exporting matches.
//!
//! Every call of the port is one transaction, or one statement, at `READ COMMITTED`. A change that depends on existing rows is conditional,
//! or takes a lock first, so that of two processes the second sees the first one's changes. Acknowledged changes are synced to the server's
//! disk. Every query is checked against the schema when this crate is compiled; `docs/database.md` explains the schema, how to change it
//! and how the checks work without a database.
//!
//! sqlx stays inside: no public item mentions its types.

mod archive;
mod claiming;
mod counters;
mod dialect;
mod fault;
mod guard;
mod hints;
mod history;
mod json;
mod moment;
mod ratings;
mod reserve;
mod server;
#[path = "../../store/statements/mod.rs"]
mod statements;
mod store;
mod tidy;
mod unit;

use statements::{
    archive_column, claims, columns, commit, daily, delivery, directory, export, leagues, moving, people, surfaces,
};

pub use archive::Archive;
pub use history::Condition;
pub use server::{Address, BadAddress, OpenError};
pub use store::PostgresStore;
pub use unit::PostgresUnit;
