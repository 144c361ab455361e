//! Checks for free space on the disks that the program writes to.

use std::path::{Path, PathBuf};

use crate::config::{Config, DatabaseUrl};
use crate::upkeep::backups::Backups;
use crate::upkeep::moved_logs::LogFiles;

const MEGABYTE: u64 = 1 << 20;

/// Less than this is soon used up: it is a database of a few hundred tables, or a day of moved logs.
const LITTLE: u64 = 64 * MEGABYTE;

/// Something that the program writes.
struct Written {
    what: &'static str,
    /// Its directory. If that does not exist, the parent counts.
    directory: PathBuf,
    /// How much space it needs.
    wanted: u64,
}

/// One sentence for each disk that is full, or nearly so.
pub(crate) fn lacking(config: &Config) -> Vec<String> {
    let mut told = Vec::new();
    let mut sentences = Vec::new();
    for place in places(config) {
        let Some((disk, free)) = place.directory.ancestors().find_map(free_at) else { continue };
        if free < place.wanted && !told.contains(&disk) {
            told.push(disk);
            let free = match free / MEGABYTE {
                0 => "less than a megabyte is free".to_owned(),
                megabytes => format!("only {megabytes} MB are free"),
            };
            let (what, directory) = (place.what, shown(&place.directory).display());
            sentences.push(format!(
                "{free} where {what}, in “{directory}”; free at least {} MB",
                place.wanted.div_ceil(MEGABYTE)
            ));
        }
    }
    sentences
}

fn places(config: &Config) -> Vec<Written> {
    let mut places = Vec::new();
    if let DatabaseUrl::Sqlite(file) = &config.database.url {
        let directory = file.parent().unwrap_or(Path::new("")).to_owned();
        places.push(Written { what: "the database is", directory, wanted: LITTLE });
        let size = file.metadata().map_or(0, |metadata| metadata.len());
        let backups = Backups::of(config).into_iter();
        places.extend(backups.map(|backups| Written {
            what: "backups are made",
            directory: backups.directory().to_owned(),
            wanted: size.max(LITTLE),
        }));
    }
    if config.retention.logs.is_some() {
        let directory = LogFiles::of(config).directory().to_owned();
        places.push(Written { what: "logs are moved to", directory, wanted: LITTLE });
    }
    places
}

/// An empty path means the working directory.
fn shown(directory: &Path) -> &Path {
    if directory.as_os_str().is_empty() { Path::new(".") } else { directory }
}

/// The disk of a directory, and how many bytes this user may still write there; `None` if the directory does not exist.
#[cfg(unix)]
fn free_at(directory: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;

    let directory = shown(directory);
    let disk = directory.metadata().ok()?.dev();
    let free = rustix::fs::statvfs(directory).ok()?;
    Some((disk, free.f_bavail.saturating_mul(free.f_frsize)))
}

/// On other systems we can't tell.
#[cfg(not(unix))]
fn free_at(_: &Path) -> Option<(u64, u64)> {
    None
}
