//! The program under test, in its own directory.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use talon_store::archive::Records;
use talon_store_postgres::Archive as PostgresArchive;
use talon_store_sqlite::Archive as SqliteArchive;
use tempfile::TempDir;
use tokio::sync::watch;

/// The platforms' time runs this many times faster than the wall clock, and the bot's paces are shorter by this factor.
pub const SCALE: u32 = 100;

/// Far longer than the program ever takes to end.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many of the program's last lines a failing test prints.
const LAST_WORDS: usize = 40;

/// The bot's paces and delays at a hundredth; matches that start only with Start; no drawn hands, which take a processor most of the time;
/// and nothing that several bots on a machine would share. Everything else is the default.
const SETTINGS: [(&str, &str); 6] = [
    ("table.ai_delay", "8ms"),
    ("table.pictures", "ends"),
    ("table.starts_after", "1h"),
    ("pace.ring_after", "600ms"),
    ("monitor.listen", "off"),
    ("backup.every", "off"),
];

/// The program and its data. Dropping it ends the program; a failing test prints the program's output.
pub struct Program {
    directory: TempDir,
    /// Tokens and addresses of the platforms.
    environment: Vec<(&'static str, String)>,
    settings: Vec<(String, String)>,
    /// The executable.
    executable: OsString,
    running: Option<Child>,
    said: Arc<watch::Sender<Vec<String>>>,
    /// Reads the program's output.
    listening: Option<JoinHandle<()>>,
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            println!("the bot said last:");
            let said = self.said();
            for line in said.iter().skip(said.len().saturating_sub(LAST_WORDS)) {
                println!("  {line}");
            }
        }
    }
}

impl Program {
    /// A program that is not running yet, with this environment for its platforms. The same seed gives the same cards.
    pub fn new(seed: u64, environment: Vec<(&'static str, String)>) -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let (said, settings) = (Arc::new(watch::Sender::new(Vec::new())), Vec::new());
        let executable = executable();
        let mut program = Self { directory, environment, settings, executable, running: None, said, listening: None };
        program.set("testing.fixed_secret", &format!("seed {seed}"));
        program.set("testing.consent", "everybody may foresee every deal");
        program.set_all(&SETTINGS);
        program
    }

    /// Sets a setting for the next start.
    pub fn set(&mut self, key: &str, value: &str) {
        self.settings.retain(|(known, _)| known != key);
        self.settings.push((key.to_owned(), value.to_owned()));
    }

    /// Sets several settings for the next start.
    pub fn set_all(&mut self, settings: &[(&str, &str)]) {
        for (key, value) in settings {
            self.set(key, value);
        }
    }

    /// Uses this executable from the next start on: another version, or another build.
    pub fn be(&mut self, executable: impl Into<OsString>) {
        self.executable = executable.into();
    }

    /// Sets an environment variable from the next start on.
    pub fn environ(&mut self, name: &'static str, value: String) {
        self.environment.push((name, value));
    }

    /// The bot's database, unless another one is set.
    pub fn database(&self) -> PathBuf {
        self.directory.path().join("talon.db")
    }

    /// The program with only the test's own settings.
    fn command(&self) -> Command {
        let mut command = without_settings(&self.executable);
        command.current_dir(self.directory.path()).stdin(Stdio::null());
        command
    }

    /// Starts the program and returns at once.
    pub fn launch(&mut self) {
        let mut command = self.command();
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        for (key, value) in &self.settings {
            command.arg("--set").arg(format!("{key}={value}"));
        }
        let mut child =
            command.arg("serve").stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let stderr = child.stderr.take().expect("its standard error");
        let said = Arc::clone(&self.said);
        self.listening = Some(std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                said.send_modify(|said| said.push(line));
            }
        }));
        self.running = Some(child);
    }

    /// Kills the program, like a power failure (SIGKILL).
    pub fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks the program to stop (SIGTERM), and returns its exit code; `None` if a signal ended it.
    pub async fn stop(&mut self) -> Option<i32> {
        send("TERM", self.running.as_ref().expect("a running program").id());
        self.ends().await
    }

    /// Waits until the program has ended by itself and its output is read. Returns its exit code; `None` if a signal ended it.
    pub async fn ends(&mut self) -> Option<i32> {
        let mut child = self.running.take().expect("a running program");
        let pid = child.id();
        let listening = self.listening.take().expect("it was heard");
        let ended = tokio::task::spawn_blocking(move || {
            let status = child.wait();
            listening.join().expect("it was heard out");
            status
        });
        match tokio::time::timeout(PATIENCE, ended).await {
            Ok(status) => status.expect("the wait ends").expect("an exit status").code(),
            Err(_) => {
                send("KILL", pid);
                panic!("the program did not end within {PATIENCE:?}");
            }
        }
    }

    /// The address of the database that replaces the usual file.
    pub fn other_database(&self) -> Option<&str> {
        self.settings.iter().find(|(key, _)| key == "database.url").map(|(_, url)| url.as_str())
    }

    /// The bot's records, read beside it.
    pub async fn records(&self) -> Box<dyn Records> {
        match self.other_database() {
            Some(url) => {
                let address = url.parse().expect("the address of a Postgres database");
                Box::new(PostgresArchive::open(&address).await.expect("the database can be read"))
            }
            None => Box::new(SqliteArchive::open(&self.database()).await.expect("the database can be read")),
        }
    }

    /// Another subcommand on the same database.
    pub(crate) fn command_beside(&self, arguments: &[&str]) -> Command {
        let mut command = self.command();
        if let Some(url) = self.other_database() {
            command.env("TALON_DATABASE_URL", url);
        }
        command.args(arguments);
        command
    }

    /// Runs another subcommand on the same database, beside the bot.
    pub fn talon(&self, arguments: &[&str]) -> Output {
        let mut command = self.command_beside(arguments);
        tokio::task::block_in_place(|| command.output().expect("the program runs"))
    }

    /// The output of a subcommand that succeeds.
    pub fn told_by(&self, arguments: &[&str]) -> String {
        let output = self.talon(arguments);
        let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{arguments:?}: {said}{error}");
        said.into_owned()
    }

    /// The output of a subcommand that refuses, or finds something wrong.
    pub fn refused_by(&self, arguments: &[&str]) -> String {
        let output = self.talon(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
    }

    /// Runs `talon check` with the platforms' tokens. Returns its exit code and its output.
    pub fn check(&self) -> (Option<i32>, String) {
        let mut command = self.command();
        command.envs(self.environment.iter().map(|(name, value)| (name, value))).arg("check");
        let output = tokio::task::block_in_place(|| command.output().expect("the program runs"));
        (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
    }

    /// A path in the program's directory.
    pub fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Waits until the program logs a new line that matches `wanted`. `what` names it in the error.
    pub async fn says(&self, what: &str, wanted: impl Fn(&str) -> bool) {
        let mut said = self.said.subscribe();
        let before = said.borrow().len();
        let heard = said.wait_for(|said| said.iter().skip(before).any(|line| wanted(line)));
        let heard = tokio::time::timeout(PATIENCE, heard).await.is_ok();
        assert!(heard, "the program did not say {what} within {PATIENCE:?}");
    }

    /// The program's standard error, over all its starts.
    pub fn said(&self) -> Vec<String> {
        self.said.borrow().clone()
    }
}

/// A program without the settings of the tests' own environment.
pub fn without_settings(executable: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(executable);
    for name in settings_around() {
        command.env_remove(name);
    }
    command
}

/// Variables of the tests' own environment that the program or the tests read, such as a seed.
pub(crate) fn settings_around() -> impl Iterator<Item = OsString> {
    std::env::vars_os().map(|(name, _)| name).filter(|name| name.to_string_lossy().starts_with("TALON_"))
}

/// The program that cargo built for the running tests.
pub(crate) fn executable() -> OsString {
    std::env::var_os("CARGO_BIN_EXE_talon").expect("cargo tells its tests where the program is")
}

/// Sends a signal to one of our processes.
fn send(signal: &str, pid: u32) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{signal} {pid}")]).status();
    assert!(sent.is_ok_and(|status| status.success()), "the signal {signal} reaches the program");
}
