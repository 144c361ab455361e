//! The statements of both databases, each written once.
//!
//! `store-sqlite` and `store-postgres` both compile these files, each checking every statement against its own schema. Names and types that
//! differ between the databases are in each crate's `dialect`. The SQL keeps to what both understand: `docs/database.md` lists it.

mod archive;
pub(crate) mod archive_column;
pub(crate) mod backfill;
pub(crate) mod chats;
pub(crate) mod claims;
pub(crate) mod columns;
pub(crate) mod commit;
pub(crate) mod daily;
mod database;
pub(crate) mod delivery;
pub(crate) mod directory;
pub(crate) mod export;
pub(crate) mod identities;
pub(crate) mod import;
pub(crate) mod leagues;
pub(crate) mod links;
pub(crate) mod moving;
pub(crate) mod people;
pub(crate) mod person_settings;
pub(crate) mod presets;
pub(crate) mod privacy;
pub(crate) mod readings;
pub(crate) mod record;
pub(crate) mod recount;
pub(crate) mod results;
pub(crate) mod standings;
mod store;
pub(crate) mod study;
pub(crate) mod surfaces;
