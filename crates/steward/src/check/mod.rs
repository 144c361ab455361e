//! `talon check`: one line for each thing that a start needs, with what to do if it is missing.

mod exposure;
mod room;

use std::collections::BTreeSet;

use talon_discord::{Discord, Examination};
use talon_store::archive::Records;
use talon_telegram::Telegram;

use crate::config::{Config, Sources};
use crate::database::{self, Condition};
use crate::failure::Failure;
use crate::platforms;
use crate::records::tables;
use crate::text::printer::print;
use crate::text::this_program;
use crate::upkeep::moved_logs::LogFiles;

/// The most unreadable tables, and missing files, that are listed.
const NAMED: usize = 10;

/// Checks settings, database and tokens. The settings have been loaded by now.
///
/// # Errors
/// [`Failure::Found`] if something needs attention.
pub async fn check(config: &Config, sources: &Sources) -> Result<(), Failure> {
    // Before the database is opened: opening and closing it removes the files beside it.
    let exposed = exposure::exposed(config);
    let mut lines = vec![Ok("settings: read".to_owned()), database_line(config).await];
    lines.extend(sources.mistaken_tokens().into_iter().map(|mistaken| Err(format!("settings: {mistaken}"))));
    lines.extend(room::lacking(config).into_iter().map(|lacking| Err(format!("disk: {lacking}"))));
    lines.extend(tables_lines(config).await);
    lines.push(telegram(config).await);
    lines.extend(discord(config).await);
    lines.extend(exposed.into_iter().map(|exposed| Err(format!("files: {exposed}"))));
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

async fn database_line(config: &Config) -> Result<String, String> {
    let shown = &config.database.url;
    match database::examine(shown).await {
        Ok(Condition::New) => Ok(format!("database: {shown} will be created")),
        Ok(Condition::Current { schema }) => Ok(format!("database: {shown}, schema {schema}")),
        Ok(Condition::Outdated { found, known }) => {
            Ok(format!("database: {shown}, schema {found}, will be updated to {known} at the next start"))
        }
        Err(error) => Err(format!("database: {error}")),
    }
}

/// Whether the open tables can be read, with the first that cannot; empty if there is no database yet.
async fn tables_lines(config: &Config) -> Vec<Result<String, String>> {
    let Ok(Condition::Current { .. }) = database::examine(&config.database.url).await else {
        return Vec::new();
    };
    let records = match database::records(config).await {
        Ok(records) => records,
        Err(failure) => return vec![Err(format!("tables: {failure}"))],
    };
    let mut lines = readable_lines(&*records).await;
    lines.extend(moved_logs_line(config, &*records).await);
    records.close().await;
    lines
}

async fn readable_lines(records: &dyn Records) -> Vec<Result<String, String>> {
    match tables::unreadable(records).await {
        Ok((open, aside)) if aside.is_empty() => vec![Ok(format!("tables: {open} open, all can be read"))],
        Ok((open, aside)) => {
            let told = format!(
                "tables: {} of {open} open ones cannot be read and are set aside: see talon tables list, and end one with talon \
                 tables close, or start the version that wrote it",
                aside.len()
            );
            let each = aside.iter().take(NAMED).map(|(table, why)| Err(format!("table {table}: {why}")));
            [Err(told)].into_iter().chain(each).collect()
        }
        Err(failure) => vec![Err(format!("tables: {failure}"))],
    }
}

/// Whether the files of moved logs exist; `None` if no logs were moved.
async fn moved_logs_line(config: &Config, records: &dyn Records) -> Option<Result<String, String>> {
    let moved = match records.moved().await {
        Ok(moved) if moved.is_empty() => return None,
        Ok(moved) => moved,
        Err(error) => return Some(Err(format!("moved logs: {error}"))),
    };
    let directory = LogFiles::of(config).directory().to_owned();
    let files: BTreeSet<&str> = moved.iter().map(|(_, place)| &*place.file).collect();
    let missing: Vec<&str> = files.iter().copied().filter(|file| !directory.join(file).is_file()).collect();
    if missing.is_empty() {
        return Some(Ok(format!("moved logs: {} in files, none is missing", moved.len())));
    }
    let named: Vec<&str> = missing.iter().copied().take(NAMED).collect();
    Some(Err(format!(
        "moved logs: {} of {} files are missing in “{}”, so their matches cannot be replayed or verified: {}; put them back from a \
         copy, or set retention.directory to where they are",
        missing.len(),
        files.len(),
        directory.display(),
        named.join(", ")
    )))
}

async fn telegram(config: &Config) -> Result<String, String> {
    let settings = platforms::telegram_settings(config).map_err(|failure| failure.to_string())?;
    let Some(settings) = settings else {
        return Ok(format!(
            "telegram: not served, because no token is set; get one from @BotFather and enter it with “{}”",
            this_program::command("setup")
        ));
    };
    match Telegram::connect(settings).await {
        Ok(bot) => Ok(format!("telegram: the token is @{}'s", bot.username())),
        Err(error) => Err(format!("telegram: {error}")),
    }
}

/// One line about the token, one about the invitation, and one for each server in which the bot lacks something.
async fn discord(config: &Config) -> Vec<Result<String, String>> {
    let settings = match platforms::discord_settings(config) {
        Ok(Some(settings)) => settings,
        Ok(None) => {
            return vec![Ok(format!(
                "discord: not served, because no token is set; get one in Discord's developer portal and enter it with “{}”",
                this_program::command("setup")
            ))];
        }
        Err(failure) => return vec![Err(failure.to_string())],
    };
    let bot = match Discord::connect(settings).await {
        Ok(bot) => bot,
        Err(error) => return vec![Err(format!("discord: {error}"))],
    };
    let mut lines = vec![Ok(format!("discord: the token is {}'s", bot.username()))];
    match bot.examine().await {
        Ok(found) => lines.extend(examined(&found)),
        Err(error) => lines.push(Err(format!("discord: {error}"))),
    }
    lines
}

fn examined(found: &Examination) -> Vec<Result<String, String>> {
    let mut lines = vec![
        Ok("discord: intents: no privileged ones are needed".to_owned()),
        Ok(format!("discord: invite the bot with {}", found.invite)),
    ];
    lines.push(match found.servers {
        0 => Err("discord: the bot is not in any server yet; open the link above".to_owned()),
        servers => Ok(format!("discord: servers with the bot: {servers}")),
    });
    if found.unasked > 0 {
        lines.push(Ok(format!(
            "discord: only the first {1} were checked for the commands, the other {0} were not",
            found.unasked,
            found.servers.saturating_sub(found.unasked)
        )));
    }
    lines.push(if found.for_people {
        Ok("discord: people can add the bot to their own account".to_owned())
    } else {
        Err("discord: people cannot add the bot to their own account; tick User Install on the page Installation of the \
             developer portal, or leave it if you don't want that"
            .to_owned())
    });
    if !found.public {
        lines.push(Ok("discord: only its owner can invite the bot (Public Bot is off)".to_owned()));
    }
    lines.extend(found.lacking.iter().map(|lacking| {
        let scope = lacking.commands.then_some("the scope applications.commands");
        let lacks: Vec<&str> = scope.into_iter().chain(lacking.permissions.iter().copied()).collect();
        Err(format!("discord: in “{}” the bot lacks: {}; open the link above again", lacking.server, lacks.join(", ")))
    }));
    lines
}
