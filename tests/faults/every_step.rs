//! Commands that work on files are killed (SIGKILL) before each call that changes one, or before as many as the seed draws. Nothing is lost
//! at any step, the same command finishes the work, and nothing is left half done.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use flate2::read::MultiGzDecoder;
use serde_json::Value;
use sqlx::{Connection as _, SqliteConnection, query_as};
use talon_games::GameKind;
use talon_stage::telegram::{Room, Sitting, fast};
use talon_stage::{Plan, Policy, Program, Steps, drawn_steps};
use talon_table::TableId;

use crate::beside_others;

/// The most steps of a command that are tried.
const MOST: usize = 40;

const HASTY: Policy = Policy { seed: 1, haste: 20 };

const MOVE: &[&str] = &["tables", "move-logs", "--older-than", "0s"];

const EVERYTHING: &[&str] = &["export", "--everything"];

/// A running bot with a table of each two-player game, at which a match was played.
async fn played() -> (Room, Vec<TableId>) {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let mut tables = Vec::new();
    for game in [GameKind::Santase, GameKind::Sznap, GameKind::Snaps] {
        let group = room.telegram.supergroup(game.name(), &[&ana, &boris]);
        let (mut sitting, lobby) = Sitting::gather(&Plan::short(game), &[&ana, &boris], &group).await;
        sitting.begin(&lobby).await;
        sitting.play_out(HASTY).await;
        tables.push(sitting.table);
    }
    (room, tables)
}

/// The contents of a program's directory, to be restored.
struct Snapshot(Vec<(PathBuf, Vec<u8>)>);

impl Snapshot {
    /// Of a program that is not running.
    fn of(program: &Program) -> Self {
        let files = files_in(&program.path(""));
        Self(files.into_iter().map(|file| (file.clone(), fs::read(file).unwrap())).collect())
    }

    /// Restores the directory.
    fn put_back(&self, program: &Program) {
        for entry in fs::read_dir(program.path("")).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { fs::remove_dir_all(path).unwrap() } else { fs::remove_file(path).unwrap() }
        }
        for (path, contents) in &self.0 {
            fs::write(path, contents).unwrap();
        }
    }
}

/// The files in a directory, by name; none if it does not exist.
fn files_in(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).into_iter().flatten().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

fn is_draft(file: &Path) -> bool {
    file.file_name().unwrap().to_str().unwrap().starts_with(".talon-")
}

/// Kills the command at every step, or at as many as the seed draws, each time from the same start, and checks what is left.
async fn killed_at_every_step(room: &Room, command: &[&str], mut looks: impl AsyncFnMut(u64)) {
    let (start, steps, seed) = (Snapshot::of(room), Steps::new(), room.telegram.seed());
    let count = steps.count(room, command);
    let drawn = drawn_steps(seed, count, MOST);
    println!("seed {seed}: {command:?} has {count} steps, and is killed at {drawn:?}");
    let (mut killed, tried) = (0, drawn.len());
    for step in drawn {
        start.put_back(room);
        let output: Output = steps.run_until(step, room, command);
        match output.status.signal() {
            Some(9) => killed += 1,
            other => assert!(output.status.success(), "step {step}: {other:?}, {output:?}"),
        }
        looks(step).await;
    }
    // The number of steps differs slightly from run to run.
    assert!(killed * 10 >= tried * 9, "{killed} of {tried}");
}

/// The exports of these matches, wherever their logs are.
fn told(program: &Program, tables: &[TableId]) -> Vec<String> {
    let verified = tables.iter().map(|table| program.told_by(&["verify", &table.to_string()]));
    verified.chain([program.told_by(EVERYTHING)]).collect()
}

/// The tables whose whole logs are in the files, and how often.
fn logs_in_files(program: &Program) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for file in files_in(&program.path("logs")).into_iter().filter(|file| !is_draft(file)) {
        for line in BufReader::new(MultiGzDecoder::new(File::open(file).unwrap())).lines() {
            let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
            if line["talon"] == "log" {
                *found.entry(line["table"].as_str().unwrap().to_owned()).or_default() += 1;
            }
        }
    }
    found
}

/// The tables whose whole logs are in the database.
async fn logs_in_database(program: &Program) -> Vec<String> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(program.database());
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let asked = "SELECT id, version, (SELECT count(*) FROM event WHERE table_id = card_table.id) FROM card_table";
    let rows: Vec<(i64, i64, i64)> = query_as(asked).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let whole = rows.into_iter().filter(|(_, version, events)| version == events);
    whole.map(|(id, ..)| TableId(id.cast_unsigned()).to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_that_are_being_moved_are_never_lost() {
    let _machine = beside_others().await;
    let (mut room, tables) = played().await;
    assert_eq!(room.stop().await, Some(0));
    for table in &tables {
        room.told_by(&["tables", "close", &table.to_string()]);
    }
    let before = told(&room, &tables);
    let room = &room;
    killed_at_every_step(room, MOVE, async |step| {
        assert!(told(room, &tables) == before, "step {step}: the exports differ");
        let (here, moved) = (logs_in_database(room).await, logs_in_files(room));
        for table in tables.iter().map(TableId::to_string) {
            let places = usize::from(here.contains(&table)) + moved.get(&table).copied().unwrap_or(0);
            assert!((1..=2).contains(&places), "step {step}: the log of {table} is whole in {places} places");
        }
        room.told_by(MOVE);
        assert_eq!(logs_in_database(room).await, Vec::<String>::new(), "step {step}");
        assert_eq!(logs_in_files(room).len(), tables.len(), "step {step}");
        assert!(told(room, &tables) == before, "step {step}: the exports differ");
        let left: Vec<_> = files_in(&room.path("logs")).into_iter().filter(|file| is_draft(file)).collect();
        assert_eq!(left, Vec::<PathBuf>::new(), "step {step}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_whose_place_a_copy_is_put_is_never_lost() {
    let _machine = beside_others().await;
    let (mut room, tables) = played().await;
    room.told_by(&["backup", "copy.db"]);
    let copied = room.told_by(&["--database", "sqlite:copy.db", "export", "--everything"]);
    // Later changes are only in the write-ahead log, which belongs to the old database.
    room.friend("Vera", "en").await;
    room.kill();
    let log = room.path("talon.db-wal");
    assert!(log.metadata().unwrap().len() > 0);
    let old = room.told_by(EVERYTHING);
    assert!(old != copied);
    {
        let shared = &room;
        killed_at_every_step(shared, &["restore", "copy.db"], async |step| {
            let found = shared.told_by(EVERYTHING);
            assert!(found == old || found == copied, "step {step}: neither the old database nor the copy");
            assert!(found == old || kept(shared).contains(&old), "step {step}: the old one is kept");
            shared.told_by(&["restore", "copy.db"]);
            assert!(shared.told_by(EVERYTHING) == copied, "step {step}: the copy is there");
            assert!(kept(shared).contains(&old), "step {step}: the old one is kept");
            let left: Vec<_> = files_in(&shared.path("")).into_iter().filter(|file| is_draft(file)).collect();
            assert_eq!(left, Vec::<PathBuf>::new(), "step {step}");
            // It can be opened and written.
            shared.told_by(&["tables", "close", &tables[1].to_string()]);
        })
        .await;
    }
    room.start().await;
    assert_eq!(room.stop().await, Some(0));
}

/// The contents of the databases that were kept.
fn kept(program: &Program) -> Vec<String> {
    let files = files_in(&program.path("")).into_iter().map(|file| file.to_str().unwrap().to_owned());
    let kept =
        files.filter(|file| file.contains(".before-restore-") && !file.ends_with("-wal") && !file.ends_with("-shm"));
    kept.map(|file| program.told_by(&["--database", &format!("sqlite:{file}"), "export", "--everything"])).collect()
}
