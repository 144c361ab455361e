//! Units of work.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};
use talon_house::StoreError;
use talon_house::ports::database::{Database, Reader, Unit};

use crate::archive::Archive;
use crate::fault::fault;
use crate::store::SqliteStore;
use crate::transaction::Transaction;

/// Executes a statement with its arguments within a unit of work. Answers how many rows it changed.
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
    async fn look(pool: &SqlitePool) -> Result<Self, StoreError> {
        Transaction::none(pool).await.map(Self).map_err(fault)
    }

    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}

#[async_trait]
impl Reader for SqliteStore {
    type Unit = SqliteUnit;

    async fn look(&self) -> Result<SqliteUnit, StoreError> {
        SqliteUnit::look(&self.readers).await
    }
}

#[async_trait]
impl Reader for Archive {
    type Unit = SqliteUnit;

    async fn look(&self) -> Result<SqliteUnit, StoreError> {
        SqliteUnit::look(&self.readers).await
    }
}

#[async_trait]
impl Database for SqliteStore {
    async fn begin(&self) -> Result<SqliteUnit, StoreError> {
        self.write().await.map(SqliteUnit)
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
