//! Units of work.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};
use talon_store::StoreError;
use talon_store::database::Unit;

use crate::fault::fault;
use crate::transaction::Transaction;

/// Executes a statement with its arguments within a unit of work. Returns how many rows it changed.
macro_rules! execute {
    ($unit:expr, $statement:literal $(, $argument:expr)* $(,)?) => {
        sqlx::query!($statement $(, $argument)*)
            .execute($unit.connection())
            .await
            .map(|done| done.rows_affected())
            .map_err($crate::fault::fault)
    };
}
pub(crate) use execute;

/// Reads and writes of one transaction on a SQLite file.
#[derive(Debug)]
pub struct SqliteUnit(Transaction);

impl SqliteUnit {
    /// A unit whose statements are transactions of their own.
    pub(crate) async fn look(pool: &SqlitePool) -> Result<Self, StoreError> {
        Transaction::none(pool).await.map(Self).map_err(fault)
    }

    /// A unit whose statements are one transaction.
    pub(crate) const fn of(transaction: Transaction) -> Self {
        Self(transaction)
    }

    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}

#[async_trait]
impl Unit for SqliteUnit {
    async fn commit(self) -> Result<(), StoreError> {
        self.0.commit().await.map_err(fault)
    }

    async fn roll_back(self) -> Result<(), StoreError> {
        self.0.rollback().await.map_err(fault)
    }
}
