//! The command line of the measurements.

use clap::{Args, Subcommand};
use talon_games::GameKind;

/// What is measured.
#[derive(Debug, Subcommand)]
pub enum Bench {
    /// Random deals from the shuffle to the score, on one core
    ///
    /// Players choose among their legal cards, and nobody claims, closes, swaps or declares; in Belot's auction the first to speak bids
    /// any contract and the others pass. Prints a line of JSON for each game: the median of five runs, in processor time.
    Playouts(PlayoutFlags),
    /// The house and its databases: how fast presses are saved, and what many open tables cost
    ///
    /// Fills a temporary SQLite database, and a Postgres database if one is named, with open tables; starts; and lets people press at
    /// some more tables, first as fast as they are answered, then at a fixed rate. Prints a line of JSON for each database. Uses no
    /// platform and ignores their rate limits; only Postgres is reached over the network.
    House(HouseFlags),
    /// Leaderboards: how long the pages of a large community take
    ///
    /// Fills a temporary SQLite database, and a Postgres database if one is named, with invented results of one community, as talon
    /// demo-data does, and measures how long its pages take. Prints a line of JSON for each database and leaderboard.
    Leaderboard(LeaderboardBenchFlags),
    /// Pictures: how long each takes, and how large it is
    ///
    /// Plays a match of each game, as talon gallery does, and draws its pictures. Prints a line of JSON for each picture and theme: the
    /// first, the median and the shortest time of the rounds, in processor time.
    Picture(PictureBenchFlags),
    /// Fill the empty database with open tables at which nobody plays
    #[command(hide = true)]
    Prepare(PrepareFlags),
}

/// The parameters of the house's benchmark.
#[derive(Debug, Args)]
pub struct HouseFlags {
    /// An empty Postgres database, as in postgres://talon@localhost/bench
    #[arg(long, value_name = "URL")]
    pub(crate) postgres: Option<String>,
    /// Open tables at which nobody plays
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000)]
    pub(crate) tables: u64,
    /// Tables at which people press
    #[arg(long, value_name = "NUMBER", default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) active: u16,
    /// Presses per second, in the part with a fixed rate
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) rate: u32,
    /// The duration of each part, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub(crate) seconds: f64,
}

/// The parameters of the leaderboards' benchmark.
#[derive(Debug, Args)]
pub struct LeaderboardBenchFlags {
    /// An empty Postgres database, as in postgres://talon@localhost/bench
    #[arg(long, value_name = "URL")]
    pub(crate) postgres: Option<String>,
    /// How many people there are
    #[arg(long, value_name = "NUMBER", default_value_t = 15_000, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) people: u32,
    /// How many matches there were
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) matches: u64,
    /// How often to read each page
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rounds: u32,
}

/// The parameters of the pictures' benchmark.
#[derive(Debug, Args)]
pub struct PictureBenchFlags {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<GameKind>,
    /// How often to draw each picture
    #[arg(long, value_name = "NUMBER", default_value_t = 21, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rounds: u32,
}

/// How many tables to create.
#[derive(Debug, Args)]
pub struct PrepareFlags {
    /// Open tables at which nobody plays
    #[arg(long, value_name = "NUMBER")]
    pub(crate) tables: u64,
}

/// The parameters of the playouts' benchmark.
#[derive(Debug, Args)]
pub struct PlayoutFlags {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<GameKind>,
    /// Choose among all legal actions with equal probability
    #[arg(long)]
    pub(crate) all_actions: bool,
    /// The duration of a run, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, conflicts_with = "deals", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Play this many deals in a run, instead of for a time
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
