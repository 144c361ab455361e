//! `talon setup`: asks for tokens, language and database, or takes them from flags; checks them, writes them where the bot reads them, and
//! prints what to do next.

mod flags;
mod given;
mod platform;
mod questions;
mod typed;
mod variables;

use std::path::Path;

use crate::config::{Config, DatabaseUrl, EnvFile, Sources, check};
use crate::database;
use crate::failure::Failure;
use crate::terminal;
use crate::text::printer::print;
use crate::text::this_program;
pub use flags::SetupFlags;
use given::{AllGiven, Given};
use platform::{Asked, Found, Platform};
#[cfg(unix)]
pub(crate) use variables::reading_group;

/// The systemd unit of the package.
const UNIT: &str = "/usr/lib/systemd/system/talon.service";

const LANGUAGE: &str = "TALON_LANGUAGE";
const DATABASE: &str = "TALON_DATABASE_URL";

/// Why nothing is written.
enum Stop {
    /// The person cancelled.
    Cancelled,
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// A token, new or existing.
struct Token {
    /// The token to write; `None` to keep the existing one.
    new: Option<String>,
    /// The bot, if the platform could be asked.
    found: Option<Found>,
}

/// All answers.
struct Answers {
    telegram: Option<Token>,
    discord: Option<Token>,
    language: Option<String>,
    database: Option<String>,
}

/// One run.
struct Setup<'a> {
    config: &'a Config,
    flags: &'a SetupFlags,
    given: AllGiven,
}

/// Asks, checks, writes, and prints what to do next.
///
/// # Errors
/// An answer is missing or wrong, or can't be checked, or the file can't be written. Then nothing has changed.
pub async fn run(config: &Config, sources: &Sources, flags: &SetupFlags) -> Result<(), Failure> {
    if !flags.yes && !terminal::is_here() {
        return Err(Failure::Usage(
            "there is no terminal to ask in: “talon setup --yes” asks nothing, and takes tokens from TALON_TELEGRAM_TOKEN and \
             TALON_DISCORD_TOKEN, or from the files that --telegram-token-file and --discord-token-file name"
                .to_owned(),
        ));
    }
    let Some(path) = config.env_file.as_deref() else { return Ok(()) };
    variables::try_to_write(path).map_err(|error| unwritable(path, &error))?;
    let setup = Setup { config, flags, given: AllGiven::read(sources, flags)? };
    if !flags.yes {
        print(&format!(
            "This asks for the token of your bot on Telegram, on Discord, or on both, then for its language and its database. It \
             checks them, and writes them into\n{}. No token that you type is shown. Ctrl-C leaves everything as it is.\n\n",
            path.display()
        ))?;
    }
    match setup.answers().await {
        Err(Stop::Cancelled) => print("\nNothing was changed.\n"),
        Err(Stop::Failed(failure)) => Err(failure),
        Ok(answers) => conclude(path, answers),
    }
}

impl Setup<'_> {
    async fn answers(&self) -> Result<Answers, Stop> {
        let telegram = self.token(Platform::Telegram).await?;
        let discord = self.token(Platform::Discord).await?;
        if telegram.is_none() && discord.is_none() {
            if self.flags.yes {
                return Err(Stop::Failed(Failure::Usage(
                    "no token is set or given: set TALON_TELEGRAM_TOKEN or TALON_DISCORD_TOKEN, or name a file with \
                     --telegram-token-file or --discord-token-file"
                        .to_owned(),
                )));
            }
            return Ok(Answers { telegram, discord, language: None, database: None });
        }
        let language = self.language().await?;
        let database = self.database().await?;
        Ok(Answers { telegram, discord, language, database })
    }

    async fn token(&self, platform: Platform) -> Result<Option<Token>, Stop> {
        if let Some(given) = self.given.token(platform) {
            return Ok(Some(self.take(platform, given).await?));
        }
        if !self.flags.yes {
            print(platform.about())?;
        }
        let kept = match platform.ask_of_settings(self.config).await {
            None => None,
            Some(Asked::Found(found)) => {
                let or_another = if self.flags.yes { "" } else { " unless you enter another one" };
                print(&format!("The current token is {}'s. It stays{or_another}.\n", found.name))?;
                Some(Token { new: None, found: Some(found) })
            }
            Some(Asked::Wrong(why)) if self.flags.yes => {
                return Err(Stop::Failed(Failure::Usage(format!("the current {} is wrong: {why}", platform.key()))));
            }
            Some(Asked::Wrong(why)) => {
                print(&format!("The current token is wrong: {why}\n"))?;
                Some(Token { new: None, found: None })
            }
            Some(Asked::Unreachable(why)) => {
                print(&format!("A token is set and stays, but it cannot be checked now: {why}.\n"))?;
                Some(Token { new: None, found: None })
            }
        };
        if self.flags.yes { Ok(kept) } else { self.ask_for_token(platform, kept).await }
    }

    /// Checks a token from a file, a flag or the environment.
    async fn take(&self, platform: Platform, given: &Given) -> Result<Token, Failure> {
        let name = platform.name();
        match platform.ask(self.config, &given.value).await {
            Asked::Found(found) => {
                print(&format!("{name}: the token is {}'s.\n", found.name))?;
                Ok(Token { new: Some(given.value.clone()), found: Some(found) })
            }
            Asked::Wrong(why) => Err(Failure::Usage(format!("{}: {why}", given.place))),
            Asked::Unreachable(why) if self.flags.unchecked => {
                print(&format!("{name}: the token is saved unchecked: {why}.\n"))?;
                Ok(Token { new: Some(given.value.clone()), found: None })
            }
            Asked::Unreachable(why) => Err(unchecked(&given.place, &why)),
        }
    }

    async fn language(&self) -> Result<Option<String>, Stop> {
        match &self.given.language {
            // The settings were loaded, so it is valid.
            Some(given) => Ok(Some(given.value.clone())),
            None if self.flags.yes => Ok(None),
            None => self.ask_for_language().await,
        }
    }

    async fn database(&self) -> Result<Option<String>, Stop> {
        let Some(given) = &self.given.database else {
            return if self.flags.yes { Ok(None) } else { self.ask_for_database().await };
        };
        match self.try_database(&given.value).await {
            Ok(()) => {}
            Err(Refused::Wrong(why)) => {
                return Err(Stop::Failed(Failure::Usage(format!("{}: {why}", given.place))));
            }
            Err(Refused::Unreachable(why)) if self.flags.unchecked => {
                print(&format!("The database is saved unchecked: {why}.\n"))?;
            }
            Err(Refused::Unreachable(why)) => return Err(Stop::Failed(unchecked(&given.place, &why))),
        }
        Ok(Some(given.value.clone()))
    }

    /// Checks whether the bot could start with this database.
    async fn try_database(&self, text: &str) -> Result<(), Refused> {
        if !variables::can_be_written(text) {
            return Err(Refused::Wrong(
                "an address is one line without ' and \\; in a password, write %27 and %5C".to_owned(),
            ));
        }
        let url = DatabaseUrl::parse(text).map_err(Refused::Wrong)?;
        let mut config = self.config.clone();
        config.database.url = url.clone();
        check(&config).map_err(|problem| Refused::Wrong(format!("{problem}; remove it from the settings first")))?;
        match url {
            // The bot's start creates it, with its own user and in its own directory.
            DatabaseUrl::Sqlite(_) => Ok(()),
            DatabaseUrl::Postgres(_) => {
                database::examine(&url).await.map(drop).map_err(|why| Refused::Unreachable(why.to_string()))
            }
        }
    }
}

/// Why a database is rejected.
enum Refused {
    Wrong(String),
    /// It can't be used now.
    Unreachable(String),
}

fn unchecked(place: &str, why: &str) -> Failure {
    Failure::Fault(format!(
        "{place} cannot be checked now, so nothing was changed: {why}; use --unchecked to save it anyway"
    ))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Usage(format!(
        "“{}” cannot be written ({error}), and is as it was; name another file with --env-file, or start this as its owner, \
         for example sudo talon setup",
        path.display()
    ))
}

/// Writes what is new, and prints what to do next.
fn conclude(path: &Path, answers: Answers) -> Result<(), Failure> {
    let Answers { telegram, discord, language, database } = answers;
    if telegram.is_none() && discord.is_none() {
        return print("No token was entered, so nothing was changed. You can play alone without one: talon play\n");
    }
    let mut new = Vec::new();
    let mut found = Vec::new();
    for (platform, token) in [(Platform::Telegram, telegram), (Platform::Discord, discord)] {
        let Some(token) = token else { continue };
        new.extend(token.new.map(|token| (platform.variable(), token)));
        found.extend(token.found);
    }
    new.extend(language.map(|code| (LANGUAGE, code)));
    new.extend(database.map(|url| (DATABASE, url)));
    if !new.is_empty() {
        // Checked again: somebody may have replaced the file.
        let text = EnvFile::text_of(path)?;
        variables::write(path, &variables::with(&text, &new)).map_err(|error| unwritable(path, &error))?;
        print(&format!("Saved in {}.\n\n", path.display()))?;
    }
    farewell(path, &found)
}

/// Prints what to do next.
fn farewell(path: &Path, found: &[Found]) -> Result<(), Failure> {
    let named = if EnvFile::is_usual(path) { String::new() } else { format!(" --env-file {}", path.display()) };
    let (start, check) = if EnvFile::is_installed(path) && Path::new(UNIT).exists() {
        ("sudo systemctl restart talon".to_owned(), format!("sudo -u talon talon{named} check"))
    } else {
        let option = named.trim_start();
        (this_program::command(option), this_program::command(format!("{option} check").trim_start()))
    };
    let mut said = format!("Start the bot:\n  {start}\n");
    for Found { name, invite } in found {
        said.push_str(&format!("Add {name} to your group:\n  {invite}\n"));
    }
    said.push_str(&format!("Send /play there and choose a game. “{check}” shows whether anything is missing.\n"));
    print(&said)
}
