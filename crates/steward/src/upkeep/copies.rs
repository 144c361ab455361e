//! Commands about copies of a SQLite database: makes one, or replaces the database with one.

use std::fs;
use std::path::{Path, PathBuf};

use talon_house::Clock as _;
use talon_store_sqlite::{Archive, BackupError, Condition, RestoreError};

use crate::config::Config;
use crate::database::{sqlite_file, unusable};
use crate::failure::Failure;
use crate::system::SystemClock;
use crate::text::printer::print;
use crate::upkeep::backups::Backups;

/// Makes a consistent copy of the database: at this path, or in the backup directory, from which the oldest are removed.
///
/// # Errors
/// The copy already exists or can't be written, or the database is not a file.
pub async fn backup(config: &Config, to: Option<&Path>) -> Result<(), Failure> {
    let archive = Archive::open(&sqlite_file(config)?).await.map_err(unusable)?;
    let now = SystemClock.now();
    let backups = Backups::of(config).filter(|_| to.is_none());
    let copied = match (&backups, to) {
        (Some(backups), _) => {
            backups.prepare().map_err(|error| {
                Failure::Usage(format!(
                    "backup.directory: it cannot be created ({error}); a valid example is backup.directory = \"/var/backups/talon\""
                ))
            })?;
            let archive = &archive;
            backups.name(now, |path| async move { archive.backup(&path).await }).await
        }
        (None, Some(to)) => archive.backup(to).await.map(|()| to.to_owned()),
        (None, None) => return Err(Failure::Usage("name the copy, for example talon backup copy.db".to_owned())),
    };
    let to = copied.map_err(|error| match error {
        BackupError::Exists { .. } | BackupError::Unwritable { .. } => {
            Failure::Usage(format!("{error}; a valid example is talon backup copy.db"))
        }
        BackupError::NoRoom { .. } | BackupError::Failed { .. } => Failure::Fault(error.to_string()),
    })?;
    if let Some(backups) = backups {
        let pruned = backups.prune(&to, now);
        pruned.map_err(|error| {
            Failure::Fault(format!("the copy was made, but old ones could not be removed: {error}"))
        })?;
    }
    print(&format!("copied to {}\n", to.display()))
}

/// Replaces the database with a copy, and keeps the old database under another name.
///
/// # Errors
/// The database is in use, or the file is not a complete database of ours, or is of a newer version. Then nothing has changed.
pub async fn restore(config: &Config, from: &Path) -> Result<(), Failure> {
    let path = sqlite_file(config)?;
    let old = name_of_old(&path);
    let restored = talon_store_sqlite::restore(&path, from, &old).await.map_err(|error| match error {
        RestoreError::Open(_)
        | RestoreError::Empty { .. }
        | RestoreError::Damaged { .. }
        | RestoreError::Exists { .. } => Failure::Usage(format!("{error}; nothing was changed")),
        RestoreError::Unwritable { .. } => Failure::Fault(format!("{error}; nothing was changed")),
    })?;
    let mut said = format!("{} now has the contents of {}\n", path.display(), from.display());
    if restored.replaced {
        said.push_str(&format!("the old database is kept as {}\n", old.display()));
    }
    if let Condition::Outdated { found, known } = restored.condition {
        said.push_str(&format!("it has schema {found}, and will be updated to {known} at the next start\n"));
    }
    print(&said)
}

/// The name for the old database. An interrupted restore in the same second may have taken the first.
fn name_of_old(path: &Path) -> PathBuf {
    let moment = Backups::moment_of_name(SystemClock.now());
    let named = |ending: &str| {
        let mut name = path.to_owned().into_os_string();
        name.push(format!(".before-restore-{moment}{ending}"));
        PathBuf::from(name)
    };
    let numbered = (2_u32..).map(|number| named(&format!("-{number}")));
    std::iter::once(named(""))
        .chain(numbered)
        .find(|name| fs::symlink_metadata(name).is_err())
        .unwrap_or_else(|| named(""))
}
