//! Hints of changes by other processes: a notification for each mark and commit. A lost notification only delays work until the next look.

use std::time::Duration;

use futures_util::FutureExt as _;
use sqlx::postgres::{PgConnectOptions, PgListener};
use sqlx::query;
use talon_store::StoreError;
use tokio::sync::Mutex;

use crate::fault::fault;
use crate::guard::Guard;
use crate::history;
use crate::server::{self, ALIVE_WITHIN, Address, OPEN_WITHIN, OpenError, within};

/// The channel on which the triggers of `card_table` notify.
const CHANNEL: &str = "talon_marked";

/// The longest time between two looks, with or without a notification.
const POLL: Duration = Duration::from_secs(3);

/// The shortest time between two looks: hints that arrive meanwhile share one. A busy process looks by itself, and each look costs every
/// process some queries.
const BREATH: Duration = Duration::from_millis(100);

/// Listens for what others change.
#[derive(Debug)]
pub(crate) struct Hints {
    options: PgConnectOptions,
    listener: Mutex<Option<PgListener>>,
}

impl Hints {
    pub(crate) fn new(database: &Address) -> Result<Self, OpenError> {
        Ok(Self { options: database.daily()?, listener: Mutex::new(None) })
    }

    /// Returns when there may be something to see. Fails if a newer version has changed the database.
    pub(crate) async fn next(&self, guard: &Guard) -> Result<(), StoreError> {
        tokio::time::sleep(BREATH).await;
        let mut listener = self.listener.lock().await;
        if listener.is_none() {
            // A lost connection may have been lost for long.
            check(guard).await?;
            // Without one there are still the regular looks.
            *listener = self.listen().await.ok();
        }
        let Some(listening) = listener.as_mut() else {
            tokio::time::sleep(POLL).await;
            return Ok(());
        };
        let still_connected = match tokio::time::timeout(POLL, listening.try_recv()).await {
            Ok(heard) => matches!(heard, Ok(Some(_))),
            // A connection that was cut off delivers nothing, and reports nothing either.
            Err(_) => answers(listening).await && guard.is_held().await,
        };
        if !(still_connected && is_read_out(listening)) {
            *listener = None;
        }
        Ok(())
    }

    /// Each listener has a pool of its own: one that is cut off leaves its slot in the pool only when the system gives up.
    async fn listen(&self) -> Result<PgListener, StoreError> {
        let listen = async {
            let pool = server::pool(1).connect_lazy_with(self.options.clone());
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.eager_reconnect(false);
            listener.listen(CHANNEL).await?;
            Ok(listener)
        };
        within(OPEN_WITHIN, listen).await.map_err(fault)
    }

    pub(crate) async fn close(&self) {
        drop(self.listener.lock().await.take());
    }
}

/// Reads everything that has arrived, and returns whether the connection is whole. What is not read stays with the server: once the
/// connection's buffers are full, the server's end waits within a transaction, and no dead row of any table can be removed.
fn is_read_out(listener: &mut PgListener) -> bool {
    while let Some(heard) = listener.try_recv().now_or_never() {
        if !matches!(heard, Ok(Some(_))) {
            return false;
        }
    }
    true
}

/// Whether the server is still there.
async fn answers(listener: &mut PgListener) -> bool {
    within(ALIVE_WITHIN, query("SELECT 1").execute(listener)).await.is_ok()
}

/// Takes the right to use the database again if it was lost, and makes sure that the database is still ours to use.
async fn check(guard: &Guard) -> Result<(), StoreError> {
    let renewed = async {
        guard.renew().await?;
        history::examine(guard.database()).await
    };
    match tokio::time::timeout(OPEN_WITHIN, renewed).await {
        Ok(Err(error @ (OpenError::Newer { .. } | OpenError::OtherHistory { .. } | OpenError::NotOurs { .. }))) => {
            Err(StoreError::Corrupt(error.to_string()))
        }
        // A process that changes the database as a whole, or another obstacle, goes away again.
        Ok(Ok(_) | Err(_)) | Err(_) => Ok(()),
    }
}
