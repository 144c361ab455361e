//! Loading tables, deciding, and saving what was decided.

use std::sync::Arc;
use std::time::Duration;

use moka::future::Cache;
use talon_league::FixtureRef;
use talon_table::{Command, Event, Limits, Recorded, Refusal, Table, TableId, Timestamp};

use crate::answering::Ticket;
use crate::error::HouseError;
use crate::facts::fact;
use crate::intent::Place;
use crate::ports::results::EndedMatch;
use crate::ports::store::{Commit, Committed, InputKey, Store, SurfaceKey, Timer, TimerKind};
use crate::quiet::day_in;
use crate::settings::Settings;

/// Each lost race means that somebody else's decision was saved, so this bounds how many may pass one by.
const ATTEMPTS: usize = 32;

/// The input that brings a command.
#[derive(Clone, Copy)]
pub(crate) struct Cause<'a> {
    pub(crate) key: &'a InputKey,
    /// The page that its answer is about to show, and the write that this is.
    pub(crate) answered: Option<(SurfaceKey, Ticket)>,
}

/// What became of a command.
pub(crate) enum Step {
    /// Saved; the table afterwards.
    Done(Arc<Table>),
    /// Refused; the table as it is.
    Refused(Arc<Table>, Refusal),
    /// The input was taken before.
    Duplicate,
    /// There is no such table.
    Unknown,
}

/// The tables, replayed on demand and kept for a while.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    cache: Cache<TableId, Arc<Table>>,
    limits: Limits,
    ai_delay: Duration,
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>, settings: &Settings) -> Self {
        Self {
            store,
            cache: Cache::new(settings.cached_tables),
            limits: settings.limits.clone(),
            // A timer is told from the one before by its due time, which must therefore lie ahead.
            ai_delay: settings.ai_delay.max(Duration::from_millis(1)),
        }
    }

    /// The table as last seen; perhaps older than the store's, which a commit would notice.
    pub(crate) async fn seen(&self, id: TableId) -> Result<Option<Arc<Table>>, HouseError> {
        match self.cache.get(&id).await {
            Some(table) => Ok(Some(table)),
            None => self.replay(id).await,
        }
    }

    /// The table in a version not older than `version`.
    pub(crate) async fn at_least(&self, id: TableId, version: u32) -> Result<Option<Arc<Table>>, HouseError> {
        match self.cache.get(&id).await {
            Some(table) if table.version() >= version => Ok(Some(table)),
            Some(_) | None => self.replay(id).await,
        }
    }

    /// The table as the store has it now.
    pub(crate) async fn newest(&self, id: TableId) -> Result<Option<Arc<Table>>, HouseError> {
        match self.store.table(id).await? {
            Some(row) => self.at_least(id, row.version).await,
            None => Ok(None),
        }
    }

    /// The table as it was when match `match_no` had ended and the next was not prepared.
    pub(crate) async fn after_match(&self, id: TableId, match_no: u32) -> Result<Option<Table>, HouseError> {
        let log = self.store.events(id, 0).await?;
        let next =
            |recorded: &Recorded| matches!(&recorded.event, Event::Prepared { match_no: next, .. } if *next > match_no);
        let until = log.iter().position(next).unwrap_or(log.len());
        match log.get(..until) {
            Some(log) if !log.is_empty() => {
                let table = Table::replay(log.iter().cloned());
                table.map(Some).map_err(|bad| HouseError::Log { table: id, bad })
            }
            Some(_) | None => Ok(None),
        }
    }

    async fn replay(&self, id: TableId) -> Result<Option<Arc<Table>>, HouseError> {
        let log = self.store.events(id, 0).await?;
        if log.is_empty() {
            return Ok(None);
        }
        let table = Table::replay(log).map_err(|bad| HouseError::Log { table: id, bad })?;
        let table = Arc::new(table);
        self.cache.insert(id, Arc::clone(&table)).await;
        Ok(Some(table))
    }

    /// Opens a table, perhaps for a fixture of a league: decides on `commands` for a new table, one after the other, and saves it with its
    /// home.
    pub(crate) async fn open(
        &self,
        id: TableId,
        commands: &[Command],
        home: Place,
        fixture: Option<FixtureRef>,
        key: &InputKey,
        now: Timestamp,
    ) -> Result<Step, HouseError> {
        let mut table = Table::new();
        let mut events = Vec::new();
        for command in commands {
            match table.decide(command, now, &self.limits) {
                Err(refusal) => return Ok(Step::Refused(Arc::new(table), refusal)),
                Ok(more) => {
                    for recorded in numbered(table.version(), more.clone(), now) {
                        table.evolve(&recorded).map_err(|bad| HouseError::Log { table: id, bad })?;
                    }
                    events.extend(more);
                }
            }
        }
        let cause = Cause { key, answered: None };
        let opens = Some(Opens { home, fixture });
        match self.save(id, &Table::new(), events, opens, Some(cause), now).await? {
            Saved::Now(table) => Ok(Step::Done(table)),
            // An identifier of 64 random bits is taken only if this very input was handled before.
            Saved::Conflict | Saved::Duplicate => Ok(Step::Duplicate),
        }
    }

    /// Decides on `command` and saves what it brings, deciding anew whenever somebody else was faster.
    pub(crate) async fn step(
        &self,
        id: TableId,
        command: &Command,
        cause: Option<Cause<'_>>,
        now: Timestamp,
    ) -> Result<Step, HouseError> {
        for _ in 0..ATTEMPTS {
            let Some(table) = self.seen(id).await? else {
                return Ok(Step::Unknown);
            };
            match table.decide(command, now, &self.limits) {
                Err(refusal) => {
                    // A refusal brings no commit that would notice that the cached table is old.
                    let newest = self.store.table(id).await?.map_or(0, |row| row.version);
                    if newest <= table.version() {
                        return self.refused(table, refusal, cause).await;
                    }
                    self.cache.invalidate(&id).await;
                }
                Ok(events) => match self.save(id, &table, events, None, cause, now).await? {
                    Saved::Now(table) => return Ok(Step::Done(table)),
                    Saved::Duplicate => return Ok(Step::Duplicate),
                    Saved::Conflict => self.cache.invalidate(&id).await,
                },
            }
        }
        Err(HouseError::Contended(id))
    }

    /// What was in the way may be what this very input has done, in another process or a moment ago.
    async fn refused(&self, table: Arc<Table>, refusal: Refusal, cause: Option<Cause<'_>>) -> Result<Step, HouseError> {
        match cause {
            Some(cause) if self.store.is_taken(cause.key).await? => Ok(Step::Duplicate),
            Some(_) | None => Ok(Step::Refused(table, refusal)),
        }
    }

    async fn save(
        &self,
        id: TableId,
        table: &Table,
        events: Vec<Event>,
        opens: Option<Opens>,
        cause: Option<Cause<'_>>,
        now: Timestamp,
    ) -> Result<Saved, HouseError> {
        let (home, fixture) = opens.map_or((None, None), |opens| (Some(opens.home), opens.fixture));
        let expected = table.version();
        let events = numbered(expected, events, now);
        let mut after = table.clone();
        for recorded in &events {
            after.evolve(recorded).map_err(|bad| HouseError::Log { table: id, bad })?;
        }
        let ended = self.ended(id, &events, &after, home.as_ref(), now).await?;
        let commit = Commit {
            table: id,
            expected,
            home,
            fixture,
            events,
            ended,
            key: cause.map(|cause| cause.key.clone()),
            answered: cause.and_then(|cause| cause.answered).map(|(key, ticket)| (key, ticket.answer(now))),
            seated: after.persons(),
            open: after.is_open(),
            timers: self.timers(&after, now),
            at: now,
        };
        match self.store.commit(&commit).await? {
            Committed::Conflict => Ok(Saved::Conflict),
            Committed::Duplicate => Ok(Saved::Duplicate),
            Committed::Saved(_) => {
                let after = Arc::new(after);
                self.cache.insert(id, Arc::clone(&after)).await;
                Ok(Saved::Now(after))
            }
        }
    }

    /// The match that these events end, with the day on which it does where the table stands.
    async fn ended(
        &self,
        id: TableId,
        events: &[Recorded],
        after: &Table,
        home: Option<&Place>,
        now: Timestamp,
    ) -> Result<Option<EndedMatch>, HouseError> {
        let ends = |recorded: &Recorded| match recorded.event {
            Event::MatchEnded { match_no, .. } => Some(match_no),
            _ => None,
        };
        let (Some(match_no), Some(finished)) = (events.iter().find_map(ends), after.just_finished()) else {
            return Ok(None);
        };
        let home = match home {
            Some(home) => Some(home.clone()),
            None => self.store.table(id).await?.map(|row| row.home),
        };
        let zone = match home.filter(|home| !home.private) {
            Some(home) => self.store.community(home.platform, &home.chat).await?.and_then(|row| row.zone),
            None => None,
        };
        Ok(Some(EndedMatch { match_no, fact: fact(finished, now, day_in(zone.as_deref(), now)) }))
    }

    /// What the table waits for, apart from people.
    fn timers(&self, table: &Table, now: Timestamp) -> Vec<Timer> {
        let ai = table.ai_to_act().map(|_| Timer { kind: TimerKind::Ai, due: now.plus(self.ai_delay) });
        let own = table.due(&self.limits).map(|(due, _)| Timer { kind: TimerKind::Table, due });
        // Where half of the time is over, a reminder may have been put off. Whoever had one gets no second: the timer reminds
        // those alone whose moment has not come before it.
        let remind = table.reminder().map(|(due, _)| due.max(Timestamp(now.0.saturating_add(1))));
        let remind = remind.map(|due| Timer { kind: TimerKind::Remind, due });
        ai.into_iter().chain(own).chain(remind).collect()
    }
}

/// The events as they follow on `version`.
fn numbered(version: u32, events: Vec<Event>, at: Timestamp) -> Vec<Recorded> {
    (version + 1..).zip(events).map(|(seq, event)| Recorded { seq, at, event }).collect()
}

/// Where a new table stands, and for which fixture.
struct Opens {
    home: Place,
    fixture: Option<FixtureRef>,
}

enum Saved {
    Now(Arc<Table>),
    Conflict,
    Duplicate,
}
