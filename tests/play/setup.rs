//! `talon setup` in a terminal, against loopback platforms.

mod unattended;

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use talon_loopback::LoopbackTelegram;
use talon_stage::telegram;

/// Far longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program at a terminal.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn std::io::Write + Send>,
    output: Receiver<Vec<u8>>,
    said: String,
    /// How much of it was waited for already.
    heard: usize,
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    fn start(directory: &Path, environment: &[(&str, String)]) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_talon"));
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TALON_")) {
            command.env_remove(name);
        }
        for (name, value) in environment {
            command.env(name, value);
        }
        command.args(["--env-file", "tokens", "setup"]);
        command.cwd(directory);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("its keyboard");
        Self { child, keys, output, said: String::new(), heard: 0, _master: pair.master }
    }

    /// Waits until it says this, after what was waited for before.
    fn hears(&mut self, wanted: &str) {
        loop {
            if let Some(at) = self.said[self.heard..].find(wanted) {
                self.heard += at + wanted.len();
                return;
            }
            let bytes =
                self.output.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no “{wanted}” in:\n{}", self.said));
            self.said.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn types(&mut self, line: &str) {
        self.keys.write_all(format!("{line}\r").as_bytes()).and_then(|()| self.keys.flush()).expect("keys");
    }

    /// Answers the question for a token.
    fn answers(&mut self, token: &str) {
        self.hears("Token, or Enter for none: ");
        self.types(token);
    }

    /// Answers the questions for language and database.
    fn chooses(&mut self, language: &str, database: &str) {
        self.hears("Language [");
        self.types(language);
        self.hears("Database [");
        self.types(database);
    }

    fn ends(mut self) -> (u32, String) {
        let code = self.child.wait().expect("an end").exit_code();
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.said.push_str(&String::from_utf8_lossy(&bytes));
        }
        (code, self.said)
    }
}

fn tokens(directory: &Path) -> String {
    std::fs::read_to_string(directory.join("tokens")).expect("the file")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tokens_are_asked_for_checked_and_written() {
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let discord = talon_stage::discord::Room::closed(talon_stage::discord::fast(), &[]).await;
    let _guild = discord.discord.guild("Friday", &[&discord.person("Ana", "en-US")]);
    let directory = tempfile::tempdir().expect("a directory");
    let mine = "# mine\nTALON_LANGUAGE=pl\n";
    std::fs::write(directory.path().join("tokens"), mine).expect("a file");
    let environment = [("TALON_TELEGRAM_API_URL", telegram.url()), ("TALON_DISCORD_API_URL", discord.discord.url())];
    let (right, other) = (telegram.token(), discord.discord.token());
    let wrong = "123456789:AAWrongWrongWrongWrongWrongWrongWro";

    let (code, said) = tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.answers("hello");
        terminal.hears("That is no token of Telegram's");
        terminal.answers(&other);
        terminal.hears("That looks like a token for Discord");
        terminal.answers(wrong);
        terminal.hears("Telegram does not know this token");
        // As it is pasted from somewhere.
        terminal.answers(&format!(" \"{right}\" "));
        terminal.hears("It is @talon_test_bot's.");
        terminal.answers(&right);
        terminal.hears("That looks like a token for Telegram");
        terminal.answers(&other);
        terminal.hears("It is Talon's.");
        terminal.hears("Language [pl]: ");
        terminal.types("klingon");
        terminal.hears("That is none of en, bg");
        terminal.hears("Language [pl]: ");
        // Somebody mistypes.
        terminal.types("fx\u{7f}i");
        terminal.hears("Database [talon.db]: ");
        terminal.types("mysql:swordfish");
        terminal.hears("That cannot be used: a database address begins with");
        terminal.types("sqlite:our cards.db");
        terminal.hears("It can be used.");
        terminal.hears("Written into tokens.");
        terminal.ends()
    });
    println!("{said}");
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("https://t.me/talon_test_bot?startgroup=talon"), "{said}");
    assert!(said.contains("https://discord.com/oauth2/authorize?client_id="), "{said}");
    assert!(said.contains("talon --env-file tokens check"), "{said}");
    for secret in [&right, &other, wrong, "swordfish"] {
        assert!(!said.contains(secret), "a secret is on the screen");
    }
    let written = format!(
        "# mine\nTALON_LANGUAGE=fi\nTALON_TELEGRAM_TOKEN={right}\nTALON_DISCORD_TOKEN={other}\nTALON_DATABASE_URL='sqlite:our cards.db'\n"
    );
    assert_eq!(tokens(directory.path()), written);

    // Once more, with Enter alone: what is set stays.
    let (code, said) = tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.hears("The token that is set is @talon_test_bot's, and stays");
        terminal.answers("");
        terminal.hears("The token that is set is Talon's, and stays");
        terminal.answers("");
        terminal.hears("Language [fi]: ");
        terminal.types("");
        terminal.hears("Database [our cards.db]: ");
        terminal.types("");
        terminal.ends()
    });
    assert_eq!(code, 0, "{said}");
    assert_eq!(tokens(directory.path()), written);
}

/// A platform that can be asked, and a directory with a file of tokens that is not empty.
async fn telegram_and_tokens(text: &str) -> (LoopbackTelegram, tempfile::TempDir) {
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let directory = tempfile::tempdir().expect("a directory");
    std::fs::write(directory.path().join("tokens"), text).expect("a file");
    (telegram, directory)
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_or_giving_nothing_changes_nothing() {
    let (telegram, directory) = telegram_and_tokens("A=1\n").await;
    let environment = [("TALON_TELEGRAM_API_URL", telegram.url())];
    tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.answers(&telegram.token());
        terminal.hears("Token, or Enter for none: ");
        terminal.keys.write_all(b"half a token\x03").expect("Ctrl-C");
        terminal.hears("Nothing was changed.");
        assert_eq!(terminal.ends().0, 0);
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.answers("");
        terminal.answers("");
        terminal.hears("so nothing was changed");
        assert_eq!(terminal.ends().0, 0);
    });
    assert_eq!(tokens(directory.path()), "A=1\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_platform_that_cannot_be_reached_takes_a_token_unchecked_when_it_is_given_twice() {
    let directory = tempfile::tempdir().expect("a directory");
    std::fs::write(directory.path().join("tokens"), "").expect("a file");
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let environment = [("TALON_TELEGRAM_API_URL", format!("http://{free}"))];
    let token = "123456789:AAExampleExampleExampleExampleExample";
    tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.answers(token);
        terminal.hears("It cannot be checked now");
        terminal.answers(token);
        terminal.hears("It is taken unchecked.");
        terminal.answers("");
        terminal.chooses("", "");
        terminal.hears("Written into tokens.");
        assert_eq!(terminal.ends().0, 0);
        // The token that is set is kept, though nobody can tell whose it is.
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.hears("A token is set and stays, but cannot be checked now");
        terminal.answers("");
        terminal.answers("");
        terminal.chooses("EN", "");
        assert_eq!(terminal.ends().0, 0);
    });
    assert_eq!(tokens(directory.path()), format!("TALON_TELEGRAM_TOKEN={token}\n"));
}

/// It is killed between two answers: the file is as it was, and nothing is beside it.
#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_run_leaves_the_file_whole() {
    let (telegram, directory) = telegram_and_tokens("A=1\n").await;
    let environment = [("TALON_TELEGRAM_API_URL", telegram.url())];
    tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.answers(&telegram.token());
        terminal.answers("");
        terminal.hears("Language [en]: ");
        terminal.child.kill().expect("it is killed");
        terminal.ends();
    });
    assert_eq!(tokens(directory.path()), "A=1\n");
    assert_eq!(std::fs::read_dir(directory.path()).expect("the directory").count(), 1);
}

/// The address is tried before it is written, and its password is told to nobody.
#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_database_is_tried_before_it_is_written() {
    let Some(address) = talon_cluster::cluster().map(talon_cluster::Cluster::empty) else { return };
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let directory = tempfile::tempdir().expect("a directory");
    let environment = [("TALON_TELEGRAM_API_URL", telegram.url())];
    let nobody = "postgres://talon:swordfish@127.0.0.1:1/talon";
    let (code, said) = tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(directory.path(), &environment);
        terminal.answers(&telegram.token());
        terminal.answers("");
        terminal.chooses("", nobody);
        terminal.hears("It cannot be used now: the database talon at 127.0.0.1:1 cannot be reached");
        terminal.hears("Database [talon.db]: ");
        terminal.types(&address);
        terminal.hears("It can be used.");
        terminal.ends()
    });
    assert_eq!(code, 0, "{said}");
    assert!(!said.contains("swordfish") && !said.contains(&address), "{said}");
    let mut check = std::process::Command::new(env!("CARGO_BIN_EXE_talon"));
    check.args(["--env-file", "tokens", "check"]).current_dir(directory.path()).envs(environment);
    let told = String::from_utf8(check.output().expect("it runs").stdout).expect("text");
    assert!(told.contains("ok    database: ") && told.contains("will be created"), "{told}");
}
