//! The bot's records, read beside it.

use talon_store::results::{ResultFilter, ResultRow};
use talon_table::{Event, Recorded, TableId};

use super::plan::Plan;
use super::program::Program;

/// The log of a table.
pub async fn log_of(program: &Program, table: TableId) -> Vec<Recorded> {
    let archive = program.records().await;
    let log = archive.events(table).await.expect("the log can be read");
    archive.close().await;
    log
}

/// Every table of the database.
pub async fn tables(program: &Program) -> Vec<TableId> {
    let archive = program.records().await;
    let tables = archive.tables().await.expect("the tables can be read");
    archive.close().await;
    tables.into_iter().map(|row| row.table).collect()
}

/// The events without their times.
pub fn facts(log: &[Recorded]) -> Vec<Event> {
    log.iter().map(|recorded| recorded.event.clone()).collect()
}

/// How often an event with this name happened.
pub fn happened(log: &[Recorded], name: &str) -> usize {
    log.iter().filter(|recorded| recorded.event.name() == name).count()
}

/// While the bot runs: the table can be verified from the database, from an exported file, and from a backup if there is one.
pub fn records_are_sound(program: &Program, table: TableId) {
    let table = table.to_string();
    let succeeds = |arguments: &[&str]| {
        let output = program.talon(arguments);
        let (said, erred) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "talon {arguments:?}: {said}{erred}");
        said.into_owned()
    };
    let verified = succeeds(&["verify", &table]);
    assert!(verified.contains("verified"), "{verified}");
    let file = format!("{table}.json");
    succeeds(&["export", &table, "--out", &file]);
    assert_eq!(succeeds(&["verify", &file]), verified, "the file tells what the database tells");
    if program.other_database().is_none() {
        let (copy, address) = (format!("{table}.db"), format!("sqlite:{table}.db"));
        succeeds(&["backup", &copy]);
        assert_eq!(succeeds(&["verify", &table, "--database", &address]), verified, "the copy is complete");
    }
    assert!(succeeds(&["export"]).contains(&table), "the tables are listed");
}

/// While the bot runs: every finished match counts for its players, and appears on public boards only for those who asked for that.
pub async fn matches_count(program: &Program) {
    let archive = program.records().await;
    let results = archive.results(&ResultFilter::default(), None, 100).await.expect("the results can be read");
    assert!(!results.is_empty(), "no match counts");
    for person in results.iter().flat_map(ResultRow::persons) {
        assert!(!archive.totals_of(person).await.expect("they can be read").is_empty(), "nothing counts for {person}");
    }
    archive.close().await;
    for pool in [&[][..], &["--with-ai"]] {
        let output = program.talon(&[&["standings", "leaderboard"], pool].concat());
        let (said, erred) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && !said.contains("everywhere"), "{said}{erred}");
    }
}

/// The table was played by the rules that were set by buttons.
pub fn agreed(log: &[Recorded], plan: &Plan) {
    let Event::Opened { rules, .. } = &log[0].event else { panic!("a table begins by being opened") };
    let rules = log.iter().fold(rules.clone(), |rules, recorded| match &recorded.event {
        Event::OptionSet { key, value } => rules.with(key, value).unwrap(),
        _ => rules,
    });
    assert_eq!(rules, plan.rules());
}
