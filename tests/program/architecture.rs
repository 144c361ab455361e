//! The crate graph: which crate may use which, and which libraries stay where.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};

/// Which of Talon's crates each crate may use, in dependency order.
const MAY_KNOW: [(&str, &[&str]); 32] = [
    ("cards", &[]),
    ("scene", &["cards"]),
    ("standings", &[]),
    ("games", &["cards"]),
    ("players", &["games", "cards"]),
    ("engine", &["players", "games", "cards"]),
    ("proofs", &["games", "cards"]),
    ("table", &["games", "cards"]),
    ("league", &["standings", "table", "games"]),
    ("view", &["scene", "league", "standings", "table", "games", "cards"]),
    ("store", &["league", "standings", "table", "view", "games", "cards"]),
    ("house", &["store", "league", "standings", "picture", "table", "view", "players", "games", "cards"]),
    ("simulate", &["house", "store", "view", "league", "standings", "table", "games", "cards"]),
    ("statement", &[]),
    ("conformance", &["statement", "store", "league", "standings", "table", "players", "games", "cards"]),
    ("store-sqlite", &["statement", "store", "league", "standings", "table", "games"]),
    ("store-postgres", &["statement", "store", "league", "standings", "table", "games"]),
    ("adapter", &["house", "store"]),
    ("telegram", &["adapter", "house", "store", "view", "table", "games"]),
    ("picture", &["cards", "scene"]),
    ("discord", &["adapter", "house", "store", "view", "picture", "games", "cards"]),
    ("window", &["house", "store", "view", "table", "games"]),
    ("web", &["window", "adapter", "house", "view", "picture", "scene", "cards"]),
    (
        "steward",
        &[
            "cards",
            "games",
            "players",
            "engine",
            "table",
            "view",
            "store",
            "house",
            "standings",
            "store-sqlite",
            "store-postgres",
            "adapter",
            "telegram",
            "discord",
            "window",
            "web",
        ],
    ),
    (
        "workshop",
        &[
            "steward",
            "simulate",
            "proofs",
            "engine",
            "house",
            "store",
            "view",
            "standings",
            "table",
            "players",
            "games",
            "cards",
        ],
    ),
    ("", &["workshop", "steward", "engine", "players", "games"]),
    ("fuzz", &["view", "table", "proofs", "games", "cards"]),
    ("loopback", &[]),
    ("cluster", &[]),
    ("disk", &[]),
    ("notices", &[]),
    ("stage", &["house", "store", "view", "store-sqlite", "store-postgres", "table", "games", "cards", "loopback"]),
];

/// Crates without input, output, time, randomness or concurrency.
const PURE: [&str; 9] = ["cards", "games", "players", "table", "standings", "league", "scene", "view", "picture"];

/// What a pure crate must not use, directly or through others.
const IMPURE: [&str; 10] = [
    "teloxide-core",
    "serenity",
    "tokio",
    "async-trait",
    "futures-core",
    "sqlx",
    "teloxide",
    "reqwest",
    "rand",
    "getrandom",
];

/// Libraries whose types never leave these crates.
const CONFINED: [(&str, &[&str]); 8] = [
    ("teloxide", &["telegram"]),
    ("teloxide-core", &["telegram"]),
    ("serenity", &["discord"]),
    ("sqlx", &["store-sqlite", "store-postgres"]),
    ("plotters", &["picture"]),
    ("plotters-backend", &["picture"]),
    ("skrifa", &["picture"]),
    ("maud", &["web"]),
];

/// Libraries of which serenity's gateway brings an older version, through tungstenite 0.21.
const OLDER_TOO: [&str; 4] = ["rand", "rand_chacha", "thiserror", "tokio-rustls"];

/// Libraries of which sqlx's Postgres driver uses a newer version than sqlx itself.
const NEWER_TOO: [&str; 1] = ["sha2"];

pub(crate) fn metadata() -> Metadata {
    MetadataCommand::new()
        .manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .other_options(["--locked".to_owned()])
        .exec()
        .expect("cargo describes the workspace")
}

fn package_name(part: &str) -> String {
    if part.is_empty() { "talon".to_owned() } else { format!("talon-{part}") }
}

/// The libraries that a crate ships with, without those of its tests.
fn shipped(package: &Package) -> BTreeSet<String> {
    package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind == DependencyKind::Normal)
        .map(|dependency| dependency.name.clone())
        .collect()
}

#[test]
fn crates_know_only_whom_they_may() {
    let metadata = metadata();
    let members = metadata.workspace_packages();
    let known: BTreeMap<String, BTreeSet<String>> = MAY_KNOW
        .iter()
        .map(|(part, may)| {
            let may = may.iter().map(|part| package_name(part)).collect();
            (package_name(part), may)
        })
        .collect();
    for package in &members {
        let name = package.name.to_string();
        let may = known.get(&name).unwrap_or_else(|| panic!("{name} is not on the map"));
        for used in shipped(package) {
            let ours = used == "talon" || used.starts_with("talon-");
            assert!(!ours || may.contains(&used), "{name} may not use {used}");
        }
    }
    assert_eq!(members.len(), known.len(), "a crate on the map is missing");
}

#[test]
fn a_platform_s_or_a_database_s_library_stays_in_its_crate() {
    for package in metadata().workspace_packages() {
        for (library, homes) in CONFINED {
            let uses = shipped(package).contains(library);
            let at_home = homes.iter().any(|home| package.name.as_str() == package_name(home));
            assert!(!uses || at_home, "{} may not use {library}", package.name);
        }
    }
}

/// What cargo would compile for a selection, line by line, along these edges and in this format.
fn tree(selection: &[&str], edges: &str, form: &str) -> Vec<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--edges", edges, "--prefix", "none", "--format", form])
        .args(selection)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo draws the tree");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

/// The crates that are really compiled for a package, as `name vVERSION`. The metadata's own graph also contains what disabled features
/// would add.
pub(crate) fn compiled(selection: &[&str]) -> BTreeSet<(String, String)> {
    tree(selection, "normal", "{p}")
        .iter()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            Some((words.next()?.to_owned(), words.next()?.to_owned()))
        })
        .collect()
}

#[test]
fn pure_crates_reach_no_runtime_and_no_randomness() {
    for part in PURE {
        let name = package_name(part);
        let reached = compiled(&["--package", &name]);
        assert!(reached.iter().any(|(own, _)| *own == name), "{name} is in its own tree");
        for (library, _) in reached {
            assert!(!IMPURE.contains(&library.as_str()), "{name} reaches {library}");
        }
    }
}

#[test]
fn every_shared_library_has_one_version() {
    let everything = compiled(&["--workspace"]);
    let shared: BTreeSet<String> = metadata().workspace_packages().into_iter().flat_map(shipped).collect();
    assert!(shared.contains("serde"));
    for library in shared {
        let versions: Vec<_> = everything.iter().filter(|(name, _)| *name == library).collect();
        let most = 1 + usize::from(OLDER_TOO.iter().chain(&NEWER_TOO).any(|two| *two == library));
        assert!(versions.len() <= most, "{versions:?}");
    }
}

/// Each library with its version and features, as cargo builds it for this selection.
fn features(selection: &[&str], edges: &str) -> BTreeSet<String> {
    let lines = tree(selection, edges, "{p} {f}");
    lines.iter().map(|line| line.trim_end_matches(" (*)").trim_end().to_owned()).collect()
}

/// After the program has been built, building the tests rebuilds none of its libraries.
#[test]
fn tests_build_no_library_of_the_program_with_other_features() {
    let program = features(&["--package", "talon"], "normal,no-proc-macro");
    let tests = features(&["--workspace"], "normal,dev,no-proc-macro");
    assert!(program.len() > 100, "{program:?}");
    assert_eq!(program.difference(&tests).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// The Rust files below a directory.
pub(crate) fn sources(directory: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path());
    let below = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    paths.flat_map(below).filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// True if a doc comment contains an example that rustdoc would compile.
fn has_example(text: &str) -> bool {
    let fences = text.lines().filter_map(|line| {
        let comment = line.trim_start();
        comment.strip_prefix("/// ```").or_else(|| comment.strip_prefix("//! ```"))
    });
    fences.step_by(2).any(|language| !["text", "console"].contains(&language))
}

/// Searching a crate for examples takes rustdoc as long as checking it, so crates without examples turn that off.
#[test]
fn examples_in_documentation_are_run() {
    for package in metadata().workspace_packages() {
        for library in package.targets.iter().filter(|target| target.is_lib()) {
            let directory = library.src_path.parent().expect("a directory");
            let files = sources(directory.as_std_path());
            let example = files.iter().find(|path| has_example(&fs::read_to_string(path).expect("a source")));
            assert_eq!(library.doctest, example.is_some(), "doctest of {}: {example:?}", package.name);
        }
    }
}
