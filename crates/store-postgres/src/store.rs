//! The house's store.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::{PgPool, Postgres, Transaction, query_scalar};
use talon_store::migration::Migration;
use talon_store::moved_logs::MovedLogs;
use talon_store::{
    AccountRef, AccountRow, Behind, CommunityRow, DueTimer, InputKey, Lease, Load, NextDue, PlatformKind, ProcessId,
    Processes, Sender, Span, Store, StoreError, SurfaceRow, TableRow, WriteWish,
};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::dialect::kept_name;
use crate::fault::fault;
use crate::guard::{self, Company, Guard};
use crate::hints::Hints;
use crate::history::{self, Condition};
use crate::moment::Moment;
use crate::server::{self, Address, OpenError};
use crate::{claims, commit, delivery, directory, people, surfaces};

/// Connections of a process. Each serves one call at a time, which takes a few milliseconds.
const CONNECTIONS: u32 = 8;

/// How long closing the connections may take.
const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// The store in a database.
///
/// Dropping it without [`close`](Self::close) loses nothing that was acknowledged.
#[derive(Debug)]
pub struct PostgresStore {
    pub(crate) pool: PgPool,
    logs: Option<Arc<dyn MovedLogs>>,
    guard: Option<Guard>,
    hints: Option<Hints>,
}

impl PostgresStore {
    /// Takes ownership of a database and brings its schema up to date: nobody serves people from it meanwhile.
    ///
    /// # Errors
    /// [`OpenError`]. A database that is not ours, or of a newer version, is not changed at all.
    pub async fn open(database: &Address) -> Result<Self, OpenError> {
        let condition = history::examine(database).await?;
        let guard = Guard::take(database, Company::Alone).await?;
        Self::bring_up_to_date(database, condition).await?;
        Self::connect(database, Some(guard), None).await
    }

    /// Opens a database to serve people from it, beside other processes that do so. One that must be brought up to date first
    /// is, if nobody serves from it yet.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn serve(database: &Address) -> Result<Self, OpenError> {
        let condition = history::examine(database).await?;
        if !matches!(condition, Condition::Current { .. }) {
            let guard = Guard::take(database, Company::Alone).await?;
            Self::bring_up_to_date(database, condition).await?;
            guard.release().await;
        }
        let guard = Guard::take(database, Company::Shared).await?;
        // From here on nobody changes the schema; a newer version may have done so a moment ago.
        history::examine(database).await?;
        guard.begin_anew().await?;
        let hints = Hints::new(database)?;
        Self::connect(database, Some(guard), Some(hints)).await
    }

    /// Opens a database without a claim to it, and brings its schema up to date. Several stores at one database take
    /// effect as if one after another.
    ///
    /// # Errors
    /// As [`open`](Self::open), except that a database in use is none.
    pub async fn share(database: &Address) -> Result<Self, OpenError> {
        let condition = history::examine(database).await?;
        Self::bring_up_to_date(database, condition).await?;
        Self::connect(database, None, None).await
    }

    async fn bring_up_to_date(database: &Address, condition: Condition) -> Result<(), OpenError> {
        match condition {
            Condition::Current { .. } => Ok(()),
            Condition::New | Condition::Outdated { .. } => history::migrate(database).await,
        }
    }

    async fn connect(database: &Address, guard: Option<Guard>, hints: Option<Hints>) -> Result<Self, OpenError> {
        let pool = server::pool(CONNECTIONS).connect_with(database.daily()?).await;
        let pool = pool.map_err(|error| OpenError::from_sqlx(database, &error))?;
        Ok(Self { pool, logs: None, guard, hints })
    }

    /// Reads logs that were moved from these files.
    #[must_use]
    pub fn with_moved_logs(mut self, logs: Arc<dyn MovedLogs>) -> Self {
        self.logs = Some(logs);
        self
    }

    /// What would be done to a database, by whose migrations it has `found`.
    #[must_use]
    pub fn migrations_after(found: i64) -> Vec<Migration> {
        history::after(found)
    }

    /// Finds out whether a database could be opened, without opening it.
    ///
    /// # Errors
    /// As [`share`](Self::share).
    pub async fn examine(database: &Address) -> Result<Condition, OpenError> {
        history::examine(database).await
    }

    /// Finishes the work under way and closes every connection: afterwards every other method fails. A server that does
    /// not answer is not waited for.
    pub async fn close(&self) {
        let closing = async {
            self.pool.close().await;
            if let Some(hints) = &self.hints {
                hints.close().await;
            }
            if let Some(guard) = &self.guard {
                guard.release().await;
            }
        };
        if tokio::time::timeout(CLOSE_WITHIN, closing).await.is_err() {
            tracing::warn!("the database does not answer; its connections end with the program");
        }
    }

    /// How many connections of the pool are open, and how many of them are idle.
    #[must_use]
    pub fn connections(&self) -> (u32, u32) {
        (self.pool.size(), u32::try_from(self.pool.num_idle()).unwrap_or(u32::MAX))
    }

    /// Begins a transaction that writes.
    pub(crate) async fn write(&self) -> Result<Transaction<'static, Postgres>, StoreError> {
        self.pool.begin().await.map_err(fault)
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError> {
        let sender = &Sender { name: kept_name(&sender.name), ..sender.clone() };
        if let Some(known) = people::account(&self.pool, &sender.account).await?
            && known.name == sender.name
            && known.platform_language == sender.language
        {
            return Ok(known);
        }
        let mut transaction = self.write().await?;
        if !people::rename_account(&mut transaction, sender).await?
            && !people::add_account(&mut transaction, sender, fresh).await?
        {
            // Another process met it at this moment; the person that was made for it here goes again.
            transaction.rollback().await.map_err(fault)?;
            transaction = self.write().await?;
            people::rename_account(&mut transaction, sender).await?;
        }
        transaction.commit().await.map_err(fault)?;
        let met = people::account(&self.pool, &sender.account).await?;
        met.ok_or_else(|| StoreError::Corrupt("an account was written and is not there".to_owned()))
    }

    async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
        people::account(&self.pool, account).await
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        people::accounts_of(&self.pool, persons).await
    }

    async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        people::community(&self.pool, platform, chat).await
    }

    async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        directory::events(&self.pool, self.logs.as_deref(), table, after).await
    }

    async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        directory::table(&self.pool, table).await
    }

    async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError> {
        directory::open_tables_in(&self.pool, platform, chat).await
    }

    async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        directory::open_tables_of(&self.pool, person).await
    }

    async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError> {
        commit::is_taken(&self.pool, key).await
    }

    async fn forget_old(&self, before: Timestamp) -> Result<(), StoreError> {
        commit::forget(&self.pool, before).await
    }

    async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
        claims::claim_timers(&self.pool, now, lease, limit).await
    }

    async fn reset_timer(&self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> Result<(), StoreError> {
        claims::reset_timer(&self.pool, seen, holder, due).await
    }

    async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        delivery::mark_behind(&self.pool, table, at).await
    }

    async fn claim_marks(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        claims::claim_marks(&self.pool, now, lease, of, limit).await
    }

    async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
        claims::claim_duty(&self.pool, name, now, lease).await
    }

    async fn note_served(&self, of: &[PlatformKind], span: Span, apart: Duration) -> Result<(), StoreError> {
        claims::note_served(&self.pool, of, span, apart).await
    }

    async fn served(&self, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
        claims::served(&self.pool, of, since).await
    }

    async fn settle(&self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        claims::settle(&self.pool, seen, holder, until).await
    }

    async fn release(&self, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        claims::release(&mut transaction, holder, until).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        surfaces::surfaces(&self.pool, table).await
    }

    async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError> {
        let taken = delivery::reserve(&self.pool, wish).await?;
        // It may have become free since.
        Ok(taken.map_err(|(chat, bot)| wish.free(chat, bot).max(Timestamp(wish.at.0.saturating_add(1)))))
    }

    async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError> {
        delivery::hold(&self.pool, platform, chat, until).await
    }

    async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError> {
        delivery::paces(&self.pool, platform, chat).await
    }

    async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        claims::bring_forward(&mut transaction, after, to, leased).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
        claims::next_due(&self.pool, of).await
    }

    async fn load(&self, now: Timestamp) -> Result<Load, StoreError> {
        claims::load(&self.pool, now).await
    }
}

#[async_trait]
impl Processes for PostgresStore {
    async fn news(&self) -> Result<(), StoreError> {
        match (&self.hints, &self.guard) {
            (Some(hints), Some(guard)) => hints.next(guard).await,
            _ => pending().await,
        }
    }

    async fn clock(&self) -> Result<Option<Timestamp>, StoreError> {
        let now = query_scalar!(r#"SELECT clock_timestamp() AS "now!: Moment""#).fetch_one(&self.pool).await;
        now.map(|now| Some(now.0)).map_err(fault)
    }

    async fn is_alone(&self) -> Result<bool, StoreError> {
        Ok(guard::holders(&self.pool).await? <= 1)
    }
}
