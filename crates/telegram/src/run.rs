//! Starts and stops a connected bot.

use std::sync::Arc;

use talon_adapter::Inbox;
use tokio_util::sync::CancellationToken;

use crate::connect::Telegram;
use crate::desk::Desk;
use crate::errors::RunError;
use crate::settings::Mode;
use crate::{menu, poll, webhook};

impl Telegram {
    /// Receives updates and gives them to `house` until `stop`; updates accepted by then are still answered. Waits
    /// through outages.
    ///
    /// # Errors
    /// [`RunError::BadToken`] when the token was revoked, and the webhook's errors when it can't be set up.
    pub async fn run(&self, house: Arc<dyn Inbox>, stop: CancellationToken) -> Result<(), RunError> {
        let desk = Desk::new(self.clone(), house);
        // A failure here ends this adapter; the caller decides whether it ends the program.
        let stop = stop.child_token();
        let receive = async {
            let result = match &self.settings().mode {
                Mode::LongPolling { timeout } => poll::run(&desk, *timeout, &stop).await,
                Mode::Webhook { listen, url, secret } => webhook::run(&desk, *listen, url, secret, &stop).await,
            };
            stop.cancel();
            result
        };
        let publish = async {
            tokio::select! {
                () = stop.cancelled() => {}
                () = menu::publish(self) => {}
            }
        };
        let (result, ()) = tokio::join!(receive, publish);
        result
    }
}
