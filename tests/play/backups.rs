//! Automatic backups while people play.

use std::path::PathBuf;

use talon_disk::SmallDisk;
use talon_loopback::Place;
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong};
use talon_stage::{Monitor, Policy, answered_once};

const HASTY: Policy = Policy { seed: 1, haste: 8 };

/// The names in the backup directory, except drafts and the file that fills the disk.
fn backups(room: &Room) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(room.path("backups")).expect("the backups").map(|entry| entry.unwrap().path());
    let named = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_str().unwrap().starts_with("talon"));
    let mut backups: Vec<PathBuf> = entries.filter(named).collect();
    backups.sort();
    backups
}

/// The backups that can be read to the end.
fn whole(room: &Room) -> Vec<PathBuf> {
    let is_whole = |path: &PathBuf| {
        let database = format!("sqlite:{}", path.display());
        room.talon(&["--database", &database, "export", "--everything"]).status.success()
    };
    backups(room).into_iter().filter(is_whole).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_copied_while_people_played_is_restored() {
    let mut room = Room::open(fast(), &[("backup.every", "1s"), ("backup.keep", "2")]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], Place::from(&group)).await;
    sitting.begin(&lobby).await;
    // The first was made at the start, and another while they play.
    let (_, ()) =
        tokio::join!(sitting.play_out(HASTY), room.says("a backup", |line| line.contains("a backup was made")));
    nothing_went_wrong(&room);
    let log = room.records().await.events(sitting.table).await.expect("a log");
    assert_eq!(room.stop().await, Some(0));

    let backups = backups(&room);
    assert!((1..=2).contains(&backups.len()), "{backups:?}");
    let newest = backups.last().expect("a backup").to_str().expect("UTF-8");
    let restored = room.talon(&["restore", newest]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let copied = room.records().await.events(sitting.table).await.expect("a log");
    assert!(!copied.is_empty() && log.starts_with(&copied), "{} of {} events", copied.len(), log.len());
    room.start().await;
    assert_eq!(room.stop().await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_costs_new_backups_and_nothing_else() {
    let settings = [("backup.every", "1s"), ("backup.keep", "2"), Monitor::LISTEN];
    let mut room = Room::closed(fast(), &settings).await;
    std::fs::create_dir(room.path("backups")).unwrap();
    let test = "backups::a_full_disk_costs_new_backups_and_nothing_else";
    let Some(disk) = SmallDisk::over(&room.path("backups"), test) else { return };
    room.start().await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], Place::from(&group)).await;
    sitting.begin(&lobby).await;
    while backups(&room).len() < 2 {
        room.says("a backup", |line| line.contains("a backup was made")).await;
    }
    disk.fill();
    let no_room = |line: &str| line.contains("no backup was made") && line.contains("there is no room for the copy");
    tokio::join!(sitting.play_out(HASTY), room.says("that there is no room", no_room));
    answered_once(&room.traffic());
    let kept = backups(&room);
    assert_eq!((kept.len(), &kept), (2, &whole(&room)), "older ones stay, and nothing half is among them");
    let monitor = Monitor::of(&room);
    assert!(monitor.sum("talon_backups_failed_total", &[]).await >= 1.0);
    let refused = room.talon(&["backup"]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.starts_with("talon: there is no room for the copy backups/talon-"), "{said}");
    assert!(said.ends_with(".db: its disk is full\n") && said.lines().count() == 1, "{said}");
    assert_eq!(backups(&room), kept);

    let before = monitor.sum("talon_backup_time_seconds", &[]).await;
    disk.free();
    // The metric may still be that of an earlier one.
    while monitor.sum("talon_backup_time_seconds", &[]).await <= before {
        room.says("a backup", |line| line.contains("a backup was made")).await;
    }
    assert_eq!(room.stop().await, Some(0));
    let now = backups(&room);
    assert_eq!((now.len(), &now), (2, &whole(&room)));
    assert!(now.last() > kept.last(), "{now:?}");
}
