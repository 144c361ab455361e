//! Due work in the store in memory, and its claims.

use std::time::Duration;

use talon_table::{TableId, Timestamp};

use super::state::State;
use super::stored::{Held, Mark};
use crate::{Behind, DueTimer, Lease, Load, NextDue, PlatformKind, ProcessId, Span, Timer, TimerKind};

impl State {
    pub(super) fn claim_timers(&mut self, now: Timestamp, lease: Lease, limit: usize) -> Vec<DueTimer> {
        let claimable = self.timers.iter().filter(|(_, held)| held.due <= now && held.may_be_claimed(now));
        let mut due: Vec<_> = claimable
            .map(|((table, kind), held)| DueTimer { table: *table, timer: Timer { kind: *kind, due: held.due } })
            .collect();
        due.sort_by_key(|due| (due.timer.due, due.table, due.timer.kind));
        due.truncate(limit);
        for claimed in &due {
            if let Some(held) = self.timers.get_mut(&(claimed.table, claimed.timer.kind)) {
                held.lease = Some(lease);
            }
        }
        due
    }

    pub(super) fn reset_timer(&mut self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) {
        let slot = (seen.table, seen.timer.kind);
        if self.timers.get(&slot).is_some_and(|held| held.due == seen.timer.due && held.is_held_by(holder)) {
            match due {
                Some(due) => self.timers.insert(slot, Held::free(due)),
                None => self.timers.remove(&slot),
            };
        }
    }

    pub(super) fn mark(&mut self, table: TableId, at: Timestamp) {
        self.generations += 1;
        let generation = self.generations;
        let held =
            self.marks.entry(table).or_insert_with(|| Held::free(Mark { generation, not_before: at, since: None }));
        held.due = Mark { generation, not_before: held.due.not_before.min(at), ..held.due };
    }

    /// The marks of tables whose home is on one of these platforms.
    fn marks_of<'a>(&'a self, of: &'a [PlatformKind]) -> impl Iterator<Item = (&'a TableId, &'a Held<Mark>)> {
        let is_of = |table: &TableId| self.tables.get(table).is_some_and(|row| of.contains(&row.row.home.platform));
        self.marks.iter().filter(move |(table, _)| is_of(table))
    }

    pub(super) fn claim_marks(
        &mut self,
        now: Timestamp,
        lease: Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Vec<Behind> {
        let claimable = self.marks_of(of).filter(|(_, held)| held.due.not_before <= now && held.may_be_claimed(now));
        let mut marks: Vec<_> = claimable
            .map(|(table, held)| {
                let Mark { generation, not_before, since } = held.due;
                Behind { table: *table, generation, not_before, since }
            })
            .collect();
        marks.sort_by_key(|mark| (mark.not_before, mark.table));
        marks.truncate(limit);
        for claimed in &marks {
            if let Some(held) = self.marks.get_mut(&claimed.table) {
                held.lease = Some(lease);
            }
        }
        marks
    }

    pub(super) fn settle(&mut self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) {
        let Some(held) = self.marks.get_mut(&seen.table).filter(|held| held.is_held_by(holder)) else { return };
        held.lease = None;
        held.due.since = seen.since;
        if held.due.generation == seen.generation {
            match until {
                Some(until) => held.due.not_before = until,
                None => drop(self.marks.remove(&seen.table)),
            }
        }
    }

    pub(super) fn claim_duty(&mut self, name: &str, now: Timestamp, lease: Lease) -> bool {
        let held = self.duties.entry(name.to_owned()).or_insert(lease);
        let mine = held.holder == lease.holder || held.is_over(now);
        if mine {
            *held = lease;
        }
        mine
    }

    pub(super) fn note_served(&mut self, kind: PlatformKind, span: Span, apart: Duration) {
        let goes_on = span.from.minus(apart);
        let last = self.spans(kind).rfind(|known| known.until >= goes_on);
        let until = self.served.entry((kind, last.map_or(span.from, |last| last.from))).or_insert(span.until);
        *until = span.until.max(*until);
    }

    pub(super) fn served(&self, kind: PlatformKind, since: Timestamp) -> Vec<Span> {
        let before = self.spans(kind).map(|span| span.until).filter(|until| *until < since).max();
        self.spans(kind).filter(|span| span.until >= before.unwrap_or(since)).collect()
    }

    fn spans(&self, kind: PlatformKind) -> impl DoubleEndedIterator<Item = Span> {
        let spans = self.served.range((kind, Timestamp(i64::MIN))..=(kind, Timestamp(i64::MAX)));
        spans.map(|((_, from), until)| Span { from: *from, until: *until })
    }

    /// Ends the leases that are of this kind.
    pub(super) fn release(&mut self, ends: impl Fn(&Lease) -> bool) {
        self.duties.retain(|_, lease| !ends(lease));
        for lease in self.leases().filter(|lease| lease.as_ref().is_some_and(&ends)) {
            *lease = None;
        }
    }

    fn leases(&mut self) -> impl Iterator<Item = &mut Option<Lease>> {
        let timers = self.timers.values_mut().map(|held| &mut held.lease);
        let marks = self.marks.values_mut().map(|held| &mut held.lease);
        let leagues = self.leagues.values_mut().map(|stored| &mut stored.look.lease);
        timers.chain(marks).chain(leagues)
    }

    pub(super) fn bring_forward(&mut self, after: Timestamp, to: Timestamp, leased: Timestamp) {
        let marks = self.marks.values_mut().map(|held| &mut held.due.not_before);
        let timers = self.timers.iter_mut().filter(|((_, kind), _)| *kind == TimerKind::Ai);
        let timers = timers.map(|(_, held)| &mut held.due);
        for moment in marks.chain(timers).chain(self.paces.values_mut()).filter(|moment| **moment > after) {
            *moment = to;
        }
        let duties = self.duties.values_mut();
        for lease in duties {
            lease.until = lease.until.min(leased);
        }
        for lease in self.leases().flatten() {
            lease.until = lease.until.min(leased);
        }
    }

    pub(super) fn load(&self, now: Timestamp) -> Load {
        let open = self.tables.values().filter(|table| table.row.open).count();
        let behind = self.marks.values().filter(|held| held.due.not_before <= now).count();
        let due = self.timers.values().filter(|held| held.due <= now).count();
        Load { open_tables: open as u64, tables_behind: behind as u64, timers_due: due as u64 }
    }

    pub(super) fn next_due(&self, of: &[PlatformKind]) -> NextDue {
        NextDue {
            timer: self.timers.values().map(|held| held.next(held.due)).min(),
            mark: self.marks_of(of).map(|(_, held)| held.next(held.due.not_before)).min(),
            league: self.next_league(of),
        }
    }
}
