//! A platform that may not be reached yet.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use async_trait::async_trait;
use backon::Retryable;
use talon_adapter::{ConnectError, Pauses};
use talon_house::{Document, House, Onto, Platform, ShowError};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_view::Page;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::adapter::Adapter;
use crate::failure::Failure;
use crate::monitor::{Metrics, Outcome, Reach, Reached, Request};

/// The pauses between attempts to reach a platform that was unreachable at the start.
const PAUSES: Pauses = Pauses { first: Duration::from_secs(1), most: Duration::from_secs(60) };

/// A platform from its settings to its end.
pub(super) struct Line<A: Adapter> {
    settings: A::Settings,
    port: Arc<Awaited<A>>,
}

impl<A: Adapter> Line<A> {
    /// A platform is no longer reached after everything has failed for `lost_after`.
    pub(super) fn new(settings: A::Settings, metrics: Arc<Metrics>, lost_after: Duration) -> Self {
        Self { settings, port: Arc::new(Awaited { bot: OnceLock::new(), metrics, lost_after }) }
    }

    /// The house's port, which exists before the platform is reached.
    pub(super) fn port(&self) -> Arc<dyn Platform> {
        Arc::clone(&self.port) as Arc<dyn Platform>
    }

    /// The source of the platform's reach.
    pub(super) fn reached_yet(&self) -> Arc<dyn Reached> {
        Arc::clone(&self.port) as Arc<dyn Reached>
    }

    /// Tries to reach the platform.
    ///
    /// # Errors
    /// Why the platform was not reached.
    async fn attempt(&self) -> Result<Arc<A>, ConnectError> {
        if let Some(bot) = self.port.bot.get() {
            return Ok(Arc::clone(bot));
        }
        let bot = Arc::new(A::attempt(self.settings.clone()).await?);
        Ok(Arc::clone(self.port.bot.get_or_init(|| bot)))
    }

    /// Tries once to reach the platform. A platform that is unreachable now is no failure.
    ///
    /// # Errors
    /// An error that another attempt would not fix.
    pub(super) async fn try_once(&self) -> Result<(), Failure> {
        match self.attempt().await {
            Ok(_) | Err(ConnectError::Unreachable { .. }) => Ok(()),
            Err(error) => Err(failure::<A>(&error)),
        }
    }

    /// Serves the platform from the moment it is reached until `stop`.
    ///
    /// # Errors
    /// The error that makes it unreachable for good, or that ended it early.
    pub(super) async fn serve(self, house: Arc<House>, stop: CancellationToken) -> Result<(), Failure> {
        let bot = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            bot = self.reached() => bot?,
        };
        let (bot_name, link) = (bot.name(), bot.invite_link());
        tracing::info!(
            bot = bot_name,
            link,
            "serving {}: open the link to add the bot to your group, and send /play there",
            A::NAME
        );
        bot.serve(house, stop).await
    }

    /// Waits until the platform is reached.
    async fn reached(&self) -> Result<Arc<A>, Failure> {
        let attempts =
            (|| self.attempt()).retry(PAUSES).when(|error| matches!(error, ConnectError::Unreachable { .. }));
        let reached = attempts.notify(|error, pause| {
            let why = error.to_string();
            tracing::warn!(why, ?pause, "{} cannot be reached yet; trying again", A::NAME);
        });
        reached.await.map_err(|error| failure::<A>(&error))
    }
}

/// A permanent connection error as the program's failure.
fn failure<A: Adapter>(error: &ConnectError) -> Failure {
    match error {
        ConnectError::BadToken { .. } => Failure::Usage(format!("{}: {error}; {}", A::TOKEN.0, A::TOKEN.1)),
        error => Failure::Fault(format!("{}: {error}", A::NAME)),
    }
}

/// The port of a platform. Until the platform is reached, it reports an outage, and the house tries again. It counts requests.
struct Awaited<A> {
    bot: OnceLock<Arc<A>>,
    metrics: Arc<Metrics>,
    lost_after: Duration,
}

impl<A: Adapter> Reached for Awaited<A> {
    fn kind(&self) -> PlatformKind {
        A::KIND
    }

    fn reach(&self) -> Reach {
        match self.bot.get() {
            None => Reach::NotYet,
            Some(bot) if bot.lost_for() > self.lost_after => Reach::NotAnyMore,
            Some(_) => Reach::Reached,
        }
    }

    fn complaint(&self) -> Option<String> {
        self.bot.get()?.complaint().words()
    }
}

impl<A: Adapter> Awaited<A> {
    /// Counts a request and measures its time.
    async fn counted<T>(
        &self,
        what: Request,
        request: impl Future<Output = Result<T, ShowError>>,
    ) -> Result<T, ShowError> {
        let begin = Instant::now();
        let answer = request.await;
        self.metrics.requested(A::KIND, what, Outcome::of(&answer), begin.elapsed());
        answer
    }

    fn reached(&self) -> Result<&A, ShowError> {
        let bot = self.bot.get().map(Arc::as_ref);
        bot.ok_or_else(|| ShowError::Unreachable(format!("{} was not reached yet", A::NAME)))
    }
}

#[async_trait]
impl<A: Adapter> Platform for Awaited<A> {
    fn kind(&self) -> PlatformKind {
        A::KIND
    }

    fn is_in_touch(&self) -> bool {
        self.bot.get().is_some_and(|bot| bot.is_in_touch())
    }

    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        let what = if onto.known().is_some() { Request::Edit } else { Request::Send };
        self.counted(what, self.reached()?.show(place, page, onto)).await
    }

    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError> {
        self.counted(Request::Document, self.reached()?.send_document(place, document)).await
    }

    async fn invite(&self, room: &Place, account: &AccountRef) -> Result<(), ShowError> {
        self.counted(Request::Room, self.reached()?.invite(room, account)).await
    }

    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        self.counted(Request::Delete, self.reached()?.delete(place, at)).await
    }

    async fn is_admin(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        self.counted(Request::Ask, self.reached()?.is_admin(place, account)).await
    }

    async fn is_member(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        self.counted(Request::Ask, self.reached()?.is_member(place, account)).await
    }

    fn is_same_message(&self, one: &MessageRef, other: &MessageRef) -> bool {
        self.bot.get().map_or(one == other, |bot| bot.is_same_message(one, other))
    }

    // Until something can be shown, these answers do not matter.
    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        self.bot.get().map_or(&place.chat, |bot| bot.conversation(place))
    }

    fn address(&self, place: &Place, at: Option<&MessageRef>) -> Option<String> {
        self.bot.get()?.address(place, at)
    }

    fn answers_show_pages(&self) -> bool {
        self.bot.get().is_some_and(|bot| bot.answers_show_pages())
    }

    fn has_rich_pages(&self) -> bool {
        self.bot.get().is_some_and(|bot| bot.has_rich_pages())
    }

    fn panel_counts_in(&self, at: &MessageRef) -> Option<Place> {
        self.bot.get()?.panel_counts_in(at)
    }

    fn has_rooms(&self) -> bool {
        self.bot.get().is_some_and(|bot| bot.has_rooms())
    }

    async fn open_room(&self, home: &Place, at: &MessageRef, name: &str) -> Result<Option<Place>, ShowError> {
        self.counted(Request::Room, self.reached()?.open_room(home, at, name)).await
    }

    async fn close_room(&self, room: &Place) -> Result<(), ShowError> {
        self.counted(Request::Room, self.reached()?.close_room(room)).await
    }
}
