//! Finds files with secrets that other people can access: the database has the cards of running matches, `.env` has the tokens.

use std::path::{Path, PathBuf};

use crate::config::{Config, DatabaseUrl};
#[cfg(unix)]
use crate::setup::reading_group;

/// The suffixes of the files that SQLite and its owner keep beside a database.
const BESIDE: [&str; 4] = ["-wal", "-shm", "-journal", ".lock"];

/// One sentence for each file or directory that others can access, with what to do about it.
pub(crate) fn exposed(config: &Config) -> Vec<String> {
    let files = secret_files(config);
    let mut directories: Vec<PathBuf> =
        files.iter().filter(|file| file.exists()).map(|file| directory_of(file)).collect();
    directories.sort();
    directories.dedup();
    let of_files = files.iter().filter_map(|file| {
        let (forbidden, mend) = if its_group_reads(file) { (0o037, "g-wx,o-rwx") } else { (0o077, "go-rwx") };
        exposure_of(file, forbidden, mend)
    });
    // Private files may be in a directory that others can read, but not in one that others can write to: they could replace the
    // file.
    let of_directories = directories.iter().filter_map(|directory| exposure_of(directory, 0o022, "go-w"));
    of_files.chain(of_directories).collect()
}

fn secret_files(config: &Config) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = config.env_file.iter().cloned().collect();
    if let DatabaseUrl::Sqlite(path) = &config.database.url {
        files.push(path.clone());
        files.extend(BESIDE.iter().map(|ending| {
            let mut name = path.clone().into_os_string();
            name.push(ending);
            PathBuf::from(name)
        }));
    }
    files
}

fn directory_of(file: &Path) -> PathBuf {
    file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned()
}

/// True if the file's group exists to read it.
#[cfg(unix)]
fn its_group_reads(file: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;

    let group = std::fs::metadata(file).ok().map(|found| found.gid());
    group.is_some() && group == reading_group(file)
}

/// On other systems we can't tell.
#[cfg(not(unix))]
fn its_group_reads(_: &Path) -> bool {
    false
}

/// What is wrong if somebody else owns it, or if its mode has any of the `forbidden` bits; `None` if it does not exist.
#[cfg(unix)]
fn exposure_of(path: &Path, forbidden: u32, mend: &str) -> Option<String> {
    use std::os::unix::fs::MetadataExt as _;

    let found = std::fs::metadata(path).ok()?;
    let (owner, mode) = (found.uid(), found.mode() & 0o7777);
    let shown = path.display();
    if owner != 0 && owner != rustix::process::geteuid().as_raw() {
        return Some(format!("“{shown}” belongs to another account on this machine (number {owner}); chown it"));
    }
    let open = mode & forbidden;
    let others = match (open & 0o044 != 0, open & 0o022 != 0) {
        (true, true) => "read and written",
        (true, false) => "read",
        (false, true) => "written",
        (false, false) if open != 0 => "run",
        (false, false) => return None,
    };
    Some(format!("“{shown}” can be {others} by others on this machine (mode {mode:o}); run chmod {mend} “{shown}”"))
}

/// On other systems we can't tell.
#[cfg(not(unix))]
fn exposure_of(_: &Path, _: u32, _: &str) -> Option<String> {
    None
}
