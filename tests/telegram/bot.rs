//! The program under test, in a directory of its own, connected to a loopback Telegram of its own.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_loopback::{LoopbackTelegram, Options};
use tempfile::TempDir;

/// The platform's time runs this many times as fast as the wall's, and the bot's paces are this much shorter.
const SCALE: u32 = 100;

/// Far longer than any end of the program takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The bot's paces and delays in hundredths; everything else is as shipped.
const SETTINGS: [(&str, &str); 6] = [
    ("table.ai_delay", "8ms"),
    ("pace.group_gap", "30ms"),
    ("pace.private_gap", "10ms"),
    ("pace.bot_gap", "1ms"),
    ("pace.ring_after", "600ms"),
    ("telegram.poll_timeout", "30s"),
];

/// A loopback Telegram whose minute lasts 600 ms.
pub(crate) fn fast() -> Options {
    let base = Options::default();
    // The bot's pauses after an outage are in real seconds, and so is the time in which a press can be answered.
    let query_lifetime = base.query_lifetime * SCALE;
    Options { patience: Duration::from_secs(60), query_lifetime, ..base }.scaled(SCALE)
}

/// The program and its world. Dropping it ends the program; a failing test shows what the program said.
pub(crate) struct Room {
    pub(crate) telegram: LoopbackTelegram,
    directory: TempDir,
    settings: Vec<(String, String)>,
    running: Option<Child>,
    said: Arc<Mutex<Vec<String>>>,
}

impl Drop for Room {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            println!("seed {} (set TALON_TEST_SEED to repeat it); the bot said last:", self.telegram.seed());
            let said = self.said();
            for line in said.iter().skip(said.len().saturating_sub(40)) {
                println!("  {line}");
            }
            println!("violations: {:#?}", self.telegram.violations());
        }
    }
}

impl Room {
    /// A running bot with these settings beside the usual ones.
    pub(crate) async fn open(options: Options, settings: &[(&str, &str)]) -> Self {
        let mut room = Self::closed(options, settings).await;
        room.start().await;
        room
    }

    /// The world without the bot.
    pub(crate) async fn closed(options: Options, settings: &[(&str, &str)]) -> Self {
        let telegram = LoopbackTelegram::start(options).await.expect("the loopback Telegram starts");
        let directory = tempfile::tempdir().expect("a directory");
        let mut room = Self { telegram, directory, settings: Vec::new(), running: None, said: Arc::default() };
        // The same seed, the same cards.
        let secret = format!("seed {}", room.telegram.seed());
        room.set("testing.fixed_secret", &secret);
        for (key, value) in SETTINGS.iter().chain(settings) {
            room.set(key, value);
        }
        room
    }

    /// Sets a setting for the next start.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        self.settings.retain(|(known, _)| known != key);
        self.settings.push((key.to_owned(), value.to_owned()));
    }

    /// Where the bot keeps everything.
    pub(crate) fn database(&self) -> PathBuf {
        self.directory.path().join("talon.db")
    }

    /// The program with the test's own settings alone.
    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TALON_")) {
            command.env_remove(name);
        }
        command.current_dir(self.directory.path()).stdin(Stdio::null());
        command
    }

    /// Starts the program and returns at once.
    pub(crate) fn launch(&mut self) {
        let mut command = self.command();
        command.env("TALON_TELEGRAM_TOKEN", self.telegram.token());
        command.env("TALON_TELEGRAM_API_URL", self.telegram.url());
        for (key, value) in &self.settings {
            command.arg("--set").arg(format!("{key}={value}"));
        }
        let mut child =
            command.arg("serve").stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let stderr = child.stderr.take().expect("its standard error");
        let said = Arc::clone(&self.said);
        std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                said.lock().unwrap().push(line);
            }
        });
        self.running = Some(child);
    }

    /// Starts the program and waits until it listens.
    pub(crate) async fn start(&mut self) {
        self.launch();
        self.telegram.bot_listens().await.expect("the bot listens");
    }

    /// Ends the program at once, as a power failure would (SIGKILL).
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks the program to stop (SIGTERM) and waits for its end; the exit code, none when a signal ended it.
    pub(crate) async fn stop(&mut self) -> Option<i32> {
        let mut child = self.running.take().expect("a running program");
        let pid = child.id();
        send("TERM", pid);
        let ended = tokio::task::spawn_blocking(move || child.wait());
        match tokio::time::timeout(PATIENCE, ended).await {
            Ok(status) => status.expect("the wait ends").expect("an exit status").code(),
            Err(_) => {
                send("KILL", pid);
                panic!("the program did not stop within {PATIENCE:?}");
            }
        }
    }

    /// Runs another subcommand on the same database, beside the bot.
    pub(crate) fn talon(&self, arguments: &[&str]) -> Output {
        let mut command = self.command();
        command.args(arguments);
        tokio::task::block_in_place(|| command.output().expect("the program runs"))
    }

    /// A path in the program's directory.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// What the program has written to its standard error, over all its starts.
    pub(crate) fn said(&self) -> Vec<String> {
        self.said.lock().unwrap().clone()
    }
}

/// Sends a signal to one process of ours.
fn send(signal: &str, pid: u32) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{signal} {pid}")]).status();
    assert!(sent.is_ok_and(|status| status.success()), "the signal {signal} reaches the program");
}
