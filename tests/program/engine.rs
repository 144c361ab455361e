//! Talon's players as programs, and programs as players, with clients in Python that share none of this code.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use talon_games::GameKind;

/// How many deals of each game are played.
const DEALS: u32 = 200;

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name).canonicalize().expect("the script")
}

/// True if Python is installed, which it must be before a change is merged.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    assert!(found || std::env::var_os("CI").is_none(), "python3 is missing");
    if !found {
        println!("skipped: there is no python3");
    }
    found
}

fn arena(arguments: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_talon")).arg("arena").args(arguments).output();
    output.expect("the program starts")
}

/// The report of a successful arena.
fn report(arguments: &[&str]) -> Value {
    let output = arena(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    serde_json::from_slice(&output.stdout).expect("a line of JSON")
}

#[test]
fn an_independent_client_meets_no_illegal_action_and_no_card_that_a_seat_cannot_know() {
    if !has_python() {
        return;
    }
    let client = script("tests/program/engine/client.py");
    let players = GameKind::ALL.map(|game| {
        let [deals, seed] = [DEALS, 7].map(|number: u32| number.to_string());
        let mut python = Command::new("python3");
        python.arg("-B").arg(&client).args([env!("CARGO_BIN_EXE_talon"), game.name(), &deals, &seed]);
        (game, python.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("python3 starts"))
    });
    for (game, player) in players {
        let output = player.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{game}, seed 7: {}", String::from_utf8_lossy(&output.stderr));
        let said = String::from_utf8(output.stdout).expect("text");
        println!("{said}");
        assert!(said.starts_with(&format!("{game}: {DEALS} deals, ")), "{said}");
    }
}

#[test]
fn a_program_in_the_arena_is_told_no_card_that_its_seat_cannot_know() {
    if !has_python() {
        return;
    }
    let spy = format!("cmd:python3 -B '{}'", script("tests/program/engine/spy.py").display());
    for game in GameKind::ALL {
        let seats = game.default_rules().usual_seats();
        let rounds = DEALS.div_ceil(u32::from(seats));
        let report =
            report(&["--seat", &spy, "--seat", "thumb", "--game", game.name(), "--rounds", &rounds.to_string()]);
        assert_eq!(report["rounds"], rounds);
        assert_eq!(report["players"], seats);
    }
}

#[test]
fn the_example_of_the_documentation_plays() {
    if !has_python() {
        return;
    }
    let example = script("docs/player.py");
    let lines = std::fs::read_to_string(&example).expect("text").lines().count();
    assert!(lines <= 30, "docs/engine.md promises thirty lines; there are {lines}");
    let named = format!("cmd:python3 '{}'", example.display());
    for game in GameKind::ALL {
        let against = ["--seat", "thumb", "--seat", &named, "--game", game.name(), "--length", "match"];
        let report = report(&[&against[..], &["--rounds", "3"]].concat());
        assert_eq!((&report["rounds"], &report["length"]), (&3.into(), &"match".into()));
        assert!(
            report["won"]["mean"].as_f64().expect("a figure") >= report["par"].as_f64().expect("a figure"),
            "{report}"
        );
    }
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads_and_for_a_player_as_a_program() {
    let engine = format!("cmd:'{}' engine", env!("CARGO_BIN_EXE_talon"));
    let mut reports = ["1", "2", "5"].map(|threads| {
        report(&["--seat", "random", "--seat", "thumb", "--game", "belot", "--rounds", "12", "--threads", threads])
    });
    let mut outside = report(&["--seat", "random", "--seat", &engine, "--game", "belot", "--rounds", "12"]);
    outside["field"] = "thumb".into();
    reports.iter_mut().for_each(|report| assert_eq!(*report, outside));
}

#[test]
fn a_sequential_test_ends_the_rounds_early() {
    let rounds = ["--game", "santase", "--rounds", "5000", "--sprt", "0.5:0.6"];
    let stronger = report(&[&["--seat", "thumb", "--seat", "random"], &rounds[..]].concat());
    let weaker = report(&[&["--seat", "random", "--seat", "thumb"], &rounds[..]].concat());
    assert_eq!((&stronger["verdict"], &weaker["verdict"]), (&"stronger".into(), &"weaker".into()));
    assert!(stronger["rounds"].as_u64() < Some(200) && weaker["rounds"].as_u64() < Some(200));
    let mirror = report(&["--seat", "thumb", "--game", "santase", "--rounds", "50", "--sprt", "0.5:0.6"]);
    assert_eq!((&mirror["won"]["mean"], &mirror["margin"]["mean"]), (&0.5.into(), &0.0.into()));
}

#[test]
fn the_suite_measures_every_player_first_against_itself() {
    let output = arena(&["--suite", "--game", "snaps", "--rounds", "3"]);
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{said}");
    let rows: Vec<&str> = said.lines().collect();
    assert_eq!(rows.len(), 8, "{said}");
    assert_eq!(rows[2], "| snaps | 2 | strong | strong | 3 | 50.0 ± 0.0 % | 50.0 % | +0.000 ± 0.000 |");
    let pairs = ["strong | thumb", "good | thumb", "beginner | thumb", "all-seeing | thumb", "thumb | random"];
    for (row, who) in rows[3..].iter().zip(pairs) {
        assert!(row.starts_with(&format!("| snaps | 2 | {who} | 3 | ")), "{said}");
    }
}

#[test]
fn a_program_that_breaks_a_rule_is_named_and_so_is_what_cannot_be_played() {
    let cheat = r#"cmd:sh -c "read line; echo '{\"hello\":{\"protocol\":1,\"name\":\"a cheat\"}}'; exit 4""#;
    let output = arena(&["--seat", "thumb", "--seat", cheat, "--game", "snaps", "--rounds", "5"]);
    let said = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("round 0 did not finish: “a cheat” ended in the middle (exit status: 4)"), "{said}");
    for (arguments, sentence) in [
        (&["--seat", "thumb", "--game", "snaps", "--players", "3"][..], "the game cannot be played at 3 seats"),
        (&["--seat", "thumb", "--game", "snaps", "--option", "target=8000"], "--option target=8000: "),
        (
            &["--seat", "smart", "--game", "snaps"],
            "nobody is called \"smart\"; it is beginner, thumb, good, strong, random, all-seeing, or a program",
        ),
        (&["--seat", "thumb", "--seat", "thumb", "--seat", "thumb", "--game", "snaps"], "one for all other seats"),
    ] {
        let output = arena(arguments);
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence), "{said}");
    }
}
