//! Many open tables at which nobody plays.

use std::collections::BTreeSet;
use std::sync::Arc;

use talon_steward::Failure;
use talon_steward::config::Config;
use talon_steward::database::{self, Database};
use talon_store::archive::ArchiveRow;
use talon_table::PersonId;

use super::fault::fault;
use super::pair::Pair;
use super::screens::Screens;
use super::wiring::house;

/// The prefix of the names of the template table's accounts and group.
const NAMED: &str = "bench-0";

/// The rows of one table at which a match has begun and every page is shown.
///
/// # Errors
/// The database can't be used.
pub(super) async fn template(config: &Config) -> Result<Vec<ArchiveRow>, Failure> {
    let database = Database::open(config).await?;
    let screens = Arc::new(Screens::default());
    let house = house(database.store(), &screens)?;
    Pair::meet(&house, database.store(), 0).await?;
    house.run_due().await;
    database.close().await;
    let records = database::records(config).await?;
    let mut rows = Vec::new();
    let mut keep = |row| {
        if !matches!(row, ArchiveRow::Input { .. } | ArchiveRow::Pace { .. } | ArchiveRow::Counter { .. }) {
            rows.push(row);
        }
        Ok(())
    };
    records.export(&mut keep).await.map_err(|error| fault("the one table cannot be read", error))?;
    records.close().await;
    Ok(rows)
}

/// Puts many copies of the template table into an empty database, each with people of its own.
///
/// # Errors
/// The database is not empty, or can't be written.
pub(super) async fn fill(database: &Database, template: &[ArchiveRow], tables: u64) -> Result<(), Failure> {
    let names = names_in(template);
    let texts: Result<Vec<String>, _> = template.iter().map(serde_json::to_string).collect();
    let texts = texts.map_err(|error| fault("a row has no text", error))?;
    let copies = |text: &String| {
        let (text, names) = (text.clone(), names.clone());
        (1..=tables).map(move |number| copy(&text, &names, number))
    };
    let mut rows = texts.iter().flat_map(copies);
    database.import().import(&mut rows).await.map_err(|error| fault("the tables cannot be made", error))
}

/// The identifiers in the rows that must differ between tables.
fn names_in(rows: &[ArchiveRow]) -> Vec<String> {
    let names = rows.iter().filter_map(|row| match row {
        ArchiveRow::Person { id, .. } => Some(id.to_string()),
        ArchiveRow::Table { id, .. } => Some(id.to_string()),
        _ => None,
    });
    names.collect::<BTreeSet<_>>().into_iter().collect()
}

/// The row of another table: no two tables share an identifier, an account or a chat.
fn copy(text: &str, names: &[String], number: u64) -> Result<ArchiveRow, String> {
    let mut copy = text.replace(NAMED, &format!("idle-{number}"));
    for (place, name) in (0..).zip(names) {
        // A table's identifier has the same form as a person's.
        copy = copy.replace(name.as_str(), &PersonId(number << 8 | place).to_string());
    }
    serde_json::from_str(&copy).map_err(|error| error.to_string())
}
