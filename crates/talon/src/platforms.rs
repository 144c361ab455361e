//! The platforms that are served: those whose tokens are set.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use talon_discord::{Discord, DiscordSettings};
use talon_house::{House, Platform};
use talon_telegram::{Mode, Telegram, TelegramSettings};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::config::{Config, TelegramMode};
use crate::failure::Failure;

/// The first pause after a platform could not be reached at the start. It doubles up to [`RETRY_MOST`].
const RETRY_FIRST: Duration = Duration::from_secs(1);
const RETRY_MOST: Duration = Duration::from_secs(60);

/// The settings of each platform that is to be served.
#[derive(Default)]
pub(crate) struct Wanted {
    telegram: Option<TelegramSettings>,
    discord: Option<DiscordSettings>,
}

impl Wanted {
    /// What the settings ask for.
    ///
    /// # Errors
    /// Addresses that an adapter does not take, or no token at all.
    pub(crate) fn from(config: &Config) -> Result<Self, Failure> {
        let wanted = Self { telegram: telegram_settings(config)?, discord: discord_settings(config)? };
        if wanted.telegram.is_none() && wanted.discord.is_none() {
            return Err(Failure::Usage(
                "no platform's token is set: set telegram.token or discord.token, for example by \
                 TALON_TELEGRAM_TOKEN=123456789:AAExampleExampleExampleExampleExample"
                    .to_owned(),
            ));
        }
        Ok(wanted)
    }

    /// Connects to all of them, waiting out a network that is not up yet; none when the process is told to stop meanwhile.
    ///
    /// # Errors
    /// A token or an address that is wrong.
    pub(crate) async fn connect(self, stop: &CancellationToken) -> Result<Option<Served>, Failure> {
        let Self { telegram, discord } = self;
        let telegram = async {
            let Some(settings) = telegram else { return Ok(Reached::NotWanted) };
            until_reached("Telegram", stop, || reach_telegram(settings.clone())).await
        };
        let discord = async {
            let Some(settings) = discord else { return Ok(Reached::NotWanted) };
            until_reached("Discord", stop, || reach_discord(settings.clone())).await
        };
        Ok(match tokio::try_join!(telegram, discord)? {
            (Reached::Stopped, _) | (_, Reached::Stopped) => None,
            (telegram, discord) => Some(Served { telegram: telegram.bot(), discord: discord.bot() }),
        })
    }
}

/// How an attempt to reach a platform came out.
enum Attempt<T> {
    Reached(T),
    /// It may be reached later.
    NotYet(String),
}

/// What came of all attempts.
enum Reached<T> {
    NotWanted,
    Bot(T),
    Stopped,
}

impl<T> Reached<T> {
    fn bot(self) -> Option<Arc<T>> {
        match self {
            Self::Bot(bot) => Some(Arc::new(bot)),
            Self::NotWanted | Self::Stopped => None,
        }
    }
}

async fn until_reached<T, F>(
    name: &str,
    stop: &CancellationToken,
    attempt: impl Fn() -> F,
) -> Result<Reached<T>, Failure>
where
    F: Future<Output = Result<Attempt<T>, Failure>>,
{
    let mut pause = RETRY_FIRST;
    loop {
        match attempt().await? {
            Attempt::Reached(bot) => return Ok(Reached::Bot(bot)),
            Attempt::NotYet(why) => tracing::warn!(why, ?pause, "{name} cannot be reached yet; trying again"),
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = stop.cancelled() => return Ok(Reached::Stopped),
        }
        pause = (pause * 2).min(RETRY_MOST);
    }
}

async fn reach_telegram(settings: TelegramSettings) -> Result<Attempt<Telegram>, Failure> {
    use talon_telegram::ConnectError;
    match Telegram::connect(settings).await {
        Ok(bot) => Ok(Attempt::Reached(bot)),
        Err(error @ ConnectError::Unreachable { .. }) => Ok(Attempt::NotYet(error.to_string())),
        Err(error @ ConnectError::BadToken) => {
            Err(Failure::Usage(format!("telegram.token: {error}; @BotFather shows the right one")))
        }
        Err(error) => Err(Failure::Fault(format!("Telegram: {error}"))),
    }
}

async fn reach_discord(settings: DiscordSettings) -> Result<Attempt<Discord>, Failure> {
    use talon_discord::ConnectError;
    match Discord::connect(settings).await {
        Ok(bot) => Ok(Attempt::Reached(bot)),
        Err(error @ ConnectError::Unreachable { .. }) => Ok(Attempt::NotYet(error.to_string())),
        Err(error @ ConnectError::BadToken) => Err(Failure::Usage(format!(
            "discord.token: {error}; the developer portal makes a new one under Bot, Reset Token"
        ))),
        Err(error) => Err(Failure::Fault(format!("Discord: {error}"))),
    }
}

/// The platforms, connected.
pub(crate) struct Served {
    telegram: Option<Arc<Telegram>>,
    discord: Option<Arc<Discord>>,
}

impl Served {
    /// What the house shows its pages on.
    pub(crate) fn ports(&self) -> Vec<Arc<dyn Platform>> {
        let telegram = self.telegram.iter().map(|bot| Arc::clone(bot) as Arc<dyn Platform>);
        let discord = self.discord.iter().map(|bot| Arc::clone(bot) as Arc<dyn Platform>);
        telegram.chain(discord).collect()
    }

    /// Serves all of them until `stop`. Should one end by itself, so do the others: a bot that is started again is better
    /// than half a bot.
    ///
    /// # Errors
    /// What ended the first that failed.
    pub(crate) async fn run(self, house: &Arc<House>, stop: &CancellationToken) -> Result<(), Failure> {
        let mut running = JoinSet::new();
        if let Some(bot) = self.telegram {
            let (house, stop) = (Arc::clone(house) as Arc<dyn talon_telegram::Inbox>, stop.clone());
            tracing::info!(bot = bot.username(), "serving Telegram");
            running.spawn(async move {
                let served = bot.run(house, stop).await;
                served.map_err(|error| Failure::Fault(format!("Telegram: {error}")))
            });
        }
        if let Some(bot) = self.discord {
            let (house, stop) = (Arc::clone(house) as Arc<dyn talon_discord::Inbox>, stop.clone());
            tracing::info!(bot = bot.username(), "serving Discord");
            running.spawn(async move {
                let served = bot.run(house, stop).await;
                served.map_err(|error| Failure::Fault(format!("Discord: {error}")))
            });
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

/// The settings of the Telegram adapter; none where no token is set.
///
/// # Errors
/// Addresses that the adapter does not take.
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

/// The settings of the Discord adapter; none where no token is set.
///
/// # Errors
/// An address that the adapter does not take.
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
