//! The command line of `talon standings`.

use clap::Args;
use jiff::civil::Date;
use talon_games::GameKind;
use talon_standings::{Day, Window};
use talon_store::results::Scope;

use super::format::Format;
use crate::arguments::Games;

/// Which leaderboards to print.
#[derive(Debug, Args)]
pub struct LeaderboardFlags {
    /// Only this game
    #[arg(value_name = "GAME", value_parser = Games)]
    pub(crate) game: Option<GameKind>,
    /// A community, as in telegram:-1001234567890 or discord:1234567890 [default: everybody, wherever they play]
    #[arg(long, value_name = "COMMUNITY", value_parser = scope, allow_hyphen_values = true)]
    pub(crate) community: Option<Scope>,
    /// A week (2026-w47), a month (2026-11), a season (2026-q4), or all
    #[arg(long, value_name = "WINDOW", default_value = "all", value_parser = window)]
    pub(crate) window: Window,
    /// Count matches with AI players instead of those among people
    #[arg(long)]
    pub(crate) with_ai: bool,
    /// How many people to print
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    pub(crate) limit: usize,
    /// Skip this many at the top
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) after: u32,
    /// The output format
    #[arg(long, value_enum, default_value = "text")]
    pub(crate) format: Format,
}

/// The source of the counts.
#[derive(Debug, Args)]
pub struct RebuildFlags {
    /// First read all logs, add missing results, and report results that differ from their logs
    #[arg(long)]
    pub(crate) from_logs: bool,
    /// Replace results that differ from their logs
    #[arg(long, requires = "from_logs")]
    pub(crate) overwrite: bool,
}

/// Reads a community as `telegram:-100123`, or `everywhere`.
///
/// # Errors
/// A hint about the right form.
fn scope(text: &str) -> Result<Scope, String> {
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
/// # Errors
/// A hint about the right form.
fn window(text: &str) -> Result<Window, String> {
    let of_day = |date: Date| Window::of(Day::from(date))[0];
    text.parse()
        .or_else(|_| text.parse().map(of_day))
        .map_err(|_| "write all, a week as 2026-w47, a month as 2026-11, a season as 2026-q4, or a day".to_owned())
}
