//! Libraries that are preloaded into the program to change how the system behaves.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles a source of this directory into a library.
pub(crate) fn library(source: &str, into: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let library = into.join(source.file_stem().expect("a name")).with_extension("so");
    let built = Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).output();
    let built = built.expect("a compiler for C, without which there is none for Rust");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    library
}
