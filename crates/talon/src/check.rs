//! `talon check`: one line for each thing that a start needs, with what to do where it is missing.

use talon_store_sqlite::{Condition, SqliteStore};
use talon_telegram::Telegram;

use crate::config::Config;
use crate::failure::Failure;
use crate::records::print;
use crate::run;

/// Checks settings, database and tokens. The settings were read before this is reached.
///
/// # Errors
/// [`Failure::Found`] where anything is to be done.
pub(crate) async fn check(config: &Config) -> Result<(), Failure> {
    let lines = [Ok("settings: read".to_owned()), database(config).await, telegram(config).await];
    let mut good = true;
    for line in &lines {
        match line {
            Ok(text) => print(&format!("ok    {text}\n"))?,
            Err(text) => {
                good = false;
                print(&format!("to do {text}\n"))?;
            }
        }
    }
    if good { Ok(()) } else { Err(Failure::Found) }
}

async fn database(config: &Config) -> Result<String, String> {
    let path = config.database_path();
    let shown = path.display();
    match SqliteStore::examine(&path).await {
        Ok(Condition::New) => Ok(format!("database: {shown} will be created")),
        Ok(Condition::Current { schema }) => Ok(format!("database: {shown}, schema {schema}")),
        Ok(Condition::Outdated { found, known }) => {
            Ok(format!("database: {shown}, schema {found}, will be brought to {known} at the next start"))
        }
        Err(error) => Err(format!("database: {error}")),
    }
}

async fn telegram(config: &Config) -> Result<String, String> {
    let settings = run::telegram_settings(config).map_err(|failure| failure.to_string())?;
    let Some(settings) = settings else {
        return Ok("telegram: no token, so it is not served; to serve it, ask @BotFather for a token and \
             set TALON_TELEGRAM_TOKEN"
            .to_owned());
    };
    match Telegram::connect(settings).await {
        Ok(bot) => Ok(format!("telegram: the token is @{}'s", bot.username())),
        Err(error) => Err(format!("telegram: {error}")),
    }
}
