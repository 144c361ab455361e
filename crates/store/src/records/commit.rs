//! One accepted decision.

use talon_league::LeagueId;
use talon_table::{Closed, Event, Recorded, TableId, Timestamp};

use super::{Concluded, daily, end, pages, results};
use crate::database::{Database, InputRows as _, LeagueRows as _, TableRows as _, Unit};
use crate::leagues::LeagueCommit;
use crate::port::port;
use crate::{Commit, Committed, InputKey, StoreError};

impl Concluded for Committed {
    fn changed(&self) -> bool {
        matches!(self, Self::Saved(_))
    }
}

port! {
    over Database;

    /// Decisions about tables and leagues, with the inputs that caused them. Every method is one transaction.
    pub trait Decisions {
        /// Notes that an input that changes nothing else is handled. Returns false if it was handled before.
        async fn take_input(&self, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
            let mut unit = self.begin().await?;
            let taken = unit.take(key, at).await?;
            unit.commit().await?;
            Ok(taken)
        }

        /// Makes a league due at `at`, or earlier if it already was: its generation grows. Its claim stays. Does nothing for an unknown
        /// league.
        async fn wake_league(&self, league: LeagueId, at: Timestamp) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.wake_league(league, at).await?;
            unit.commit().await
        }

        /// Closes a table whose log cannot be read: the log ends, nothing is due any more, and the table is marked behind as of `at`.
        /// Returns whether it was open.
        async fn close_unread(&self, table: TableId, at: Timestamp) -> Result<bool, StoreError> {
            let mut unit = self.begin().await?;
            let Some(seq) = unit.close_table(table).await? else {
                unit.roll_back().await?;
                return Ok(false);
            };
            let event = Event::Closed { reason: Closed::Withdrawn };
            unit.append(table, &[Recorded { seq, at, event }]).await?;
            unit.replace_timers(table, &[]).await?;
            unit.mark_behind(table, at).await?;
            unit.commit().await?;
            Ok(true)
        }
    }

    hooked {
        /// Saves one decision: events, key, seats, timers and the mark that the pages are behind, all or nothing.
        async fn commit(&self, commit: &Commit) -> Result<Committed, StoreError> {
            let mut unit = self.begin().await?;
            let committed = save(&mut unit, commit).await?;
            end(unit, committed).await
        }

        /// Saves one decision: events, key, people and that the league is due, all or nothing. As with tables, a handled input takes
        /// precedence over a changed version or generation.
        async fn commit_league(&self, commit: &LeagueCommit) -> Result<Committed, StoreError> {
            let mut unit = self.begin().await?;
            let committed = save_league(&mut unit, commit).await?;
            end(unit, committed).await
        }
    }
}

/// The number of statements does not depend on the number of events, seats and timers. Of two units with the same key or at the same
/// version, the second waits for the first one's row, or for its end, and then finds that it is too late.
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
        pages::note_begun(unit, &begin).await?;
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

/// Notes the key of the input that caused a decision; the house's own decisions have none. Returns whether it is new.
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

/// Checks that the events follow the version that the decision saw, without a gap: a log with one could not be replayed.
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
