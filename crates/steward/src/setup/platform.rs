//! Asks a platform whose token it is.

use talon_adapter::ConnectError;
use talon_discord::Discord;
use talon_telegram::Telegram;

use crate::config::Config;
use crate::platforms;

/// A platform with a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Platform {
    Telegram,
    Discord,
}

/// A bot that a platform recognised by its token.
pub(super) struct Found {
    pub(super) name: String,
    /// The link that adds it to a group or server.
    pub(super) invite: String,
}

/// The result of asking a platform.
pub(super) enum Asked {
    Found(Found),
    /// The token is wrong.
    Wrong(String),
    /// The token can't be checked now.
    Unreachable(String),
}

impl Platform {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Telegram => "Telegram",
            Self::Discord => "Discord",
        }
    }

    /// The setting of its token.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Telegram => "telegram.token",
            Self::Discord => "discord.token",
        }
    }

    /// The variable of its token.
    pub(super) const fn variable(self) -> &'static str {
        match self {
            Self::Telegram => "TALON_TELEGRAM_TOKEN",
            Self::Discord => "TALON_DISCORD_TOKEN",
        }
    }

    /// How to get a token.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Self::Telegram => {
                "Telegram: open a chat with @BotFather, send /newbot, and copy the token from its answer.\n"
            }
            Self::Discord => {
                "Discord: make an application at https://discord.com/developers/applications, and copy the token from its page Bot\n\
                 (Reset Token). No privileged intent is needed.\n"
            }
        }
    }

    /// Checks the token in the settings; `None` if there is none.
    pub(super) async fn ask_of_settings(self, config: &Config) -> Option<Asked> {
        match self {
            Self::Telegram if config.telegram.token.is_some() => Some(on_telegram(config).await),
            Self::Discord if config.discord.token.is_some() => Some(on_discord(config).await),
            Self::Telegram | Self::Discord => None,
        }
    }

    /// Checks a token.
    pub(super) async fn ask(self, config: &Config, token: &str) -> Asked {
        let mut config = config.clone();
        match (self, token.parse(), token.parse()) {
            (Self::Telegram, Ok(token), _) => {
                config.telegram.token = Some(token);
                on_telegram(&config).await
            }
            (Self::Discord, _, Ok(token)) => {
                config.discord.token = Some(token);
                on_discord(&config).await
            }
            (Self::Telegram, Err(_), Ok(_)) => {
                Asked::Wrong("That looks like a Discord token; Telegram tokens have a colon.".to_owned())
            }
            (Self::Telegram, Err(_), Err(_)) => {
                Asked::Wrong("That is not a Telegram token: those look like 123456789:AAExampleExample….".to_owned())
            }
            (Self::Discord, Ok(_), Err(_)) => Asked::Wrong(
                "That looks like a Telegram token; Discord tokens have three parts with dots between them.".to_owned(),
            ),
            (Self::Discord, Err(_), Err(_)) => {
                Asked::Wrong("That is not a Discord token: those have three parts with dots between them.".to_owned())
            }
        }
    }
}

async fn on_telegram(config: &Config) -> Asked {
    let settings = match platforms::telegram_settings(config) {
        Ok(Some(settings)) => settings,
        Ok(None) => return Asked::Wrong("No token was entered.".to_owned()),
        Err(failure) => return Asked::Unreachable(failure.to_string()),
    };
    match Telegram::connect(settings).await {
        Ok(bot) => Asked::Found(Found { name: format!("@{}", bot.username()), invite: bot.invite_link() }),
        Err(ConnectError::BadToken { .. }) => {
            Asked::Wrong("Telegram does not know this token; @BotFather shows the right one.".to_owned())
        }
        Err(error) => Asked::Unreachable(error.to_string()),
    }
}

async fn on_discord(config: &Config) -> Asked {
    let settings = match platforms::discord_settings(config) {
        Ok(Some(settings)) => settings,
        Ok(None) => return Asked::Wrong("No token was entered.".to_owned()),
        Err(failure) => return Asked::Unreachable(failure.to_string()),
    };
    let bot = match Discord::connect(settings).await {
        Ok(bot) => bot,
        Err(ConnectError::BadToken { .. }) => {
            return Asked::Wrong(
                "Discord does not know this token; create a new one on the page Bot (Reset Token).".to_owned(),
            );
        }
        Err(error) => return Asked::Unreachable(error.to_string()),
    };
    match bot.examine().await {
        Ok(found) => Asked::Found(Found { name: bot.username().to_owned(), invite: found.invite }),
        Err(error) => Asked::Unreachable(error.to_string()),
    }
}
