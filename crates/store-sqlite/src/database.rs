//! Where units of work begin.

use async_trait::async_trait;
use talon_store::StoreError;
use talon_store::database::{Database, Reader};

use crate::archive::Archive;
use crate::store::SqliteStore;
use crate::unit::SqliteUnit;

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
        self.write().await.map(SqliteUnit::of)
    }
}
