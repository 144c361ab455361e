//! Reads settings files. They decide where tokens are sent, so a file that others on this machine could have written is refused.

use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::path::Path;

use super::Problem;
use crate::text::plain_text;

/// Why a settings file is not read.
#[derive(Debug)]
pub(super) enum Unread {
    /// The system refuses.
    Refused(io::Error),
    /// Others could have written it, or it is not text.
    Unfit(Problem),
}

/// The text of a file that nobody else could have written. `option` names the option for another file. Checks the opened file, because
/// its name may lead elsewhere later.
///
/// # Errors
/// [`Unread`].
pub(super) fn read(path: &Path, option: &str) -> Result<String, Unread> {
    let mut file = File::open(path).map_err(Unread::Refused)?;
    if let Some((why, mend)) = file.metadata().ok().as_ref().and_then(written_by_others) {
        return Err(Unread::Unfit(Problem::new(format!(
            "{}: the file {why}, who could choose where tokens are sent, so it is not read; {mend} it, or choose another one with {option}",
            path.display()
        ))));
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(Unread::Refused)?;
    plain_text::text(bytes).map_err(|why| Unread::Unfit(Problem::new(format!("{}: {why}", path.display()))))
}

/// True if the administrator runs the program.
#[cfg(unix)]
pub(super) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

#[cfg(not(unix))]
pub(super) const fn is_root() -> bool {
    false
}

/// Who else may write the file, and the change of mode that prevents it.
#[cfg(unix)]
fn written_by_others(found: &Metadata) -> Option<(String, &'static str)> {
    use std::os::unix::fs::MetadataExt as _;

    let (owner, mode) = (found.uid(), found.mode() & 0o7777);
    if owner != 0 && owner != rustix::process::geteuid().as_raw() {
        return Some((format!("belongs to another account on this machine (number {owner})"), "chown"));
    }
    // A group with its owner's number has no other member; systems with private groups make people's files group-writable.
    let others = if found.gid() == owner { 0o002 } else { 0o022 };
    (mode & others != 0)
        .then(|| (format!("can be written by other accounts on this machine (mode {mode:o})"), "chmod go-w"))
}

/// On other systems we can't tell.
#[cfg(not(unix))]
fn written_by_others(_: &Metadata) -> Option<(String, &'static str)> {
    None
}
