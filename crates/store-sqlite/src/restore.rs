//! Replaces a database with a copy. Whenever the program is ended, either the old database or the copy is there.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query, query_scalar};

use crate::backup::{directory_of, sync_directory};
use crate::draft::draft;
use crate::fault::{code, sqlite_code};
use crate::file::{self, OpenError, beside};
use crate::guard::{self, Guard};
use crate::history::{self, Company, Condition};

/// What SQLite keeps beside a database while it is in use.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Why a copy did not replace a database. The database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The copy, or the database, cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The copy is empty.
    #[error("{} is empty", path.display())]
    Empty {
        /// The copy.
        path: PathBuf,
    },
    /// The copy is damaged.
    #[error("{} is damaged: {why}", path.display())]
    Damaged {
        /// The copy.
        path: PathBuf,
        /// What SQLite's check found first.
        why: String,
    },
    /// The name for the old database is taken.
    #[error("{} exists already", path.display())]
    Exists {
        /// That name.
        path: PathBuf,
    },
    /// A file cannot be written.
    #[error("{} cannot be written: {why}", path.display())]
    Unwritable {
        /// The database.
        path: PathBuf,
        /// The system's message.
        why: String,
    },
}

/// The outcome of a restore.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Restored {
    /// The step that the database needs before it is used: its owner migrates an older copy.
    pub condition: Condition,
    /// Whether there was a database before, which has the other name now.
    pub replaced: bool,
}

/// Replaces the database `path` with the copy `from` and its write-ahead log. A previous database is kept as `old`.
///
/// # Errors
/// [`RestoreError`]: somebody owns the database or the copy, or this version cannot use the copy.
pub async fn restore(path: &Path, from: &Path, old: &Path) -> Result<Restored, RestoreError> {
    let path = file::resolve(path)?;
    let _guard = Guard::take(&path)?;
    let from = file::resolve(from)?;
    let unwritable = |error: io::Error| RestoreError::Unwritable { path: path.clone(), why: error.to_string() };
    let directory = directory_of(&path).map_err(unwritable)?;
    let draft = draft(&directory, ".talon-restore-").map_err(unwritable)?;
    let condition = {
        let _source = if from == path { None } else { guard::unowned(&from)? };
        let staged = Staged::copy(&from, beside(&path, ".restoring"))?;
        let condition = staged.examine().await?;
        staged.fold_into(draft.path()).await?;
        condition
    };
    let made = |error: OpenError| unwritable(io::Error::other(error));
    if history::examine(draft.path(), Company::Alone).await.map_err(made)? != condition {
        return Err(unwritable(io::Error::other("the copy that was made is not what it was made from")));
    }
    is_whole(file::reading(draft.path()).immutable(true), &path).await?;
    draft.as_file().sync_all().map_err(unwritable)?;
    give_to_owner_of(&path, draft.path()).map_err(unwritable)?;
    let replaced = file::length(&path) > 0;
    if replaced {
        fold_log_in(&path).await;
        keep(&path, old).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => RestoreError::Exists { path: old.to_owned() },
            _ => unwritable(error),
        })?;
    }
    // The log belongs to the old database, which contains it already, or is kept with it. SQLite would apply it to the new one.
    for ending in BESIDE {
        remove(&beside(&path, ending)).map_err(unwritable)?;
    }
    sync_directory(&directory).map_err(unwritable)?;
    draft.persist(&path).map_err(|failed| unwritable(failed.error))?;
    sync_directory(&directory).map_err(unwritable)?;
    Ok(Restored { condition, replaced })
}

/// The copy and its log, under a name that belongs to the database: SQLite may write there what it has to, and nothing is written beside
/// the original copy. Dropping it removes it, and so does the next one, if the process was killed.
struct Staged<'a> {
    from: &'a Path,
    path: PathBuf,
}

impl<'a> Staged<'a> {
    fn copy(from: &'a Path, path: PathBuf) -> Result<Self, RestoreError> {
        if fs::symlink_metadata(from).is_err() {
            return Err(OpenError::Missing { path: from.to_owned() }.into());
        }
        let staged = Self { from, path };
        staged.remove().map_err(|error| staged.unwritable(&error))?;
        for ending in ["", "-wal", "-journal"] {
            let source = beside(from, ending);
            if ending.is_empty() || fs::symlink_metadata(&source).is_ok() {
                staged.add(&source, ending)?;
            }
        }
        Ok(staged)
    }

    fn add(&self, source: &Path, ending: &str) -> Result<(), RestoreError> {
        let target = beside(&self.path, ending);
        file::create(&target)?;
        let copied = File::open(source).and_then(|mut source| {
            let mut target = File::options().write(true).open(&target)?;
            io::copy(&mut source, &mut target)
        });
        match copied {
            Ok(_) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::StorageFull => Err(self.unwritable(&error)),
            Err(error) => Err(OpenError::from_io(source, &error).into()),
        }
    }

    fn unwritable(&self, error: &io::Error) -> RestoreError {
        RestoreError::Unwritable { path: self.path.clone(), why: error.to_string() }
    }

    /// Its condition, if it is whole.
    async fn examine(&self) -> Result<Condition, RestoreError> {
        let condition = history::examine_as(self.from, &self.path, Company::Alone).await?;
        if condition == Condition::New {
            return Err(RestoreError::Empty { path: self.from.to_owned() });
        }
        is_whole(file::reading(&self.path), self.from).await?;
        Ok(condition)
    }

    /// Writes it and its log into one file.
    async fn fold_into(&self, draft: &Path) -> Result<(), RestoreError> {
        let failed = |error: sqlx::Error| match sqlite_code(&error) {
            Some(code::FULL) => self.unwritable(&io::Error::other(error.to_string())),
            _ => OpenError::from_sqlite(self.from, &error).into(),
        };
        let name = draft.to_str().ok_or_else(|| self.unwritable(&io::Error::other("the path is not UTF-8")))?;
        let mut connection = file::reading(&self.path).connect().await.map_err(failed)?;
        query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(failed)?;
        // A reader that fails to close has lost nothing.
        let _ = connection.close().await;
        Ok(())
    }

    fn remove(&self) -> io::Result<()> {
        ["", "-wal", "-shm", "-journal"].iter().try_for_each(|ending| remove(&beside(&self.path, ending)))
    }
}

impl Drop for Staged<'_> {
    fn drop(&mut self) {
        // The next one tries again.
        let _ = self.remove();
    }
}

/// Makes SQLite check a database for damage; errors call it by this name.
async fn is_whole(database: SqliteConnectOptions, name: &Path) -> Result<(), RestoreError> {
    let failed = |error: sqlx::Error| OpenError::from_sqlite(name, &error);
    let mut connection = database.connect().await.map_err(failed)?;
    let found: String = query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(failed)?;
    // A reader that fails to close has lost nothing.
    let _ = connection.close().await;
    if found == "ok" { Ok(()) } else { Err(RestoreError::Damaged { path: name.to_owned(), why: found }) }
}

/// Gives the draft to the owner of the old database: an administrator may restore what a service has to open.
#[cfg(unix)]
fn give_to_owner_of(path: &Path, draft: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, chown};

    match fs::metadata(path) {
        Ok(old) => chown(draft, Some(old.uid()), Some(old.gid())),
        Err(_) => Ok(()),
    }
}

#[cfg(not(unix))]
fn give_to_owner_of(_path: &Path, _draft: &Path) -> io::Result<()> {
    Ok(())
}

/// Moves the write-ahead log into the file, if the database can still be read: then the file alone is the database.
async fn fold_log_in(path: &Path) {
    let Ok(mut connection) = file::writing(path).optimize_on_close(false, None).connect().await else { return };
    // If that fails, the log is kept beside the old database.
    let _ = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    let _ = connection.close().await;
}

/// Gives the old database, and a log that it still needs, a second name.
fn keep(path: &Path, old: &Path) -> io::Result<()> {
    let log = beside(path, "-wal");
    if file::length(&log) > 0 {
        fs::hard_link(&log, beside(old, "-wal"))?;
    }
    fs::hard_link(path, old)
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
