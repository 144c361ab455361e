//! The house's store.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::MigrateError;
use sqlx::{ConnectOptions, Connection, SqlitePool, query};
use talon_store::migration::Migration;
use talon_store::moved_logs::MovedLogs;
use talon_store::{
    AccountRef, AccountRow, Behind, CommunityRow, DueTimer, InputKey, Lease, Load, NextDue, PlatformKind, ProcessId,
    Processes, Sender, Span, Store, StoreError, SurfaceRow, TableRow, WriteWish,
};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::backup::{self, BackupError};
use crate::fault::fault;
use crate::file::{self, OpenError};
use crate::guard::Guard;
use crate::history::{self, Company, Condition, MIGRATOR};
use crate::transaction::Transaction;
use crate::{claims, commit, delivery, directory, people, surfaces};

/// Connections that read beside the one that writes.
const READERS: u32 = 4;

/// The store of the one process that owns a database.
///
/// Dropping it without [`close`](Self::close) loses nothing that was acknowledged.
#[derive(Debug)]
pub struct SqliteStore {
    // Declared before the guard, so that no connection outlives the ownership.
    pub(crate) readers: SqlitePool,
    pub(crate) writer: SqlitePool,
    logs: Option<Arc<dyn MovedLogs>>,
    _guard: Guard,
}

impl SqliteStore {
    /// Takes ownership of a database, creates it where there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// [`OpenError`]. A database that is not ours, or of a newer version, is not changed at all.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_keeping(path, None).await
    }

    /// The same. A database that must be brought up to date is copied to `copy` first, which must not exist yet.
    ///
    /// # Errors
    /// As [`open`](Self::open), and [`OpenError::NotKept`] where the copy cannot be made: then nothing was changed.
    pub async fn open_keeping(path: &Path, copy: Option<&Path>) -> Result<Self, OpenError> {
        let path = file::resolve(path)?;
        let guard = Guard::take(&path)?;
        let condition = history::examine(&path, Company::Alone).await?;
        let failed = |error: sqlx::Error| OpenError::from_sqlite(&path, &error);
        file::create(&path)?;
        let writer = file::pool(1).connect_with(file::writing(&path)).await.map_err(failed)?;
        match condition {
            Condition::Current { .. } => {}
            Condition::New => migrate(&path, &writer).await?,
            Condition::Outdated { .. } => {
                if let Some(copy) = copy {
                    let kept = backup::copy(&writer, copy).await;
                    kept.map_err(|error| OpenError::NotKept { path: path.clone(), why: error.to_string() })?;
                }
                migrate(&path, &writer).await?;
            }
        }
        // SQLite also opens a file that may not be written; only a writer notices.
        let mut transaction = Transaction::write(&writer).await.map_err(failed)?;
        claims::release_all(&mut transaction).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        let readers = file::pool(READERS).connect_with(file::reading(&path)).await.map_err(failed)?;
        Ok(Self { readers, writer, logs: None, _guard: guard })
    }

    /// Reads logs that were moved from these files.
    #[must_use]
    pub fn with_moved_logs(mut self, logs: Arc<dyn MovedLogs>) -> Self {
        self.logs = Some(logs);
        self
    }

    /// Finds out whether a database could be opened, without opening it: it may be in use meanwhile.
    ///
    /// # Errors
    /// As [`open`](Self::open), except that a database in use is none.
    pub async fn examine(path: &Path) -> Result<Condition, OpenError> {
        let path = file::resolve(path)?;
        let condition = history::examine(&path, Company::Shared).await?;
        // The write-ahead log is created beside the file, so the directory must be writable in any case.
        let directory = path.parent().unwrap_or(Path::new("."));
        tempfile::tempfile_in(directory).map_err(|error| OpenError::from_io(&path, &error))?;
        if condition != Condition::New {
            // On a file that may only be read, SQLite begins to write without complaint.
            file::is_writable(&path)?;
            try_to_write(&path).await.map_err(|error| OpenError::from_sqlite(&path, &error))?;
        }
        Ok(condition)
    }

    /// What would be done to a database, by whose migrations it has `found`.
    #[must_use]
    pub fn migrations_after(found: i64) -> Vec<Migration> {
        history::after(found)
    }

    /// Writes a consistent copy of a database of any version to a new file, without owning it.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is ever overwritten.
    pub async fn copy(path: &Path, to: &Path) -> Result<(), BackupError> {
        let failed = |error: sqlx::Error| BackupError::Failed { why: error.to_string() };
        let readers = file::pool(1).connect_with(file::reading(path)).await.map_err(failed)?;
        let copied = backup::copy(&readers, to).await;
        readers.close().await;
        copied
    }

    /// Writes a consistent copy of the database to a new file, while the store is in use.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is ever overwritten.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup::copy(&self.readers, to).await
    }

    /// Finishes the work under way and closes the database: afterwards the file alone holds everything, and every other
    /// method fails.
    pub async fn close(&self) {
        self.readers.close().await;
        // Last, because the last connection of a writer empties the write-ahead log.
        self.writer.close().await;
    }

    /// How many connections are open, and how many of them are idle.
    #[must_use]
    pub fn connections(&self) -> (u32, u32) {
        let pools = [&self.readers, &self.writer];
        let idle = pools.iter().map(|pool| u32::try_from(pool.num_idle()).unwrap_or(u32::MAX)).sum();
        (pools.iter().map(|pool| pool.size()).sum(), idle)
    }

    /// Begins a transaction that writes.
    pub(crate) async fn write(&self) -> Result<Transaction, StoreError> {
        Transaction::write(&self.writer).await.map_err(fault)
    }
}

async fn migrate(path: &Path, writer: &SqlitePool) -> Result<(), OpenError> {
    MIGRATOR.run(writer).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => OpenError::from_sqlite(path, &error),
        other => OpenError::Failed { path: path.to_owned(), why: other.to_string() },
    })
}

async fn try_to_write(path: &Path) -> Result<(), sqlx::Error> {
    let mut connection = file::writing(path).optimize_on_close(false, None).connect().await?;
    query("BEGIN IMMEDIATE").execute(&mut connection).await?;
    query("ROLLBACK").execute(&mut connection).await?;
    connection.close().await
}

#[async_trait]
impl Store for SqliteStore {
    async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError> {
        if let Some(known) = people::account(&self.readers, &sender.account).await?
            && known.name == sender.name
            && known.platform_language == sender.language
        {
            return Ok(known);
        }
        let mut transaction = self.write().await?;
        if !people::rename_account(&mut transaction, sender).await? {
            people::add_account(&mut transaction, sender, fresh).await?;
        }
        transaction.commit().await.map_err(fault)?;
        let met = people::account(&self.readers, &sender.account).await?;
        met.ok_or_else(|| StoreError::Corrupt("an account was written and is not there".to_owned()))
    }

    async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
        people::account(&self.readers, account).await
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        people::accounts_of(&self.readers, persons).await
    }

    async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        people::community(&self.readers, platform, chat).await
    }

    async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        directory::events(&self.readers, self.logs.as_deref(), table, after).await
    }

    async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        directory::table(&self.readers, table).await
    }

    async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError> {
        directory::open_tables_in(&self.readers, platform, chat).await
    }

    async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        directory::open_tables_of(&self.readers, person).await
    }

    async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError> {
        commit::is_taken(&self.readers, key).await
    }

    async fn forget_old(&self, before: Timestamp) -> Result<(), StoreError> {
        commit::forget(&self.writer, before).await
    }

    async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
        claims::claim_timers(&self.writer, now, lease, limit).await
    }

    async fn reset_timer(&self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> Result<(), StoreError> {
        claims::reset_timer(&self.writer, seen, holder, due).await
    }

    async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        delivery::mark_behind(&self.writer, table, at).await
    }

    async fn claim_marks(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        claims::claim_marks(&self.writer, now, lease, of, limit).await
    }

    async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
        claims::claim_duty(&self.writer, name, now, lease).await
    }

    async fn note_served(&self, of: &[PlatformKind], span: Span, apart: Duration) -> Result<(), StoreError> {
        claims::note_served(&self.writer, of, span, apart).await
    }

    async fn served(&self, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
        claims::served(&self.readers, of, since).await
    }

    async fn settle(&self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        claims::settle(&self.writer, seen, holder, until).await
    }

    async fn release(&self, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        claims::release(&mut transaction, holder, until).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        surfaces::surfaces(&self.readers, table).await
    }

    async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError> {
        let mut transaction = self.write().await?;
        if delivery::reserve(&mut transaction, wish).await? {
            transaction.commit().await.map_err(fault)?;
            return Ok(Ok(()));
        }
        transaction.rollback().await.map_err(fault)?;
        let (chat, bot) = self.paces(wish.platform, &wish.chat).await?;
        Ok(Err(wish.free(chat, bot).max(Timestamp(wish.at.0.saturating_add(1)))))
    }

    async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError> {
        delivery::hold(&self.writer, platform, chat, until).await
    }

    async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError> {
        delivery::paces(&self.readers, platform, chat).await
    }

    async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        claims::bring_forward(&mut transaction, after, to, leased).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
        claims::next_due(&self.readers, of).await
    }

    async fn load(&self, now: Timestamp) -> Result<Load, StoreError> {
        claims::load(&self.readers, now).await
    }
}

impl Processes for SqliteStore {}
