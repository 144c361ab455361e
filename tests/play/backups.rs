//! Backups that the bot makes by itself while people play.

use talon_loopback::Place;
use talon_stage::Policy;
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong};

const HASTY: Policy = Policy { seed: 1, haste: 8 };

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

    let mut backups: Vec<_> =
        std::fs::read_dir(room.path("backups")).expect("the backups").map(|entry| entry.unwrap().path()).collect();
    backups.sort();
    assert!((1..=2).contains(&backups.len()), "{backups:?}");
    let newest = backups.last().expect("a backup").to_str().expect("UTF-8");
    let restored = room.talon(&["restore", newest]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let copied = room.records().await.events(sitting.table).await.expect("a log");
    assert!(!copied.is_empty() && log.starts_with(&copied), "{} of {} events", copied.len(), log.len());
    room.start().await;
    assert_eq!(room.stop().await, Some(0));
}
