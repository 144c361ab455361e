//! Where units of work begin.

use async_trait::async_trait;
use talon_store::StoreError;
use talon_store::database::{Database, Reader};

use crate::archive::Archive;
use crate::store::PostgresStore;
use crate::unit::PostgresUnit;

#[async_trait]
impl Reader for PostgresStore {
    type Unit = PostgresUnit;

    async fn look(&self) -> Result<PostgresUnit, StoreError> {
        PostgresUnit::look(&self.pool).await
    }
}

#[async_trait]
impl Reader for Archive {
    type Unit = PostgresUnit;

    async fn look(&self) -> Result<PostgresUnit, StoreError> {
        PostgresUnit::look(&self.pool).await
    }
}

#[async_trait]
impl Database for PostgresStore {
    async fn begin(&self) -> Result<PostgresUnit, StoreError> {
        self.write().await.map(PostgresUnit::of)
    }
}
