//! A file of environment variables with the tokens: `.env` in the working directory, or another one by an option.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::Problem;
use super::settings_file::{self, Unread};

/// The default file. Parent directories are not searched: people who can write there must not be able to choose the token.
const USUAL_FILE: &str = ".env";

/// The file of the bot that the package installs.
const INSTALLED_FILE: &str = "/etc/talon/talon.env";

/// The option that names another file.
const OPTION: &str = "--env-file";

/// The variables of a file.
#[derive(Clone)]
pub(crate) struct EnvFile {
    pub(super) path: PathBuf,
    pub(super) pairs: Vec<(String, String)>,
}

/// Hides the variables: they are secrets.
impl std::fmt::Debug for EnvFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "EnvFile({})", self.path.display())
    }
}

impl EnvFile {
    /// Reads the named file, or else `.env` in the working directory if it exists. With `or_installed`, the administrator's default is the
    /// file of the installed package.
    ///
    /// # Errors
    /// The named file is missing, others could have written it, or it can't be read or parsed: one sentence with its path, and nothing of
    /// its contents.
    pub(crate) fn read(named: Option<&Path>, or_installed: bool) -> Result<Option<Self>, Problem> {
        let (usual, installed) = (Path::new(USUAL_FILE), Path::new(INSTALLED_FILE));
        let is_installed = or_installed && settings_file::is_root() && installed.is_file();
        let path = named.unwrap_or(if is_installed { installed } else { usual });
        match settings_file::read(path, OPTION) {
            Ok(text) => Self::parse(path, &text).map(Some),
            // It does not exist, or its directory is closed, which is not this file's fault: whatever is missing is reported later.
            Err(Unread::Refused(_)) if named.is_none() && path.symlink_metadata().is_err() => Ok(None),
            Err(Unread::Unfit(problem)) => Err(problem),
            Err(Unread::Refused(error)) => Err(Problem::new(format!(
                "{}: the file cannot be read ({}); a valid example is --env-file {USUAL_FILE}",
                path.display(),
                error.kind()
            ))),
        }
    }

    /// The file to write, with its current contents: the named one, or else `.env` in the working directory if it exists, or the installed
    /// package's if that has a place, or else a new `.env`. For the administrator, the package's comes first.
    ///
    /// # Errors
    /// As [`read`](Self::read), but the file may be missing.
    pub(crate) fn to_set_up(named: Option<&Path>) -> Result<Self, Problem> {
        let (usual, installed) = (Path::new(USUAL_FILE), Path::new(INSTALLED_FILE));
        let is_installed = installed.parent().is_some_and(Path::is_dir)
            && (settings_file::is_root() || usual.symlink_metadata().is_err());
        let path = named.unwrap_or(if is_installed { installed } else { usual });
        Self::parse(path, &Self::text_of(path)?)
    }

    /// The contents of a file to edit; empty if it does not exist yet.
    ///
    /// # Errors
    /// It can't be read, or others could have written it.
    pub(crate) fn text_of(path: &Path) -> Result<String, Problem> {
        match settings_file::read(path, OPTION) {
            Ok(text) => Ok(text),
            Err(Unread::Unfit(problem)) => Err(problem),
            Err(Unread::Refused(error)) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
            Err(Unread::Refused(error)) => Err(Problem::new(format!(
                "{}: the file cannot be read ({}); name another one with --env-file, or start this as its owner, for example \
                 sudo talon setup",
                path.display(),
                error.kind()
            ))),
        }
    }

    /// True if this is the installed bot's file.
    pub(crate) fn is_installed(path: &Path) -> bool {
        path == Path::new(INSTALLED_FILE)
    }

    /// True if this is the default file.
    pub(crate) fn is_usual(path: &Path) -> bool {
        path == Path::new(USUAL_FILE)
    }

    fn parse(path: &Path, text: &str) -> Result<Self, Problem> {
        let pairs: Result<Vec<_>, _> = dotenvy::from_read_iter(text.as_bytes()).collect();
        let pairs = pairs.map_err(|error| {
            let line = match &error {
                dotenvy::Error::LineParse(line, _) => number_of(line, text),
                _ => None,
            };
            let place = line.map_or_else(|| "a line".to_owned(), |number| format!("line {number}"));
            Problem::new(format!(
                "{}: {place} is not of the form KEY=value; a valid example is TALON_LANGUAGE=bg",
                path.display()
            ))
        })?;
        Ok(Self { path: path.to_owned(), pairs })
    }

    /// The file's name in messages.
    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }
}

/// The number of the line, from 1, at which the parser gave up. If a value spans several lines, the first one counts.
fn number_of(unread: &str, text: &str) -> Option<usize> {
    let first = unread.lines().next()?;
    text.lines().position(|line| line.trim_end() == first.trim_end()).map(|before| before + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<EnvFile, Problem> {
        EnvFile::parse(Path::new("kept/.env"), text)
    }

    #[test]
    fn a_line_that_is_none_is_named_by_file_and_number_alone() {
        for (text, number) in [
            ("# a comment\n\nTALON_LANGUAGE=bg\nswordfish\n", 4),
            ("TALON_TELEGRAM_TOKEN=\"swordfish\nTALON_LANGUAGE=bg\n", 1),
            ("TALON_LANGUAGE=bg\r\nTALON_TELEGRAM_TOKEN swordfish\r\n", 2),
        ] {
            let said = parse(text).expect_err("malformed").to_string();
            assert!(said.starts_with(&format!("kept/.env: line {number} is not")), "{said}");
            assert!(!said.contains("swordfish"), "{said}");
        }
    }

    #[test]
    fn variables_are_read_and_not_told() {
        let file = parse("export TALON_LANGUAGE=bg\nTALON_TELEGRAM_TOKEN='sword fish' # mine\n").expect("valid");
        let own = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        assert_eq!(file.pairs, [own("TALON_LANGUAGE", "bg"), own("TALON_TELEGRAM_TOKEN", "sword fish")]);
        assert_eq!(format!("{file:?}"), "EnvFile(kept/.env)");
    }
}
