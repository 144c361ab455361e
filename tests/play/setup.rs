//! `talon setup` in a terminal, against loopback platforms.

mod unattended;

use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::time::Duration;

use talon_loopback::LoopbackTelegram;
use talon_stage::{Terminal, telegram};

/// Far longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// `talon setup` with somebody who answers.
struct Setup(Terminal);

impl Deref for Setup {
    type Target = Terminal;

    fn deref(&self) -> &Terminal {
        &self.0
    }
}

impl DerefMut for Setup {
    fn deref_mut(&mut self) -> &mut Terminal {
        &mut self.0
    }
}

impl Setup {
    fn start(directory: &Path, environment: &[(&str, String)]) -> Self {
        let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Self(Terminal::start((80, 24), directory, &["--env-file", "tokens", "setup"], &environment))
    }

    fn types(&mut self, line: &str) {
        self.press(&format!("{line}\r"));
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

    fn ends(self) -> (u32, String) {
        self.0.ends()
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
        let mut setup = Setup::start(directory.path(), &environment);
        setup.answers("hello");
        setup.hears("That is not a Telegram token");
        setup.answers(&other);
        setup.hears("That looks like a Discord token");
        setup.answers(wrong);
        setup.hears("Telegram does not know this token");
        // As if pasted from somewhere.
        setup.answers(&format!(" \"{right}\" "));
        setup.hears("It is @talon_test_bot's.");
        setup.answers(&right);
        setup.hears("That looks like a Telegram token");
        setup.answers(&other);
        setup.hears("It is Talon's.");
        setup.hears("Language [pl]: ");
        setup.types("klingon");
        setup.hears("That is not one of en, bg");
        setup.hears("Language [pl]: ");
        // A typing error, corrected.
        setup.types("fx\u{7f}i");
        setup.hears("Database [talon.db]: ");
        setup.types("mysql:swordfish");
        setup.hears("That cannot be used: a database address begins with");
        setup.types("sqlite:our cards.db");
        setup.hears("It works.");
        setup.hears("Saved in tokens.");
        setup.ends()
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

    // Again, with Enter only: everything stays as it is.
    let (code, said) = tokio::task::block_in_place(|| {
        let mut setup = Setup::start(directory.path(), &environment);
        setup.hears("The current token is @talon_test_bot's. It stays");
        setup.answers("");
        setup.hears("The current token is Talon's. It stays");
        setup.answers("");
        setup.hears("Language [fi]: ");
        setup.types("");
        setup.hears("Database [our cards.db]: ");
        setup.types("");
        setup.ends()
    });
    assert_eq!(code, 0, "{said}");
    assert_eq!(tokens(directory.path()), written);
}

/// A platform that answers, and a directory with a file of tokens that is not empty.
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
        let mut setup = Setup::start(directory.path(), &environment);
        setup.answers(&telegram.token());
        setup.hears("Token, or Enter for none: ");
        setup.press("half a token\x03");
        setup.hears("Nothing was changed.");
        assert_eq!(setup.ends().0, 0);
        let mut setup = Setup::start(directory.path(), &environment);
        setup.answers("");
        setup.answers("");
        setup.hears("so nothing was changed");
        assert_eq!(setup.ends().0, 0);
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
        let mut setup = Setup::start(directory.path(), &environment);
        setup.answers(token);
        setup.hears("It cannot be checked now");
        setup.answers(token);
        setup.hears("It is saved unchecked.");
        setup.answers("");
        setup.chooses("", "");
        setup.hears("Saved in tokens.");
        assert_eq!(setup.ends().0, 0);
        // The existing token is kept, although it can't be checked.
        let mut setup = Setup::start(directory.path(), &environment);
        setup.hears("A token is set and stays, but it cannot be checked now");
        setup.answers("");
        setup.answers("");
        setup.chooses("EN", "");
        assert_eq!(setup.ends().0, 0);
    });
    assert_eq!(tokens(directory.path()), format!("TALON_TELEGRAM_TOKEN={token}\n"));
}

/// Killed between two answers, it leaves the file unchanged, and no other file.
#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_run_leaves_the_file_whole() {
    let (telegram, directory) = telegram_and_tokens("A=1\n").await;
    let environment = [("TALON_TELEGRAM_API_URL", telegram.url())];
    tokio::task::block_in_place(|| {
        let mut setup = Setup::start(directory.path(), &environment);
        setup.answers(&telegram.token());
        setup.answers("");
        setup.hears("Language [en]: ");
        setup.kill();
        setup.ends();
    });
    assert_eq!(tokens(directory.path()), "A=1\n");
    assert_eq!(std::fs::read_dir(directory.path()).expect("the directory").count(), 1);
}

/// The address is checked before it is saved, and its password is never printed.
#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_database_is_tried_before_it_is_written() {
    let Some(address) = talon_cluster::cluster().map(talon_cluster::Cluster::empty) else { return };
    let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("the loopback Telegram starts");
    let directory = tempfile::tempdir().expect("a directory");
    let environment = [("TALON_TELEGRAM_API_URL", telegram.url())];
    let nobody = "postgres://talon:swordfish@127.0.0.1:1/talon";
    let (code, said) = tokio::task::block_in_place(|| {
        let mut setup = Setup::start(directory.path(), &environment);
        setup.answers(&telegram.token());
        setup.answers("");
        setup.chooses("", nobody);
        setup.hears("It cannot be used now: the database talon at 127.0.0.1:1 cannot be reached");
        setup.hears("Database [talon.db]: ");
        setup.types(&address);
        setup.hears("It works.");
        setup.ends()
    });
    assert_eq!(code, 0, "{said}");
    assert!(!said.contains("swordfish") && !said.contains(&address), "{said}");
    let mut check = std::process::Command::new(env!("CARGO_BIN_EXE_talon"));
    check.args(["--env-file", "tokens", "check"]).current_dir(directory.path()).envs(environment);
    let told = String::from_utf8(check.output().expect("it runs").stdout).expect("text");
    assert!(told.contains("ok    database: ") && told.contains("will be created"), "{told}");
}
