//! What Telegram's apps show of the bot before anybody writes to it, in each language: the command menu of each kind of chat, and the
//! bot's descriptions.

use talon_adapter::repeat;
use talon_house::commands::{COMMANDS, Command, Offered};
use talon_view::{Locale, about_bot, about_bot_shortly, say};
use teloxide::payloads::{
    GetMyCommands, GetMyDescription, GetMyShortDescription, SetMyCommands, SetMyDescription, SetMyShortDescription,
};
use teloxide::types::{BotCommand, BotCommandScope};
use tracing::{debug, warn};

use crate::connect::Telegram;
use crate::errors::CallError;

/// One such text or menu.
#[derive(Debug)]
struct Sign {
    says: Says,
    locale: Locale,
}

#[derive(Debug)]
enum Says {
    /// The commands that a menu lists, and in which chats.
    Menu(BotCommandScope, Vec<BotCommand>),
    /// In the private chat, before anything is written there.
    About(String),
    /// On the bot's profile, and beside links to it.
    AboutShort(String),
}

/// Publishes everything that has changed. Waits through outages. The operator sees a refusal, which stops nothing: the bot works
/// without.
pub(crate) async fn publish(telegram: &Telegram) {
    for sign in Locale::ALL.into_iter().flat_map(signs_in) {
        let publish = || sign.publish(telegram);
        let published = repeat(telegram.settings().pauses, publish, |error, pause| {
            error.passes().then(|| {
                debug!(?pause, "Telegram: a command menu or a description is not set yet ({error}); trying again");
                pause
            })
        });
        if let Err(error) = published.await {
            warn!("Telegram: a command menu or a description could not be set ({error})");
            telegram.complaint().note(format!("a command menu or a description is not set: {error}"));
        }
    }
}

impl Sign {
    /// Publishes this, unless Telegram already has it.
    async fn publish(&self, telegram: &Telegram) -> Result<(), CallError> {
        let (client, language_code) = (telegram.client(), self.language_code());
        match &self.says {
            Says::Menu(scope, commands) => {
                let scope = Some(scope.clone());
                let get = GetMyCommands { scope: scope.clone(), language_code: language_code.clone() };
                if client.call(&get).await? != *commands {
                    client.call(&SetMyCommands { commands: commands.clone(), scope, language_code }).await?;
                }
            }
            Says::About(text) => {
                let get = GetMyDescription { language_code: language_code.clone() };
                if client.call(&get).await?.description != *text {
                    client.call(&SetMyDescription { description: Some(text.clone()), language_code }).await?;
                }
            }
            Says::AboutShort(text) => {
                let get = GetMyShortDescription { language_code: language_code.clone() };
                if client.call(&get).await?.short_description != *text {
                    let short_description = Some(text.clone());
                    client.call(&SetMyShortDescription { short_description, language_code }).await?;
                }
            }
        }
        Ok(())
    }

    /// The default language has no code: its text is for everybody whose language has none of its own.
    fn language_code(&self) -> Option<String> {
        (self.locale != Locale::default()).then(|| self.locale.code().to_owned())
    }
}

fn signs_in(locale: Locale) -> [Sign; 4] {
    let list = |wanted: fn(&&Command) -> bool| -> Vec<BotCommand> {
        let commands = COMMANDS.iter().filter(|command| command.in_short_menu).filter(wanted);
        commands.map(|command| BotCommand::new(command.name, say(locale, &command.about).plain())).collect()
    };
    let for_groups: fn(&&Command) -> bool = |command| command.offered != Offered::InPrivate;
    [
        Says::Menu(BotCommandScope::AllPrivateChats, list(|_| true)),
        Says::Menu(BotCommandScope::AllGroupChats, list(for_groups)),
        Says::About(about_bot(locale)),
        Says::AboutShort(about_bot_shortly(locale)),
    ]
    .map(|says| Sign { says, locale })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_as_telegram_accepts_it() {
        for sign in Locale::ALL.into_iter().flat_map(signs_in) {
            match sign.says {
                Says::Menu(_, commands) => {
                    assert!((5..=12).contains(&commands.len()));
                    commands.iter().for_each(assert_lawful);
                }
                Says::About(text) => assert!((1..=512).contains(&text.chars().count()), "{text}"),
                Says::AboutShort(text) => assert!((1..=120).contains(&text.chars().count()), "{text}"),
            }
        }
    }

    fn assert_lawful(entry: &BotCommand) {
        assert!((1..=32).contains(&entry.command.len()), "{}", entry.command);
        assert!(entry.command.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'));
        let length = entry.description.chars().count();
        assert!((3..=256).contains(&length), "{}: {length}", entry.command);
    }

    #[test]
    fn languages_differ_and_the_default_has_no_code() {
        let [english, bulgarian] = [Locale::EN, Locale::BG].map(signs_in);
        assert_eq!(english[0].language_code(), None);
        for (english, bulgarian) in english.iter().zip(&bulgarian) {
            assert_eq!(bulgarian.language_code().as_deref(), Some("bg"));
            assert_ne!(format!("{:?}", english.says), format!("{:?}", bulgarian.says));
        }
    }
}
