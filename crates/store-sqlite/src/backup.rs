//! A consistent copy of a database, made while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{SqlitePool, query};
use tempfile::NamedTempFile;

use crate::draft::draft;
use crate::fault::{code, sqlite_code};

/// Why there is no copy. Nothing is left at its path.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is a file already, and it stays.
    #[error("{} exists already", path.display())]
    Exists {
        /// Where the copy was to be.
        path: PathBuf,
    },
    /// Its disk is full.
    #[error("there is no room for the copy {}: its disk is full", path.display())]
    NoRoom {
        /// Where the copy was to be.
        path: PathBuf,
    },
    /// The place cannot be written.
    #[error("the copy {} cannot be written: {why}", path.display())]
    Unwritable {
        /// Where the copy was to be.
        path: PathBuf,
        /// The system's message.
        why: String,
    },
    /// The database could not be copied.
    #[error("the database could not be copied: {why}")]
    Failed {
        /// SQLite's message.
        why: String,
    },
}

/// Copies the database as it is at one moment. The copy gets its name only when it is whole and on the disk, so that nothing incomplete is
/// ever taken for a backup.
pub(crate) async fn copy(pool: &SqlitePool, to: &Path) -> Result<(), BackupError> {
    if fs::symlink_metadata(to).is_ok() {
        return Err(BackupError::Exists { path: to.to_owned() });
    }
    let directory = directory_of(to).map_err(|error| unwritable(to, &error))?;
    // SQLite accepts an empty file.
    let draft = draft(&directory, ".talon-backup-").map_err(|error| unwritable(to, &error))?;
    let name = draft.path().to_str().ok_or_else(|| BackupError::Failed { why: "the path is not UTF-8".to_owned() })?;
    query("VACUUM INTO ?").bind(name).execute(pool).await.map_err(|error| match sqlite_code(&error) {
        Some(code::FULL) => BackupError::NoRoom { path: to.to_owned() },
        _ => BackupError::Failed { why: error.to_string() },
    })?;
    let to = to.to_owned();
    let kept = tokio::task::spawn_blocking(move || keep(draft, &directory, &to));
    kept.await.map_err(|error| BackupError::Failed { why: error.to_string() })?
}

pub(crate) fn directory_of(to: &Path) -> io::Result<PathBuf> {
    let parent = to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // SQLite would take a relative name that begins with `file:` for an address.
    fs::canonicalize(parent)
}

fn unwritable(to: &Path, error: &io::Error) -> BackupError {
    let path = to.to_owned();
    match error.kind() {
        io::ErrorKind::StorageFull => BackupError::NoRoom { path },
        _ => BackupError::Unwritable { path, why: error.to_string() },
    }
}

fn keep(draft: NamedTempFile, directory: &Path, to: &Path) -> Result<(), BackupError> {
    // `VACUUM INTO` leaves syncing to us.
    draft.as_file().sync_all().map_err(|error| unwritable(to, &error))?;
    draft.persist_noclobber(to).map_err(|failed| match failed.error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists { path: to.to_owned() },
        _ => unwritable(to, &failed.error),
    })?;
    sync_directory(directory).map_err(|error| unwritable(to, &error))
}

/// Makes a new name in a directory durable. Only Unix lets a directory be opened for that.
pub(crate) fn sync_directory(directory: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(directory)?.sync_all() } else { Ok(()) }
}
