//! A small in-memory file system that a test can fill.

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

/// Set when a test runs again in a namespace in which it may mount.
const MAY_MOUNT: &str = "SMALL_DISK_NAMESPACE";

/// Large enough for a database with its write-ahead log.
const SIZE: &str = "size=24m";

/// The file that fills the disk, in chunks that become smaller.
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
    /// Mounts a disk over an empty directory.
    ///
    /// If this user may not mount, the test with this name runs again in its own namespace, in which it may; then nothing is left to do
    /// here, and this returns `None`. If there are no such namespaces either, it also returns `None`, with a printed line; but if `CI` is
    /// set, the test fails.
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

    /// Frees the space.
    pub fn free(&self) {
        remove_file(self.at.join(FILLER)).expect("the filler goes");
    }
}
