//! `talon bench house` and `talon bench leaderboard` measure both databases, `talon bench picture` measures pictures, and their output is
//! machine-readable.

use std::process::Output;

use serde_json::Value;
use talon_cluster::cluster;
use talon_games::GameKind;
use talon_stage::without_settings;

fn bench(arguments: &[&str]) -> Output {
    run(&["house", "--tables", "50", "--active", "8", "--rate", "20", "--seconds", "0.5"], arguments)
}

fn run(what: &[&str], arguments: &[&str]) -> Output {
    let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
    let directory = tempfile::tempdir().unwrap();
    command.current_dir(&directory).arg("bench").args(what).args(arguments).output().unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8_lossy(&output.stdout);
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn both_databases_are_measured() {
    let url = cluster().map(talon_cluster::Cluster::empty);
    let postgres: Vec<&str> = url.iter().flat_map(|url| ["--postgres", url]).collect();
    let measured = lines(&bench(&postgres));
    let names: Vec<&str> = measured.iter().map(|line| line["database"].as_str().unwrap()).collect();
    assert_eq!(names, ["sqlite", "postgres"][..=postgres.len() / 2]);
    for line in &measured {
        println!("{line}");
        assert_eq!(line["transactions_per_press"], 1.0, "a press is one transaction");
        assert_eq!(line["idle_tables"], 50);
        let positive = |figure: &Value| figure.as_f64().is_some_and(|figure| figure > 0.0);
        for figure in ["first_ready_ms", "ready_ms", "resident_mb", "statements_per_press", "accepted_per_second"] {
            assert!(positive(&line[figure]), "{figure}: {line}");
        }
        let (answer, page) = (&line["acknowledged_ms"], &line["shown_ms"]);
        assert!(positive(&answer["p50"]) && positive(&page["p50"]), "{line}");
        assert!(answer["p50"].as_f64() <= answer["p99"].as_f64(), "{line}");
        assert!(answer["p50"].as_f64() < page["p99"].as_f64(), "pages come after the answer: {line}");
    }
}

#[test]
fn a_database_that_holds_something_is_left_alone() {
    let Some(url) = cluster().map(talon_cluster::Cluster::empty) else { return };
    lines(&bench(&["--postgres", &url]));
    let again = bench(&["--postgres", &url]);
    assert!(!again.status.success());
    assert!(String::from_utf8_lossy(&again.stderr).contains("not empty"), "{again:?}");
}

#[test]
fn boards_of_both_databases_are_measured() {
    let url = cluster().map(talon_cluster::Cluster::empty);
    let postgres: Vec<&str> = url.iter().flat_map(|url| ["--postgres", url]).collect();
    let few = ["leaderboard", "--people", "12", "--matches", "600", "--rounds", "3"];
    let measured = lines(&run(&few, &postgres));
    let leaderboards = |database: &str| {
        let own = measured.iter().filter(|line| line["database"] == database);
        own.map(|line| (line["leaderboard"].clone(), line["lines"].clone())).collect::<Vec<_>>()
    };
    let on_sqlite = leaderboards("sqlite");
    assert_eq!(on_sqlite.len(), 5, "a week, a month, a season, all time, and everybody");
    if url.is_some() {
        assert_eq!(leaderboards("postgres"), on_sqlite, "the same people play on both");
    }
    for line in &measured {
        for page in ["first_ms", "middle_ms", "around_ms"] {
            assert!(line[page]["p50"].as_f64() > Some(0.0) && line[page]["p50"].as_f64() <= line[page]["p99"].as_f64());
        }
    }
}

/// The limit of a picture's size in a message.
const PICTURE_BYTES: u64 = 60_000;

#[test]
fn every_kind_of_picture_of_every_game_is_measured_and_light() {
    let measured = lines(&run(&["picture", "--rounds", "1"], &[]));
    for line in &measured {
        assert!(line["bytes"].as_u64().is_some_and(|bytes| (1_000..PICTURE_BYTES).contains(&bytes)), "{line}");
        assert!(
            line["least_ms"].as_f64() > Some(0.0) && line["least_ms"].as_f64() <= line["median_ms"].as_f64(),
            "{line}"
        );
    }
    for game in GameKind::ALL {
        for picture in ["group-0", "hand-0", "hand-8", "deal-end", "result"] {
            let of = |line: &&Value| line["game"] == game.name() && line["picture"] == picture;
            let themes: Vec<_> = measured.iter().filter(of).map(|line| line["theme"].clone()).collect();
            assert_eq!(themes, ["dark", "light"], "{game}: {picture}");
        }
    }
}
