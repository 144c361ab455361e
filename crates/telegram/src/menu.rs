//! The command menus that Telegram's apps show, per kind of chat and language.

use talon_house::commands::{COMMANDS, Command, Offered};
use talon_view::{Locale, say};
use teloxide::payloads::{GetMyCommands, SetMyCommands};
use teloxide::types::{BotCommand, BotCommandScope};
use tracing::{debug, warn};

use crate::connect::Telegram;
use crate::errors::{CallError, Meaning};
use crate::pauses::Pauses;

/// One menu: who sees it, and what it lists.
struct Menu {
    scope: BotCommandScope,
    locale: Locale,
    commands: Vec<BotCommand>,
}

/// Brings every menu up to date. Waits through outages. A refusal is only logged, because the commands work without a
/// menu.
pub(crate) async fn publish(telegram: &Telegram) {
    for menu in menus() {
        let mut pauses = Pauses::new(telegram.settings());
        while let Err(error) = menu.publish(telegram).await {
            let pause = match error.meaning() {
                Some(Meaning::Wait(pause)) => pause,
                Some(_) => {
                    warn!("Telegram: a command menu could not be set ({error})");
                    break;
                }
                None => pauses.take(),
            };
            debug!(?pause, "Telegram: a command menu is not set yet ({error}); trying again");
            tokio::time::sleep(pause).await;
        }
    }
}

impl Menu {
    async fn publish(&self, telegram: &Telegram) -> Result<(), CallError> {
        let mut get = GetMyCommands::new();
        get.scope = Some(self.scope.clone());
        get.language_code = self.language_code();
        if telegram.client().call(&get).await? == self.commands {
            return Ok(());
        }
        let mut set = SetMyCommands::new(self.commands.clone());
        set.scope = Some(self.scope.clone());
        set.language_code = self.language_code();
        telegram.client().call(&set).await.map(drop)
    }

    /// The default language has no code: its menu is for everybody whose language has none of its own.
    fn language_code(&self) -> Option<String> {
        (self.locale != Locale::default()).then(|| self.locale.code().to_owned())
    }
}

fn menus() -> Vec<Menu> {
    let mut menus = Vec::new();
    for &locale in Locale::ALL {
        let list = |wanted: fn(&&Command) -> bool| -> Vec<BotCommand> {
            let commands = COMMANDS.iter().filter(wanted);
            commands.map(|command| BotCommand::new(command.name, say(locale, &command.about).plain())).collect()
        };
        let for_groups: fn(&&Command) -> bool = |command| command.offered != Offered::InPrivate;
        menus.push(Menu { scope: BotCommandScope::AllPrivateChats, locale, commands: list(|_| true) });
        menus.push(Menu { scope: BotCommandScope::AllGroupChats, locale, commands: list(for_groups) });
    }
    menus
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_menu_is_one_that_telegram_accepts() {
        let menus = menus();
        assert_eq!(menus.len(), 2 * Locale::ALL.len());
        for menu in menus {
            assert!((5..=100).contains(&menu.commands.len()));
            for entry in &menu.commands {
                assert!((1..=32).contains(&entry.command.len()), "{}", entry.command);
                assert!(entry.command.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'));
                let length = entry.description.chars().count();
                assert!((3..=256).contains(&length), "{}: {length}", entry.command);
            }
        }
    }

    #[test]
    fn languages_differ_and_the_default_has_no_code() {
        let menus = menus();
        assert_eq!(menus[0].language_code(), None);
        let bulgarian = menus.iter().find(|menu| menu.locale == Locale::Bg).unwrap();
        assert_eq!(bulgarian.language_code().as_deref(), Some("bg"));
        assert_ne!(bulgarian.commands, menus[0].commands);
    }
}
