//! Records the commit that the program is built from.
//!
//! Without a repository, as in an archive of the sources, set the variables `SOURCE_COMMIT` and `SOURCE_COMMIT_DATE`.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let commit = variable("SOURCE_COMMIT").or_else(|| git(&["rev-parse", "--short=8", "HEAD"]));
    let date = variable("SOURCE_COMMIT_DATE").or_else(|| git(&["log", "-1", "--format=%cs"]));
    let long = match (&commit, &date) {
        (Some(commit), Some(date)) => format!("{version} ({commit}, {date})"),
        _ => version,
    };
    println!("cargo:rustc-env=BUILT_VERSION={long}");
    println!("cargo:rustc-env=BUILT_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
    watch_head();
}

fn variable(name: &str) -> Option<String> {
    println!("cargo:rerun-if-env-changed={name}");
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Rebuilds after a checkout or a commit. A work tree has its own HEAD, and branches are shared.
fn watch_head() {
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD"].into_iter().chain(branch.as_deref()) {
        if let Some(path) = git(&["rev-parse", "--git-path", name]) {
            println!("cargo:rerun-if-changed={path}");
        }
    }
}

/// Git's answer; `None` without git, or without a repository of ours.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    let said = String::from_utf8(output.stdout).ok()?;
    Some(said.trim().to_owned()).filter(|said| !said.is_empty())
}
