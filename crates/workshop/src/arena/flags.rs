//! The command line of the arena.

use std::time::Duration;

use clap::{Args, ValueEnum};
use talon_engine::Entrant;
use talon_games::GameKind;
use talon_players::arena::{Length, Sprt};
use talon_steward::arguments::{Games, pair};

/// Who plays what, and how often.
#[derive(Debug, Args)]
pub struct ArenaFlags {
    /// The measured player, then the one on all other seats: beginner, thumb, good, strong, random, all-seeing, or a
    /// program as in cmd:./their-engine
    #[arg(long = "seat", value_name = "PLAYER", required_unless_present = "suite")]
    pub(crate) seats: Vec<Entrant>,
    /// The game
    #[arg(long, value_name = "GAME", value_parser = Games, required_unless_present = "suite")]
    pub(crate) game: Option<GameKind>,
    /// Measure every built-in player at this game or at all, and print the table of docs/strength.md
    #[arg(long, conflicts_with_all = ["seats", "options", "players", "length", "sprt", "json"])]
    pub(crate) suite: bool,
    /// An option of the table by its name in docs/notation.md, as in --option claim-mode=declare; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// The number of players [default: the usual one]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<u8>,
    /// Play single deals or whole matches
    #[arg(long, value_enum, default_value = "deal")]
    pub(crate) length: LengthFlag,
    /// How many rounds; for two, a round is a pair of games with the seats swapped [default: 500, or as many as the suite has]
    #[arg(long, alias = "pairs", value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: Option<u32>,
    /// The random seed: the same seed deals the same cards [default: 1, or the suite's]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<u64>,
    /// Stop as soon as a sequential test decides between two win rates, as in 0.5:0.55
    #[arg(long, value_name = "LOW:HIGH", value_parser = sprt)]
    pub(crate) sprt: Option<Sprt>,
    /// The search budget for a program's decision, in nodes
    #[arg(long, value_name = "NUMBER")]
    pub(crate) nodes: Option<u64>,
    /// The timeout for a program's answer
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = humantime::parse_duration)]
    pub(crate) patience: Duration,
    /// How many rounds to play in parallel [default: one for each core]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) threads: Option<usize>,
    /// Print a line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long a measured game lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LengthFlag {
    Deal,
    Match,
}

impl From<LengthFlag> for Length {
    fn from(flag: LengthFlag) -> Self {
        match flag {
            LengthFlag::Deal => Self::Deal,
            LengthFlag::Match => Self::Match,
        }
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let parts = text.split_once(':').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    parts
        .and_then(|(low, high)| Sprt::between(low, high))
        .ok_or_else(|| "write two win rates, the lower one first, for example 0.5:0.55".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_needs_two_parts_in_order() {
        assert_eq!(sprt("0.5:0.55"), Ok(Sprt::between(0.5, 0.55).unwrap()));
        for wrong in ["0.5", "0.6:0.5", "0:1", "a:b", "nan:0.5"] {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }
}
