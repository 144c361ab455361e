//! Talon's store in one SQLite file.
//!
//! [`SqliteStore`] is the house's store: one process owns the file, guarded by a lock beside it. [`Archive`] reads the
//! same file without owning it, while a house runs or not: for checking matches, exporting and copying them.
//!
//! Every write is one transaction on the only writing connection, begun as a writer and synced to the disk before it
//! is acknowledged. Readers are connections of their own and, thanks to the write-ahead log, wait for nobody. Every
//! query is checked against the schema when this crate is compiled; `docs/database.md` explains the schema, how to
//! change it and how the checks work without a database.
//!
//! sqlx stays inside: no public item mentions its types.

mod archive;
mod backup;
mod claiming;
mod counters;
mod dialect;
mod draft;
mod fault;
mod file;
mod guard;
mod history;
mod json;
mod moment;
mod ratings;
mod reserve;
mod restore;
#[path = "../../store/statements/mod.rs"]
mod statements;
mod store;
mod transaction;
mod unit;

use statements::{
    archive_column, claims, columns, commit, daily, delivery, directory, export, leagues, moving, people, surfaces,
};

pub use archive::Archive;
pub use backup::BackupError;
pub use draft::draft;
pub use file::OpenError;
pub use history::Condition;
pub use restore::{RestoreError, Restored, restore};
pub use store::SqliteStore;
pub use unit::SqliteUnit;
