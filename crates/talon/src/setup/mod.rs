//! `talon setup`: asks for the tokens, checks them with the platforms, writes them where the bot reads them, and says what to do next.

mod typed;
mod variables;

use std::path::Path;

use talon_discord::{ConnectError as DiscordError, Discord};
use talon_telegram::{ConnectError as TelegramError, Telegram};

use crate::config::{Config, EnvFile};
use crate::failure::Failure;
use crate::platforms;
use crate::records::print;
use crate::terminal;
use typed::hidden_line;

/// The variables of the tokens.
const TELEGRAM: &str = "TALON_TELEGRAM_TOKEN";
const DISCORD: &str = "TALON_DISCORD_TOKEN";

/// The unit that the package installs.
const UNIT: &str = "/usr/lib/systemd/system/talon.service";

/// A bot that a platform knows by a token.
struct Found {
    name: String,
    /// The link with which people bring it to where they play.
    invite: String,
}

/// What came of asking a platform.
enum Asked {
    Found(Found),
    /// The token is wrong.
    Wrong(String),
    /// Nobody can tell now.
    Unreachable(String),
}

/// The person left. Nothing was changed.
struct Left;

/// Asks, checks, writes, and says what to do next.
///
/// # Errors
/// There is no terminal, or the file cannot be written.
pub(crate) async fn run(config: &Config) -> Result<(), Failure> {
    if !terminal::is_here() {
        return Err(Failure::Usage(
            "there is no terminal to ask in: start “talon setup” in one, or write TALON_TELEGRAM_TOKEN=… and \
             TALON_DISCORD_TOKEN=… into .env by hand"
                .to_owned(),
        ));
    }
    let path = variables::place(config.env_file.as_deref());
    let known = EnvFile::read(Some(&path)).ok().flatten();
    print(&format!(
        "This asks for the token of your bot on Telegram, on Discord, or on both, checks them, and writes them into\n{}. \
         Nothing that you type is shown. Ctrl-C leaves everything as it is.\n\n",
        path.display()
    ))?;
    let telegram = match ask(config, known.as_ref(), TELEGRAM, ABOUT_TELEGRAM).await? {
        Ok(telegram) => telegram,
        Err(Left) => return left(),
    };
    let discord = match ask(config, known.as_ref(), DISCORD, ABOUT_DISCORD).await? {
        Ok(discord) => discord,
        Err(Left) => return left(),
    };
    let answers = [(TELEGRAM, telegram), (DISCORD, discord)];
    let new: Vec<(&str, &str)> =
        answers.iter().filter_map(|(name, answer)| Some((*name, answer.as_ref()?.token.as_deref()?))).collect();
    if answers.iter().all(|(_, answer)| answer.is_none()) {
        return print("No token was given, so nothing was changed. Alone you can play without one: talon play\n");
    }
    if !new.is_empty() {
        save(&path, &new)?;
    }
    farewell(answers.iter().filter_map(|(_, answer)| answer.as_ref()?.found.as_ref()))
}

fn left() -> Result<(), Failure> {
    print("\nNothing was changed.\n")
}

const ABOUT_TELEGRAM: &str =
    "Telegram: open a chat with @BotFather, send /newbot, and copy the token that it answers with.\n";
const ABOUT_DISCORD: &str = "Discord: make an application at https://discord.com/developers/applications, and copy the token from its page Bot\n\
                             (Reset Token). No privileged intent is needed.\n";

/// What a person answered for a platform.
struct Answer {
    /// The token to write; none where the one that is set stays.
    token: Option<String>,
    /// The bot, where the platform could be asked.
    found: Option<Found>,
}

/// Asks for a token until it is right, empty, or kept unchecked. None where there is to be no bot on this platform.
async fn ask(
    config: &Config,
    known: Option<&EnvFile>,
    variable: &str,
    about: &str,
) -> Result<Result<Option<Answer>, Left>, Failure> {
    print(about)?;
    let kept = known.and_then(|file| file.value(variable));
    if let Some(kept) = kept
        && let Asked::Found(found) = check(config, variable, kept).await
    {
        print(&format!("The token that is set is {}'s, and stays unless you give another one.\n", found.name))?;
        let answer = Answer { token: None, found: Some(found) };
        return Ok(next(config, variable, Some(answer)).await?.map_err(|Left| Left));
    }
    next(config, variable, None).await
}

async fn next(config: &Config, variable: &str, kept: Option<Answer>) -> Result<Result<Option<Answer>, Left>, Failure> {
    let fault = |error: std::io::Error| Failure::Fault(format!("the terminal: {error}"));
    // A token that nobody could check is taken when it is given twice.
    let mut unchecked: Option<String> = None;
    loop {
        let Some(typed) = hidden_line("Token, or Enter for none").await.map_err(fault)? else { return Ok(Err(Left)) };
        let token = typed.trim().trim_matches(['"', '\'']).trim().to_owned();
        if token.is_empty() {
            print("\n")?;
            return Ok(Ok(kept));
        }
        match check(config, variable, &token).await {
            Asked::Found(found) => {
                print(&format!("It is {}'s.\n\n", found.name))?;
                return Ok(Ok(Some(Answer { token: Some(token), found: Some(found) })));
            }
            Asked::Unreachable(_) if unchecked.as_ref() == Some(&token) => {
                print("It is taken unchecked.\n\n")?;
                return Ok(Ok(Some(Answer { token: Some(token), found: None })));
            }
            Asked::Unreachable(why) => {
                print(&format!("It cannot be checked now: {why}. Give it once more to take it unchecked.\n"))?;
                unchecked = Some(token);
            }
            Asked::Wrong(why) => print(&format!("{why}\n"))?,
        }
    }
}

/// Asks the platform of this variable whose token it is.
async fn check(config: &Config, variable: &str, token: &str) -> Asked {
    let mut config = config.clone();
    if variable == TELEGRAM {
        if token.parse::<talon_discord::BotToken>().is_ok() {
            return Asked::Wrong("That looks like a token for Discord, which is asked for next.".to_owned());
        }
        let Ok(token) = token.parse() else {
            return Asked::Wrong(
                "That is no token of Telegram's: they look like 123456789:AAExampleExample….".to_owned(),
            );
        };
        config.telegram.token = Some(token);
        return on_telegram(&config).await;
    }
    if token.parse::<talon_telegram::BotToken>().is_ok() {
        return Asked::Wrong(
            "That looks like a token for Telegram; for Discord it has three parts with dots between them.".to_owned(),
        );
    }
    let Ok(token) = token.parse() else {
        return Asked::Wrong("That is no token of Discord's: they have three parts with dots between them.".to_owned());
    };
    config.discord.token = Some(token);
    on_discord(&config).await
}

async fn on_telegram(config: &Config) -> Asked {
    let settings = match platforms::telegram_settings(config) {
        Ok(Some(settings)) => settings,
        Ok(None) => return Asked::Wrong("No token was given.".to_owned()),
        Err(failure) => return Asked::Unreachable(failure.to_string()),
    };
    match Telegram::connect(settings).await {
        Ok(bot) => {
            let name = bot.username();
            Asked::Found(Found { name: format!("@{name}"), invite: format!("https://t.me/{name}?startgroup=talon") })
        }
        Err(TelegramError::BadToken) => {
            Asked::Wrong("Telegram does not know this token; @BotFather shows the right one.".to_owned())
        }
        Err(error) => Asked::Unreachable(error.to_string()),
    }
}

async fn on_discord(config: &Config) -> Asked {
    let settings = match platforms::discord_settings(config) {
        Ok(Some(settings)) => settings,
        Ok(None) => return Asked::Wrong("No token was given.".to_owned()),
        Err(failure) => return Asked::Unreachable(failure.to_string()),
    };
    let bot = match Discord::connect(settings).await {
        Ok(bot) => bot,
        Err(DiscordError::BadToken) => {
            return Asked::Wrong(
                "Discord does not know this token; the page Bot makes a new one (Reset Token).".to_owned(),
            );
        }
        Err(error) => return Asked::Unreachable(error.to_string()),
    };
    match bot.examine().await {
        Ok(found) => Asked::Found(Found { name: bot.username().to_owned(), invite: found.invite }),
        Err(error) => Asked::Unreachable(error.to_string()),
    }
}

/// Writes the tokens.
fn save(path: &Path, new: &[(&str, &str)]) -> Result<(), Failure> {
    let unwritable = |error: std::io::Error| {
        Failure::Usage(format!(
            "“{}” cannot be written ({error}), and is as it was; name another file with --env-file, or start this as its owner, \
             for example sudo talon setup",
            path.display()
        ))
    };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(unwritable(error)),
    };
    variables::write(path, &variables::with(&text, new)).map_err(unwritable)?;
    print(&format!("Written into {}.\n\n", path.display()))
}

/// Says what to do next.
fn farewell<'a>(found: impl Iterator<Item = &'a Found>) -> Result<(), Failure> {
    let start = if Path::new(UNIT).exists() { "sudo systemctl restart talon" } else { "talon" };
    let mut said = format!("Start the bot:\n  {start}\n");
    for Found { name, invite } in found {
        said.push_str(&format!("Bring {name} to where you play:\n  {invite}\n"));
    }
    said.push_str("There, send /play and choose a game. “talon check” says whether anything is missing.\n");
    print(&said)
}
