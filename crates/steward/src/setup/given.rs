//! Answers from files, flags and the environment.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use crate::config::Sources;
use crate::failure::Failure;
use crate::setup::SetupFlags;
use crate::text::plain_text;

use super::platform::Platform;

/// The most that is read from a file: several times the length of any answer.
const MOST: u64 = 4_096;

/// A value and its source.
pub(super) struct Given {
    pub(super) value: String,
    pub(super) place: String,
}

/// All such answers.
pub(super) struct AllGiven {
    telegram: Option<Given>,
    discord: Option<Given>,
    pub(super) language: Option<Given>,
    pub(super) database: Option<Given>,
}

impl AllGiven {
    /// Reads all of them. A file overrides a flag, and a flag overrides the environment.
    ///
    /// # Errors
    /// A file can't be read, or is empty.
    pub(super) fn read(sources: &Sources, flags: &SetupFlags) -> Result<Self, Failure> {
        let one = |file: Option<&Path>, key: &str| match file {
            Some(file) => from_file(file).map(Some),
            None => Ok(sources.given(key).map(|value| Given { value: bare(value).to_owned(), place: key.to_owned() })),
        };
        Ok(Self {
            telegram: one(flags.telegram_token_file.as_deref(), Platform::Telegram.key())?,
            discord: one(flags.discord_token_file.as_deref(), Platform::Discord.key())?,
            language: one(None, "language")?,
            database: one(flags.database_url_file.as_deref(), "database.url")?,
        })
    }

    pub(super) fn token(&self, platform: Platform) -> Option<&Given> {
        match platform {
            Platform::Telegram => self.telegram.as_ref(),
            Platform::Discord => self.discord.as_ref(),
        }
    }
}

/// An answer without what copying adds: spaces, line breaks, quotes, a byte order mark.
pub(super) fn bare(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim().trim_matches(['"', '\'']).trim()
}

fn from_file(path: &Path) -> Result<Given, Failure> {
    let is_input = path == Path::new("-");
    let place = if is_input { "standard input".to_owned() } else { format!("“{}”", path.display()) };
    let mut bytes = Vec::new();
    let read = if is_input {
        io::stdin().take(MOST).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MOST).read_to_end(&mut bytes))
    };
    let unusable = |why: String| Failure::Usage(format!("{place} cannot be read ({why}), so nothing was changed"));
    read.map_err(|error| unusable(error.kind().to_string()))?;
    let text = plain_text::text(bytes).map_err(|why| unusable(why.to_string()))?;
    match bare(&text) {
        "" => Err(Failure::Usage(format!("{place} is empty, so nothing was changed"))),
        value => Ok(Given { value: value.to_owned(), place }),
    }
}
