//! The command line of the measurements.

use clap::{Args, Subcommand};
use talon_games::GameKind;

/// What is measured.
#[derive(Debug, Subcommand)]
pub enum Bench {
    /// Random deals from the shuffle to the score, on one core
    ///
    /// Players choose among the cards that they may play, and nobody claims, closes, exchanges or declares; in Belot's auction the first
    /// to speak bids any contract and the others pass. Prints a line of JSON for each game: the median of five runs, in processor
    /// time.
    Playouts(PlayoutFlags),
    /// The house and its databases: presses that are accepted durably, and what many open tables cost
    ///
    /// Fills a temporary SQLite database, and an empty one of Postgres where it is named, with open tables; starts; and lets
    /// people press at some tables more, at first as fast as they are answered, then at a rate. Prints a line of JSON for each
    /// database. No platform's limits are kept, and nothing goes over a network but to Postgres.
    House(HouseFlags),
    /// Leaderboards: how long the pages of a community of many people take
    ///
    /// Fills a temporary SQLite database, and an empty one of Postgres where it is named, with invented results of one community, as talon
    /// demo-data does, and lets somebody press for pages as people see them. Prints a line of JSON for each database and leaderboard.
    Leaderboard(LeaderboardBenchFlags),
    /// Pictures: how long each kind takes, and how much it weighs
    ///
    /// Plays a match of each game, as talon gallery does, and draws what people get. Prints a line of JSON for each picture and theme: the
    /// first time, the median and the least of the rounds, in processor time.
    Picture(PictureBenchFlags),
    /// Fill the empty database with open tables at which nobody plays
    #[command(hide = true)]
    Prepare(PrepareFlags),
}

/// How the house is measured.
#[derive(Debug, Args)]
pub struct HouseFlags {
    /// An empty database of Postgres, as in postgres://talon@localhost/bench
    #[arg(long, value_name = "URL")]
    pub(crate) postgres: Option<String>,
    /// Open tables at which nobody plays
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000)]
    pub(crate) tables: u64,
    /// Tables at which people press
    #[arg(long, value_name = "NUMBER", default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) active: u16,
    /// Presses a second, when they come at a rate
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) rate: u32,
    /// How long each way of pressing takes
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub(crate) seconds: f64,
}

/// How leaderboards are measured.
#[derive(Debug, Args)]
pub struct LeaderboardBenchFlags {
    /// An empty database of Postgres, as in postgres://talon@localhost/bench
    #[arg(long, value_name = "URL")]
    pub(crate) postgres: Option<String>,
    /// How many people play
    #[arg(long, value_name = "NUMBER", default_value_t = 15_000, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) people: u32,
    /// How many matches there were
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) matches: u64,
    /// How often each page is read
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rounds: u32,
}

/// How pictures are measured.
#[derive(Debug, Args)]
pub struct PictureBenchFlags {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<GameKind>,
    /// How often each picture is drawn
    #[arg(long, value_name = "NUMBER", default_value_t = 21, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rounds: u32,
}

/// How many tables are made.
#[derive(Debug, Args)]
pub struct PrepareFlags {
    /// Open tables at which nobody plays
    #[arg(long, value_name = "NUMBER")]
    pub(crate) tables: u64,
}

/// How random deals are measured.
#[derive(Debug, Args)]
pub struct PlayoutFlags {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<GameKind>,
    /// Choose among all legal actions, each equally likely
    #[arg(long)]
    pub(crate) all_actions: bool,
    /// How long a run takes
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, conflicts_with = "deals", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// How many deals a run plays, instead of a time
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) deals: Option<u64>,
    /// The random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let given = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    given.ok_or_else(|| "write a number of seconds from 0.001 to 3600".to_owned())
}
