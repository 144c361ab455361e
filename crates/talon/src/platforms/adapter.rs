//! What the program needs of an adapter, for every platform.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use talon_discord::{ConnectError as DiscordError, Discord, DiscordSettings};
use talon_house::{Complaint, House, Platform};
use talon_store::PlatformKind;
use talon_telegram::{ConnectError as TelegramError, Telegram, TelegramSettings};
use tokio_util::sync::CancellationToken;

use crate::failure::Failure;

/// How an attempt to reach a platform came out.
pub(super) enum Attempt<T> {
    Reached(T),
    /// It may be reached later.
    NotYet(String),
}

/// An adapter: the port of the house, and what connects and serves it.
pub(super) trait Adapter: Platform + Sized + 'static {
    /// The platform's name, for the log.
    const NAME: &'static str;
    /// Which platform it is.
    const KIND: PlatformKind;
    /// The settings with which it connects.
    type Settings: Clone + Send + Sync;

    /// Tries once to reach the platform.
    ///
    /// # Errors
    /// An error that another attempt would not fix.
    fn attempt(settings: Self::Settings) -> impl Future<Output = Result<Attempt<Self>, Failure>> + Send;

    /// The bot's name there.
    fn name(&self) -> &str;

    /// The link with which people bring the bot to where they play.
    fn invite_link(&self) -> String;

    /// The time over which the platform was not reached; nothing as soon as it is.
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
    type Settings = TelegramSettings;

    async fn attempt(settings: TelegramSettings) -> Result<Attempt<Self>, Failure> {
        match Self::connect(settings).await {
            Ok(bot) => Ok(Attempt::Reached(bot)),
            Err(error @ TelegramError::Unreachable { .. }) => Ok(Attempt::NotYet(error.to_string())),
            Err(error @ TelegramError::BadToken) => {
                Err(Failure::Usage(format!("telegram.token: {error}; @BotFather shows the right one")))
            }
            Err(error) => Err(Failure::Fault(format!("Telegram: {error}"))),
        }
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
    type Settings = DiscordSettings;

    async fn attempt(settings: DiscordSettings) -> Result<Attempt<Self>, Failure> {
        match Self::connect(settings).await {
            Ok(bot) => Ok(Attempt::Reached(bot)),
            Err(error @ DiscordError::Unreachable { .. }) => Ok(Attempt::NotYet(error.to_string())),
            Err(error @ DiscordError::BadToken) => Err(Failure::Usage(format!(
                "discord.token: {error}; the developer portal makes a new one under Bot, Reset Token"
            ))),
            Err(error) => Err(Failure::Fault(format!("Discord: {error}"))),
        }
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
