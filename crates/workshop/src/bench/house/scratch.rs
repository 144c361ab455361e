//! Temporary files of a measurement.

use std::path::PathBuf;

use super::fault::fault;
use talon_steward::Failure;

/// A directory that is deleted when this value is dropped.
pub(in crate::bench) struct Scratch(PathBuf);

impl Scratch {
    pub(in crate::bench) fn new() -> Result<Self, Failure> {
        let path = std::env::temp_dir().join(format!("talon-bench-{}", std::process::id()));
        std::fs::create_dir(&path).map_err(|error| fault(&format!("{} cannot be made", path.display()), error))?;
        Ok(Self(path))
    }

    /// The path of a file in it.
    pub(in crate::bench) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            tracing::warn!(path = %self.0.display(), %error, "the directory stays");
        }
    }
}
