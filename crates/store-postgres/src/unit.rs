//! Units of work.

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, PgPool, Postgres, Transaction};
use talon_store::StoreError;
use talon_store::database::{Lock, Unit};

use crate::fault::fault;

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

/// Reads and writes of one transaction.
#[derive(Debug)]
pub struct PostgresUnit(Held);

#[derive(Debug)]
enum Held {
    Transaction(Transaction<'static, Postgres>),
    Connection(PoolConnection<Postgres>),
}

impl PostgresUnit {
    /// A unit whose statements are transactions of their own.
    pub(crate) async fn look(pool: &PgPool) -> Result<Self, StoreError> {
        Ok(Self(Held::Connection(pool.acquire().await.map_err(fault)?)))
    }

    /// A unit whose statements are one transaction.
    pub(crate) const fn of(transaction: Transaction<'static, Postgres>) -> Self {
        Self(Held::Transaction(transaction))
    }

    pub(crate) fn connection(&mut self) -> &mut PgConnection {
        match &mut self.0 {
            Held::Transaction(transaction) => transaction,
            Held::Connection(connection) => connection,
        }
    }
}

#[async_trait]
impl Unit for PostgresUnit {
    async fn lock(&mut self, what: Lock) -> Result<(), StoreError> {
        let locked = match what {
            Lock::Tries => execute!(self, "LOCK TABLE link_try IN SHARE ROW EXCLUSIVE MODE"),
            Lock::Seats => execute!(self, "LOCK TABLE seated IN SHARE ROW EXCLUSIVE MODE"),
            Lock::Presets => execute!(self, "LOCK TABLE preset IN SHARE ROW EXCLUSIVE MODE"),
            Lock::Results => execute!(self, "LOCK TABLE result IN SHARE ROW EXCLUSIVE MODE"),
        };
        locked.map(drop)
    }

    async fn commit(self) -> Result<(), StoreError> {
        match self.0 {
            Held::Transaction(transaction) => transaction.commit().await.map_err(fault),
            Held::Connection(_) => Ok(()),
        }
    }

    async fn roll_back(self) -> Result<(), StoreError> {
        match self.0 {
            Held::Transaction(transaction) => transaction.rollback().await.map_err(fault),
            Held::Connection(_) => Ok(()),
        }
    }
}
