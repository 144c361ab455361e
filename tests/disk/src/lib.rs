//! A disk that is full when a test says so: a file system of a few megabytes, in memory.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test that finds no such disk fails, or says that it was passed over"
)]

use std::fs::{File, remove_file};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Set where a test runs once more, in a namespace in which it may mount.
const MAY_MOUNT: &str = "SMALL_DISK_NAMESPACE";

/// Large enough for a database with its write-ahead log.
const SIZE: &str = "size=24m";

/// What fills the rest, in pieces that become smaller.
const FILLER: &str = "filler";
const PIECES: [usize; 3] = [1 << 18, 1 << 12, 1];

/// A mounted file system, until it is dropped.
pub struct SmallDisk {
    at: PathBuf,
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Processes that still have files open on it keep them.
        let _ = Command::new("umount").arg("--lazy").arg(&self.at).status();
    }
}

impl SmallDisk {
    /// Mounts one over an empty directory.
    ///
    /// Where this user may not mount, the test of this name runs once more, in a namespace of its own in which it may, and there
    /// is nothing left to do: then none is answered. So it is, with a printed line, where there are no such namespaces either;
    /// where `CI` is set, the test fails then.
    pub fn over(at: &Path, test: &str) -> Option<Self> {
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(at).output();
        match mounted {
            Ok(output) if output.status.success() => return Some(Self { at: at.to_owned() }),
            other => assert!(std::env::var_os(MAY_MOUNT).is_none(), "nothing can be mounted: {other:?}"),
        }
        let namespace = || {
            let mut command = Command::new("unshare");
            command.args(["--map-root-user", "--mount", "--"]);
            command
        };
        if !namespace().arg("true").output().is_ok_and(|output| output.status.success()) {
            assert!(std::env::var_os("CI").is_none(), "no file system can be mounted here, and CI is set");
            println!(
                "passed over: no file system can be mounted here (only root may, and there are no user namespaces)"
            );
            return None;
        }
        let this = std::env::current_exe().expect("the test's own program");
        let again = namespace().arg(this).args(["--exact", test, "--nocapture"]).env(MAY_MOUNT, "1").status();
        assert!(again.is_ok_and(|status| status.success()), "{test} fails where it may mount");
        None
    }

    /// Leaves no byte free.
    pub fn fill(&self) {
        let mut filler = File::create(self.at.join(FILLER)).expect("a file");
        for piece in PIECES {
            let piece = vec![0; piece];
            let full = loop {
                if let Err(error) = filler.write_all(&piece) {
                    break error;
                }
            };
            assert_eq!(full.kind(), ErrorKind::StorageFull, "{full}");
        }
    }

    /// Gives back what was filled.
    pub fn free(&self) {
        remove_file(self.at.join(FILLER)).expect("the filler goes");
    }
}
