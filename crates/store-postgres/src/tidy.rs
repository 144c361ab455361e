//! Tidying up after many writes at once.

use sqlx::{Connection, query};
use talon_store::StoreError;

use crate::fault::fault;
use crate::store::PostgresStore;

impl PostgresStore {
    /// Clears away the versions of rows that nobody sees any more, and has Postgres look at the tables again: until its
    /// own daemon does so, a page of a leaderboard looks at every row that it passes over. Only for a process that has
    /// the database alone.
    ///
    /// # Errors
    /// [`StoreError`] where the server cannot be reached; what was written stays in any case.
    pub async fn tidy(&self) -> Result<(), StoreError> {
        // A connection that is used for nothing else afterwards, for this may take longer than a daily statement.
        let mut connection = self.pool.acquire().await.map_err(fault)?.detach();
        query!("SET statement_timeout = 0").execute(&mut connection).await.map_err(fault)?;
        query!("VACUUM (ANALYZE) card_table, event, seated, result, result_person, rating, meeting, board_line")
            .execute(&mut connection)
            .await
            .map_err(fault)?;
        connection.close().await.map_err(fault)
    }
}
