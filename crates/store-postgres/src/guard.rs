//! One process at a time owns a database.
//!
//! The lock is Postgres's own, on a number within the database, and belongs to a connection: it ends with its process,
//! however that ends, and hinders nobody who reads.

use sqlx::{ConnectOptions, Connection, PgConnection, query_scalar};
use tokio::sync::Mutex;

use crate::fault::{code, sql_state};
use crate::server::{Address, OpenError};

/// "Taln", as the header of a SQLite database has it.
const OWNER: i64 = 0x5461_6c6e;

/// How long we wait for the lock of a process that was killed: the server notices that it is gone by itself.
const PATIENCE: &str = "2s";

/// Ownership of a database, until it is released or dropped.
#[derive(Debug)]
pub(crate) struct Guard {
    connection: Mutex<Option<PgConnection>>,
}

impl Guard {
    /// Takes the ownership, or says that another has it.
    pub(crate) async fn take(database: &Address) -> Result<Self, OpenError> {
        let failed = |error: sqlx::Error| OpenError::from_sqlx(database, &error);
        let options = database.patient()?.options([("lock_timeout", PATIENCE)]);
        let mut connection = options.connect().await.map_err(failed)?;
        let taken = query_scalar!("SELECT pg_advisory_lock($1)", OWNER).fetch_one(&mut connection).await;
        match taken {
            Ok(_) => Ok(Self { connection: Mutex::new(Some(connection)) }),
            Err(error) if sql_state(&error).as_deref() == Some(code::LOCK_TIMEOUT) => {
                Err(OpenError::InUse { database: database.clone() })
            }
            Err(error) => Err(failed(error)),
        }
    }

    /// Gives the ownership up, and returns when the server knows it.
    pub(crate) async fn release(&self) {
        if let Some(connection) = self.connection.lock().await.take() {
            // A connection that fails to close is gone, and its lock with it.
            let _ = connection.close().await;
        }
    }
}
