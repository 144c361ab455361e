//! The libraries that are compiled into the program.

use std::collections::BTreeSet;
use std::error::Error;
use std::process::Command;

use cargo_metadata::{MetadataCommand, Package};

/// The systems that the program is shipped for, as in `deny.toml`.
const TARGETS: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The libraries of others in the program, by name and version.
///
/// # Errors
/// cargo does not answer.
pub(crate) fn shipped() -> Result<Vec<Package>, Box<dyn Error>> {
    let compiled = compiled()?;
    let metadata = MetadataCommand::new()
        .manifest_path(format!("{WORKSPACE}/Cargo.toml"))
        .other_options(["--locked".to_owned()])
        .exec()?;
    let is_shipped = |package: &Package| {
        // What has no source is ours.
        package.source.is_some() && compiled.contains(&format!("{} v{}", package.name, package.version))
    };
    let mut packages: Vec<_> = metadata.packages.into_iter().filter(is_shipped).collect();
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

/// `name vVERSION` of every package that is compiled for the program. The metadata's own graph also holds what features that nobody
/// enables would add.
fn compiled() -> Result<BTreeSet<String>, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["tree", "--locked", "--package", "talon", "--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .args(TARGETS.iter().flat_map(|target| ["--target", target]))
        .current_dir(WORKSPACE)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let name = |line: &str| {
        Some(line.split_whitespace().take(2).collect::<Vec<_>>().join(" ")).filter(|name| !name.is_empty())
    };
    Ok(String::from_utf8(output.stdout)?.lines().filter_map(name).collect())
}
