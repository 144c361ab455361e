//! How long the database may take.
//!
//! A server that is cut off does not report it, and a call would wait until the system gives up. So every call of the store
//! has a limit that is shorter than people's patience.

use std::fmt::Debug;
use std::time::Duration;

use talon_house::intercept::{CallArguments, Interceptor};
use talon_house::{Store, StoreError};
use talon_table::Timestamp;

/// How long a call may take. Longer than the wait for a connection, shorter than people wait for the answer to a press.
const LIMIT: Duration = Duration::from_secs(6);

/// How long moving a chat, with all its counted results, may take. Nobody waits for it.
const MOVE_LIMIT: Duration = Duration::from_secs(60);

/// Gives up calls that take too long, as if the store were away. A write that was under way is kept whole or not at all; a
/// repetition finds out which.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limited;

impl Interceptor for Limited {
    async fn through<T: Debug + Send + Sync>(
        &self,
        call: &'static str,
        _arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let limit = if call == "move_chat" { MOVE_LIMIT } else { LIMIT };
        within(limit, carried_out).await
    }

    async fn clock<'a>(&'a self, store: &'a dyn Store) -> Result<Option<Timestamp>, StoreError> {
        within(LIMIT, store.clock()).await
    }

    async fn is_alone<'a>(&'a self, store: &'a dyn Store) -> Result<bool, StoreError> {
        within(LIMIT, store.is_alone()).await
    }
}

async fn within<T>(limit: Duration, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let away = || StoreError::Unavailable(format!("the database did not answer within {limit:?}"));
    tokio::time::timeout(limit, call).await.unwrap_or_else(|_| Err(away()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_call_that_never_ends_is_given_up_and_the_store_is_away() {
        let call = within(Duration::from_millis(1), std::future::pending::<Result<(), StoreError>>());
        let ended = tokio::time::timeout(Duration::from_secs(20), call).await.expect("it is given up");
        assert!(matches!(ended, Err(StoreError::Unavailable(_))), "{ended:?}");
        assert_eq!(within(LIMIT, async { Ok(7) }).await, Ok(7));
    }
}
