//! Database maintenance: copies, archives, migrations, old logs.

pub mod archive;
pub(crate) mod backups;
pub mod copies;
pub mod migrate;
pub mod moved_logs;
