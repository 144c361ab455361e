//! Logs of tables that were closed long ago leave the database for compressed files, and nobody notices.

use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;

use talon_disk::SmallDisk;
use talon_loopback::{Person, Place};
use talon_stage::Policy;
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong, page_with};
use talon_view::{ReplayVerb, Verb};

const HASTY: Policy = Policy { seed: 1, haste: 8 };

/// Everything that can be exported of the table's match, and of the whole database.
fn everything(room: &Room, table: &str) -> Vec<String> {
    let first = format!("{table}/1");
    let asked: [&[&str]; 6] = [
        &["verify", table],
        &["export", table],
        &["export", "--match", &first],
        &["tables", "show", table],
        &["standings", "rebuild", "--from-logs"],
        &["export", "--everything"],
    ];
    asked.iter().map(|arguments| room.told_by(arguments)).collect()
}

fn files(room: &Room) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(room.path("logs")).expect("the logs").map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// A stopped bot after a match, one of the players, and the table.
async fn played() -> (Room, Person, String) {
    let mut room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], Place::from(&group)).await;
    sitting.begin(&lobby).await;
    sitting.play_out(HASTY).await;
    assert_eq!(room.stop().await, Some(0));
    let table = sitting.table.to_string();
    (room, boris, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_was_moved_is_verified_exported_and_replayed() {
    let (mut room, boris, table) = played().await;

    assert!(room.refused_by(&["tables", "move-logs"]).contains("as in --older-than 365days"));
    assert_eq!(room.told_by(&["tables", "move-logs", "--older-than", "0s"]), "no log was old enough\n", "it is open");
    room.told_by(&["tables", "close", &table]);
    let before = everything(&room, &table);
    assert_eq!(room.told_by(&["tables", "move-logs", "--older-than", "1h"]), "no log was old enough\n");
    let moved = room.told_by(&["tables", "move-logs", "--older-than", "0s"]);
    assert!(moved.starts_with("1 log moved into 1 file in "), "{moved}");
    assert_eq!(everything(&room, &table), before, "nothing else tells that it was moved");
    let [file] = &files(&room)[..] else { panic!("one file") };
    assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(room.path("logs").metadata().unwrap().permissions().mode() & 0o777, 0o700);
    let name = file.to_str().unwrap();
    println!("a log of {} bytes of JSON takes {} in its file", before[1].len(), file.metadata().unwrap().len());
    let checked = "logs: 1; finished matches: 1; all of them were dealt and played as promised\n";
    assert_eq!(room.told_by(&["verify", name]), checked);
    assert!(
        room.refused_by(&["verify", name, "--seen", &"0".repeat(64)])
            .contains("no finished match in this file has the commitment")
    );
    assert_eq!(room.told_by(&["tables", "move-logs", "--older-than", "0s"]), "no log was old enough\n", "once");

    // The archive contains the log, so a database that imports it has it too.
    std::fs::write(room.path("all.jsonl"), &before[5]).unwrap();
    let other = format!("sqlite:{}", room.path("other.db").display());
    room.told_by(&["import", room.path("all.jsonl").to_str().unwrap(), "--database", &other]);
    assert_eq!(room.told_by(&["export", "--everything", "--database", &other]), before[5]);

    room.start().await;
    boris.say(boris.private(), &format!("/replay {table}")).unwrap();
    let turns = |verb: &Verb| matches!(verb, Verb::Replay(ReplayVerb::Step(..)));
    page_with(&boris, boris.private(), "the replay", turns).await;
    nothing_went_wrong(&room);
    assert_eq!(room.stop().await, Some(0));
    a_damaged_file_is_told(&room, &table, file);

    let checked = "ok    moved logs: 1 in files, none is missing\n";
    assert!(room.told_by(&["check"]).contains(checked));
    std::fs::remove_file(file).unwrap();
    let missing = format!(
        "are missing in “{}”, so their matches cannot be replayed",
        room.path("logs").file_name().unwrap().display()
    );
    let checked = room.refused_by(&["check"]);
    assert!(checked.contains("to do moved logs: 1 of 1 files ") && checked.contains(&missing), "{checked}");
    assert!(checked.contains(file.file_name().unwrap().to_str().unwrap()), "{checked}");
    assert!(room.refused_by(&["verify", &table]).contains(file.file_name().unwrap().to_str().unwrap()));
    room.start().await;
    boris.say(boris.private(), &format!("/replay {table}")).unwrap();
    boris.reads(boris.private(), "The record of this match cannot be read now").await.unwrap();
    assert_eq!(room.stop().await, Some(0));
}

/// Whatever byte of the file is damaged, the log is either unchanged or reported as unreadable, without a card.
fn a_damaged_file_is_told(room: &Room, table: &str, file: &PathBuf) {
    let whole = std::fs::read(file).unwrap();
    let sound = room.told_by(&["verify", table]);
    let step = whole.len() / 12;
    for at in (0..whole.len()).step_by(step) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x20;
        std::fs::write(file, &damaged).unwrap();
        let output = room.talon(&["verify", table]);
        let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if output.status.success() {
            assert_eq!(out, sound, "byte {at} of the gzip header says nothing about the log");
        } else {
            assert!(error.contains("talon-logs-") && !error.contains("deck"), "byte {at}: {out}{error}");
            assert!(error.len() < 400, "byte {at}: {error}");
        }
    }
    std::fs::write(file, &whole[..whole.len() / 2]).unwrap();
    assert!(room.refused_by(&["verify", table]).contains("talon-logs-"));
    std::fs::write(file, &whole).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_old_logs_by_itself() {
    let (mut room, _, table) = played().await;
    room.told_by(&["tables", "close", &table]);
    let sound = room.told_by(&["verify", &table]);

    std::fs::create_dir(room.path("logs")).unwrap();
    let test = "moved_logs::a_bot_moves_old_logs_by_itself";
    let Some(disk) = SmallDisk::over(&room.path("logs"), test) else { return };
    disk.fill();
    room.set_all(&[("retention.logs", "1ms")]);
    room.launch();
    room.says("that it failed", |line| line.contains("logs were not moved; trying again later")).await;
    assert_eq!(room.stop().await, Some(0));
    disk.free();
    assert_eq!(files(&room), Vec::<PathBuf>::new(), "nothing is left of it");
    assert_eq!(room.told_by(&["verify", &table]), sound);

    room.launch();
    room.says("that logs were moved", |line| line.contains("logs were moved out of the database")).await;
    assert_eq!(room.stop().await, Some(0));
    assert_eq!(files(&room).len(), 1);
    assert_eq!(room.told_by(&["verify", &table]), sound);
    let copy = room.path("copy.db");
    room.told_by(&["backup", copy.to_str().unwrap()]);
    let restored = format!("sqlite:{}", copy.display());
    assert_eq!(
        room.told_by(&["verify", &table, "--database", &restored]),
        sound,
        "the copy’s logs are in the same files"
    );
}
