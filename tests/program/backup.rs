//! Backups, and databases of earlier versions, with the real program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sqlx::migrate::Migrator;
use sqlx::{Connection as _, SqliteConnection, query};
use talon_cluster::cluster;
use talon_stage::without_settings;
use talon_store_sqlite::SqliteStore;
use tempfile::TempDir;

/// A directory with a database.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn talon(&self, arguments: &[&str]) -> Output {
        let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
        command.current_dir(self.0.path()).args(arguments).output().unwrap()
    }

    /// The output of a command that succeeds.
    fn says(&self, arguments: &[&str]) -> String {
        let output = self.talon(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The sentence of a command that refuses.
    fn refuses(&self, arguments: &[&str]) -> String {
        let output = self.talon(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stderr).unwrap()
    }

    /// Adds this many invented matches.
    fn invent(&self, matches: u32, seed: u32) {
        let (matches, seed) = (matches.to_string(), seed.to_string());
        let flags = ["--people", "4", "--until", "2026-11-01", "--beside-others"];
        self.says(&[&["demo-data", "--matches", &matches, "--seed", &seed], &flags[..]].concat());
    }

    fn everything(&self) -> String {
        self.says(&["export", "--everything"])
    }

    /// The names of the files in a directory.
    fn files(&self, directory: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.path(directory)).into_iter().flatten();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// The schema of an earlier version.
const OLDER: i64 = 15;

/// A database in that version's schema.
async fn older(path: &Path) {
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations/sqlite");
    let migrations = Migrator::new(migrations).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let options = options.journal_mode(sqlx::sqlite::SqliteJournalMode::Wal);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    migrations.run_to(OLDER, &mut connection).await.unwrap();
    query("INSERT INTO person (id, language) VALUES (7, 'bg')").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[test]
fn a_backup_is_restored_by_one_command() {
    let home = Home::new();
    home.invent(12, 1);
    let before = home.everything();
    let said = home.says(&["backup"]);
    let backup = said.trim().strip_prefix("copied to ").expect("it says where").to_owned();
    assert!(backup.starts_with("backups/talon-2") && backup.ends_with("Z.db"), "{said}");
    home.invent(5, 2);
    let after = home.everything();
    assert_ne!(after, before);

    let said = home.says(&["restore", &backup]);
    println!("{said}");
    assert_eq!(home.everything(), before);
    let kept = home.files(".").into_iter().find(|name| name.contains("before-restore")).expect("the old one is kept");
    assert!(said.contains(&kept), "{said}");
    assert_eq!(home.says(&["--database", &format!("sqlite:{kept}"), "export", "--everything"]), after);
    assert!(home.says(&["standings", "rebuild"]).contains("every row was correct"));
}

#[cfg(unix)]
#[test]
fn backups_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::new();
    home.says(&["migrate"]);
    home.says(&["backup"]);
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&home.path("backups")), 0o700);
    let [name] = &home.files("backups")[..] else { panic!("one backup") };
    assert_eq!(mode(&home.path("backups").join(name)), 0o600);
}

#[test]
fn backups_that_are_made_at_once_are_all_there() {
    let home = Home::new();
    home.invent(3, 1);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| home.says(&["backup"]));
        }
    });
    let made = home.files("backups");
    assert_eq!(made.len(), 4, "{made:?}");
    for name in made {
        let copy = format!("sqlite:{}", home.path("backups").join(name).display());
        assert_eq!(home.says(&["--database", &copy, "export", "--everything"]), home.everything());
    }
}

#[test]
fn no_more_are_kept_than_are_wanted() {
    let home = Home::new();
    home.says(&["migrate"]);
    std::fs::create_dir(home.path("elsewhere")).unwrap();
    for name in
        ["talon-2020-01-01T00-00-00Z.db", "talon-2021-01-01T00-00-00Z.db", "talon-2022-01-01T00-00-00Z.db", "mine.db"]
    {
        std::fs::write(home.path("elsewhere").join(name), "").unwrap();
    }
    home.says(&["--set", "backup.directory=elsewhere", "--set", "backup.keep=2", "backup"]);
    let left = home.files("elsewhere");
    assert_eq!(left.len(), 3, "{left:?}");
    assert_eq!(left[..2], ["mine.db", "talon-2022-01-01T00-00-00Z.db"]);
}

#[tokio::test]
async fn nothing_is_restored_under_a_running_bot_or_from_what_is_no_backup() {
    let home = Home::new();
    home.says(&["migrate"]);
    home.says(&["backup", "copy.db"]);
    let owner = SqliteStore::open(&home.path("talon.db")).await.unwrap();
    let said = home.refuses(&["restore", "copy.db"]);
    assert!(said.contains("is in use by another process") && said.contains("nothing was changed"), "{said}");
    owner.close().await;
    drop(owner);
    std::fs::write(home.path("notes.db"), "these are my notes, and no database; ".repeat(30)).unwrap();
    let said = home.refuses(&["restore", "notes.db"]);
    assert!(said.contains("is not a database"), "{said}");
    assert!(home.refuses(&["restore", "nowhere.db"]).contains("there is no database"));
    let said = home.refuses(&["--database", "postgres://talon@localhost/talon", "restore", "copy.db"]);
    assert!(said.contains("pg_dump"), "{said}");
    let said = home.refuses(&["--database", "postgres://talon@localhost/talon", "--set", "backup.every=24h", "check"]);
    assert!(said.contains("“backup.every” is for a SQLite database") && said.contains("pg_dump"), "{said}");
}

#[tokio::test]
async fn migrations_can_be_looked_at_and_are_made_after_a_copy() {
    let home = Home::new();
    older(&home.path("talon.db")).await;
    let before = std::fs::read(home.path("talon.db")).unwrap();
    let said = home.says(&["migrate", "--dry-run"]);
    println!("{said}");
    assert!(std::fs::read(home.path("talon.db")).unwrap() == before, "nothing was changed");
    assert!(home.files("backups").is_empty());
    assert!(home.files(".").iter().all(|name| !name.starts_with(".talon-")), "{:?}", home.files("."));
    assert!(said.contains("from schema 15 to 27:"), "{said}");
    assert!(said.contains("    17  Which letters aces and court cards have"), "{said}");
    assert!(said.contains("a copy will be made first, in backups\n"), "{said}");
    assert!(said.contains("it succeeded on a copy, in "), "{said}");

    let said = home.says(&["migrate"]);
    assert!(said.ends_with("database: talon.db, now at schema 27\n"), "{said}");
    let [copy] = &home.files("backups")[..] else { panic!("one copy") };
    assert!(copy.starts_with("talon-before-schema-0027-"), "{copy}");
    assert_eq!(home.says(&["migrate"]), "database: talon.db, already at schema 27\n");
    assert_eq!(home.says(&["migrate", "--dry-run"]), "database: talon.db, already at schema 27\n");

    // Back to the old schema, and forward again.
    let said = home.says(&["restore", &format!("backups/{copy}")]);
    assert!(said.contains("it has schema 15, and will be updated to 27 at the next start"), "{said}");
    assert!(home.says(&["migrate", "--dry-run"]).contains("from schema 15 to 27"));
}

#[tokio::test]
async fn a_database_of_which_no_copy_can_be_made_stays_as_it_is() {
    let home = Home::new();
    older(&home.path("talon.db")).await;
    std::fs::write(home.path("backups"), "a file in the way").unwrap();
    let said = home.refuses(&["migrate"]);
    assert!(said.contains("no copy of it can be made first") && said.contains("--without-backup"), "{said}");
    assert!(home.says(&["migrate", "--dry-run"]).contains("from schema 15"));
    let said = home.says(&["migrate", "--without-backup"]);
    assert!(said.contains("no copy will be made first\n") && said.ends_with("now at schema 27\n"), "{said}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_one_sentence_for_every_command() {
    let home = Home::new();
    home.says(&["migrate"]);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(home.path("talon.db"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    query("UPDATE _sqlx_migrations SET version = 99 WHERE version = 20").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let sentence = "was written by a newer version: it has schema 99, this version knows 27; install that version again, or go back \
                    to a backup from before it";
    for command in [&["backup"][..], &["migrate"], &["migrate", "--dry-run"], &["export"], &["tables", "list"]] {
        let said = home.refuses(command);
        assert!(said.contains(sentence) && said.lines().count() == 1, "{command:?}: {said}");
    }
}

/// A copy made by the server's own tools is the same database.
#[test]
fn a_postgres_database_is_copied_by_its_own_tools() {
    let Some(cluster) = cluster() else { return };
    let (from, to) = (cluster.empty(), cluster.empty());
    let home = Home::new();
    let on = |url: &str, arguments: &[&str]| {
        let output = without_settings(env!("CARGO_BIN_EXE_talon"))
            .env("TALON_DATABASE_URL", url)
            .current_dir(home.0.path())
            .args(arguments)
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    on(&from, &["demo-data", "--matches", "8", "--people", "4", "--until", "2026-11-01"]);
    let dump = home.path("talon.dump");
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).arg(&dump).output();
        let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    };
    run("pg_dump", &["--format=custom", "--dbname", &from, "--file"]);
    run("pg_restore", &["--no-owner", "--exit-on-error", "--dbname", &to]);
    assert_eq!(on(&to, &["export", "--everything"]), on(&from, &["export", "--everything"]));
}
