//! Timeouts for database calls, and what happens to calls after the database is closed.
//!
//! A server that is cut off does not report it, and a call would wait until the system gives up. So every call of the store has a timeout
//! shorter than people's patience.

use std::fmt::Debug;
use std::future::pending;
use std::time::Duration;

use talon_store::intercept::{CallArguments, Interceptor};
use talon_store::{Store, StoreError};
use talon_table::Timestamp;
use tokio_util::sync::CancellationToken;

/// The timeout of a call: longer than the wait for a connection, shorter than people wait for the answer to a press.
const LIMIT: Duration = Duration::from_secs(6);

/// The timeout for moving a chat with all its results. Nobody waits for it.
const MOVE_LIMIT: Duration = Duration::from_secs(60);

/// Times out slow calls, as if the store were unavailable. A write that was in progress is saved whole or not at all; a retry finds out
/// which.
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

/// Suspends calls that fail while the database is being closed, until the program ends. Inputs that could not be handled in time thus get
/// no answer: Telegram delivers them again, to the next start or to another process, and Discord asks people to press again. An error
/// as the answer would use them up.
#[derive(Debug, Clone, Default)]
pub(crate) struct UntilClosed(pub(crate) CancellationToken);

impl Interceptor for UntilClosed {
    async fn through<T: Debug + Send + Sync>(
        &self,
        _call: &'static str,
        _arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        match carried_out.await {
            Err(_) if self.0.is_cancelled() => pending().await,
            done => done,
        }
    }
}

async fn within<T>(limit: Duration, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let away = || StoreError::Unavailable(format!("the database did not answer within {limit:?}"));
    tokio::time::timeout(limit, call).await.unwrap_or_else(|_| Err(away()))
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn what_fails_after_the_end_is_told_nobody() {
        let until = UntilClosed::default();
        let call = |answer: Result<u8, StoreError>| until.through("events", &[], async { answer }).now_or_never();
        let away = StoreError::Unavailable("it is closed".to_owned());
        assert_eq!(call(Err(away.clone())), Some(Err(away.clone())));
        until.0.cancel();
        assert_eq!(call(Ok(7)), Some(Ok(7)), "what was done is done");
        assert_eq!(call(Err(away)), None);
    }

    #[tokio::test]
    async fn a_call_that_never_ends_is_given_up_and_the_store_is_away() {
        let call = within(Duration::from_millis(1), pending::<Result<(), StoreError>>());
        let ended = tokio::time::timeout(Duration::from_secs(20), call).await.expect("it is given up");
        assert!(matches!(ended, Err(StoreError::Unavailable(_))), "{ended:?}");
        assert_eq!(within(LIMIT, async { Ok(7) }).await, Ok(7));
    }
}
