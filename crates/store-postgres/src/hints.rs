//! What other processes change, as far as one can hear it: a notification for each mark and commit. One that is lost costs
//! waiting for the next look, nothing else.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use talon_house::StoreError;
use tokio::sync::Mutex;

use crate::fault::fault;
use crate::guard::Guard;
use crate::history;
use crate::server::{self, Address, OpenError};

/// What the triggers of `card_table` notify.
const CHANNEL: &str = "talon_marked";

/// The longest between two looks, whether anything was heard or not.
const POLL: Duration = Duration::from_secs(3);

/// The shortest between two looks: what is heard meanwhile is seen in one.
const BREATH: Duration = Duration::from_millis(20);

/// Listens for what others change.
#[derive(Debug)]
pub(crate) struct Hints {
    pool: PgPool,
    listener: Mutex<Option<PgListener>>,
}

impl Hints {
    pub(crate) fn new(database: &Address) -> Result<Self, OpenError> {
        let pool = server::pool(1).connect_lazy_with(database.daily()?);
        Ok(Self { pool, listener: Mutex::new(None) })
    }

    /// Returns when there may be something to see. Fails when a newer version has changed the database.
    pub(crate) async fn next(&self, guard: &Guard) -> Result<(), StoreError> {
        tokio::time::sleep(BREATH).await;
        let mut listener = self.listener.lock().await;
        if listener.is_none() {
            // A connection that was lost may have been so for long.
            check(guard).await?;
            // Without one there are the regular looks.
            *listener = self.listen().await.ok();
        }
        let Some(listening) = listener.as_mut() else {
            tokio::time::sleep(POLL).await;
            return Ok(());
        };
        let still_connected = match tokio::time::timeout(POLL, listening.try_recv()).await {
            Ok(heard) => matches!(heard, Ok(Some(_))),
            Err(_) => true,
        };
        while let Some(_more) = listening.next_buffered() {}
        if !still_connected {
            *listener = None;
        }
        Ok(())
    }

    async fn listen(&self) -> Result<PgListener, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await.map_err(fault)?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await.map_err(fault)?;
        Ok(listener)
    }

    pub(crate) async fn close(&self) {
        drop(self.listener.lock().await.take());
        self.pool.close().await;
    }
}

/// Takes the right to use the database again, should it be lost, and makes sure that it is still ours to use.
async fn check(guard: &Guard) -> Result<(), StoreError> {
    let renewed = match guard.renew().await {
        Ok(()) => history::examine(guard.database()).await.map(drop),
        Err(error) => Err(error),
    };
    match renewed {
        Err(error @ (OpenError::Newer { .. } | OpenError::OtherHistory { .. } | OpenError::NotOurs { .. })) => {
            Err(StoreError::Corrupt(error.to_string()))
        }
        // Whoever changes the database as a whole, or whatever else is in the way, passes.
        Ok(()) | Err(_) => Ok(()),
    }
}
