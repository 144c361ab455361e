//! Transactions, and what happens to their connections.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Sqlite, SqliteConnection, SqlitePool, query};

/// A transaction whose connection returns to its pool only once SQLite has confirmed the end of the transaction.
///
/// After any other end the connection is closed, and with it ends whatever is left of the transaction: a statement, the commit or the
/// rollback failed, or the call was dropped half-way. On a full disk SQLite ends a transaction by itself; sqlx's own transaction then fails
/// to roll back, and its connection would forever count one that does not exist.
#[derive(Debug)]
pub(crate) struct Transaction {
    connection: PoolConnection<Sqlite>,
    over: bool,
}

impl Transaction {
    /// Begins to read: all reads see one moment.
    pub(crate) async fn read(pool: &SqlitePool) -> Result<Self, sqlx::Error> {
        Self::begin(pool, "BEGIN").await
    }

    /// Begins as a writer at once: a transaction that reads first could find that it may no longer write.
    pub(crate) async fn write(pool: &SqlitePool) -> Result<Self, sqlx::Error> {
        Self::begin(pool, "BEGIN IMMEDIATE").await
    }

    /// Begins nothing: a connection whose statements are transactions of their own.
    pub(crate) async fn none(pool: &SqlitePool) -> Result<Self, sqlx::Error> {
        Ok(Self { connection: pool.acquire().await?, over: true })
    }

    async fn begin(pool: &SqlitePool, statement: &'static str) -> Result<Self, sqlx::Error> {
        let mut transaction = Self { connection: pool.acquire().await?, over: false };
        query(statement).execute(&mut *transaction).await?;
        Ok(transaction)
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        self.end("COMMIT").await
    }

    pub(crate) async fn rollback(self) -> Result<(), sqlx::Error> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        query(statement).execute(&mut *self).await?;
        self.over = true;
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.over {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Transaction {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}
