//! The documents are correct: every command they name exists, and every file they link to exists.

use std::path::{Path, PathBuf};
use std::process::Command;

use talon_games::GameKind;
use talon_view::{Button, MenuVerb, Target, Verb};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

fn documents() -> Vec<PathBuf> {
    let root = root();
    let mut found: Vec<PathBuf> =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root.join(name)).to_vec();
    for directory in ["docs", "docs/decisions"] {
        let entries = std::fs::read_dir(root.join(directory)).expect("a directory");
        found.extend(
            entries
                .map(|entry| entry.expect("an entry").path())
                .filter(|path| path.extension().is_some_and(|e| e == "md")),
        );
    }
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words after `start` in back-quoted or indented commands.
fn after<'a>(text: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(start).filter_map(move |(at, _)| {
        let rest = &text[at + start.len()..];
        let word = rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').next()?;
        (!word.is_empty()).then_some(word)
    })
}

#[test]
fn every_subcommand_that_is_named_exists() {
    let mut seen = 0;
    for document in documents() {
        let text = read(&document);
        let named = after(&text, "`talon ").chain(after(&text, "cargo run -p talon -- "));
        for word in named.filter(|word| !word.starts_with('-')) {
            let output = Command::new(env!("CARGO_BIN_EXE_talon")).args([word, "--help"]).output().expect("it runs");
            assert!(output.status.success(), "{}: talon {word}", document.display());
            seen += 1;
        }
    }
    assert!(seen >= 8, "{seen}");
}

#[test]
fn the_readme_names_the_games_and_every_named_game_can_be_played() {
    let readme = read(&root().join("README.md"));
    let nobody = |_: talon_table::PersonId| String::new();
    let menu = talon_view::home(&talon_view::Home::default(), &nobody, talon_view::Locale::EN);
    let opens = |button: &Button| match &button.target {
        Target::Token(token) => matches!(token.verb, Verb::Menu(MenuVerb::NewGame(_))),
        _ => false,
    };
    let buttons = menu.buttons.into_iter().flatten().filter(opens);
    let labels: Vec<String> = buttons.map(|button| button.label.plain()).collect();
    assert_eq!(labels.len(), GameKind::ALL.len());
    for label in labels {
        let (name, players) = label.split_once(" · ").expect("how many play");
        let rows: Vec<_> = readme.lines().filter(|line| line.starts_with(&format!("| **{name}** "))).collect();
        assert!(
            rows.len() == 1 && rows[0].contains(&format!(" | {players}")),
            "{label} is not in the README: {rows:?}"
        );
    }
    for document in documents() {
        let text = read(&document);
        let named = after(&text, "`talon play ").chain(after(&text, "cargo run -p talon -- play "));
        for game in named.filter(|game| !game.starts_with("--")) {
            assert!(game.parse::<GameKind>().is_ok(), "{}: talon play {game}", document.display());
        }
    }
}

#[test]
fn every_chat_command_in_the_readme_is_in_the_bot_s_menu() {
    let readme = read(&root().join("README.md"));
    let menu: Vec<&str> = talon_house::commands::COMMANDS.iter().map(|command| command.name).collect();
    let named: Vec<&str> = after(&readme, "| `/").chain(after(&readme, ", `/")).collect();
    assert!(named.len() >= 10, "{named:?}");
    for command in &named {
        assert!(menu.contains(command), "/{command} is not in the menu {menu:?}");
    }
    for command in menu {
        assert!(named.contains(&command), "/{command} is not in the README");
    }
}

#[test]
fn every_link_leads_somewhere() {
    for document in documents() {
        let text = read(&document);
        for (at, _) in text.match_indices("](") {
            let target = text[at + 2..].split([')', '#']).next().unwrap_or_default();
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let path = document.parent().expect("a directory").join(target);
            assert!(path.exists(), "{}: {target}", document.display());
        }
    }
}

/// The back-quoted texts.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_test_that_a_document_names_exists() {
    let mut seen = 0;
    for document in documents() {
        let text = read(&document);
        for (file, test) in quoted(&text).filter_map(|words| words.split_once(".rs::")) {
            let source = read(&root().join(file).with_extension("rs"));
            assert!(source.contains(&format!("fn {test}(")), "{}: {file}.rs::{test}", document.display());
            seen += 1;
        }
    }
    assert!(seen >= 20, "{seen}");
}

#[test]
fn the_readme_names_the_two_commands() {
    let readme = read(&root().join("README.md"));
    assert!(readme.contains("\ncargo run -p talon\n"));
    assert!(readme.contains("\ntests/run.sh\n"));
    assert!(root().join("tests/run.sh").is_file());
}
