//! Backups of a SQLite database: their directory, their names, how many are kept, and when the next is due.
//!
//! No state is kept between runs: the names of the existing backups tell when the next is due.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use jiff::fmt::strtime;
use jiff::tz::TimeZone;
use talon_house::Clock;
use talon_store_sqlite::{BackupError, SqliteStore};
use talon_table::Timestamp;
use tokio_util::sync::CancellationToken;

use crate::config::{Config, DatabaseUrl};
use crate::monitor::Metrics;

/// The name of a backup, with its time in UTC.
const NAMED: &str = "talon-%Y-%m-%dT%H-%M-%SZ.db";

/// The prefix of copies made before a schema update.
const BEFORE_SCHEMA: &str = "talon-before-schema-";

/// How many such copies are kept.
const BEFORE_SCHEMA_KEPT: usize = 3;

/// The pause after a failed backup. Its cause, such as a full disk, rarely goes away by itself.
const AGAIN: Duration = Duration::from_secs(15 * 60);

/// The backup directory of one database.
#[derive(Debug, Clone)]
pub(crate) struct Backups {
    directory: PathBuf,
    keep: usize,
}

impl Backups {
    /// The backups of the configured database; `None` for a database on a server.
    pub(crate) fn of(config: &Config) -> Option<Self> {
        let DatabaseUrl::Sqlite(file) = &config.database.url else { return None };
        let beside = || file.parent().unwrap_or(Path::new("")).join("backups");
        let directory = config.backup.directory.clone().unwrap_or_else(beside);
        Some(Self { directory, keep: config.backup.keep.get() })
    }

    /// Their directory.
    pub(crate) fn directory(&self) -> &Path {
        &self.directory
    }

    fn path(&self, now: Timestamp) -> PathBuf {
        self.directory.join(written(now))
    }

    /// The path of a copy made now, before an update to this schema.
    pub(crate) fn path_before(&self, schema: i64, now: Timestamp) -> PathBuf {
        let moment = written(now);
        self.directory.join(format!("{BEFORE_SCHEMA}{schema:04}-{}", moment.trim_start_matches("talon-")))
    }

    /// A moment as file names contain it.
    pub(crate) fn moment_of_name(now: Timestamp) -> String {
        written(now).trim_start_matches("talon-").trim_end_matches(".db").to_owned()
    }

    /// Creates the directory, readable by its owner alone.
    pub(crate) fn prepare(&self) -> io::Result<()> {
        private_directory(&self.directory)
    }

    /// The existing backups, oldest first. Other files are ignored.
    fn all(&self) -> io::Result<Vec<(Timestamp, PathBuf)>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.directory)? {
            let entry = entry?;
            if let Some(moment) = entry.file_name().to_str().and_then(read) {
                found.push((moment, entry.path()));
            }
        }
        found.sort();
        Ok(found)
    }

    /// The time of the newest backup, according to its name. Backups in the future, made by a wrong clock, do not count.
    fn newest(&self, now: Timestamp) -> Option<Timestamp> {
        let all = self.all().unwrap_or_default();
        all.iter().rev().map(|(moment, _)| *moment).find(|moment| *moment <= now)
    }

    /// When the next backup is due.
    fn due(&self, every: Duration, now: Timestamp) -> Timestamp {
        self.newest(now).map_or(now, |newest| newest.plus(every))
    }

    /// Removes the oldest backups until no more than the configured number are left. Never removes the one that was just made, nor one
    /// whose time is in the future.
    pub(crate) fn prune(&self, made: &Path, now: Timestamp) -> io::Result<()> {
        let all = self.all()?;
        let past: Vec<_> = all.into_iter().filter(|(moment, _)| *moment <= now).map(|(_, path)| path).collect();
        self.remove_but(self.keep, past, made)?;
        let mut before: Vec<PathBuf> = fs::read_dir(&self.directory)?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.file_name().and_then(|name| name.to_str()).is_some_and(is_before_schema))
            .collect();
        before.sort();
        self.remove_but(BEFORE_SCHEMA_KEPT, before, made)
    }

    fn remove_but(&self, keep: usize, oldest_first: Vec<PathBuf>, made: &Path) -> io::Result<()> {
        let surplus = oldest_first.len().saturating_sub(keep);
        for path in oldest_first.into_iter().take(surplus).filter(|path| path != made) {
            fs::remove_file(path)?;
        }
        Ok(())
    }

    /// Makes a copy under the first free name from `now` on: there may be two in one second.
    pub(crate) async fn name<C>(&self, now: Timestamp, copy: impl Fn(PathBuf) -> C) -> Result<PathBuf, BackupError>
    where
        C: Future<Output = Result<(), BackupError>>,
    {
        let mut moment = now;
        loop {
            let path = self.path(moment);
            match copy(path.clone()).await {
                Err(BackupError::Exists { .. }) => moment = moment.plus(Duration::from_secs(1)),
                copied => return copied.map(|()| path),
            }
        }
    }

    /// Makes a backup of a database in use, then removes the oldest ones.
    ///
    /// # Errors
    /// [`BackupError`]; then nothing was removed.
    pub(crate) async fn make(&self, store: &SqliteStore, now: Timestamp) -> Result<PathBuf, BackupError> {
        self.prepare()
            .map_err(|error| BackupError::Unwritable { path: self.directory.clone(), why: error.to_string() })?;
        let path = self.name(now, |path| async move { store.backup(&path).await }).await?;
        if let Err(error) = self.prune(&path, now) {
            tracing::warn!(%error, "old backups could not be removed");
        }
        Ok(path)
    }
}

/// Makes backups whenever one is due, until `stop`. Logs a failure and tries again; people play on meanwhile.
pub(crate) async fn keep_making(
    backups: Backups,
    every: Duration,
    store: Arc<SqliteStore>,
    clock: Arc<dyn Clock>,
    metrics: Arc<Metrics>,
    stop: CancellationToken,
) {
    let work = async {
        metrics.backed_up(backups.newest(clock.now()));
        loop {
            let due = backups.due(every, clock.now());
            if due > clock.now() {
                clock.sleep_until(due).await;
                // The clock may have been set meanwhile.
                continue;
            }
            let now = clock.now();
            match backups.make(&store, now).await {
                Ok(path) => {
                    tracing::info!(path = %path.display(), "a backup was made");
                    metrics.backed_up(Some(now));
                }
                Err(error) => {
                    tracing::error!(%error, "no backup was made; trying again later");
                    metrics.backup_failed();
                    clock.sleep_until(now.plus(AGAIN.min(every))).await;
                }
            }
        }
    };
    tokio::select! {
        () = stop.cancelled() => {}
        () = work => {}
    }
}

/// The name of a backup made at this moment.
fn written(moment: Timestamp) -> String {
    let moment = jiff::Timestamp::from_millisecond(moment.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    strtime::format(NAMED, &moment.to_zoned(TimeZone::UTC)).unwrap_or_default()
}

/// The moment in a name; `None` if it is not exactly the name of a backup.
fn read(name: &str) -> Option<Timestamp> {
    let civil = strtime::parse(NAMED, name).ok()?.to_datetime().ok()?;
    let moment = Timestamp(civil.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond());
    (written(moment) == name).then_some(moment)
}

fn is_before_schema(name: &str) -> bool {
    let rest = name.strip_prefix(BEFORE_SCHEMA).and_then(|rest| rest.split_once('-'));
    rest.is_some_and(|(schema, moment)| {
        schema.bytes().all(|digit| digit.is_ascii_digit()) && read(&format!("talon-{moment}")).is_some()
    })
}

/// Creates a directory that only its owner can look into, unless it exists.
pub(crate) fn private_directory(path: &Path) -> io::Result<()> {
    let mut maker = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    match maker.recursive(true).create(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use talon_house::testing::VirtualClock;
    use talon_store_sqlite::Archive;

    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);
    /// 2026-11-26 12:00:00 UTC.
    const NOON: Timestamp = Timestamp(1_795_694_400_000);

    fn names(backups: &Backups) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&backups.directory)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    fn with(names: &[&str]) -> (tempfile::TempDir, Backups) {
        let directory = tempfile::tempdir().unwrap();
        for name in names {
            fs::write(directory.path().join(name), "").unwrap();
        }
        let backups = Backups { directory: directory.path().to_owned(), keep: 2 };
        (directory, backups)
    }

    #[test]
    fn names_tell_moments_and_nothing_else_is_ours() {
        assert_eq!(written(NOON), "talon-2026-11-26T12-00-00Z.db");
        assert_eq!(read("talon-2026-11-26T12-00-00Z.db"), Some(NOON));
        for other in [
            "talon.db",
            "talon-2026-11-26T12-00-00Z.db-wal",
            "talon-2026-13-26T12-00-00Z.db",
            "my-talon-2026-11-26T12-00-00Z.db",
            "talon-2026-11-26.db",
        ] {
            assert_eq!(read(other), None, "{other}");
        }
        assert!(is_before_schema("talon-before-schema-0018-2026-11-26T12-00-00Z.db"));
        assert!(!is_before_schema("talon-before-schema-0018.db"));
    }

    #[test]
    fn the_oldest_go_and_what_is_not_ours_stays() {
        let (_directory, backups) = with(&[
            "talon-2026-11-23T12-00-00Z.db",
            "talon-2026-11-24T12-00-00Z.db",
            "talon-2026-11-25T12-00-00Z.db",
            "talon-2027-01-01T00-00-00Z.db",
            "precious.db",
            "talon-before-schema-0014-2026-01-01T00-00-00Z.db",
            "talon-before-schema-0015-2026-02-01T00-00-00Z.db",
            "talon-before-schema-0016-2026-03-01T00-00-00Z.db",
            "talon-before-schema-0017-2026-04-01T00-00-00Z.db",
        ]);
        backups.prune(&backups.path(NOON), NOON).unwrap();
        let left = [
            "precious.db",
            "talon-2026-11-24T12-00-00Z.db",
            "talon-2026-11-25T12-00-00Z.db",
            "talon-2027-01-01T00-00-00Z.db",
            "talon-before-schema-0015-2026-02-01T00-00-00Z.db",
            "talon-before-schema-0016-2026-03-01T00-00-00Z.db",
            "talon-before-schema-0017-2026-04-01T00-00-00Z.db",
        ];
        assert_eq!(names(&backups), left);
        // The clock was set back by two days: the new backup has the oldest name, and must stay.
        let back = Timestamp(NOON.0 - 2 * 24 * 3_600_000);
        fs::write(backups.path(back), "").unwrap();
        let made = backups.path(back);
        backups.prune(&made, NOON).unwrap();
        assert!(made.exists());
    }

    #[test]
    fn the_next_is_due_by_the_newest_and_a_wrong_clock_makes_no_flood() {
        let (_directory, backups) = with(&["talon-2026-11-26T11-00-00Z.db", "talon-2030-01-01T00-00-00Z.db"]);
        assert_eq!(backups.due(24 * HOUR, NOON), NOON.plus(23 * HOUR));
        let (_directory, none) = with(&[]);
        assert_eq!(none.due(24 * HOUR, NOON), NOON, "the first is due at once");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn backups_are_made_when_they_are_due_and_a_failure_is_tried_again() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&directory.path().join("talon.db")).await.unwrap());
        let backups = Backups { directory: directory.path().join("backups"), keep: 2 };
        // A file occupies the directory's path.
        fs::write(&backups.directory, "").unwrap();
        let clock = Arc::new(VirtualClock::new(NOON));
        let metrics = Arc::new(Metrics::new("", 0.0));
        let stop = CancellationToken::new();
        let making = tokio::spawn(keep_making(
            backups.clone(),
            24 * HOUR,
            Arc::clone(&store),
            Arc::clone(&clock) as Arc<dyn Clock>,
            Arc::clone(&metrics),
            stop.clone(),
        ));
        let until = async |wanted: &str| {
            while !metrics.text().unwrap().lines().any(|line| line == wanted) {
                tokio::task::yield_now().await;
            }
        };
        until("talon_backups_failed_total 1").await;
        fs::remove_file(&backups.directory).unwrap();
        clock.advance(AGAIN);
        until("talon_backup_time_seconds 1795695300.0").await;
        for day in 1..4 {
            clock.advance(24 * HOUR);
            until(&format!("talon_backup_time_seconds {}.0", 1_795_695_300 + day * 24 * 3600)).await;
        }
        stop.cancel();
        making.await.unwrap();
        let kept = ["talon-2026-11-28T12-15-00Z.db", "talon-2026-11-29T12-15-00Z.db"];
        assert_eq!(names(&backups), kept);
        for name in kept {
            Archive::open(&backups.directory.join(name)).await.unwrap().close().await;
        }
        store.close().await;
    }
}
