//! Standings from results: the rows that a result touches, the rows that it changes, and a recount of all.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use talon_standings::RatingRow;
use talon_table::PersonId;

use crate::database::{Database, Lock, RankRow, Unit};
use crate::results::{Progress, Recount, Recounted, ResultRow, Scope};
use crate::standings::{AllStandings, Differences, RatingKey, Standings, StepKey, StepRow, all_time_rank, touched_by};
use crate::{PlatformKind, StoreError};

/// How many rows are read or written at a time.
const CHUNK: usize = 1000;

/// Counts results in their order: reads what they touch, and writes what they change.
pub(super) async fn count<U: Unit>(unit: &mut U, results: &[ResultRow]) -> Result<(), StoreError> {
    let mut standings = read_touched(unit, results).await?;
    let (changed, steps) = standings.add_all(results);
    let ratings: Vec<_> = changed.ratings.iter().collect();
    unit.write_ratings(&ratings).await?;
    write_pairs(unit, &changed).await?;
    // Ratings that did not change affect the ranks too.
    let all = Standings { lines: changed.lines, ..standings };
    write_lines(unit, &all).await?;
    unit.move_ranks(&ranks(&changed.ratings)).await?;
    write_steps(unit, &steps).await
}

async fn read_touched<U: Unit>(unit: &mut U, results: &[ResultRow]) -> Result<Standings, StoreError> {
    let mut standings = Standings::default();
    for ((game, pool), touched) in touched_by(results) {
        standings.ratings.extend(unit.ratings(game, pool, &touched.who).await?);
        standings.pairs.extend(unit.pairs(game, pool, &touched.who).await?);
        for scope in &touched.scopes {
            standings.lines.extend(unit.lines(scope, game, pool, &touched.windows, &touched.persons).await?);
        }
    }
    Ok(standings)
}

/// The rank values that follow from ratings: they count on the all-time leaderboards wherever their persons play, not only where they
/// changed.
fn ranks(ratings: &BTreeMap<RatingKey, RatingRow>) -> Vec<RankRow> {
    let rank = |((game, pool, who), row): (&RatingKey, &RatingRow)| {
        let person = PersonId(who.person()?);
        Some(RankRow { person, game: *game, pool: *pool, rank: all_time_rank(*game, row) })
    };
    ratings.iter().filter_map(rank).collect()
}

async fn write_pairs<U: Unit>(unit: &mut U, standings: &Standings) -> Result<(), StoreError> {
    let pairs: Vec<_> = standings.pairs.iter().collect();
    for chunk in pairs.chunks(CHUNK) {
        unit.write_pairs(chunk).await?;
    }
    Ok(())
}

async fn write_lines<U: Unit>(unit: &mut U, standings: &Standings) -> Result<(), StoreError> {
    let lines: Vec<_> = standings.lines.iter().map(|(key, row)| (key, row, standings.rank(key, row))).collect();
    for chunk in lines.chunks(CHUNK) {
        unit.write_lines(chunk).await?;
    }
    Ok(())
}

async fn write_steps<U: Unit>(unit: &mut U, steps: &BTreeMap<StepKey, StepRow>) -> Result<(), StoreError> {
    let steps: Vec<_> = steps.iter().collect();
    for chunk in steps.chunks(CHUNK) {
        unit.write_steps(chunk).await?;
    }
    Ok(())
}

#[async_trait]
impl<D: Database> Recount for D {
    async fn recount(&self, progress: Progress<'_>) -> Result<Recounted, StoreError> {
        let mut unit = self.begin().await?;
        let recounted = rebuild(&mut unit, progress).await?;
        unit.commit().await?;
        Ok(recounted)
    }
}

/// Counts all results again. Returns how many rows differed; writes only kinds of rows in which one did.
pub(super) async fn rebuild<U: Unit>(unit: &mut U, progress: Progress<'_>) -> Result<Recounted, StoreError> {
    unit.lock(Lock::Results).await?;
    let total = unit.count_results().await?;
    let before = unit.standings().await?;
    let (mut right, mut last, mut results) = (AllStandings::default(), 0, 0);
    loop {
        let chunk = unit.results_after(last, CHUNK).await?;
        let Some(newest) = chunk.last() else {
            break;
        };
        last = newest.fact.number;
        results += chunk.len() as u64;
        chunk.iter().for_each(|result| right.add(result));
        progress(results, total);
    }
    right.rank();
    let differences = before.differences(&right);
    drop(before);
    let shown = put_right(unit, &right, differences).await?;
    Ok(Recounted { results, changed: differences.total() + shown })
}

/// Writes every kind of row in which something was wrong. Returns how many lines were wrongly shown or hidden.
async fn put_right<U: Unit>(unit: &mut U, right: &AllStandings, wrong: Differences) -> Result<u64, StoreError> {
    if wrong.ratings > 0 {
        unit.remove_ratings().await?;
        let ratings: Vec<_> = right.standings.ratings.iter().collect();
        unit.write_ratings(&ratings).await?;
    }
    if wrong.pairs > 0 {
        unit.remove_pairs().await?;
        write_pairs(unit, &right.standings).await?;
    }
    if wrong.steps > 0 {
        unit.remove_steps().await?;
        write_steps(unit, &right.steps).await?;
    }
    if wrong.lines > 0 {
        unit.remove_lines().await?;
        write_lines(unit, &right.standings).await?;
    }
    unit.show_lines().await
}

/// Moves the results of one chat, and so its leaderboards, to another.
pub(super) async fn move_results<U: Unit>(
    unit: &mut U,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    unit.lock(Lock::Results).await?;
    if !unit.move_results(platform, from, to).await? {
        return Ok(());
    }
    unit.remove_lines_in(platform, [from, to]).await?;
    let results = unit.results_in(platform, to).await?;
    let players: BTreeSet<_> = results.iter().flat_map(|result| result.fact.everybody()).cloned().collect();
    let ratings = unit.all_ratings(&players).await?.into_iter().collect();
    let scope = Scope::Community { platform, chat: to.to_owned() };
    let standings = Standings { ratings, lines: Standings::lines_in(&scope, results.iter()), ..Standings::default() };
    write_lines(unit, &standings).await
}
