//! Which files know a game, held against the list in `CONTRIBUTING.md`: a game that is added touches these and its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use talon_games::GameKind;

/// Where a game is only an example, or is spoken of by itself, so that another one changes nothing.
const EXAMPLES: [&str; 6] = [
    // Some button that is read.
    "crates/fuzz/src/token.rs",
    // Pictures of some positions.
    "crates/picture/src/samples.rs",
    // Some games are played more or less often than others in a demonstration.
    "crates/workshop/src/demo/world.rs",
    // What the benchmarks of the house play.
    "crates/workshop/src/bench/leaderboard.rs",
    "crates/workshop/src/bench/house/pair.rs",
    // Positions for other programs, which play two of the games.
    "crates/workshop/src/vectors/mod.rs",
];

/// No more files than these are worth one game.
const MOST: usize = 8;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Rust files below a directory.
fn sources(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The sources of what ships, by their paths from the root. `conformance` is tests for other crates.
fn shipped() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let directory = entry.unwrap().path();
        if directory.file_name().is_some_and(|name| name != "conformance") {
            sources(&directory.join("src"), &mut found);
        }
    }
    let from_root = |path: &Path| path.strip_prefix(root()).unwrap().to_str().expect("UTF-8").to_owned();
    found.into_iter().map(|path| (from_root(&path), path)).filter(|(name, _)| !is_test(name)).collect()
}

fn is_test(path: &str) -> bool {
    parts(path).any(|part| part == "tests" || part.ends_with("_tests"))
}

/// Directories and the file, without its ending.
fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.trim_end_matches(".rs").split('/')
}

/// Whether the file is of this game alone, or of the family that three of them are.
fn is_own(path: &str, game: &str) -> bool {
    let of = |part: &str| part == game || part.strip_prefix(game).is_some_and(|rest| rest.starts_with('_'));
    parts(path).any(|part| of(part) || part == "marriage")
}

/// The code of a file, without comments and the tests at its end.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let shipped = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    shipped.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Whether the code names the game: its module, its kind, its name.
fn names(code: &str, game: &str) -> bool {
    let words = code.split(|char: char| !char.is_alphanumeric() && !matches!(char, '_' | '-'));
    let of = |word: &str| word == game || word.strip_prefix(game).is_some_and(|rest| rest.starts_with('_'));
    words.into_iter().any(|word| of(&word.to_lowercase()))
}

/// The files that a section of `CONTRIBUTING.md` lists, list by list.
fn listed() -> Vec<BTreeSet<String>> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let section = text.split("\n## ").find(|section| section.starts_with("Adding a game\n")).expect("the section");
    let paragraphs = section.split("\n\n").filter(|paragraph| paragraph.starts_with("* "));
    let file = |line: &str| line.trim_matches(['*', ' ', '`']).to_owned();
    paragraphs.map(|list| list.lines().map(file).collect()).collect()
}

#[test]
fn the_files_that_name_a_game_are_the_listed_ones() {
    let files: Vec<(String, String)> = shipped().into_iter().map(|(name, path)| (name, code(&path))).collect();
    let examples = EXAMPLES.map(str::to_owned).into_iter().collect::<BTreeSet<_>>();
    let mut found = BTreeSet::new();
    for game in GameKind::ALL.map(GameKind::name) {
        found
            .extend(files.iter().filter(|(name, code)| !is_own(name, game) && names(code, game)).map(|(name, _)| name));
    }
    let found: BTreeSet<String> = found.into_iter().filter(|name| !examples.contains(*name)).cloned().collect();
    assert_eq!(found, *listed().first().expect("a list"), "left what names a game, right the list");
}

#[test]
fn the_listed_files_are_there_and_few() {
    let listed: Vec<String> = listed().into_iter().flatten().collect();
    assert!(listed.len() <= MOST, "{listed:?}");
    for file in listed.iter().map(String::as_str).chain(EXAMPLES) {
        assert!(root().join(file).is_file(), "{file}");
    }
}
