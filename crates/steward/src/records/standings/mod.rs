//! `talon standings`: prints leaderboards, and recounts them.

mod flags;
mod format;
mod rebuild;

use std::io::Write;

use talon_games::GameKind;
use talon_standings::Pool;
use talon_store::archive::Records;
use talon_store::results::{LeaderboardKey, LeaderboardLine, Scope, Start};
use talon_store::{PlatformKind, StoreError};
use talon_table::PersonId;

use crate::config::Config;
use crate::database;
use crate::failure::Failure;

use format::NamedLeaderboard;

pub use flags::{LeaderboardFlags, RebuildFlags};
pub use rebuild::rebuild;

/// Prints the leaderboards of one game, or of all. Reads beside a running bot.
///
/// # Errors
/// The database can't be read.
pub async fn leaderboards(config: &Config, flags: &LeaderboardFlags, mut out: impl Write) -> Result<(), Failure> {
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

/// The names of a leaderboard's people; on the community's platform, if they have several.
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
