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
    /// Serve the platforms whose tokens are set
    Serve,
    /// Play in this terminal against AI players
    Play {
        /// The game [default: the one that was played last, or Santase]
        #[arg(value_name = "GAME", value_parser = Games)]
        game: Option<GameKind>,
    },
    /// Ask for tokens, language and database, check them, and write them
    ///
    /// They are written where the bot reads them.
    /// What a flag or the environment says is not asked for: TALON_TELEGRAM_TOKEN, TALON_DISCORD_TOKEN, TALON_LANGUAGE and
    /// TALON_DATABASE_URL. Ends with 0 where all is written, with 1 where a platform or the database cannot be asked, and with 2
    /// where something is missing or wrong; then nothing is changed.
    Setup(SetupFlags),
    /// Check settings, database and tokens, and say what to do
    Check,
    /// Ask a bot that serves on this machine whether it does its work
    ///
    /// Ends with 0 where it does, and with 1 where it does not, or does not answer.
    Health,
    /// Show live how a bot on this machine is doing
    ///
    /// What people wait for, what is behind, what it uses.
    /// q or Ctrl-C ends it.
    Status {
        /// Print it once, since the start of the bot, instead of going on
        #[arg(long)]
        once: bool,
    },
    /// Check that a match was dealt and played as promised
    Verify {
        /// A table's identifier, an exported file, or a file into which old logs were moved
        target: String,
        /// The commitment that you saw before a match, all 64 digits as they stood in its lobby: it must be that of a match
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
    /// Plays whole matches under random options and seats, and checks on the way that legality, replays, hidden cards and scores are
    /// what they must be. A match that fails is named with the command that plays it again.
    Battery(BatteryFlags),
    /// Run the whole application under faults, from a seed
    ///
    /// Processes crash, the store fails, platforms delay, double and refuse.
    /// Everything follows from a seed: what people press, what fails, and in which order things happen on a virtual clock. The run
    /// checks that nothing is lost, doubled or shown to the wrong reader, that every page is current at rest and that every
    /// table ends. A run in which something is wrong is told with its last calls and the command that repeats it.
    Simulate(SimulateFlags),
    /// Measure players against each other, ours or programs
    ///
    /// They get the same cards, once from every seat.
    /// Every round is played from all seats by the one that is measured. Prints how many of the games it won, and how many game points
    /// it was ahead in a deal, each with the interval that holds the true figure 95 times of 100. Ends with 1 where a program
    /// crashes, hangs or plays illegally.
    Arena(ArenaFlags),
    /// Play as a program, over JSON lines (docs/engine.md)
    Engine {
        /// How strong
        #[arg(long, value_name = "LEVEL", default_value_t = BuiltIn::Level(Level::Thumb), value_parser = levels())]
        level: BuiltIn,
    },
    /// Bring the database up to date, and stop
    ///
    /// Serving and playing do the same when they start. A SQLite database is copied first, into the directory of the backups.
    Migrate(MigrateFlags),
    /// Write a table’s matches to a file, or everything to an archive
    ///
    /// Anybody can verify the matches in it.
    Export {
        /// The table's identifier; without one, the tables are listed
        table: Option<String>,
        /// Write the text of one finished match instead, as in --match aaaaaaaaaaaaa/1: to be read, and judged with talon referee
        #[arg(long = "match", value_name = "TABLE/NUMBER", conflicts_with_all = ["table", "everything"])]
        match_of: Option<String>,
        /// Write the whole database instead, to be read with talon import; the archive holds the cards of running matches
        #[arg(long, conflicts_with = "table")]
        everything: bool,
        /// Where to write [default: standard output]
        #[arg(long, short, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Read an archive into an empty database of either kind
    Import {
        /// What talon export --everything wrote
        archive: PathBuf,
    },
    /// List, show and close tables
    Tables {
        #[command(subcommand)]
        what: Tables,
    },
    /// Print leaderboards, or count them anew
    Standings {
        #[command(subcommand)]
        what: Standings,
    },
    /// Fill an empty database with invented people and results
    ///
    /// Two years of them.
    /// Every match is dealt and played by chance, by people of different care, and counted like any other. The results alone are kept:
    /// there is no log, so these matches can be listed and counted, but not looked at again.
    DemoData(DemoFlags),
    /// Write every page and picture that people get to files to look at
    ///
    /// Of every game, in every language.
    /// The pages come from a whole evening of matches on a clock of its own. Each is written as text, and together with its picture and
    /// its buttons into one document for each language, index.html, in which it is as wide as on a phone.
    Gallery(GalleryFlags),
    /// Copy a SQLite database, also while it is in use
    Backup {
        /// The copy; must not exist yet [default: one in the directory of the backups, of which the oldest go]
        to: Option<PathBuf>,
    },
    /// Put a copy in the place of a SQLite database
    ///
    /// What was there is kept under another name.
    /// The bot must be stopped first. A copy of an older version is brought up to date at the next start.
    Restore {
        /// What talon backup made, or the bot by itself
        backup: PathBuf,
    },
}

/// The subcommands of `tables`.
#[derive(Debug, Subcommand)]
pub(crate) enum Tables {
    /// List the open tables, those that are set aside first, also while a bot serves
    List {
        /// The closed ones too
        #[arg(long)]
        all: bool,
    },
    /// Tell what everybody at a table may know, and no card, also while a bot serves
    Show {
        /// The table's identifier
        table: String,
    },
    /// Close a table for good, also one whose log cannot be read; a match that is being played there ends without a result
    ///
    /// A bot that serves from a SQLite file must be stopped first; with Postgres it need not be.
    Close {
        /// The table's identifier
        table: String,
    },
    /// Move the logs of tables that were closed long ago out of the database into compressed files
    ///
    /// A bot with retention.logs does so by itself, once a day. One that serves from a SQLite file must be stopped first.
    MoveLogs {
        /// From which age on, as in 365days [default: retention.logs]
        #[arg(long, value_name = "AGE", value_parser = humantime::parse_duration)]
        older_than: Option<Duration>,
    },
}

/// The subcommands of `standings`.
#[derive(Debug, Subcommand)]
pub(crate) enum Standings {
    /// Print leaderboards, also while a bot serves
    Leaderboard(LeaderboardFlags),
    /// Count all ratings and leaderboards anew from the results, and say whether anything was wrong
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
            assert!(matches!(cli.command, Some(Command::Play { game: Some(game) }) if game == kind));
        }
        for (typed, kind) in [("66", GameKind::Sznap), ("Santase", GameKind::Santase), ("Шнапс", GameKind::Snaps)]
        {
            let cli = Cli::try_parse_from(["talon", "play", typed]).expect("a game");
            assert!(matches!(cli.command, Some(Command::Play { game: Some(game) }) if game == kind), "{typed}");
        }
        let unknown = Cli::try_parse_from(["talon", "play", "whist"]).expect_err("no game").to_string();
        assert!(GameKind::ALL.iter().all(|kind| unknown.contains(kind.name())), "{unknown}");
        assert!(matches!(Cli::parse_from(["talon", "play"]).command, Some(Command::Play { game: None })));
    }
}
