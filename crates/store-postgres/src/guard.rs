//! Who uses a database: several processes that serve people from it, or a single one that changes it as a whole.
//!
//! The lock is a Postgres advisory lock on a number within the database, held by a connection: it ends with its process, however that ends,
//! and blocks no reader.

use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, query_scalar};
use talon_store::StoreError;
use tokio::sync::Mutex;

use crate::claims;
use crate::fault::{code, fault, sql_state};
use crate::server::{ALIVE_WITHIN, Address, OPEN_WITHIN, OpenError, within};

/// "Taln", as the header of a SQLite database has it.
const OWNER: i64 = 0x5461_6c6e;

/// How long to wait for the lock of a killed process: the server notices by itself that it is gone.
const PATIENCE: &str = "2s";

/// With whom a process uses a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Company {
    /// With others that serve people from it.
    Shared,
    /// With nobody.
    Alone,
}

/// The right to use a database, until it is released or dropped.
#[derive(Debug)]
pub(crate) struct Guard {
    database: Address,
    company: Company,
    connection: Mutex<Option<PgConnection>>,
}

impl Guard {
    /// Takes the right, or returns the error that another holds it.
    pub(crate) async fn take(database: &Address, company: Company) -> Result<Self, OpenError> {
        let connection = Mutex::new(Some(lock(database, company).await?));
        Ok(Self { database: database.clone(), company, connection })
    }

    /// Takes the right again if its connection was lost.
    pub(crate) async fn renew(&self) -> Result<(), OpenError> {
        let mut connection = self.connection.lock().await;
        if let Some(held) = connection.as_mut()
            && within(ALIVE_WITHIN, held.ping()).await.is_err()
        {
            *connection = Some(lock(&self.database, self.company).await?);
        }
        Ok(())
    }

    /// Whether its connection answers, so that a lost right is noticed soon.
    pub(crate) async fn is_held(&self) -> bool {
        match self.connection.lock().await.as_mut() {
            Some(held) => within(ALIVE_WITHIN, held.ping()).await.is_ok(),
            None => false,
        }
    }

    /// Ends the leases of earlier processes, if nobody else has the right at this moment: then those processes are gone, and a starting
    /// process need not wait for their leases to end.
    pub(crate) async fn restart(&self) -> Result<(), OpenError> {
        let mut connection = self.connection.lock().await;
        let Some(connection) = connection.as_mut() else { return Ok(()) };
        let failed = |error: sqlx::Error| OpenError::from_sqlx(&self.database, &error);
        // A shared lock of our own does not block us.
        let alone = query_scalar!(r#"SELECT pg_try_advisory_lock($1) AS "alone!""#, OWNER);
        if alone.fetch_one(&mut *connection).await.map_err(failed)? {
            claims::release_all(&mut *connection).await.map_err(failed)?;
            query_scalar!("SELECT pg_advisory_unlock($1)", OWNER).fetch_one(connection).await.map_err(failed)?;
        }
        Ok(())
    }

    pub(crate) fn database(&self) -> &Address {
        &self.database
    }

    /// Gives the right up, and returns when the server knows it.
    pub(crate) async fn release(&self) {
        if let Some(connection) = self.connection.lock().await.take() {
            // A connection that fails to close is gone, and its lock with it.
            let _ = connection.close().await;
        }
    }
}

/// A connection that holds the lock.
async fn lock(database: &Address, company: Company) -> Result<PgConnection, OpenError> {
    let failed = |error: sqlx::Error| OpenError::from_sqlx(database, &error);
    let options = database.patient()?.options([("lock_timeout", PATIENCE)]);
    let take = async {
        let mut connection = options.connect().await?;
        match company {
            Company::Shared => {
                query_scalar!("SELECT pg_advisory_lock_shared($1)", OWNER).fetch_one(&mut connection).await?;
            }
            Company::Alone => {
                query_scalar!("SELECT pg_advisory_lock($1)", OWNER).fetch_one(&mut connection).await?;
            }
        }
        Ok(connection)
    };
    match within(OPEN_WITHIN, take).await {
        Ok(connection) => Ok(connection),
        Err(error) if sql_state(&error).as_deref() == Some(code::LOCK_TIMEOUT) => {
            Err(OpenError::InUse { database: database.clone() })
        }
        Err(error) => Err(failed(error)),
    }
}

/// How many processes hold the right to use a database now.
pub(crate) async fn holders(pool: &PgPool) -> Result<i64, StoreError> {
    query_scalar!(
        r#"SELECT count(*) AS "holders!" FROM pg_locks
           WHERE locktype = 'advisory' AND granted AND objsubid = 1
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
               AND (classid::bigint << 32) | objid::bigint = $1"#,
        OWNER
    )
    .fetch_one(pool)
    .await
    .map_err(fault)
}
