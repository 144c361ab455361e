//! What the bot has kept, read beside it.

use talon_store_sqlite::Archive;
use talon_table::{Event, Recorded, TableId};

use super::bot::Room;

/// The log of a table.
pub(crate) async fn log_of(room: &Room, table: TableId) -> Vec<Recorded> {
    let archive = Archive::open(&room.database()).await.expect("the database can be read");
    let log = archive.events(table).await.expect("the log can be read");
    archive.close().await;
    log
}

/// Every table of the database.
pub(crate) async fn tables(room: &Room) -> Vec<TableId> {
    let archive = Archive::open(&room.database()).await.expect("the database can be read");
    let tables = archive.tables().await.expect("the tables can be read");
    archive.close().await;
    tables.into_iter().map(|row| row.table).collect()
}

/// What happened, without the times at which it did.
pub(crate) fn facts(log: &[Recorded]) -> Vec<Event> {
    log.iter().map(|recorded| recorded.event.clone()).collect()
}

/// While the bot runs: the table verifies from the database, from an exported file, and from a backup.
pub(crate) fn records_are_sound(room: &Room, table: TableId) {
    let table = table.to_string();
    let succeeds = |arguments: &[&str]| {
        let output = room.talon(arguments);
        let (said, erred) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "talon {arguments:?}: {said}{erred}");
        said.into_owned()
    };
    let verified = succeeds(&["verify", &table]);
    assert!(verified.contains("verified"), "{verified}");
    let file = format!("{table}.json");
    succeeds(&["export", &table, "--out", &file]);
    assert_eq!(succeeds(&["verify", &file]), verified, "the file tells what the database tells");
    let (copy, address) = (format!("{table}.db"), format!("sqlite:{table}.db"));
    succeeds(&["backup", &copy]);
    assert_eq!(succeeds(&["verify", &table, "--database", &address]), verified, "the copy is complete");
    assert!(succeeds(&["export"]).contains(&table), "the tables are listed");
}
