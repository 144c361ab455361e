//! Files that get their names only when they are complete.
//!
//! A killed process leaves its draft behind. The next draft of the same kind there removes it: the writer of a draft holds the operating
//! system's lock on it, which ends with its process, however that ends.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use tempfile::NamedTempFile;

/// How many letters make a draft's name unique.
const LETTERS: usize = 6;

/// A new file in this directory, readable only by its owner, whose name begins with `prefix`; dropping it removes it. Drafts of killed
/// processes are removed first.
///
/// # Errors
/// The directory cannot be written.
pub fn draft(directory: &Path, prefix: &str) -> io::Result<NamedTempFile> {
    remove_abandoned(directory, prefix);
    loop {
        let draft = tempfile::Builder::new().prefix(prefix).rand_bytes(LETTERS).tempfile_in(directory)?;
        draft.as_file().lock()?;
        // Until it was locked, another process could take it for abandoned.
        if draft.path().exists() {
            return Ok(draft);
        }
    }
}

/// A draft that cannot be removed is harmless, and tried again with the next one.
fn remove_abandoned(directory: &Path, prefix: &str) {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let of_a_draft = |name: &String| name.starts_with(prefix) && name.len() >= prefix.len() + LETTERS;
    let (drafts, beside): (Vec<_>, Vec<_>) =
        names.filter(of_a_draft).partition(|name| name.len() == prefix.len() + LETTERS);
    for draft in drafts {
        let _ = remove_if_abandoned(&directory.join(draft));
    }
    // SQLite's own files beside a draft are not locked.
    for file in beside {
        let draft = file.get(..prefix.len() + LETTERS).unwrap_or(&file);
        if !directory.join(draft).exists() {
            let _ = fs::remove_file(directory.join(&file));
        }
    }
}

fn remove_if_abandoned(draft: &Path) -> io::Result<()> {
    let file: File = OpenOptions::new().read(true).write(true).open(draft)?;
    file.try_lock()?;
    fs::remove_file(draft)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::beside;

    #[test]
    fn what_nobody_works_on_any_more_goes_and_the_rest_stays() {
        let directory = tempfile::tempdir().unwrap();
        let gone = [".kind-gone00", ".kind-gone00-journal", ".kind-gone01-journal"];
        for name in gone.iter().chain(&[".other-kind", "kind"]) {
            fs::write(directory.path().join(name), "half").unwrap();
        }
        let first = draft(directory.path(), ".kind-").unwrap();
        let journal = beside(first.path(), "-journal");
        fs::write(&journal, "SQLite's").unwrap();
        let second = draft(directory.path(), ".kind-").unwrap();
        assert!(first.path().exists() && second.path().exists() && journal.exists());
        assert!(gone.iter().all(|name| !directory.path().join(name).exists()));
        fs::remove_file(journal).unwrap();
        first.persist_noclobber(directory.path().join("whole")).unwrap();
        drop(second);
        let mut left: Vec<_> =
            fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, [".other-kind", "kind", "whole"]);
    }
}
