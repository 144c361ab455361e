//! Flags for settings, which every command takes.

use std::path::PathBuf;

use clap::Args;

use super::{EnvFile, Problem, Sources};
use crate::arguments::pair;

/// Flags that override the settings file and the environment.
#[derive(Debug, Args)]
pub struct SettingFlags {
    /// The settings file
    ///
    /// Without it, config/talon.toml if that exists; otherwise, except for play, /etc/talon/talon.toml.
    #[arg(long, global = true, value_name = "FILE", env = "TALON_CONFIG")]
    config: Option<PathBuf>,
    /// A file of environment variables
    ///
    /// Without it, .env if that exists.
    #[arg(long, global = true, value_name = "FILE", env = "TALON_ENV_FILE")]
    env_file: Option<PathBuf>,
    /// The database: a file, or as in postgres://talon@localhost/talon
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    /// The default language: en, bg, de, hr, pl, fi or ru
    ///
    /// For people whose own language is unknown.
    #[arg(long, global = true, value_name = "CODE")]
    language: Option<String>,
    /// Any setting, as in --set table.ai_delay=2s
    ///
    /// By its dotted name. May be repeated.
    #[arg(long = "set", global = true, value_name = "KEY=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
}

impl SettingFlags {
    /// The sources of the settings: file, environment and these flags. With `or_installed`, the installed package's file if there is no
    /// other.
    ///
    /// # Errors
    /// The file of variables can't be read.
    pub fn sources(self, or_installed: bool) -> Result<Sources, Problem> {
        let env_file = EnvFile::read(self.env_file.as_deref(), or_installed)?;
        Ok(self.beside(or_installed, env_file))
    }

    /// The same for setup, which writes the file of variables: it may be missing.
    ///
    /// # Errors
    /// As [`sources`](Self::sources).
    pub fn sources_to_set_up(self) -> Result<Sources, Problem> {
        let env_file = EnvFile::to_set_up(self.env_file.as_deref())?;
        Ok(self.beside(true, Some(env_file)))
    }

    fn beside(self, or_installed: bool, env_file: Option<EnvFile>) -> Sources {
        let named = [("database.url", self.database), ("language", self.language)];
        let flags =
            named.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))).chain(self.set).collect();
        Sources { file: self.config, or_installed, env_file, environment: Sources::environment(), flags }
    }
}

#[cfg(test)]
mod tests {
    use clap::{Parser, Subcommand};

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        settings: SettingFlags,
        #[command(subcommand)]
        _command: Command,
    }

    #[derive(Subcommand)]
    enum Command {
        Check,
    }

    #[test]
    fn settings_are_given_before_or_after_the_command() {
        for line in [["talon", "--set", "table.per_chat=3", "check"], ["talon", "check", "--set", "table.per_chat=3"]] {
            let line = Line::parse_from(line);
            assert_eq!(line.settings.set, [("table.per_chat".to_owned(), "3".to_owned())]);
        }
    }
}
