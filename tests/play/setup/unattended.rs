//! `talon setup --yes`, which asks nothing.

use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use talon_loopback::LoopbackTelegram;
use talon_stage::{telegram, without_settings};

use super::{PATIENCE, tokens};

const EXAMPLE: &str = "123456789:AAExampleExampleExampleExampleExample";

fn program(directory: &Path, environment: &[(&str, &str)], arguments: &[&str]) -> Command {
    let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
    command.arg("setup").args(arguments).envs(environment.iter().copied());
    if !arguments.contains(&"--env-file") {
        command.args(["--env-file", "tokens"]);
    }
    command.current_dir(directory).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Its exit code, and its whole output.
fn run(directory: &Path, environment: &[(&str, &str)], arguments: &[&str]) -> (Option<i32>, String) {
    let ended = program(directory, environment, arguments).output().expect("it runs");
    (ended.status.code(), String::from_utf8([ended.stdout, ended.stderr].concat()).expect("text"))
}

/// A port on which nobody listens.
fn nobody() -> String {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    format!("http://{free}")
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_given_and_the_file_need_not_be_there() {
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let discord = talon_stage::discord::Room::closed(talon_stage::discord::fast(), &[]).await;
    let directory = tempfile::tempdir().expect("a directory");
    let here = directory.path();
    let (one, other) = (telegram.token(), discord.discord.token());
    let (telegram_at, discord_at) = (telegram.url(), discord.discord.url());
    let platforms = [("TALON_TELEGRAM_API_URL", telegram_at.as_str()), ("TALON_DISCORD_API_URL", discord_at.as_str())];
    // As an editor on Windows saves it.
    std::fs::write(here.join("secret"), format!("\u{feff}\"{one}\" \r\n\r\n")).expect("a file");

    let told = tokio::task::block_in_place(|| {
        let environment = [platforms[0], platforms[1], ("TALON_DISCORD_TOKEN", other.as_str())];
        let arguments = ["--yes", "--telegram-token-file", "secret", "--language", "pl"];
        run(here, &environment, &arguments)
    });
    assert_eq!(told.0, Some(0), "{}", told.1);
    assert!(told.1.contains("https://t.me/talon_test_bot?startgroup=talon"), "{}", told.1);
    assert!(!told.1.contains(&one) && !told.1.contains(&other), "no token is printed");
    let written = format!("TALON_TELEGRAM_TOKEN={one}\nTALON_DISCORD_TOKEN={other}\nTALON_LANGUAGE=pl\n");
    assert_eq!(tokens(here), written);
    let mode = std::fs::metadata(here.join("tokens")).expect("the file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);

    // Settings that are not given stay; standard input works like a file.
    let told = tokio::task::block_in_place(|| {
        let mut command = program(here, &platforms, &["--yes", "--database-url-file", "-"]);
        let address = here.join("address");
        std::fs::write(&address, "sqlite:cards.db\n").expect("a file");
        command.stdin(std::fs::File::open(address).expect("the file"));
        command.output().expect("it runs")
    });
    assert_eq!(told.status.code(), Some(0), "{told:?}");
    assert_eq!(tokens(here), format!("{written}TALON_DATABASE_URL=sqlite:cards.db\n"));
}

/// Everything that can be missing or wrong gets one sentence and an exit code, and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_missing_or_wrong_is_one_sentence() {
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let right = telegram.token();
    let (url, gone) = (telegram.url(), nobody());
    let directory = tempfile::tempdir().expect("a directory");
    let here = directory.path();
    for (name, text) in [
        ("tokens", "A=1\n"),
        ("empty", " \n"),
        ("right", right.as_str()),
        ("unknown", EXAMPLE),
        ("no-token", "swordfish"),
        ("two-lines", &format!("{right}\nswordfish\n")),
        ("variable", &format!("TALON_TELEGRAM_TOKEN={right}\n")),
        ("torn", "postgres://talon:swordfish@host/\ntalon"),
        ("elsewhere", "postgres://talon:swordfish@127.0.0.1:1/talon"),
        ("mysql", "mysql://talon:swordfish@host/talon"),
    ] {
        std::fs::write(here.join(name), text).expect("a file");
    }
    std::fs::write(here.join("binary"), [0xff; 9]).expect("a file");
    let from = |name: &'static str| vec!["--yes", "--telegram-token-file", name];
    let and = |name: &'static str| vec!["--yes", "--telegram-token-file", "right", "--database-url-file", name];
    let cases = [
        (vec![], 2, "there is no terminal to ask in: “talon setup --yes”"),
        (vec!["--yes"], 2, "no token is set or given: set TALON_TELEGRAM_TOKEN"),
        (from("empty"), 2, "“empty” is empty"),
        (from("-"), 2, "standard input is empty"),
        (from("missing"), 2, "“missing” cannot be read"),
        (from("binary"), 2, "“binary” cannot be read"),
        (from("no-token"), 2, "“no-token”: That is not a Telegram token"),
        (from("two-lines"), 2, "“two-lines”: That is not a Telegram token"),
        (from("variable"), 2, "“variable”: That is not a Telegram token"),
        (from("unknown"), 2, "“unknown”: Telegram does not know this token"),
        (and("torn"), 2, "“torn”: an address is one line"),
        (and("mysql"), 2, "“mysql”: a database address begins with"),
        (and("elsewhere"), 1, "“elsewhere” cannot be checked now"),
    ];
    tokio::task::block_in_place(|| {
        for (arguments, code, sentence) in &cases {
            let (ended, said) = run(here, &[("TALON_TELEGRAM_API_URL", &url)], arguments);
            assert_eq!(ended, Some(*code), "{arguments:?}: {said}");
            assert!(said.contains(&format!("talon: {sentence}")), "{arguments:?}: {said}");
            assert!(!said.contains(&right) && !said.contains("swordfish"), "{arguments:?} tells a secret: {said}");
            assert_eq!(tokens(here), "A=1\n", "{arguments:?}");
        }
        let backups = [("TALON_TELEGRAM_API_URL", url.as_str()), ("TALON_BACKUP_EVERY", "24h")];
        let (ended, said) = run(here, &backups, &and("elsewhere"));
        assert!(ended == Some(2) && said.contains("“backup.every” is for a SQLite database"), "{said}");

        let unreached = [("TALON_TELEGRAM_API_URL", gone.as_str())];
        let (ended, said) = run(here, &unreached, &from("unknown"));
        assert_eq!((ended, tokens(here)), (Some(1), "A=1\n".to_owned()), "{said}");
        let (ended, said) = run(here, &unreached, &[from("unknown"), vec!["--unchecked"]].concat());
        assert_eq!((ended, tokens(here)), (Some(0), format!("A=1\nTALON_TELEGRAM_TOKEN={EXAMPLE}\n")), "{said}");
        // It is set now, but wrong.
        let (ended, said) = run(here, &[("TALON_TELEGRAM_API_URL", &url)], &["--yes"]);
        assert!(
            ended == Some(2) && said.contains("the current telegram.token is wrong: Telegram does not know"),
            "{said}"
        );
    });
}

/// A broken link is not followed, and no question is asked if the file can't be written.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_cannot_be_written_is_told_first() {
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let directory = tempfile::tempdir().expect("a directory");
    let here = directory.path();
    let (url, right) = (telegram.url(), telegram.token());
    let environment = [("TALON_TELEGRAM_API_URL", url.as_str()), ("TALON_TELEGRAM_TOKEN", right.as_str())];
    tokio::task::block_in_place(|| {
        for place in ["missing/tokens", "/proc/tokens"] {
            let (ended, said) = run(here, &environment, &["--yes", "--env-file", place]);
            assert!(ended == Some(2) && said.contains(&format!("“{place}” cannot be written")), "{ended:?} {said}");
        }
        std::fs::create_dir(here.join("folder")).expect("a directory");
        let (ended, said) = run(here, &environment, &["--yes", "--env-file", "folder"]);
        assert!(ended == Some(2) && said.contains("folder: the file cannot be read"), "{ended:?} {said}");

        symlink("nowhere", here.join("tokens")).expect("a link");
        let (ended, said) = run(here, &environment, &["--yes"]);
        assert!(ended == Some(2) && said.contains("“tokens” cannot be written"), "{ended:?} {said}");
        assert!(!here.join("nowhere").exists());

        std::fs::write(here.join("nowhere"), "A=1\n").expect("a file");
        assert_eq!(run(here, &environment, &["--yes"]).0, Some(0));
        assert!(here.join("tokens").is_symlink(), "the link stays");
        assert_eq!(
            std::fs::read_to_string(here.join("nowhere")).expect("the file"),
            format!("A=1\nTALON_TELEGRAM_TOKEN={right}\n")
        );
    });
}

/// Ended while it waits for a platform, it leaves the file whole and no other file.
#[test]
fn a_run_that_is_ended_changes_nothing() {
    let platform = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", platform.local_addr().expect("its address"));
    let directory = tempfile::tempdir().expect("a directory");
    std::fs::write(directory.path().join("tokens"), "A=1\n").expect("a file");
    let environment = [("TALON_TELEGRAM_API_URL", url.as_str()), ("TALON_TELEGRAM_TOKEN", EXAMPLE)];
    let mut running = program(directory.path(), &environment, &["--yes"]).spawn().expect("it starts");
    let (told, asked) = std::sync::mpsc::channel();
    std::thread::spawn(move || told.send(platform.accept().map(drop)));
    let asked = asked.recv_timeout(PATIENCE);
    running.kill().expect("it is killed");
    running.wait().expect("an end");
    asked.expect("it asks").expect("a connection");
    assert_eq!(tokens(directory.path()), "A=1\n");
    assert_eq!(std::fs::read_dir(directory.path()).expect("the directory").count(), 1);
}
