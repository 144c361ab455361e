//! Loading tables, deciding, and saving what was decided.

use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use talon_league::FixtureRef;
use talon_store::results::EndedMatch;
use talon_store::{
    Commit, Committed, InputKey, MessageRef, PageWrite, Place, Store, StoreError, TableRow, Timer, TimerKind,
};
use talon_table::{BadLog, Command, Event, Limits, Reading, Recorded, Refusal, Table, TableId, Timestamp};

use crate::duties::serving::{Service, Serving};
use crate::duties::wake_ups::WakeUps;
use crate::error::{HouseError, Unreadable};
use crate::local_time::day_in;
use crate::ports::clock::Clock;
use crate::settings::Settings;
use crate::tables::facts::fact;
use crate::tables::steps::{Cause, Loaded, Step};

/// How many times a decision is retried. Each lost race means that somebody else's decision was saved.
const ATTEMPTS: usize = 32;

/// The tables, replayed on demand and cached.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    cache: Cache<TableId, Arc<Table>>,
    /// The tables that this process has set aside, so that each is logged once.
    aside: Cache<TableId, ()>,
    serving: Arc<Serving>,
    /// Woken when there is something to do that nobody asked for.
    wake_ups: Arc<WakeUps>,
    limits: Limits,
    ai_delay: Duration,
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        settings: &Settings,
        wake_ups: Arc<WakeUps>,
        serving: Arc<Serving>,
    ) -> Self {
        Self {
            store,
            clock,
            cache: Cache::new(settings.cached_tables),
            aside: Cache::new(settings.cached_tables),
            serving,
            wake_ups,
            limits: settings.limits.clone(),
            // A timer differs from the previous one by its due time, which must therefore lie ahead.
            ai_delay: settings.ai_delay.max(Duration::from_millis(1)),
        }
    }

    /// The table as last seen. It may be older than the store's, which a commit would notice.
    pub(crate) async fn seen(&self, id: TableId) -> Result<Loaded, HouseError> {
        match self.cache.get(&id) {
            Some(table) => Ok(Loaded::Readable(table)),
            None => self.load(id, 0).await,
        }
    }

    /// The table of this row, in a version not older than the row's.
    pub(crate) async fn of(&self, row: &TableRow) -> Result<Loaded, HouseError> {
        match self.cache.get(&row.table) {
            Some(table) if table.version() >= row.version => Ok(Loaded::Readable(table)),
            Some(_) | None => self.load(row.table, row.version).await,
        }
    }

    /// The table as the store has it now.
    pub(crate) async fn newest(&self, id: TableId) -> Result<Loaded, HouseError> {
        match self.row(id).await {
            Ok(Some(row)) => self.of(&row).await,
            Ok(None) => Ok(Loaded::Unknown),
            Err(HouseError::SetAside(id)) => Ok(Loaded::Unreadable(id)),
            Err(error) => Err(error),
        }
    }

    /// The table's row in the directory.
    pub(crate) async fn row(&self, id: TableId) -> Result<Option<TableRow>, HouseError> {
        match self.store.table(id).await {
            Ok(row) => Ok(row),
            Err(StoreError::Corrupt(why)) => self.set_aside(id, &Unreadable::Stored(why)).await?.needed().map(|_| None),
            Err(error) => Err(error.into()),
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

    /// The table as replayed from its log, which has at least `version` events. A deal that was dealt under rules that have changed since
    /// is dealt again before anybody sees the table.
    async fn load(&self, id: TableId, version: u32) -> Result<Loaded, HouseError> {
        for _ in 0..ATTEMPTS {
            let table = match self.replay(id, version).await? {
                Ok(Some(table)) => table,
                Ok(None) => return Ok(Loaded::Unknown),
                Err(why) => return self.set_aside(id, &why).await,
            };
            if let Some(why) = self.too_long(id, &table, version).await? {
                return self.set_aside(id, &why).await;
            }
            let Some(loaded) = self.up_to_date(id, table).await? else { continue };
            self.cache.insert(id, Arc::clone(&loaded));
            self.take_up(id).await?;
            return Ok(Loaded::Readable(loaded));
        }
        Err(HouseError::Contended(id))
    }

    async fn replay(&self, id: TableId, version: u32) -> Result<Result<Option<Table>, Unreadable>, HouseError> {
        let log = match self.store.events(id, 0).await {
            Ok(log) => log,
            Err(StoreError::Corrupt(why)) => return Ok(Err(Unreadable::Stored(why))),
            Err(error) => return Err(error.into()),
        };
        Ok(replayed(log, version))
    }

    /// The fault of a log that is longer than the directory says: no decision on it could ever be saved.
    async fn too_long(&self, id: TableId, table: &Table, version: u32) -> Result<Option<Unreadable>, HouseError> {
        let events = table.version();
        if events == version {
            return Ok(None);
        }
        // The directory is read after the log, so its version cannot be older.
        let version = self.store.table(id).await?.map_or(0, |row| row.version);
        Ok((version < events).then_some(Unreadable::Length { events, version }))
    }

    /// The table by today's rules; none if somebody else was faster.
    async fn up_to_date(&self, id: TableId, table: Table) -> Result<Option<Arc<Table>>, HouseError> {
        if !table.is_outdated() {
            return Ok(Some(Arc::new(table)));
        }
        let now = self.clock.now();
        let Ok(events) = table.decide(&Command::Revise, now, &self.limits) else {
            return Ok(Some(Arc::new(table)));
        };
        match self.save(id, &table, events, None, None, now).await? {
            Saved::Now(table) => {
                tracing::info!(table = %id, "a deal was dealt again: the rules of its game have changed since");
                self.wake();
                Ok(Some(table))
            }
            Saved::Conflict | Saved::Duplicate => Ok(None),
        }
    }

    /// Notes, once in this process, that a table cannot be used.
    async fn set_aside(&self, id: TableId, why: &Unreadable) -> Result<Loaded, HouseError> {
        self.cache.invalidate(&id);
        if !self.aside.contains_key(&id) {
            tracing::error!(table = %id, %why, "a table is set aside: its log cannot be read");
            self.store.set_aside(id, Reading::current(), &why.to_string()).await?;
            // Its pages say so.
            self.store.mark_behind(id, self.clock.now()).await?;
            self.aside.insert(id, ());
            self.wake();
        }
        Ok(Loaded::Unreadable(id))
    }

    /// Notes that a table that this process had set aside can be read again.
    async fn take_up(&self, id: TableId) -> Result<(), HouseError> {
        if self.aside.remove(&id).is_some() {
            tracing::info!(table = %id, "a table that was set aside can be read again");
            self.note_read(&[id]).await?;
        }
        Ok(())
    }

    /// Notes that the logs of these tables can be read; those that were set aside are looked at again.
    pub(crate) async fn note_read(&self, tables: &[TableId]) -> Result<(), HouseError> {
        self.store.note_read(tables, Reading::current(), self.clock.now()).await?;
        self.wake();
        Ok(())
    }

    fn wake(&self) {
        self.wake_ups.about_tables();
    }

    /// Opens a table: decides on `commands` for a new table, one after the other, and saves it with its home.
    pub(crate) async fn open(
        &self,
        id: TableId,
        commands: &[Command],
        opens: Opens,
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
        match self.save(id, &Table::new(), events, Some(opens), Some(cause), now).await? {
            Saved::Now(table) => Ok(Step::Done(table)),
            // An identifier of 64 random bits is taken only if this very input was handled before.
            Saved::Conflict | Saved::Duplicate => Ok(Step::Duplicate),
        }
    }

    /// Makes up for the time in which nobody was served since the table's last event: what happens there without a press is put off by as
    /// much.
    pub(crate) async fn make_up(&self, id: TableId, table: &Table, now: Timestamp) -> Result<MadeUp, HouseError> {
        let Some(row) = self.row(id).await? else { return Ok(MadeUp::Nothing) };
        match self.serving.of(row.home.platform, table.latest_at()..now, now).await? {
            Service::Interrupted | Service::Served { missing: Duration::ZERO, catching_up: true } => Ok(MadeUp::NotYet),
            Service::Served { missing: Duration::ZERO, catching_up: false } => Ok(MadeUp::Nothing),
            Service::Served { missing: by, .. } => {
                let delay = Command::Delay { by, version: table.version() };
                // It is refused if something else was decided meanwhile, such as the same delay by another timer.
                if let Step::Done(_) = self.decide(id, &delay, None, now).await? {
                    tracing::info!(table = %id, ?by, "a table waits so much longer: nobody was served");
                    self.wake();
                }
                Ok(MadeUp::Delayed)
            }
        }
    }

    /// Decides on `command` and saves the new events. Decides again if somebody else was faster.
    pub(crate) async fn step(
        &self,
        id: TableId,
        command: &Command,
        cause: Option<Cause<'_>>,
        now: Timestamp,
    ) -> Result<Step, HouseError> {
        // A person may do these because another has been silent for long.
        if let Command::EndAbandoned { .. } | Command::TakeOver { .. } = command
            && let Some(table) = self.seen(id).await?.needed()?
        {
            self.make_up(id, &table, now).await?;
        }
        self.decide(id, command, cause, now).await
    }

    async fn decide(
        &self,
        id: TableId,
        command: &Command,
        cause: Option<Cause<'_>>,
        now: Timestamp,
    ) -> Result<Step, HouseError> {
        for _ in 0..ATTEMPTS {
            let Some(table) = self.seen(id).await?.needed()? else {
                return Ok(Step::Unknown);
            };
            match table.decide(command, now, &self.limits) {
                Err(refusal) => {
                    // A refusal has no commit that would notice that the cached table is old.
                    let newest = self.store.table(id).await?.map_or(0, |row| row.version);
                    if newest <= table.version() {
                        return self.refused(table, refusal, cause).await;
                    }
                    self.cache.invalidate(&id);
                }
                Ok(events) => match self.save(id, &table, events, None, cause, now).await? {
                    Saved::Now(table) => return Ok(Step::Done(table)),
                    Saved::Duplicate => return Ok(Step::Duplicate),
                    Saved::Conflict => self.cache.invalidate(&id),
                },
            }
        }
        Err(HouseError::Contended(id))
    }

    /// The refusal may be due to this very input, handled by another process or a moment ago.
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
        let (home, onto, fixture) =
            opens.map_or((None, None, None), |opens| (Some(opens.home), opens.onto, opens.fixture));
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
            onto,
            fixture,
            events,
            ended,
            key: cause.map(|cause| cause.key.clone()),
            answered: cause.and_then(|cause| cause.answered).map(|(key, write_id)| (key, write_id.answer(now))),
            seated: after.persons(),
            open: after.is_open(),
            timers: self.timers(&after, now),
            reading: Reading::current(),
            at: now,
        };
        match self.store.commit(&commit).await? {
            Committed::Conflict => Ok(Saved::Conflict),
            Committed::Duplicate => Ok(Saved::Duplicate),
            Committed::Saved(_) => {
                let after = Arc::new(after);
                self.cache.insert(id, Arc::clone(&after));
                Ok(Saved::Now(after))
            }
        }
    }

    /// The match that these events end, with the local day of its end.
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
            Some(home) => self.store.community(home.platform, &home.chat).await?.and_then(|row| row.chosen.zone),
            None => None,
        };
        Ok(Some(EndedMatch { match_no, fact: fact(finished, now, day_in(zone.as_deref(), now)) }))
    }

    /// The events that the table waits for, apart from presses.
    fn timers(&self, table: &Table, now: Timestamp) -> Vec<Timer> {
        let ai = table.ai_to_act().map(|_| Timer { kind: TimerKind::Ai, due: now.plus(self.ai_delay) });
        let own = table.due(&self.limits).map(|(due, _)| Timer { kind: TimerKind::Table, due });
        // After half of the time a reminder may have been put off. Players who had one get no second: the timer reminds only those whose
        // moment has not come before it.
        let remind = table.reminder().map(|(due, _)| due.max(Timestamp(now.0.saturating_add(1))));
        let remind = remind.map(|due| Timer { kind: TimerKind::Remind, due });
        ai.into_iter().chain(own).chain(remind).collect()
    }
}

/// The table that a log replays to, which has at least `version` events; none if there is no log.
pub(crate) fn replayed(log: Vec<Recorded>, version: u32) -> Result<Option<Table>, Unreadable> {
    if log.is_empty() && version == 0 {
        return Ok(None);
    }
    let events = log.last().map_or(0, |last| last.seq);
    if events < version {
        return Err(Unreadable::Length { events, version });
    }
    Table::replay(log).map(Some).map_err(|bad: BadLog| bad.into())
}

/// The events as they follow on `version`.
fn numbered(version: u32, events: Vec<Event>, at: Timestamp) -> Vec<Recorded> {
    (version + 1..).zip(events).map(|(seq, event)| Recorded { seq, at, event }).collect()
}

/// Where a new table is, and what it is for.
pub(crate) struct Opens {
    pub(crate) home: Place,
    /// The message there that is to become its page, and the pending edits that may still turn it; none for a new message.
    pub(crate) onto: Option<(MessageRef, PageWrite)>,
    /// The fixture of a league that it is for.
    pub(crate) fixture: Option<FixtureRef>,
}

/// What was done about the time in which nobody was served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MadeUp {
    /// There was none.
    Nothing,
    /// The table waits that much longer now, or something else was decided there: its timers are replaced.
    Delayed,
    /// The interruption is not over, or what was pressed meanwhile is still being handled.
    NotYet,
}

enum Saved {
    Now(Arc<Table>),
    Conflict,
    Duplicate,
}
