//! One process at a time owns a database.
//!
//! SQLite would let several processes write, but the house would not notice what the others do. The lock is the operating system's, on a
//! file beside the database, so it ends with its process, however that ends, and blocks no reader. The file itself stays: removing it would
//! let two processes lock two files.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;

use crate::file::{OpenError, beside};

/// The suffix of the lock file, after the whole name of the database.
const SUFFIX: &str = ".lock";

/// Ownership of a database, until it is dropped.
#[derive(Debug)]
pub(crate) struct Guard {
    file: File,
}

impl Guard {
    /// Takes ownership, or returns at once who has it.
    pub(crate) fn take(path: &Path) -> Result<Self, OpenError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        // Anybody who can open the file can take the lock, and keep the owner out.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(beside(path, SUFFIX)).map_err(|error| OpenError::from_io(path, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(OpenError::InUse { path: path.to_owned(), holder: read_holder(&mut file) });
            }
            Err(TryLockError::Error(error)) => return Err(OpenError::from_io(path, &error)),
        }
        // The number is for people; the lock does not depend on it.
        if let Err(error) = write_holder(&mut file) {
            tracing::warn!(%error, "the process number could not be written to the lock file");
        }
        Ok(Self { file })
    }
}

/// Keeps owners away from a database that is only read, or returns who owns it. Nothing is written beside it.
pub(crate) fn unowned(path: &Path) -> Result<Option<File>, OpenError> {
    // A user who may not read the lock may not read the database either.
    let Ok(mut file) = File::open(beside(path, SUFFIX)) else { return Ok(None) };
    match file.try_lock_shared() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => {
            Err(OpenError::InUse { path: path.to_owned(), holder: read_holder(&mut file) })
        }
        Err(TryLockError::Error(error)) => Err(OpenError::from_io(path, &error)),
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // Closing the file would do, except while a process is being started: until it runs its own program it shares the open file. An
        // error can only mean that the lock is gone.
        let _ = self.file.unlock();
    }
}

fn write_holder(file: &mut File) -> std::io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

fn read_holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
