//! A database, read without serving from it.

use std::sync::Arc;

use sqlx::{ConnectOptions, Connection, PgPool};
use talon_store::StoreError;
use talon_store::archive::Sink;
use talon_store::moved_logs::MovedLogs;

use crate::export;
use crate::fault::fault;
use crate::history::{self, Condition};
use crate::server::{self, Address, OpenError};

/// Connections of an archive.
const READERS: u32 = 2;

/// A database opened only for reading, whatever other processes do with it meanwhile.
#[derive(Debug, Clone)]
pub struct Archive {
    database: Address,
    pool: PgPool,
    pub(crate) logs: Option<Arc<dyn MovedLogs>>,
}

impl Archive {
    /// Opens an existing database.
    ///
    /// # Errors
    /// [`OpenError`] if there is no database of ours, or if its schema is not exactly this version's: a reader migrates nothing.
    pub async fn open(database: &Address) -> Result<Self, OpenError> {
        match history::examine(database).await? {
            Condition::Current { .. } => {}
            Condition::New => {
                return Err(OpenError::Older { database: database.clone(), found: 0, known: history::newest() });
            }
            Condition::Outdated { found, known } => {
                return Err(OpenError::Older { database: database.clone(), found, known });
            }
        }
        let options = database.daily()?.options([("default_transaction_read_only", "on")]);
        let pool = server::pool(READERS).connect_with(options).await;
        let pool = pool.map_err(|error| OpenError::from_sqlx(database, &error))?;
        Ok(Self { database: database.clone(), pool, logs: None })
    }

    pub(crate) const fn readers(&self) -> &PgPool {
        &self.pool
    }

    /// Hands out every row, as it is at one moment.
    pub(crate) async fn copy_out(&self, sink: Sink<'_>) -> Result<(), StoreError> {
        // A separate connection, because a long log takes longer than a usual statement may.
        let options = self.database.patient().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let mut connection = options.connect().await.map_err(fault)?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut moment = connection.begin_with(begin).await.map_err(fault)?;
        export::export(&mut moment, self.logs.as_deref(), sink).await?;
        moment.commit().await.map_err(fault)?;
        connection.close().await.map_err(fault)
    }
}
