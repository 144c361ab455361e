//! `talon standings`: leaderboards for the host, and counting them anew.

mod format;
mod rebuild;

use std::io::Write;

use jiff::civil::Date;
use talon_games::GameKind;
use talon_standings::{Day, Pool, Window};
use talon_store::archive::Records;
use talon_store::results::{LeaderboardKey, LeaderboardLine, Scope, Start};
use talon_store::{PlatformKind, StoreError};
use talon_table::PersonId;

use crate::cli::LeaderboardFlags;
use crate::config::Config;
use crate::database;
use crate::failure::Failure;

use format::NamedLeaderboard;

pub(crate) use format::Format;
pub(crate) use rebuild::rebuild;

/// Prints leaderboards, read beside a running bot: of one game, or of all.
///
/// # Errors
/// A database that cannot be read.
pub(crate) async fn leaderboards(
    config: &Config,
    flags: &LeaderboardFlags,
    mut out: impl Write,
) -> Result<(), Failure> {
    let records = database::records(config).await?;
    let games = flags.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]);
    let mut leaderboards = Vec::new();
    for game in games {
        leaderboards.push(leaderboard(&*records, flags, game).await.map_err(fault)?);
    }
    records.close().await;
    flags
        .format
        .write(&leaderboards, &mut out)
        .map_err(|error| Failure::Fault(format!("the leaderboard cannot be written: {error}")))
}

async fn leaderboard(
    records: &dyn Records,
    flags: &LeaderboardFlags,
    game: GameKind,
) -> Result<NamedLeaderboard, StoreError> {
    let pool = if flags.with_ai { Pool::Mixed } else { Pool::People };
    let scope = flags.community.clone().unwrap_or(Scope::Everywhere);
    let key = LeaderboardKey { scope, game, pool, window: flags.window };
    let part = records.leaderboard(&key, Start::Line(flags.after), flags.limit).await?;
    let names = names(records, &key.scope, &part.lines).await?;
    Ok(NamedLeaderboard { key, part, names })
}

/// The names of a leaderboard's people: those of the community's platform where there are several.
async fn names(
    records: &dyn Records,
    scope: &Scope,
    lines: &[LeaderboardLine],
) -> Result<Vec<Option<String>>, StoreError> {
    let persons: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
    let accounts = records.accounts_of(&persons).await?;
    let here = |platform: PlatformKind| platform.code() != scope.platform_code();
    let name = |person: PersonId| {
        let own = accounts.iter().filter(|row| row.person == person || row.own_person == person);
        own.min_by_key(|row| (here(row.account.platform), row.account.clone())).map(|row| row.name.clone())
    };
    Ok(persons.into_iter().map(name).collect())
}

fn fault(error: impl std::fmt::Display) -> Failure {
    Failure::Fault(format!("standings: {error}"))
}

/// Reads a community as `telegram:-100123`, or `everywhere`.
///
/// # Errors A hint about what to write instead.
pub(crate) fn scope(text: &str) -> Result<Scope, String> {
    match text.split_once(':') {
        None if text == "everywhere" => Ok(Scope::Everywhere),
        Some((platform, chat)) if !chat.is_empty() => {
            let platform = platform.parse().map_err(|_| format!("there is no platform {platform:?}"))?;
            Ok(Scope::Community { platform, chat: chat.to_owned() })
        }
        _ => Err("write it as telegram:-1001234567890, discord:1234567890, or everywhere".to_owned()),
    }
}

/// Reads a window of time: `all`, `2026-w47`, `2026-11`, `2026-q4`, or a day for the week around it.
///
/// # Errors A hint about what to write instead.
pub(crate) fn window(text: &str) -> Result<Window, String> {
    let of_day = |date: Date| Window::of(Day::from(date))[0];
    text.parse()
        .or_else(|_| text.parse().map(of_day))
        .map_err(|_| "write all, a week as 2026-w47, a month as 2026-11, a season as 2026-q4, or a day".to_owned())
}
