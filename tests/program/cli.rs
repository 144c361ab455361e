//! The command line from the view of somebody who starts the program.

use std::collections::HashMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Output, Stdio};

use talon_cards::{Seat, fair::Secret};
use talon_games::GameKind;
use talon_stage::without_settings;
use talon_table::{Command, Event, Export, Home, Limits, PersonId, Recorded, Table, TableId, Timestamp};

const TOKEN: &str = "123456789:AAExampleExampleExampleExampleExample";
const DISCORD_TOKEN: &str = "MTIzExampleExampleExample.ExampleExample.ExampleExampleExampleExample";

/// The program in an empty directory, without the settings of the person who runs the tests.
fn talon(directory: &Path, arguments: &[&str]) -> std::process::Command {
    let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
    command.args(arguments).current_dir(directory).stdin(Stdio::null());
    command
}

fn run(directory: &Path, arguments: &[&str]) -> Output {
    talon(directory, arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Checks for a usage error: exit code 2, and one line that contains all of `parts`.
#[track_caller]
fn assert_usage(output: &Output, parts: &[&str]) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    for part in parts {
        assert!(said.contains(part), "“{part}” is missing in: {said}");
    }
}

#[test]
fn without_token_and_terminal_it_explains() {
    let directory = tempfile::tempdir().unwrap();
    assert_usage(&run(directory.path(), &[]), &["talon setup”", "terminal"]);
    assert_usage(&run(directory.path(), &["play"]), &["terminal"]);
    assert_usage(&run(directory.path(), &["serve"]), &["no bot token", "talon setup”"]);
    let misnamed = talon(directory.path(), &["serve"]).env("TELEGRAM_BOT_TOKEN", TOKEN).output().unwrap();
    assert_usage(&misnamed, &["TELEGRAM_BOT_TOKEN is not read, TALON_TELEGRAM_TOKEN is"]);
    assert!(!text(&misnamed.stderr).contains(TOKEN), "a token is never shown");
    let left = std::fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(left, 0, "a mistake leaves no file behind");
}

#[test]
fn a_simulation_needs_nothing_and_leaves_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let output = run(directory.path(), &["simulate", "--seeds", "3", "--from", "5"]);
    let said = text(&output.stdout);
    assert!(output.status.success() && said.starts_with("1 of 3 seeds hold\n"), "{said}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("3 seeds hold: ")), "{said}");
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
}

#[test]
fn a_game_is_named_on_the_command_line() {
    let directory = tempfile::tempdir().unwrap();
    let help = text(&run(directory.path(), &["play", "--help"]).stdout);
    let output = run(directory.path(), &["play", "bridge"]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("bridge"), "{said}");
    for game in GameKind::ALL {
        assert_usage(&run(directory.path(), &["play", game.name()]), &["terminal"]);
        assert!(said.contains(game.name()) && help.contains(game.name()), "{game} is offered: {said}{help}");
    }
}

#[test]
fn an_unknown_key_is_named_with_its_file_and_an_example() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::create_dir(directory.path().join("config")).unwrap();
    std::fs::write(directory.path().join("config/talon.toml"), "[telegram]\ntoken_file = \"x\"\n").unwrap();
    let output = run(directory.path(), &["check"]);
    assert_usage(&output, &["config/talon.toml", "telegram.token_file", "telegram.token"]);
}

#[test]
fn a_malformed_token_is_named_and_not_repeated() {
    let directory = tempfile::tempdir().unwrap();
    let output = talon(directory.path(), &["serve"]).env("TALON_TELEGRAM_TOKEN", "hunter2").output().unwrap();
    assert_usage(&output, &["telegram.token", "environment", "123456789:"]);
    assert!(!text(&output.stderr).contains("hunter2"));
}

#[test]
fn settings_come_from_dotenv_too() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join(".env"), "TALON_TABLE_AI_DELAY=soon\n").unwrap();
    assert_usage(&run(directory.path(), &["check"]), &[".env: ", "table.ai_delay", "soon"]);
    let own = talon(directory.path(), &["check"]).env("TALON_TABLE_AI_DELAY", "later").output().unwrap();
    assert_usage(&own, &["environment: ", "table.ai_delay", "later"]);
}

#[test]
fn dotenv_is_read_from_the_working_directory_or_where_it_is_named_and_nowhere_else() {
    let above = tempfile::tempdir().unwrap();
    let below = above.path().join("below");
    std::fs::create_dir(&below).unwrap();
    std::fs::write(above.path().join(".env"), "TALON_LANGUAGE=tlh\n").unwrap();
    let unseen = run(&below, &["check"]);
    assert!(unseen.status.success(), "a file above must not choose the settings: {}", text(&unseen.stderr));

    assert_usage(&run(&below, &["check", "--env-file", "../.env"]), &["../.env: ", "language", "tlh"]);
    let named = talon(&below, &["check"]).env("TALON_ENV_FILE", "../.env").output().unwrap();
    assert_usage(&named, &["../.env: ", "tlh"]);
    assert_usage(&run(&below, &["check", "--env-file", "none.env"]), &["none.env: ", "cannot be read"]);

    std::fs::write(above.path().join("bad.env"), "TALON_LANGUAGE=bg\nTALON_TELEGRAM_TOKEN hunter2\n").unwrap();
    let malformed = run(&below, &["check", "--env-file", "../bad.env"]);
    assert_usage(&malformed, &["../bad.env: line 2 ", "KEY=value"]);
    assert!(!text(&malformed.stderr).contains("hunter2"));
}

#[cfg(unix)]
#[test]
fn check_names_what_others_on_the_machine_can_get_at() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;

    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    let made = run(directory.path(), &["migrate"]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let files = [".env", "talon.db", "talon.db-wal", "talon.db-shm", "talon.db.lock"];
    std::fs::write(path(".env"), "TALON_LANGUAGE=bg\n").unwrap();
    set_permissions(path(".env"), Permissions::from_mode(0o600)).unwrap();
    let check = || {
        let output = run(directory.path(), &["check"]);
        let lines: Vec<String> = text(&output.stdout).lines().map(str::to_owned).collect();
        let found: Vec<String> = lines.into_iter().filter(|line| line.starts_with("to do files: ")).collect();
        (output.status.code(), found)
    };
    assert_eq!(check(), (Some(0), Vec::new()), "a new database is its owner's alone");

    for exposed in files {
        for (mode, how) in [(0o640, "read"), (0o622, "written"), (0o606, "read and written")] {
            for private in files {
                // Some exist only while a process has the database open.
                std::fs::OpenOptions::new().create(true).append(true).open(path(private)).unwrap();
                set_permissions(path(private), Permissions::from_mode(0o600)).unwrap();
            }
            set_permissions(path(exposed), Permissions::from_mode(mode)).unwrap();
            if exposed == ".env" && how != "read" {
                let refused = run(directory.path(), &["check"]);
                assert_usage(&refused, &[".env: ", "can be written by other accounts", "chmod go-w", "--env-file"]);
                continue;
            }
            let (code, found) = check();
            let named = format!("“{exposed}” can be {how} by others");
            assert_eq!((code, found.len()), (Some(1), 1), "{found:?}");
            for part in [&named, &format!("mode {mode:o}"), "chmod go-rwx"] {
                assert!(found[0].contains(part), "{found:?}");
            }
        }
    }
    for private in files.into_iter().filter(|file| path(file).exists()) {
        set_permissions(path(private), Permissions::from_mode(0o600)).unwrap();
    }
    set_permissions(directory.path(), Permissions::from_mode(0o777)).unwrap();
    let (code, found) = check();
    assert_eq!((code, found.len()), (Some(1), 1), "{found:?}");
    assert!(found[0].contains("“.” can be written by others") && found[0].contains("chmod go-w"), "{found:?}");
    set_permissions(directory.path(), Permissions::from_mode(0o755)).unwrap();
    assert_eq!(check(), (Some(0), Vec::new()), "others may look where it lies");
}

#[test]
fn a_database_path_that_cannot_be_written_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let output = talon(directory.path(), &["serve", "--database", "sqlite:no/such/place/talon.db"])
        .env("TALON_TELEGRAM_TOKEN", TOKEN)
        .env("TALON_TELEGRAM_API_URL", "http://127.0.0.1:9")
        .output()
        .unwrap();
    assert_usage(&output, &["database.url", "no/such/place", "mkdir -p no/such/place"]);
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("talon.db");
    let contents = b"these are my holiday notes, not a database at all".repeat(200);
    std::fs::write(&file, &contents).unwrap();
    let output = talon(directory.path(), &["serve"])
        .env("TALON_TELEGRAM_TOKEN", TOKEN)
        .env("TALON_TELEGRAM_API_URL", "http://127.0.0.1:9")
        .output()
        .unwrap();
    assert_usage(&output, &["database.url", "talon.db"]);
    assert_eq!(std::fs::read(&file).unwrap(), contents);
}

#[test]
fn a_fixed_secret_is_refused_for_a_real_platform_and_for_a_bot_api_server_of_one_s_own() {
    let directory = tempfile::tempdir().unwrap();
    let serve = |more: &[&str], api: Option<&str>| {
        let arguments: Vec<&str> = ["serve", "--set", "testing.fixed_secret=x"].iter().chain(more).copied().collect();
        let mut command = talon(directory.path(), &arguments);
        command.env("TALON_TELEGRAM_TOKEN", TOKEN);
        if let Some(api) = api {
            command.env("TALON_TELEGRAM_API_URL", api);
        }
        command.output().unwrap()
    };
    let meant = ["--set", "testing.consent=everybody may foresee every deal"];
    assert_usage(&serve(&meant, None), &["testing.fixed_secret", "loopback", "telegram.api_url"]);
    assert_usage(&serve(&meant, Some("https://bot.example.org")), &["testing.fixed_secret", "loopback"]);
    let own = serve(&[], Some("http://127.0.0.1:8081"));
    assert_usage(&own, &["testing.fixed_secret", "testing.consent", "everybody may foresee every deal"]);
    let left = std::fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(left, 0, "nothing was dealt");
}

#[test]
fn check_says_what_is_well_and_what_to_do() {
    let directory = tempfile::tempdir().unwrap();
    let output = run(directory.path(), &["check"]);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("ok ")).count(), 4, "{said}");
    assert!(said.contains("BotFather") && said.contains("talon setup”"), "{said}");

    let output = talon(directory.path(), &["check"])
        .env("TALON_TELEGRAM_TOKEN", TOKEN)
        .env("TALON_TELEGRAM_API_URL", "http://127.0.0.1:9")
        .output()
        .unwrap();
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.lines().any(|line| line.starts_with("to do telegram:")), "{said}");
    assert!(!said.contains("AAExample"), "a token is never shown: {said}");

    let output = talon(directory.path(), &["check"])
        .env("TALON_DISCORD_TOKEN", DISCORD_TOKEN)
        .env("TALON_DISCORD_API_URL", "http://127.0.0.1:9")
        .output()
        .unwrap();
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.lines().any(|line| line.starts_with("to do discord:")), "{said}");
    assert!(!said.contains("ExampleExample"), "a token is never shown: {said}");
}

#[test]
fn verify_export_and_backup_name_what_is_missing() {
    let directory = tempfile::tempdir().unwrap();
    for arguments in [&["verify", "aaaaaaaaaaaaa"][..], &["export"], &["backup", "copy.db"]] {
        assert_usage(&run(directory.path(), arguments), &["talon.db"]);
    }
}

/// A finished match of Santase with this secret and these words, as a file.
fn exported(secret: [u8; 32], words: &str) -> String {
    let (mut table, mut log) = (Table::new(), Vec::new());
    let (ana, boris) = (PersonId(1), PersonId(2));
    let secret = Secret::new(secret);
    let (rules, home) = (GameKind::Santase.default_rules(), Home { community: true });
    for command in [
        Command::Open { id: TableId(7), rules, host: ana, secret, home },
        Command::Join { person: boris },
        Command::Start { by: ana },
        Command::Resign { person: ana },
    ] {
        let mut events = table.decide(&command, Timestamp(0), &Limits::default()).unwrap();
        if let Command::Join { .. } = command {
            events.push(Event::WordsGiven { seat: Seat::SECOND, words: words.to_owned() });
        }
        for event in events {
            let recorded = Recorded { seq: table.version() + 1, at: Timestamp(0), event };
            table.evolve(&recorded).unwrap();
            log.push(recorded);
        }
    }
    Export::new(&log).unwrap().to_json().unwrap()
}

/// Two secrets whose commitments begin with the same eight digits; they are quickly found.
fn twins() -> [[u8; 32]; 2] {
    let mut known = HashMap::new();
    (0_u64..)
        .find_map(|number| {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&number.to_be_bytes());
            let other = known.insert(Secret::new(bytes).commitment().to_string()[..8].to_owned(), bytes)?;
            Some([other, bytes])
        })
        .unwrap()
}

#[test]
fn a_match_is_verified_against_the_whole_commitment_that_was_seen() {
    let directory = tempfile::tempdir().unwrap();
    let [honest, forged] = twins();
    for (name, secret) in [("honest.json", honest), ("forged.json", forged)] {
        std::fs::write(directory.path().join(name), exported(secret, "blue moon")).unwrap();
    }
    let commitment = Secret::new(honest).commitment();
    let verify = |arguments: &[&str]| run(directory.path(), &[&["verify"], arguments].concat());
    // Each file is sound by itself, and they share their first digits.
    for file in ["honest.json", "forged.json"] {
        let output = verify(&[file]);
        let said = text(&output.stdout);
        assert!(
            output.status.success() && said.contains(&format!("commitment {}", &commitment.to_string()[..8])),
            "{said}"
        );
        assert!(said.contains("seen: not compared") && said.contains("--seen"), "{said}");
        assert!(said.contains("seat 1 none, seat 2 “blue moon”"), "{said}");
        assert!(said.contains("players who gave words know"), "{said}");
    }
    // As one argument, and in groups of digits as pages show it.
    let (whole, grouped) = (commitment.to_string(), commitment.grouped());
    let groups: Vec<&str> = grouped.split(' ').collect();
    for seen in [vec![&*whole], vec![&*grouped], groups] {
        let seen = [&["--seen"], &seen[..]].concat();
        let output = verify(&[&["honest.json"], &seen[..]].concat());
        let said = text(&output.stdout);
        assert!(output.status.success() && said.contains("all 64 digits match those that you saw"), "{said}");
        let output = verify(&[&["forged.json"], &seen[..]].concat());
        let said = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{said}");
        let theirs = Secret::new(forged).commitment().to_string();
        assert!(said.contains(&whole) && said.contains(&theirs) && !said.contains("verified"), "{said}");
    }
    let short = verify(&["honest.json", "--seen", &commitment.to_string()[..8]]);
    assert_usage(&short, &["--seen", "8 of a commitment's 64 digits", "32 bits"]);
    assert_usage(&verify(&["honest.json", "--seen", "moonlight"]), &["--seen", "“m” is no hexadecimal digit"]);
}

/// True for characters that a terminal obeys or reorders.
fn is_obeyed(letter: char) -> bool {
    (letter.is_control() && letter != '\n') || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[test]
fn a_terminal_obeys_nothing_that_stands_in_a_file() {
    let directory = tempfile::tempdir().unwrap();
    let verify = |words: &str, file: &str| {
        std::fs::write(directory.path().join(file), exported([7; 32], words)).unwrap();
        let output = run(directory.path(), &["verify", file]);
        let said = text(&output.stdout) + &text(&output.stderr);
        assert!(!said.contains(is_obeyed), "{said:?}");
        (output.status.code(), said)
    };
    let (code, said) = verify("blue\u{202e}moon\u{2069}", "match.json");
    assert!(code == Some(0) && said.contains(r"seat 2 “blue\u202emoon\u2069”"), "{said}");
    let (code, said) = verify("\u{1b}]0;blue\u{7}", "match.json");
    assert!(code == Some(1) && said.contains("no words that a lobby records") && !said.contains("blue"), "{said}");
    let (code, said) = verify(" blue", "\u{1b}[2J\u{202e}.json");
    assert!(code == Some(1) && said.starts_with(r"\u001b[2J\u202e.json: record "), "{said}");
    let deal = "{\"engine\":\"\u{202e}\u{9b}2J\"}\n";
    std::fs::write(directory.path().join("deals.jsonl"), deal).unwrap();
    let output = run(directory.path(), &["referee", "--vectors", "deals.jsonl"]);
    let said = text(&output.stderr);
    assert!(output.status.code() == Some(2) && !said.contains(is_obeyed), "{said:?}");
}

#[test]
fn the_referee_judges_a_deal_over_json_lines() {
    let directory = tempfile::tempdir().unwrap();
    let mut child = talon(directory.path(), &["referee"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let deck = [
        "KC", "TC", "QD", "AD", "TS", "9C", "QH", "9H", "TD", "JD", "AC", "JC", "JH", "AH", "JS", "KH", "KS", "QS",
        "QC", "TH", "KD", "AS", "9S", "9D",
    ];
    let deck = deck.map(|card| format!("\"{card}\"")).join(",");
    let lines = format!(
        "{{\"new\":{{\"game\":\"santase\",\"rules\":{{}},\"seats\":2,\"dealer\":1,\"scores\":[0,0],\"deck\":[{deck}]}}}}\n\
         {{\"act\":[0,\"QS\"]}}\nnonsense\n{{\"act\":[0,\"QD\"]}}\n"
    );
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let answers = text(&output.stdout);
    let answers: Vec<&str> = answers.lines().collect();
    assert!(output.status.success());
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert!(answers[0].contains("\"to_act\":[0]"), "{}", answers[0]);
    assert!(answers[1].contains("\"error\":\"illegal\"") && answers[1].contains("not-in-hand"), "{}", answers[1]);
    assert!(answers[2].contains("\"error\":\"malformed\""), "{}", answers[2]);
    assert!(answers[3].contains("\"to_act\":[1]"), "{}", answers[3]);
}

/// The recorded deals of other engines, which are not part of this repository.
fn vectors(name: &str) -> Option<std::path::PathBuf> {
    let directory = std::env::var_os("TALON_VECTORS").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/vectors"),
        std::path::PathBuf::from,
    );
    let file = directory.join(name);
    file.is_file().then_some(file)
}

#[test]
fn the_referee_agrees_with_other_engines_recorded_deals() {
    let expected = [
        ("santase_cs.jsonl", "agree 150, listed difference 0, disagree 0 of 150"),
        ("snaps_cp.jsonl", "agree 188, listed difference 12, disagree 0 of 200"),
    ];
    for (name, result) in expected {
        let Some(file) = vectors(name) else {
            println!("skipped {name}: no recorded deals here; name their directory in TALON_VECTORS");
            continue;
        };
        let directory = tempfile::tempdir().unwrap();
        let output = run(directory.path(), &["referee", "--vectors", file.to_str().unwrap()]);
        let said = text(&output.stdout);
        assert!(output.status.success(), "{said}");
        assert_eq!(said.lines().last(), Some(result));
    }
}

/// The text of a possible match.
fn match_text() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/golden/match.txt");
    std::fs::read_to_string(file).expect("the kept text")
}

#[test]
fn the_referee_judges_the_text_of_a_match() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("match.txt");
    std::fs::write(&file, match_text()).unwrap();
    let output = run(directory.path(), &["referee", "--match", "match.txt"]);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.starts_with("agree: match ") && said.contains(" of santase, "), "{said}");

    let total = match_text().lines().position(|line| line.starts_with("total ")).unwrap() + 1;
    let lines = (1..).zip(match_text().lines().map(str::to_owned).collect::<Vec<_>>());
    let changed: Vec<String> =
        lines.map(|(number, line)| if number == total { "total 9 9".to_owned() } else { line }).collect();
    std::fs::write(&file, changed.join("\n")).unwrap();
    let output = run(directory.path(), &["referee", "--match", "match.txt"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.starts_with(&format!("disagree at line {total}: the match’s score should be ")), "{said}");

    assert_usage(&run(directory.path(), &["referee", "--match", "nowhere.txt"]), &["nowhere.txt", "--match"]);
    assert_usage(&run(directory.path(), &["export", "--match", "nothing"]), &["--match", "/1"]);
}

#[test]
fn the_version_tells_the_commit_and_its_day() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_talon")).arg("--version").output().expect("it runs");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let known = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.git").exists();
    let version = said.strip_prefix(concat!("talon ", env!("CARGO_PKG_VERSION"))).expect(&said).trim();
    let parts: Vec<&str> = version.trim_matches(['(', ')']).split(", ").collect();
    match &parts[..] {
        [commit, day] => {
            assert!(commit.len() == 8 && commit.bytes().all(|digit| digit.is_ascii_hexdigit()), "{said}");
            assert!(day.parse::<jiff::civil::Date>().is_ok(), "{said}");
        }
        _ => assert!(!known && version.is_empty(), "{said}"),
    }
}
