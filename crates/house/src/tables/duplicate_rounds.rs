//! Whether the cards of a duplicate round may be shown.

use talon_league::{FixtureRef, League};
use talon_store::archive::Records;
use talon_store::{StoreError, TableRow};
use talon_table::{Recorded, Table, Timestamp, Viewer};

use crate::error::HouseError;
use crate::leagues::Leagues;
use crate::tables::steps::Loaded;

/// Whether cards of a fixture must stay hidden from those who have not seen them in play: the league has not closed the round yet, or one
/// of the round's tables still waits or plays. `tables` are the tables of the round.
fn are_cards_in_play<'a>(
    fixture: &FixtureRef,
    league: Option<&League>,
    tables: impl IntoIterator<Item = &'a Table>,
) -> bool {
    let over = league.is_some_and(|league| league.is_round_over(fixture.season, fixture.round));
    !over || tables.into_iter().any(|table| table.is_open() && table.just_finished().is_none())
}

/// Whether a table plays boards that other tables play too.
fn has_boards(table: &Table) -> bool {
    table.view(Viewer::Public).boards.is_some()
}

/// Whether other tables still play this table's cards at `now`, read from a database without writing. `log` is the table's.
///
/// # Errors
/// [`StoreError`] where the database cannot be read, or a log in it cannot be replayed.
pub async fn are_cards_in_play_in(records: &dyn Records, log: &[Recorded], now: Timestamp) -> Result<bool, StoreError> {
    let table = replayed(log.to_vec())?;
    if let Some(id) = table.id()
        && records.daily_seal(id).await?.is_some_and(|seal| seal.is_closed(now))
    {
        return Ok(true);
    }
    let rows = records.tables().await?;
    let fixture = rows.iter().find(|row| Some(row.table) == table.id()).and_then(|row| row.fixture);
    let Some(fixture) = fixture.filter(|_| has_boards(&table)) else {
        return Ok(false);
    };
    let league = League::replay(records.league_events(fixture.league).await?);
    let league = league.map_err(|bad| StoreError::Corrupt(bad.to_string()))?;
    let mut tables = Vec::new();
    for row in rows.iter().filter(|row| row.open && row.fixture.is_some_and(|other| is_same_round(&fixture, &other))) {
        match records.events(row.table).await.and_then(replayed) {
            Ok(table) => tables.push(table),
            // Another program version may play on there.
            Err(StoreError::Corrupt(_)) => return Ok(true),
            Err(error) => return Err(error),
        }
    }
    Ok(are_cards_in_play(&fixture, league.as_ref(), &tables))
}

fn is_same_round(one: &FixtureRef, other: &FixtureRef) -> bool {
    (one.league, one.season, one.round) == (other.league, other.season, other.round)
}

fn replayed(log: Vec<Recorded>) -> Result<Table, StoreError> {
    Table::replay(log).map_err(|bad| StoreError::Corrupt(bad.to_string()))
}

impl Leagues {
    /// Whether other tables still play this table's cards.
    pub(crate) async fn are_cards_in_play(&self, row: &TableRow) -> Result<bool, HouseError> {
        let Some(fixture) = row.fixture else { return self.core.is_daily_in_play(row.table).await };
        match self.core.tables.of(row).await? {
            Loaded::Readable(table) if has_boards(&table) => {}
            Loaded::Readable(_) | Loaded::Unknown => return Ok(false),
            Loaded::Unreadable(_) => return Ok(true),
        }
        let league = self.league_now(fixture.league).await?.map(|kept| kept.league);
        let mut tables = Vec::new();
        for other in self.core.store.league_tables(fixture.league, fixture.season).await? {
            if other.open && other.fixture.is_some_and(|other| is_same_round(&fixture, &other)) {
                match self.core.tables.of(&other).await? {
                    Loaded::Readable(table) => tables.push(table),
                    Loaded::Unknown => {}
                    // Another program version may play on there.
                    Loaded::Unreadable(_) => return Ok(true),
                }
            }
        }
        Ok(are_cards_in_play(&fixture, league.as_ref(), tables.iter().map(AsRef::as_ref)))
    }
}
