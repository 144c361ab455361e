//! A store in memory: for tests, for simulations and for a table that nobody needs to keep.

mod chats;
mod claims;
mod daily;
mod leagues;
mod links;
mod people;
mod person_settings;
mod presets;
mod privacy;
mod reading;
mod results;
mod standings;
mod state;
mod stored;
mod study;
mod surfaces;
mod tables;
mod unit;

use std::sync::Arc;
use std::time::Duration;

use async_lock::{Mutex, MutexGuard};
use async_trait::async_trait;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::database::{Database, Reader};
use crate::{
    AccountRef, AccountRow, Behind, CommunityRow, DueTimer, InputKey, Lease, Load, NextDue, PlatformKind, PrivateChat,
    ProcessId, Processes, SERVED_KEPT, Sender, Span, Store, StoreError, SurfaceRow, TableRow, WriteWish,
};

use state::State;
use stored::Account;

pub use unit::MemoryUnit;

/// Stores everything in memory, for its own lifetime.
#[derive(Default)]
pub struct MemoryStore {
    state: Arc<Mutex<State>>,
}

impl MemoryStore {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Acts as a single process's store does when the process restarts: all claims end.
    pub fn restart(&self) {
        self.state().release(|_| true);
    }

    /// Waits for the holder of the state: never long, because nothing within a unit of work waits for anything else. Everybody waits like
    /// this, units too: a future that stood in a queue would never be polled if its own task waited behind it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock_blocking()
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError> {
        let mut state = self.state();
        let stored = state.accounts.entry(sender.account.clone()).or_insert_with(|| Account {
            person: fresh,
            own_person: fresh,
            name: String::new(),
            platform_language: None,
            chat: PrivateChat::Unknown,
        });
        stored.name.clone_from(&sender.name);
        stored.platform_language.clone_from(&sender.language);
        let state = &*state;
        let stored = state.accounts.get(&sender.account).ok_or_else(|| StoreError::Corrupt("account".to_owned()))?;
        Ok(state.row(&sender.account, stored))
    }

    async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
        let state = self.state();
        Ok(state.accounts.get(account).map(|stored| state.row(account, stored)))
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        let state = self.state();
        let mut rows: Vec<_> = state
            .accounts
            .iter()
            .filter(|(_, stored)| persons.contains(&stored.person) || persons.contains(&stored.own_person))
            .map(|(account, stored)| state.row(account, stored))
            .collect();
        rows.sort_by(|a, b| {
            (a.person, a.account.platform.code(), &a.account.id).cmp(&(
                b.person,
                b.account.platform.code(),
                &b.account.id,
            ))
        });
        Ok(rows)
    }

    async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        Ok(self.state().communities.get(&(platform, chat.to_owned())).cloned())
    }

    async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        let state = self.state();
        if state.tables.get(&table).is_some_and(|stored| stored.spoiled) {
            return Err(StoreError::Corrupt(format!("an event of table {table}")));
        }
        let log = state.tables.get(&table).map_or(&[][..], |table| &table.log[..]);
        Ok(log.iter().filter(|recorded| recorded.seq > after).cloned().collect())
    }

    async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.state().tables.get(&table).map(|table| table.row.clone()))
    }

    async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.state().open_tables(|table| table.row.home.platform == platform && table.row.home.chat == chat))
    }

    async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.state().open_tables(|table| table.seated.contains(&person)))
    }

    async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError> {
        Ok(self.state().keys.contains_key(key))
    }

    async fn forget_old(&self, before: Timestamp) -> Result<(), StoreError> {
        let mut state = self.state();
        state.keys.retain(|_, at| *at >= before);
        state.paces.retain(|_, next| *next >= before);
        state.served.retain(|_, until| *until >= before.minus(SERVED_KEPT));
        Ok(())
    }

    async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
        Ok(self.state().claim_timers(now, *lease, limit))
    }

    async fn reset_timer(&self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> Result<(), StoreError> {
        self.state().reset_timer(seen, holder, due);
        Ok(())
    }

    async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.state().mark(table, at);
        Ok(())
    }

    async fn claim_marks(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        Ok(self.state().claim_marks(now, *lease, of, limit))
    }

    async fn settle(&self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        self.state().settle(seen, holder, until);
        Ok(())
    }

    async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
        Ok(self.state().claim_duty(name, now, *lease))
    }

    async fn note_served(&self, of: &[PlatformKind], span: Span, apart: Duration) -> Result<(), StoreError> {
        let mut state = self.state();
        of.iter().for_each(|kind| state.note_served(*kind, span, apart));
        Ok(())
    }

    async fn served(&self, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
        Ok(self.state().served(of, since))
    }

    async fn release(&self, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        self.state().release(|lease| lease.holder == holder && until.is_none_or(|until| lease.until == until));
        Ok(())
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        Ok(self.state().surfaces_of(table))
    }

    async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError> {
        Ok(self.state().reserve(wish))
    }

    async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError> {
        let mut state = self.state();
        let next = state.paces.entry((platform, Some(chat.to_owned()))).or_insert(until);
        *next = until.max(*next);
        Ok(*next)
    }

    async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError> {
        Ok(self.state().paces_of(platform, chat))
    }

    async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError> {
        self.state().bring_forward(after, to, leased);
        Ok(())
    }

    async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
        Ok(self.state().next_due(of))
    }

    async fn load(&self, now: Timestamp) -> Result<Load, StoreError> {
        Ok(self.state().load(now))
    }
}

impl Processes for MemoryStore {}

#[async_trait]
impl Reader for MemoryStore {
    type Unit = MemoryUnit;

    async fn look(&self) -> Result<MemoryUnit, StoreError> {
        self.begin().await
    }
}

#[async_trait]
impl Database for MemoryStore {
    async fn begin(&self) -> Result<MemoryUnit, StoreError> {
        Ok(MemoryUnit::of(self.state.lock_arc_blocking()))
    }
}
