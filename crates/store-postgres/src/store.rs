//! The house's store.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::{PgPool, Postgres, Transaction, query_scalar};
use talon_store::migration::Migration;
use talon_store::moved_logs::MovedLogs;
use talon_store::{Processes, StoreError};
use talon_table::Timestamp;

use crate::fault::fault;
use crate::guard::{self, Company, Guard};
use crate::hints::Hints;
use crate::history::{self, Condition};
use crate::moment::Moment;
use crate::server::{self, Address, OpenError};

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
    pub(crate) logs: Option<Arc<dyn MovedLogs>>,
    guard: Option<Guard>,
    hints: Option<Hints>,
}

impl PostgresStore {
    /// Takes ownership of a database and migrates its schema: nobody serves people from it meanwhile.
    ///
    /// # Errors
    /// [`OpenError`]. A database that is not ours, or of a newer version, is not changed at all.
    pub async fn open(database: &Address) -> Result<Self, OpenError> {
        let condition = history::examine(database).await?;
        let guard = Guard::take(database, Company::Alone).await?;
        Self::bring_up_to_date(database, condition).await?;
        Self::connect(database, Some(guard), None).await
    }

    /// Opens a database to serve people from it, beside other processes that do so. Migrates it first if necessary, as long as nobody
    /// serves from it yet.
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
        guard.restart().await?;
        let hints = Hints::new(database)?;
        Self::connect(database, Some(guard), Some(hints)).await
    }

    /// Opens a database without a claim to it, and migrates its schema. Several stores at one database behave as if they took turns.
    ///
    /// # Errors
    /// As [`open`](Self::open), except that the database may be in use.
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

    /// The step for a database of this condition.
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

    /// Finishes the work under way and closes every connection: afterwards every other method fails. It does not wait for a server that
    /// does not answer.
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
