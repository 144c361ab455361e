//! Results derived from the logs: for matches that ended before results were stored, and to check those that are.

use talon_store::results::{EndedMatch, Progress, ResultRow};
use talon_store::{Store, StoreError, TableRow};
use talon_table::{BadLog, Event, Recorded, Table, TableId};

use crate::tables::facts::{day_in, fact};

/// The matches that end in a log, in their order, with their days in this time zone.
///
/// # Errors
/// [`BadLog`] at the first record that cannot follow on those before it.
pub fn ended_in(log: &[Recorded], zone: Option<&str>) -> Result<Vec<EndedMatch>, BadLog> {
    let mut table = Table::new();
    let mut ended = Vec::new();
    for recorded in log {
        table.evolve(recorded)?;
        if let Event::MatchEnded { match_no, .. } = &recorded.event
            && let Some(finished) = table.just_finished()
        {
            let fact = fact(finished, recorded.at, day_in(zone, recorded.at));
            ended.push(EndedMatch { match_no: *match_no, fact });
        }
    }
    Ok(ended)
}

/// The results, as derived from the logs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LogResults {
    /// Matches without a result, in the order in which they ended.
    pub missing: Vec<(TableId, EndedMatch)>,
    /// The logs' version of stored results that differ from it. The number and the day are the stored ones: a community may have chosen
    /// another time zone since.
    pub different: Vec<ResultRow>,
    /// Tables whose logs cannot be read, or not be replayed.
    pub unreadable: Vec<TableId>,
}

/// Goes through the logs of these tables.
///
/// # Errors
/// [`StoreError`] where the store cannot be read.
pub async fn read(store: &dyn Store, tables: &[TableRow], progress: Progress<'_>) -> Result<LogResults, StoreError> {
    let mut found = LogResults::default();
    for (row, done) in tables.iter().zip(1..) {
        let log = match store.events(row.table, 0).await {
            Err(StoreError::Corrupt(_)) => None,
            log => Some(log?),
        };
        let zone = match row.home.private {
            true => None,
            false => {
                store.community(row.home.platform, &row.home.chat).await?.and_then(|community| community.chosen.zone)
            }
        };
        match log.map(|log| ended_in(&log, zone.as_deref())) {
            Some(Ok(ended)) => found.compare(store, row.table, ended).await?,
            Some(Err(_)) | None => found.unreadable.push(row.table),
        }
        progress(done, tables.len() as u64);
    }
    found.missing.sort_by_key(|(table, ended)| (ended.fact.ended_at_ms, *table, ended.match_no));
    Ok(found)
}

impl LogResults {
    async fn compare(&mut self, store: &dyn Store, table: TableId, ended: Vec<EndedMatch>) -> Result<(), StoreError> {
        for mut ended in ended {
            let Some(kept) = store.result(table, ended.match_no).await? else {
                self.missing.push((table, ended));
                continue;
            };
            (ended.fact.number, ended.fact.day) = (kept.fact.number, kept.fact.day);
            if ended.fact != kept.fact {
                self.different.push(ResultRow { fact: ended.fact, ..kept });
            }
        }
        Ok(())
    }
}
