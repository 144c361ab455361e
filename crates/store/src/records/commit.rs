//! One accepted decision.

use talon_league::LeagueId;
use talon_table::Timestamp;

use super::{Concluded, daily, end, pages, results};
use crate::database::{Database, InputRows as _, LeagueRows as _, Unit};
use crate::leagues::LeagueCommit;
use crate::{Commit, Committed, InputKey, StoreError};

impl Concluded for Committed {
    fn changed(&self) -> bool {
        matches!(self, Self::Saved(_))
    }
}

/// Saves a decision about a table: events, key, seats, timers and the mark that the pages are behind, all or nothing.
///
/// # Errors
/// [`StoreError`], and then nothing was saved.
pub async fn commit<D: Database>(database: &D, commit: &Commit) -> Result<Committed, StoreError> {
    let mut unit = database.begin().await?;
    let committed = save(&mut unit, commit).await?;
    end(unit, committed).await
}

/// Saves a decision about a league.
///
/// # Errors
/// As [`commit`].
pub async fn commit_league<D: Database>(database: &D, commit: &LeagueCommit) -> Result<Committed, StoreError> {
    let mut unit = database.begin().await?;
    let committed = save_league(&mut unit, commit).await?;
    end(unit, committed).await
}

/// Notes that an input was taken, which changes nothing else. False: it was taken before.
///
/// # Errors
/// As [`commit`].
pub async fn take_input<D: Database>(database: &D, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
    let mut unit = database.begin().await?;
    let taken = unit.take(key, at).await?;
    unit.commit().await?;
    Ok(taken)
}

/// Has a league looked at from this moment on, or from when it was to be.
///
/// # Errors
/// As [`commit`].
pub async fn wake_league<D: Database>(database: &D, league: LeagueId, at: Timestamp) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    unit.wake_league(league, at).await?;
    unit.commit().await
}

/// The number of statements does not depend on the number of events, seats and timers. Of two units with the same key
/// or at the same version, the second waits for the first one's row, or for its end, and then finds that it comes too
/// late.
async fn save<U: Unit>(unit: &mut U, commit: &Commit) -> Result<Committed, StoreError> {
    let numbers = || commit.events.iter().map(|recorded| recorded.seq);
    let version = last(numbers())?;
    if !is_new(unit, commit.key.as_ref(), commit.at).await? {
        return Ok(Committed::Duplicate);
    }
    let current = match (&commit.home, commit.expected) {
        (Some(home), 0) => unit.open_table(commit, home, version).await?,
        _ => unit.advance_table(commit, version).await?,
    };
    if !current {
        return Ok(Committed::Conflict);
    }
    follow(commit.expected, numbers())?;
    unit.append(commit.table, &commit.events).await?;
    unit.replace_seats(commit.table, &commit.seated).await?;
    unit.replace_timers(commit.table, &commit.timers).await?;
    if let Some((page, key)) = commit.takes()
        && unit.take(&key, commit.at).await?
    {
        unit.write_surface(&page).await?;
    }
    if let Some(begin) = commit.begin() {
        pages::begin(unit, &begin).await?;
    }
    if let Some(ended) = &commit.ended {
        daily::end(unit, commit.table, &ended.fact, commit.at).await?;
        if let Some(fixture) = results::record(unit, commit.table, ended).await? {
            unit.wake_league(fixture.league, commit.at).await?;
        }
    }
    Ok(Committed::Saved(version))
}

async fn save_league<U: Unit>(unit: &mut U, commit: &LeagueCommit) -> Result<Committed, StoreError> {
    let numbers = || commit.events.iter().map(|recorded| recorded.seq);
    let version = last(numbers())?;
    if !is_new(unit, commit.key.as_ref(), commit.at).await? {
        return Ok(Committed::Duplicate);
    }
    let current = match (&commit.home, commit.expected) {
        (Some(home), 0) => unit.create_league(commit, home, version).await?,
        (None, 0) => false,
        _ => unit.advance_league(commit, version).await?,
    };
    if !current {
        return Ok(Committed::Conflict);
    }
    follow(commit.expected, numbers())?;
    unit.append_league(commit.league, &commit.events).await?;
    unit.replace_people(commit.league, &commit.people).await?;
    Ok(Committed::Saved(version))
}

/// Takes the key of the input that caused a decision; the house's own decisions have none.
async fn is_new<U: Unit>(unit: &mut U, key: Option<&InputKey>, at: Timestamp) -> Result<bool, StoreError> {
    match key {
        Some(key) => unit.take(key, at).await,
        None => Ok(true),
    }
}

/// The version after these events.
fn last(numbers: impl Iterator<Item = u32>) -> Result<u32, StoreError> {
    numbers.last().ok_or_else(|| StoreError::Corrupt("a commit without events".to_owned()))
}

/// The events must follow the version that the decision saw, without a gap: a log with one could not be replayed.
fn follow(expected: u32, numbers: impl Iterator<Item = u32>) -> Result<(), StoreError> {
    let mut version = expected;
    for number in numbers {
        if version.checked_add(1) != Some(number) {
            return Err(StoreError::Corrupt(format!("event {number} was to follow event {version}")));
        }
        version = number;
    }
    Ok(())
}
