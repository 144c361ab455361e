//! The platforms to serve: those whose tokens are set.

mod adapter;
mod awaited;

use std::sync::Arc;

use talon_discord::{Discord, DiscordSettings};
use talon_house::{House, Platform, Studio};
use talon_telegram::{Mode, Telegram, TelegramSettings};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::config::{Config, TelegramMode};
use crate::failure::Failure;
use crate::monitor::{Metrics, Reached};
use adapter::Adapter;
use awaited::Line;

/// The platforms to serve. None of them waits for another.
pub(crate) struct Platforms {
    telegram: Option<Line<Telegram>>,
    discord: Option<Line<Discord>>,
}

impl Platforms {
    /// The configured platforms. `studio` draws the pictures of their pages; `metrics` counts their requests.
    ///
    /// # Errors
    /// An address that an adapter rejects.
    pub(crate) fn from(config: &Config, studio: &Arc<Studio>, metrics: &Arc<Metrics>) -> Result<Self, Failure> {
        let (studio, lost_after) = (|| Some(Arc::clone(studio)), config.monitor.unreached_after.get());
        let telegram = telegram_settings(config)?.map(|own| TelegramSettings { studio: studio(), ..own });
        let discord = discord_settings(config)?.map(|own| DiscordSettings { studio: studio(), ..own });
        Ok(Self {
            telegram: telegram.map(|own| Line::new(own, Arc::clone(metrics), lost_after)),
            discord: discord.map(|own| Line::new(own, Arc::clone(metrics), lost_after)),
        })
    }

    /// Tries once to reach each platform, so that a wrong token is reported before anybody is served. An unreachable platform is no
    /// failure.
    ///
    /// # Errors
    /// A wrong token or address.
    pub(crate) async fn try_all(&self) -> Result<(), Failure> {
        tokio::try_join!(try_one(self.telegram.as_ref()), try_one(self.discord.as_ref()))?;
        Ok(())
    }

    /// The ports through which the house shows pages.
    pub(crate) fn ports(&self) -> Vec<Arc<dyn Platform>> {
        let telegram = self.telegram.iter().map(Line::port);
        telegram.chain(self.discord.iter().map(Line::port)).collect()
    }

    /// The sources of each platform's reach.
    pub(crate) fn reached(&self) -> Vec<Arc<dyn Reached>> {
        let telegram = self.telegram.iter().map(Line::reached_yet);
        telegram.chain(self.discord.iter().map(Line::reached_yet)).collect()
    }

    /// Serves all platforms until `stop`, each as soon as it is reached. If one ends by itself, all end: a restart is better than half a
    /// bot.
    ///
    /// # Errors
    /// The error of the first that failed.
    pub(crate) async fn run(self, house: &Arc<House>, stop: &CancellationToken) -> Result<(), Failure> {
        let mut running = JoinSet::new();
        if let Some(line) = self.telegram {
            running.spawn(line.serve(Arc::clone(house), stop.clone()));
        }
        if let Some(line) = self.discord {
            running.spawn(line.serve(Arc::clone(house), stop.clone()));
        }
        let mut outcome = Ok(());
        while let Some(ended) = running.join_next().await {
            stop.cancel();
            let ended =
                ended.unwrap_or_else(|error| Err(Failure::Fault(format!("serving a platform failed: {error}"))));
            outcome = outcome.and(ended);
        }
        outcome
    }
}

async fn try_one<A: Adapter>(line: Option<&Line<A>>) -> Result<(), Failure> {
    match line {
        Some(line) => line.try_once().await,
        None => Ok(()),
    }
}

/// The settings of the Telegram adapter; `None` without a token.
///
/// # Errors
/// An address that the adapter rejects.
pub(crate) fn telegram_settings(config: &Config) -> Result<Option<TelegramSettings>, Failure> {
    let own = &config.telegram;
    let Some(token) = own.token.clone() else {
        return Ok(None);
    };
    let mode = match (own.mode, &own.webhook_url, &own.webhook_secret) {
        (TelegramMode::Webhook, Some(url), Some(secret)) => Mode::Webhook {
            listen: own.webhook_listen,
            url: address("telegram.webhook_url", url.as_str())?,
            secret: secret.clone(),
        },
        (TelegramMode::Webhook | TelegramMode::Polling, _, _) => Mode::LongPolling { timeout: own.poll_timeout.get() },
    };
    let api_url = address("telegram.api_url", own.api_url.as_str())?;
    let settings = TelegramSettings::new(token, api_url, mode);
    Ok(Some(TelegramSettings { language: config.language.0, ..settings }))
}

/// The settings of the Discord adapter; `None` without a token.
///
/// # Errors
/// An address that the adapter rejects.
pub(crate) fn discord_settings(config: &Config) -> Result<Option<DiscordSettings>, Failure> {
    let own = &config.discord;
    let Some(token) = own.token.clone() else {
        return Ok(None);
    };
    let api_url = own.api_url.as_ref().map(|url| address("discord.api_url", url.as_str())).transpose()?;
    Ok(Some(DiscordSettings {
        api_url,
        shards: own.shards.0,
        commands: own.commands.0,
        emojis: own.emojis.0,
        language: config.language.0,
        scrolled_after: config.pace.scrolled_after,
        ..DiscordSettings::new(token)
    }))
}

fn address(key: &str, text: &str) -> Result<url::Url, Failure> {
    url::Url::parse(text).map_err(|error| Failure::Usage(format!("{key}: {error}")))
}
