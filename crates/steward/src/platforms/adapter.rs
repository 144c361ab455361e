//! What the program needs from each platform's adapter.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use talon_adapter::ConnectError;
use talon_discord::{Discord, DiscordSettings};
use talon_house::{Complaint, House, Platform};
use talon_store::PlatformKind;
use talon_telegram::{Telegram, TelegramSettings};
use tokio_util::sync::CancellationToken;

use crate::failure::Failure;

/// An adapter: the house's port, and how to connect and serve it.
pub(super) trait Adapter: Platform + Sized + 'static {
    /// The platform's name in the log.
    const NAME: &'static str;
    /// The platform.
    const KIND: PlatformKind;
    /// The setting of its token, and where to get a token.
    const TOKEN: (&'static str, &'static str);
    /// What it needs to connect.
    type Settings: Clone + Send + Sync;

    /// Tries once to reach the platform.
    ///
    /// # Errors
    /// Why the platform was not reached.
    fn attempt(settings: Self::Settings) -> impl Future<Output = Result<Self, ConnectError>> + Send;

    /// The bot's name there.
    fn name(&self) -> &str;

    /// The link that adds the bot to a group or server.
    fn invite_link(&self) -> String;

    /// How long the platform has not been reached; zero while it is.
    fn lost_for(&self) -> Duration;

    /// What the platform refused of the bot's commands and descriptions.
    fn complaint(&self) -> &Complaint;

    /// Serves people until `stop`.
    ///
    /// # Errors
    /// The error that ended it early.
    fn serve(
        self: Arc<Self>,
        house: Arc<House>,
        stop: CancellationToken,
    ) -> impl Future<Output = Result<(), Failure>> + Send;
}

impl Adapter for Telegram {
    const NAME: &'static str = "Telegram";
    const KIND: PlatformKind = PlatformKind::Telegram;
    const TOKEN: (&'static str, &'static str) = ("telegram.token", "@BotFather shows the right one");
    type Settings = TelegramSettings;

    async fn attempt(settings: TelegramSettings) -> Result<Self, ConnectError> {
        Self::connect(settings).await
    }

    fn name(&self) -> &str {
        self.username()
    }

    fn invite_link(&self) -> String {
        self.invite_link()
    }

    fn lost_for(&self) -> Duration {
        self.lost_for()
    }

    fn complaint(&self) -> &Complaint {
        self.complaint()
    }

    async fn serve(self: Arc<Self>, house: Arc<House>, stop: CancellationToken) -> Result<(), Failure> {
        self.run(house, stop).await.map_err(|error| Failure::Fault(format!("Telegram: {error}")))
    }
}

impl Adapter for Discord {
    const NAME: &'static str = "Discord";
    const KIND: PlatformKind = PlatformKind::Discord;
    const TOKEN: (&'static str, &'static str) =
        ("discord.token", "the developer portal creates a new one under Bot, Reset Token");
    type Settings = DiscordSettings;

    async fn attempt(settings: DiscordSettings) -> Result<Self, ConnectError> {
        Self::connect(settings).await
    }

    fn name(&self) -> &str {
        self.username()
    }

    fn invite_link(&self) -> String {
        self.invite_link()
    }

    fn lost_for(&self) -> Duration {
        self.lost_for()
    }

    fn complaint(&self) -> &Complaint {
        self.complaint()
    }

    async fn serve(self: Arc<Self>, house: Arc<House>, stop: CancellationToken) -> Result<(), Failure> {
        self.run(house, stop).await.map_err(|error| Failure::Fault(format!("Discord: {error}")))
    }
}
