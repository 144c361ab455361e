//! A private Postgres for the tests: a cluster that nobody else can reach, and a new database for each test.
//!
//! `tests/run.sh` starts one cluster for all tests and names it in `TALON_TEST_POSTGRES`. Without that, each test binary starts one on
//! demand. It ends with the process that started it, however that process ends.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test that finds no Postgres where it should fails, or says that it was passed over"
)]

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The variable that names a running cluster.
const VARIABLE: &str = "TALON_TEST_POSTGRES";

/// The script that finds and starts Postgres.
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cluster.sh");

/// A running cluster.
#[derive(Debug)]
pub struct Cluster {
    /// The address of its maintenance database.
    url: String,
    psql: PathBuf,
    databases: AtomicU32,
    /// The cluster that this process started: it runs until our end of its standard input is closed.
    _process: Option<Child>,
}

/// This process's cluster; `None`, with a printed line, if Postgres is not installed.
///
/// # Panics
/// If Postgres is not installed although `CI` is set, or does not start.
pub fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(Cluster::find).as_ref();
    if cluster.is_none() {
        println!("passed over: there is no Postgres here (Debian: apt install postgresql)");
    }
    cluster
}

impl Cluster {
    fn find() -> Option<Self> {
        let found = Command::new(SCRIPT).arg("bin").output().expect("the script of the cluster runs");
        if !found.status.success() {
            let demanded = std::env::var_os("CI").is_some();
            assert!(!demanded, "there is no Postgres here, and CI is set: {}", String::from_utf8_lossy(&found.stderr));
            return None;
        }
        let psql = PathBuf::from(String::from_utf8_lossy(&found.stdout).trim()).join("psql");
        let (url, process) = match std::env::var(VARIABLE) {
            Ok(url) => (url, None),
            Err(_) => {
                let (url, process) = start();
                (url, Some(process))
            }
        };
        Some(Self { url, psql, databases: AtomicU32::new(0), _process: process })
    }

    /// A cluster that nobody else uses, so that anything may happen to it; `None`, with a printed line, if Postgres is not installed.
    ///
    /// # Panics
    /// As [`cluster`].
    #[must_use]
    pub fn alone() -> Option<Self> {
        let psql = cluster()?.psql.clone();
        let (url, process) = start();
        Some(Self { url, psql, databases: AtomicU32::new(0), _process: Some(process) })
    }

    /// Freezes the server: it ends no connection and answers none.
    ///
    /// # Panics
    /// If the script fails; likewise below.
    pub fn freeze(&self) {
        self.suffer("freeze");
    }

    /// Resumes a frozen server.
    pub fn thaw(&self) {
        self.suffer("thaw");
    }

    /// Stops the server like a crash.
    pub fn stop(&self) {
        self.suffer("stop");
    }

    /// Starts a stopped server.
    pub fn start(&self) {
        self.suffer("start");
    }

    fn suffer(&self, what: &str) {
        let place = self.url.split_once('@').and_then(|(_, place)| place.split_once('/')).expect("an address").0;
        let home = place.replace("%2F", "/");
        // Its output is not captured, because the server would keep it open.
        let done = Command::new(SCRIPT).args([what, &home]).stdout(Stdio::null()).status();
        assert!(done.is_ok_and(|status| status.success()), "{what} fails");
    }

    /// The address of a new, empty database.
    #[must_use]
    pub fn empty(&self) -> String {
        self.create("template0")
    }

    /// The address of a copy of another database of this cluster, which nobody may be using.
    #[must_use]
    pub fn copy_of(&self, database: &str) -> String {
        self.create(database.rsplit('/').next().unwrap_or(database))
    }

    fn create(&self, template: &str) -> String {
        // Several processes use one cluster at the same time.
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        self.execute(&self.url, &format!("CREATE DATABASE {name} TEMPLATE {template}"));
        format!("{}/{name}", self.url.rsplit_once('/').map_or(self.url.as_str(), |(server, _)| server))
    }

    /// Executes SQL in a database of this cluster directly.
    ///
    /// # Panics
    /// If Postgres refuses it.
    pub fn execute(&self, url: &str, sql: &str) {
        let done = Command::new(&self.psql)
            .args(["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--command", sql, url])
            .output()
            .expect("psql runs");
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
    }
}

fn start() -> (String, Child) {
    let mut process = Command::new(SCRIPT)
        .arg("run")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the script of the cluster runs");
    let mut url = String::new();
    let out = process.stdout.take().expect("its standard output is ours");
    BufReader::new(out).read_line(&mut url).expect("the cluster prints its address");
    assert!(!url.trim().is_empty(), "the cluster does not start: its reason stands above");
    (url.trim().to_owned(), process)
}
