//! The database file: where it is, what can be wrong with it, and how connections to it are set up.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::fault::{code, sqlite_code};

/// Why a database cannot be used. Each is a sentence about the file; none of them changed it.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The directory that is to hold the file does not exist.
    #[error("the directory of the database {} does not exist", path.display())]
    NoDirectory {
        /// The database.
        path: PathBuf,
    },
    /// There is no database to read.
    #[error("there is no database {}", path.display())]
    Missing {
        /// The database.
        path: PathBuf,
    },
    /// This user may not read or write the file, or its directory.
    #[error("this user may not read and write the database {} and its directory; give the command as their owner, as in sudo -u talon talon check", path.display())]
    Denied {
        /// The database.
        path: PathBuf,
    },
    /// The file cannot be written for another reason, such as a full disk.
    #[error("the database {} cannot be written: {why}", path.display())]
    Unwritable {
        /// The database.
        path: PathBuf,
        /// The system's message.
        why: String,
    },
    /// Another process owns the database.
    #[error("the database {} is in use by another process{}", path.display(), process(*.holder))]
    InUse {
        /// The database.
        path: PathBuf,
        /// The other process's number, where it could be read.
        holder: Option<u32>,
    },
    /// A newer version of the program wrote the database.
    #[error("the database {} was written by a newer version: it has schema {found}, this version knows {known}; install that version again, or go back to a backup from before it", path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// The number of its newest migration.
        found: i64,
        /// The number of the newest migration that this build knows.
        known: i64,
    },
    /// The database must be migrated first, which only its owner does, at the start.
    #[error("the database {} was written by an older version: it has schema {found}, this version needs {known}", path.display())]
    Older {
        /// The database.
        path: PathBuf,
        /// The number of its newest migration; 0 for none.
        found: i64,
        /// The number of the newest migration that this build knows.
        known: i64,
    },
    /// The database must be migrated, and could not be copied before that.
    #[error("the database {} is not brought up to date, because no copy of it can be made first: {why}", path.display())]
    NotKept {
        /// The database.
        path: PathBuf,
        /// Why there is no copy.
        why: String,
    },
    /// The database has had a migration that this build lacks, or has in another form.
    #[error("the database {} was changed by another migration {version} than this version's", path.display())]
    OtherHistory {
        /// The database.
        path: PathBuf,
        /// The migration's number.
        version: i64,
    },
    /// The file is not a database.
    #[error("{} is not a database", path.display())]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// The file is a database of another program.
    #[error("{} is a database of another program", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file is damaged.
    #[error("the database {} is damaged: {why}", path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// SQLite's message.
        why: String,
    },
    /// Anything else.
    #[error("the database {} cannot be opened: {why}", path.display())]
    Failed {
        /// The database.
        path: PathBuf,
        /// The message of the system or SQLite.
        why: String,
    },
}

fn process(holder: Option<u32>) -> String {
    holder.map(|holder| format!(" (number {holder})")).unwrap_or_default()
}

impl OpenError {
    /// What SQLite's error means for the file.
    pub(crate) fn from_sqlite(path: &Path, error: &sqlx::Error) -> Self {
        let (path, why) = (path.to_owned(), error.to_string());
        match sqlite_code(error) {
            Some(code::READONLY | code::CANTOPEN) if is_writable(&path).is_err() => Self::Denied { path },
            Some(code::READONLY | code::CANTOPEN | code::FULL) => Self::Unwritable { path, why },
            Some(code::NOTADB) => Self::NotADatabase { path },
            Some(code::CORRUPT) => Self::Damaged { path, why },
            _ => Self::Failed { path, why },
        }
    }

    /// What an error of the file system means for the file.
    pub(crate) fn from_io(path: &Path, error: &io::Error) -> Self {
        let (path, why) = (path.to_owned(), error.to_string());
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::NoDirectory { path },
            io::ErrorKind::PermissionDenied => Self::Denied { path },
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::StorageFull => Self::Unwritable { path, why },
            _ => Self::Failed { path, why },
        }
    }
}

/// Whether the system lets this user read and write the file. SQLite does not say why it cannot.
///
/// # Errors
/// [`OpenError::Denied`] alone.
pub(crate) fn is_writable(path: &Path) -> Result<(), OpenError> {
    // Only if this process has no connection to it: closing the file would drop SQLite's locks.
    match fs::OpenOptions::new().read(true).write(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            Err(OpenError::Denied { path: path.to_owned() })
        }
        Ok(_) | Err(_) => Ok(()),
    }
}

/// The one absolute path of a database that may not exist yet: two spellings, or a link, must not lead to two locks.
pub(crate) fn resolve(path: &Path) -> Result<PathBuf, OpenError> {
    match fs::canonicalize(path) {
        Ok(resolved) if resolved.is_file() => Ok(resolved),
        Ok(resolved) => Err(OpenError::NotADatabase { path: resolved }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or_else(|| OpenError::NotADatabase { path: path.to_owned() })?;
            let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let directory = fs::canonicalize(directory).map_err(|error| OpenError::from_io(path, &error))?;
            if directory.is_dir() {
                Ok(directory.join(name))
            } else {
                Err(OpenError::NoDirectory { path: path.to_owned() })
            }
        }
        Err(error) => Err(OpenError::from_io(path, &error)),
    }
}

/// A file beside the database, named after it.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// The length of a file; zero if there is none.
pub(crate) fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |metadata| metadata.len())
}

/// Creates the empty file, readable only by its owner: it will hold the cards and secrets of running matches.
pub(crate) fn create(path: &Path) -> Result<(), OpenError> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(OpenError::from_io(path, &error)),
    }
}

/// How long a statement waits for a lock. Only the last moment of a copy, or another program, ever holds one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many rows are read to refresh the query planner's statistics when the store is closed.
const ANALYSIS_LIMIT: u32 = 400;

/// The settings of the connection that writes.
pub(crate) fn writing(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Deleted data are overwritten, not only unlinked.
        .pragma("secure_delete", "ON")
        .busy_timeout(BUSY_TIMEOUT)
        .optimize_on_close(true, ANALYSIS_LIMIT)
}

/// The settings of a connection that only reads.
pub(crate) fn reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY_TIMEOUT)
}

/// A pool whose connections live as long as the pool: opening one means reading the schema again.
pub(crate) fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .max_lifetime(None)
        .idle_timeout(None)
        .test_before_acquire(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection, query_scalar};

    async fn pragma(connection: &mut SqliteConnection, name: &str) -> String {
        let value = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
        // `busy_timeout` calls its column otherwise than itself.
        let value = value.replace("CAST(busy_timeout", "CAST(timeout");
        query_scalar(AssertSqlSafe(value)).fetch_one(connection).await.unwrap()
    }

    #[tokio::test]
    async fn the_writer_waits_for_the_disk_and_readers_cannot_write() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("talon.db");
        create(&path).unwrap();
        let mut writer = writing(&path).connect().await.unwrap();
        // FULL is 2.
        let expected = [
            ("journal_mode", "wal"),
            ("synchronous", "2"),
            ("foreign_keys", "1"),
            ("secure_delete", "1"),
            ("busy_timeout", "5000"),
        ];
        for (name, value) in expected {
            assert_eq!(pragma(&mut writer, name).await, value, "{name}");
        }
        sqlx::query("CREATE TABLE t (x)").execute(&mut writer).await.unwrap();

        let mut reader = reading(&path).connect().await.unwrap();
        let refused = sqlx::query("INSERT INTO t VALUES (1)").execute(&mut reader).await.unwrap_err();
        assert_eq!(sqlite_code(&refused), Some(code::READONLY));
        assert!(matches!(OpenError::from_sqlite(&path, &refused), OpenError::Unwritable { .. }));
    }

    #[test]
    fn what_the_file_system_refuses_is_told_apart() {
        let path = Path::new("/nowhere/talon.db");
        let named = |kind: io::ErrorKind| OpenError::from_io(path, &kind.into());
        assert!(matches!(named(io::ErrorKind::NotFound), OpenError::NoDirectory { .. }));
        assert!(matches!(named(io::ErrorKind::PermissionDenied), OpenError::Denied { .. }));
        assert!(matches!(named(io::ErrorKind::ReadOnlyFilesystem), OpenError::Unwritable { .. }));
        assert!(matches!(named(io::ErrorKind::Interrupted), OpenError::Failed { .. }));
    }

    #[test]
    fn every_spelling_of_a_path_is_one() {
        let directory = tempfile::tempdir().unwrap();
        let real = fs::canonicalize(directory.path()).unwrap().join("talon.db");
        let detour = directory.path().join("../").join(directory.path().file_name().unwrap()).join("talon.db");
        assert_eq!(resolve(&detour).unwrap(), real, "before it exists");
        create(&real).unwrap();
        assert_eq!(resolve(&detour).unwrap(), real, "when it exists");
        assert_eq!(
            resolve(Path::new("talon-of-these-tests.db")).unwrap().parent(),
            std::env::current_dir().ok().as_deref()
        );
        assert!(matches!(resolve(Path::new("/")), Err(OpenError::NotADatabase { .. })));
    }
}
