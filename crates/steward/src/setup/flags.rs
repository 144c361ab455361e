//! The command line of `talon setup`.

use std::path::PathBuf;

use clap::Args;

/// What is said before anything is asked. A secret is named by its file: others on the machine see what stands in a command line.
#[derive(Debug, Args)]
pub struct SetupFlags {
    /// Ask nothing: take what these flags and the environment say, and keep what is set
    #[arg(long, short)]
    pub(crate) yes: bool,
    /// A file with the token of the bot on Telegram; - for standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) telegram_token_file: Option<PathBuf>,
    /// A file with the token of the bot on Discord; - for standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) discord_token_file: Option<PathBuf>,
    /// A file with the address of the database, for one with a password; - for standard input
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    pub(crate) database_url_file: Option<PathBuf>,
    /// Write also what cannot be checked now, because a platform or the database does not answer
    #[arg(long)]
    pub(crate) unchecked: bool,
}
