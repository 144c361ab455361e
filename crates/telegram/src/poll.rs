//! Long polling: an update is confirmed only after it was handled.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::Value;
use talon_adapter::repeat;
use talon_house::Duty;
use teloxide::payloads::{DeleteWebhook, GetUpdates};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use crate::client::Client;
use crate::desk::Desk;
use crate::errors::{CallError, Meaning, RunError};
use crate::in_flight::CROWD;
use crate::ledger::Ledger;
use crate::translate::{Received, UPDATES};

/// The name of the lease for polling.
const DUTY: &str = "telegram-updates";

/// The most updates in one answer, and the most handled at a time.
const BATCH: u8 = 100;

/// The shortest and the longest hold of a long poll. Below the minimum, a quiet bot would poll without a pause; above the maximum,
/// Telegram does not wait.
const HOLD: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(50));

/// Polls until `stop`.
pub(crate) async fn run(desk: &Desk, timeout: Duration, stop: &CancellationToken) -> Result<(), RunError> {
    let mut poll = Poll::new(desk, timeout.clamp(HOLD.0, HOLD.1), stop);
    // Telegram refuses polls while a webhook is set, for example by an earlier run in the other mode.
    let request = DeleteWebhook::new();
    poll.persist(|| poll.client.call(&request)).await?;
    info!(bot = desk.telegram.username(), "Telegram: polling for updates");
    let result = poll.receive().await;
    poll.finish().await;
    result
}

struct Poll<'a> {
    desk: &'a Desk,
    client: &'a Client,
    timeout: Duration,
    stop: &'a CancellationToken,
    ledger: Ledger,
    report: mpsc::UnboundedSender<u32>,
    reports: mpsc::UnboundedReceiver<u32>,
    /// Whether this process is the one that polls, as far as we know.
    asks: AtomicBool,
}

/// Reports that an update is finished, even after a panic.
struct Finished {
    id: u32,
    report: mpsc::UnboundedSender<u32>,
}

impl Drop for Finished {
    fn drop(&mut self) {
        // The receiver is gone only when the process ends; then nothing is confirmed any more.
        let _ = self.report.send(self.id);
    }
}

impl<'a> Poll<'a> {
    fn new(desk: &'a Desk, timeout: Duration, stop: &'a CancellationToken) -> Self {
        let (report, reports) = mpsc::unbounded_channel();
        Self {
            desk,
            client: desk.telegram.client(),
            timeout,
            stop,
            ledger: Ledger::default(),
            report,
            reports,
            asks: AtomicBool::new(false),
        }
    }

    /// True if this process is the one that polls. That holds until the next request is answered, however late.
    ///
    /// If the store can't say, the process that polled last goes on, so that people at least hear that something is wrong. If another
    /// process has taken over, Telegram reports the conflict.
    async fn is_our_turn(&self) -> bool {
        let settings = self.desk.telegram.settings();
        let longest = self.timeout.saturating_add(settings.request_timeout).saturating_add(settings.conflict_pause);
        match self.desk.inbox().takes_on(DUTY, longest).await {
            Duty::Ours => self.asks.store(true, Ordering::Relaxed),
            Duty::Anothers => self.asks.store(false, Ordering::Relaxed),
            Duty::Unknown => {}
        }
        self.asks.load(Ordering::Relaxed)
    }

    async fn receive(&mut self) -> Result<(), RunError> {
        loop {
            let offset = self.ledger.offset();
            let Some(updates) = self.persist(|| self.ask(offset)).await? else { return Ok(()) };
            self.ledger.confirmed(offset);
            let news = self.take(updates);
            if self.ledger.unconfirmed() >= CROWD {
                self.desk.in_flight.let_go();
            }
            self.settle(news).await;
        }
    }

    /// Polls for updates if it is this process's turn.
    async fn ask(&self, offset: Option<u32>) -> Result<Vec<Value>, CallError> {
        while !self.is_our_turn().await {
            tokio::time::sleep(self.desk.telegram.settings().standby).await;
        }
        self.client.call_as(&get_updates(offset, self.timeout)).await
    }

    /// Retries a request until it is answered. Returns `None` after a stop.
    async fn persist<T, F>(&self, request: impl FnMut() -> F) -> Result<Option<T>, RunError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        let answered = repeat(self.desk.telegram.settings().pauses, request, |error, pause| self.next(error, pause));
        tokio::select! {
            biased;
            () = self.stop.cancelled() => Ok(None),
            answer = answered => answer.map(Some).map_err(|_| RunError::BadToken),
        }
    }

    /// Starts work on the updates. Returns how many were new.
    fn take(&mut self, updates: Vec<Value>) -> usize {
        let mut news = 0;
        for raw in updates {
            let Some(update) = Received::new(raw) else {
                warn!("Telegram: an update without a number was ignored");
                continue;
            };
            if self.ledger.begin(update.id) {
                let finished = Finished { id: update.id, report: self.report.clone() };
                self.desk.take(&update, finished);
                news += 1;
            }
        }
        news
    }

    /// Waits a moment for updates in progress. Most finish, and the next request confirms them; slow ones do not keep the others waiting.
    /// If `news` is a crowd, more updates wait at Telegram, so this returns at once.
    async fn settle(&mut self, news: usize) {
        let patience = tokio::time::sleep(self.desk.telegram.settings().settle);
        tokio::pin!(patience);
        while news < CROWD && self.ledger.is_busy() {
            tokio::select! {
                () = &mut patience => break,
                Some(id) = self.reports.recv() => self.ledger.finish(id),
            }
        }
        while let Ok(id) = self.reports.try_recv() {
            self.ledger.finish(id);
        }
    }

    /// The pause after a failed request; `None` if the token is bad.
    fn next(&self, error: &CallError, pause: Duration) -> Option<Duration> {
        match error.meaning() {
            Some(Meaning::BadToken) => return None,
            Some(Meaning::Conflict) => {
                self.asks.store(false, Ordering::Relaxed);
                let pause = self.desk.telegram.settings().conflict_pause;
                error!(
                    ?pause,
                    "Telegram: another program receives this bot's updates ({error}); stop it, or give this one a bot of its own"
                );
                return Some(pause);
            }
            _ => warn!(?pause, "Telegram: no updates ({error}); trying again"),
        }
        Some(pause)
    }

    /// Finishes accepted updates and confirms them, so that the next start does not receive them again.
    async fn finish(&mut self) {
        let settings = self.desk.telegram.settings();
        if !self.desk.finish().await {
            warn!("Telegram: some inputs were still worked on at the stop; they are delivered again at the next start");
        }
        while let Ok(id) = self.reports.try_recv() {
            self.ledger.finish(id);
        }
        let Some(offset) = self.ledger.offset() else { return };
        let mut request = get_updates(Some(offset), Duration::ZERO);
        request.limit = Some(1);
        let confirmed = tokio::time::timeout(settings.drain, self.client.call_as::<_, Vec<Value>>(&request)).await;
        if !matches!(confirmed, Ok(Ok(_))) {
            debug!("Telegram: the last updates could not be confirmed; they are delivered again at the next start");
        }
    }
}

fn get_updates(offset: Option<u32>, timeout: Duration) -> GetUpdates {
    let mut request = GetUpdates::new();
    request.offset = offset.and_then(|offset| i32::try_from(offset).ok());
    request.limit = Some(BATCH);
    request.timeout = Some(u32::try_from(timeout.as_secs()).unwrap_or(u32::MAX));
    request.allowed_updates = Some(UPDATES.to_vec());
    request
}
