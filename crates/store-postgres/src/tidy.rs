//! Tidying up after many writes at once.

use sqlx::{Connection, query};
use talon_store::StoreError;

use crate::fault::fault;
use crate::store::PostgresStore;

impl PostgresStore {
    /// Vacuums and analyses the tables: until Postgres's own daemon does so, a page of a leaderboard looks at every row that it skips. Only
    /// for a process that has the database to itself.
    ///
    /// # Errors
    /// [`StoreError`] if the server cannot be reached; what was written stays in any case.
    pub async fn tidy(&self) -> Result<(), StoreError> {
        // A connection that is not used for anything else afterwards, because this may take longer than a usual statement.
        let mut connection = self.pool.acquire().await.map_err(fault)?.detach();
        query!("SET statement_timeout = 0").execute(&mut connection).await.map_err(fault)?;
        query!("VACUUM (ANALYZE) card_table, event, seated, result, result_person, rating, meeting, board_line")
            .execute(&mut connection)
            .await
            .map_err(fault)?;
        connection.close().await.map_err(fault)
    }
}
