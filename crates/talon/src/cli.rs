//! The command line.

mod help;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use talon_engine::BuiltIn;
use talon_games::GameKind;
use talon_players::Level;
use talon_steward::arguments::Games;
use talon_steward::config::SettingFlags;
use talon_steward::records::standings::{LeaderboardFlags, RebuildFlags};
use talon_steward::setup::SetupFlags;
use talon_steward::upkeep::migrate::MigrateFlags;
use talon_workshop::arena::ArenaFlags;
use talon_workshop::battery::BatteryFlags;
use talon_workshop::bench::Bench;
use talon_workshop::demo::DemoFlags;
use talon_workshop::gallery::GalleryFlags;
use talon_workshop::simulate::SimulateFlags;

/// A card room for Discord servers, Telegram groups and the terminal.
///
/// Without a command, Talon serves the platforms whose tokens are set; if none is set, it opens a table
/// in the terminal.
#[derive(Debug, Parser)]
#[command(name = "talon", version = env!("BUILT_VERSION"), about, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) settings: SettingFlags,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Cli {
    /// Parses the arguments of this process. Exits on an error, or after printing help.
    pub(crate) fn of_this_process() -> Self {
        let matches = help::grouped(Self::command()).get_matches();
        Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run the bot on every platform whose token is set
    Serve,
    /// Play against AI players, in this terminal or in a browser
    Play {
        /// Shows the table in a browser on this machine
        #[arg(long)]
        web: bool,
        /// The game [default: the last one played, or Santase]
        #[arg(value_name = "GAME", value_parser = Games)]
        game: Option<GameKind>,
    },
    /// Ask for tokens, language and database, check and save them
    ///
    /// Saves them where the bot reads them.
    /// Does not ask for what a flag or the environment already sets: TALON_TELEGRAM_TOKEN, TALON_DISCORD_TOKEN, TALON_LANGUAGE and
    /// TALON_DATABASE_URL. Exits with 0 if everything is saved, with 1 if a platform or the database does not answer, and with 2 if
    /// something is missing or wrong. If it does not exit with 0, nothing is changed.
    Setup(SetupFlags),
    /// Check settings, database and tokens, and say what to fix
    Check,
    /// Check whether a bot on this machine works
    ///
    /// Exits with 0 if it does, and with 1 if it does not, or does not answer.
    Health,
    /// Watch how a bot on this machine is doing
    ///
    /// Shows response times, overdue work and resource usage.
    /// Press q or Ctrl-C to quit.
    Status {
        /// Print the totals since the bot's start once, and exit
        #[arg(long)]
        once: bool,
    },
    /// Check that a match was dealt and played as promised
    Verify {
        /// A table's identifier, an exported file, or a file of moved logs
        target: String,
        /// The commitment that you saw in the lobby before a match, all 64 digits: one of the matches must have it
        #[arg(long, value_name = "COMMITMENT", num_args = 1..)]
        seen: Vec<String>,
    },
    /// Judge deals over JSON lines, a match’s text, or recorded deals
    Referee {
        /// Replay this file of recorded deals instead of reading standard input
        #[arg(long, value_name = "FILE")]
        vectors: Option<PathBuf>,
        /// Judge the text of a match, as talon export --match writes it
        #[arg(long = "match", value_name = "FILE", conflicts_with = "vectors")]
        match_text: Option<PathBuf>,
    },
    /// Measure the games
    Bench {
        #[command(subcommand)]
        what: Bench,
    },
    /// Check every game in random matches
    ///
    /// Plays whole matches with random options and numbers of players, and checks legality, replays, hidden cards and scores on the
    /// way. If a match fails, prints the command that repeats it.
    Battery(BatteryFlags),
    /// Run the whole application under faults, from a seed
    ///
    /// Processes crash, the store fails, platforms delay, duplicate and refuse.
    /// Everything follows from a seed: what people press, what fails, and in which order things happen on a virtual clock. The run
    /// checks that nothing is lost, duplicated or shown to the wrong reader, that every page is up to date at rest, and that every
    /// table ends. If a run fails, prints its last calls and the command that repeats it.
    Simulate(SimulateFlags),
    /// Measure players against each other, ours or programs
    ///
    /// All get the same cards.
    /// The measured player plays every round once from each seat. Prints its share of games won, and its lead in game points per deal,
    /// each with a 95% confidence interval. Exits with 1 if a program crashes, hangs or plays illegally.
    Arena(ArenaFlags),
    /// Play as a program, over JSON lines (docs/engine.md)
    Engine {
        /// How strong it plays
        #[arg(long, value_name = "LEVEL", default_value_t = BuiltIn::Level(Level::Thumb), value_parser = levels())]
        level: BuiltIn,
    },
    /// Update the database for this version, and exit
    ///
    /// serve and play do the same when they start. A SQLite database is first copied into the backup directory.
    Migrate(MigrateFlags),
    /// Write a table’s matches to a file, or everything to an archive
    ///
    /// Anybody can verify the exported matches.
    Export {
        /// The table's identifier; without one, the tables are listed
        table: Option<String>,
        /// Write one finished match as text instead, as in --match aaaaaaaaaaaaa/1, to read it or judge it with talon referee
        #[arg(long = "match", value_name = "TABLE/NUMBER", conflicts_with_all = ["table", "everything"])]
        match_of: Option<String>,
        /// Write the whole database instead, for talon import; the archive contains the cards of running matches
        #[arg(long, conflicts_with = "table")]
        everything: bool,
        /// Where to write [default: standard output]
        #[arg(long, short, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Read an archive into an empty database of either kind
    Import {
        /// The file that talon export --everything wrote
        archive: PathBuf,
    },
    /// List, show and close tables
    Tables {
        #[command(subcommand)]
        what: Tables,
    },
    /// Print leaderboards, or recount them
    Standings {
        #[command(subcommand)]
        what: Standings,
    },
    /// Fill an empty database with invented people and results
    ///
    /// Covers two years.
    /// Every match is played at random, by people of different care, and counts like any other. Only the results are saved: there are
    /// no logs, so these matches appear in lists and standings, but have no replay.
    DemoData(DemoFlags),
    /// Write every page and picture that people see to files
    ///
    /// Covers every game and language.
    /// The pages come from a simulated evening of matches. Each page becomes a text file; index.html shows all pages of a language with
    /// their pictures and buttons, as wide as on a phone.
    Gallery(GalleryFlags),
    /// Copy a SQLite database, even while it is in use
    Backup {
        /// The copy; must not exist yet [default: a new one in the backup directory, from which the oldest are removed]
        to: Option<PathBuf>,
    },
    /// Replace a SQLite database with a copy
    ///
    /// Keeps the old database under another name.
    /// Stop the bot first. A copy from an older version is updated at the next start.
    Restore {
        /// A copy made by talon backup, or by the bot itself
        backup: PathBuf,
    },
}

/// The subcommands of `tables`.
#[derive(Debug, Subcommand)]
pub(crate) enum Tables {
    /// List the open tables, those set aside first; works while the bot runs
    List {
        /// Include closed tables
        #[arg(long)]
        all: bool,
    },
    /// Print what everybody at a table may know, and no card; works while the bot runs
    Show {
        /// The table's identifier
        table: String,
    },
    /// Close a table for good, even one whose log can't be read; a running match ends without a result
    ///
    /// With a SQLite database, stop the bot first; with Postgres, it can keep running.
    Close {
        /// The table's identifier
        table: String,
    },
    /// Move the logs of tables closed long ago out of the database into compressed files
    ///
    /// A bot with retention.logs does this by itself, once a day. With a SQLite database, stop the bot first.
    MoveLogs {
        /// The least age, as in 365days [default: retention.logs]
        #[arg(long, value_name = "AGE", value_parser = humantime::parse_duration)]
        older_than: Option<Duration>,
    },
}

/// The subcommands of `standings`.
#[derive(Debug, Subcommand)]
pub(crate) enum Standings {
    /// Print leaderboards; works while the bot runs
    Leaderboard(LeaderboardFlags),
    /// Recount all ratings and leaderboards from the results, and report what was wrong
    Rebuild(RebuildFlags),
}

/// Parses the name of a built-in player. Help and errors list them.
fn levels() -> impl TypedValueParser<Value = BuiltIn> {
    PossibleValuesParser::new(BuiltIn::all().map(BuiltIn::name)).try_map(|name| name.parse())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_game_can_be_named() {
        for kind in GameKind::ALL {
            let cli = Cli::try_parse_from(["talon", "play", kind.name()]).expect("a game");
            assert!(matches!(cli.command, Some(Command::Play { game: Some(game), .. }) if game == kind));
        }
        for (typed, kind) in [("66", GameKind::Sznap), ("Santase", GameKind::Santase), ("Шнапс", GameKind::Snaps)]
        {
            let cli = Cli::try_parse_from(["talon", "play", typed]).expect("a game");
            assert!(matches!(cli.command, Some(Command::Play { game: Some(game), .. }) if game == kind), "{typed}");
        }
        let unknown = Cli::try_parse_from(["talon", "play", "whist"]).expect_err("no game").to_string();
        assert!(GameKind::ALL.iter().all(|kind| unknown.contains(kind.name())), "{unknown}");
        assert!(matches!(Cli::parse_from(["talon", "play"]).command, Some(Command::Play { game: None, web: false })));
    }
}
