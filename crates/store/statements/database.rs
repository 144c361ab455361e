//! Where units of work begin.

use async_trait::async_trait;
use talon_store::StoreError;
use talon_store::database::{Database, Reader};

use crate::archive::Archive;
use crate::dialect::{SqlStore, SqlUnit};

#[async_trait]
impl Reader for SqlStore {
    type Unit = SqlUnit;

    async fn look(&self) -> Result<SqlUnit, StoreError> {
        SqlUnit::look(self.readers()).await
    }
}

#[async_trait]
impl Reader for Archive {
    type Unit = SqlUnit;

    async fn look(&self) -> Result<SqlUnit, StoreError> {
        SqlUnit::look(self.readers()).await
    }
}

#[async_trait]
impl Database for SqlStore {
    async fn begin(&self) -> Result<SqlUnit, StoreError> {
        self.write().await.map(SqlUnit::of)
    }
}
