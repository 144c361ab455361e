//! Moves logs of tables that were closed long ago out of the database into compressed files, and reads them there.

mod files;
mod moving;

pub(crate) use files::{LogFiles, is_log_file, read_file};
pub use moving::move_now;
pub(crate) use moving::{Mover, keep_moving};
