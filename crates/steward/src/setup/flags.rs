//! The command line of `talon setup`.

use std::path::PathBuf;

use clap::Args;

/// Answers given in advance. A secret is passed in a file: others on the machine can see the command line.
#[derive(Debug, Args)]
pub struct SetupFlags {
    /// Ask nothing: use these flags and the environment, and keep what is already set
    #[arg(long, short)]
    pub(crate) yes: bool,
    /// A file with the Telegram bot's token; - for standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) telegram_token_file: Option<PathBuf>,
    /// A file with the Discord bot's token; - for standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) discord_token_file: Option<PathBuf>,
    /// A file with the database's address, if that has a password; - for standard input
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    pub(crate) database_url_file: Option<PathBuf>,
    /// Save even what can't be checked now because a platform or the database does not answer
    #[arg(long)]
    pub(crate) unchecked: bool,
}
