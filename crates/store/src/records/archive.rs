//! Rows that enter a database by import rather than by play.

use async_trait::async_trait;
use talon_table::TableId;

use super::{results, standings};
use crate::StoreError;
use crate::archive::{ArchiveRow, Import, ImportError, Source};
use crate::backfill::{Backfill, PastMatch};
use crate::daily::latest_end_of_day;
use crate::database::{ArchiveRows, Database, PastRows, TableRows as _, Unit};
use crate::results::{EndedMatch, ResultRow, Scope};

#[async_trait]
impl<D: Database> Import for D
where
    D::Unit: ArchiveRows,
{
    async fn import(&self, source: Source<'_>) -> Result<(), ImportError> {
        let mut unit = self.begin().await?;
        if !unit.is_empty().await? {
            return Err(ImportError::NotEmpty);
        }
        for row in source {
            add(&mut unit, row.map_err(ImportError::Source)?).await?;
        }
        unit.go_on_numbering().await?;
        standings::rebuild(&mut unit, &mut |_, _| {}).await?;
        unit.commit().await?;
        Ok(())
    }
}

async fn add<U: Unit + ArchiveRows>(unit: &mut U, mut row: ArchiveRow) -> Result<(), StoreError> {
    if let ArchiveRow::DailyDeal { day, ends_at, .. } = &mut row {
        ends_at.get_or_insert_with(|| latest_end_of_day(day));
    }
    match row {
        ArchiveRow::Result { table_id: table, match_no, platform, chat, fixture, fact } => {
            let scope = Scope::stored(&platform, &chat).map_err(|bad| StoreError::Corrupt(bad.to_string()))?;
            unit.add_results(&[ResultRow { table, match_no, scope, fixture, fact }]).await
        }
        row => unit.add_archived(row).await,
    }
}

#[async_trait]
impl<D: Database> Backfill for D
where
    D::Unit: PastRows,
{
    async fn has_tables(&self) -> Result<bool, StoreError> {
        self.look().await?.has_tables().await
    }

    async fn add_past(&self, matches: &[PastMatch]) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.add_past_tables(matches).await?;
        for past in matches.iter().filter(|past| !past.log.is_empty()) {
            unit.append(past.table, &past.log).await?;
        }
        results::record_all(&mut unit, matches.iter().map(PastMatch::result).collect()).await?;
        unit.commit().await
    }

    async fn add_results(&self, results: &[(TableId, EndedMatch)]) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        let mut rows = Vec::with_capacity(results.len());
        for (table, ended) in results {
            rows.push(results::of_table(&mut unit, *table, ended).await?);
        }
        results::record_all(&mut unit, rows).await?;
        unit.commit().await
    }

    async fn replace_facts(&self, results: &[ResultRow]) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        for result in results {
            unit.replace_fact(result).await?;
        }
        unit.commit().await
    }
}
