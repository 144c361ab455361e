//! Archives: a whole database as a file, to move it from one kind of database to another.
//!
//! The file is JSON, one object a line: a head, the rows, and their number. docs/database.md describes it.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use talon_engine::lines::Lines;
use talon_store::StoreError;
use talon_store::archive::{ARCHIVE_VERSION, ArchiveRow, ImportError};

use crate::config::Config;
use crate::database::{self, Database};
use crate::failure::Failure;
use crate::text::plain_text::lines_of;
use crate::text::printer::{Printer, print};

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// Always `archive`.
    talon: String,
    version: u32,
}

/// The last line: without it, the file is incomplete.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    rows: u64,
}

/// The longest row that is read, in bytes. A coach's analysis of a long match has some hundred kilobytes.
const MAX_ROW: usize = 16 << 20;

/// The word that identifies an archive.
const ARCHIVE: &str = "archive";

/// Writes the whole database.
///
/// # Errors
/// The database can't be read, or the file already exists or can't be written.
pub async fn export(config: &Config, out: Option<&Path>) -> Result<(), Failure> {
    let records = database::records(config).await?;
    let mut writer: Box<dyn Write + Send> = match out {
        Some(path) => Box::new(BufWriter::new(create(path)?)),
        None => Box::new(Printer::new(BufWriter::new(io::stdout()))),
    };
    let head = Head { talon: ARCHIVE.to_owned(), version: ARCHIVE_VERSION };
    line(&mut writer, &head).map_err(unwritten)?;
    let mut rows = 0;
    let mut write = |row: ArchiveRow| {
        rows += 1;
        line(&mut writer, &row).map_err(|error| StoreError::Unavailable(error.to_string()))
    };
    records.export(&mut write).await.map_err(|error| Failure::Fault(error.to_string()))?;
    line(&mut writer, &End { rows }).and_then(|()| writer.flush()).map_err(unwritten)?;
    records.close().await;
    match out {
        Some(path) => print(&format!("{rows} rows written to {}\n", path.display())),
        None => Ok(()),
    }
}

/// Creates the file, readable by its owner alone: it will hold the cards and secrets of running matches.
fn create(path: &Path) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| {
        Failure::Usage(format!(
            "--out: “{}” cannot be written ({error}); choose a file that does not exist yet, for example --out archive.jsonl",
            path.display()
        ))
    })
}

fn line(writer: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *writer, value)?;
    writer.write_all(b"\n")
}

#[expect(clippy::needless_pass_by_value, reason = "so that it is a function to map an error with")]
fn unwritten(error: io::Error) -> Failure {
    Failure::Fault(format!("the archive cannot be written: {error}"))
}

/// Reads a whole archive into an empty database, or nothing at all.
///
/// # Errors
/// The file is not a complete archive of this version or an earlier one, or the database is in use or not empty.
pub async fn import(config: &Config, archive: &Path) -> Result<(), Failure> {
    let unreadable = |why: &str| Failure::Usage(format!("“{}”: {why}", archive.display()));
    let file = File::open(archive).map_err(|error| unreadable(&error.to_string()))?;
    let lines = lines_of(BufReader::new(file)).map_err(|error| unreadable(&error.to_string()))?;
    let mut rows = Rows::begin(lines).map_err(|why| unreadable(&why))?;
    let database = Database::open(config).await?;
    let imported = database.import().import(&mut rows).await;
    let tidied = if imported.is_ok() { database.tidy().await } else { Ok(()) };
    database.close().await;
    imported.map_err(|error| match error {
        ImportError::NotEmpty => Failure::Usage(format!(
            "database.url: {} is not empty, and an archive is read into an empty database only; a valid example is \
             --database sqlite:new.db",
            config.database.url
        )),
        ImportError::Source(why) => unreadable(&why),
        ImportError::Store(error) => Failure::Fault(error.to_string()),
    })?;
    tidied?;
    print(&format!("{} rows read into {}\n", rows.taken, config.database.url))
}

/// The rows of an archive. Errors name the number of a line, but never its text, which may contain cards.
struct Rows<R> {
    lines: Lines<R>,
    taken: u64,
    ended: bool,
}

impl<R: BufRead> Rows<R> {
    fn begin(reader: R) -> Result<Self, String> {
        let mut lines = Lines::new(reader, MAX_ROW);
        let first = lines.next().and_then(Result::ok).and_then(Result::ok);
        let head: Option<Head> = first.and_then(|first| serde_json::from_str(&first).ok());
        match head {
            Some(Head { talon, version: 1..=ARCHIVE_VERSION }) if talon == ARCHIVE => {
                Ok(Self { lines, taken: 0, ended: false })
            }
            Some(Head { talon, version }) if talon == ARCHIVE => Err(format!(
                "it is an archive of version {version}, but this program reads versions 1 to {ARCHIVE_VERSION}; install a newer one"
            )),
            Some(_) | None => Err("it is not an archive from talon export --everything".to_owned()),
        }
    }

    fn read(&mut self, text: &str) -> Option<Result<ArchiveRow, String>> {
        if let Some(row) = ArchiveRow::of_line(text) {
            self.taken += 1;
            return Some(Ok(row));
        }
        self.ended = true;
        // The head is the first line.
        let place = self.taken + 2;
        match serde_json::from_str(text) {
            Ok(End { rows }) if rows == self.taken => None,
            Ok(End { rows }) => {
                Some(Err(format!("line {place}: {rows} rows were announced, but there are {}", self.taken)))
            }
            Err(_) => Some(Err(format!("line {place} is not a row of an archive"))),
        }
    }
}

impl<R: BufRead> Iterator for Rows<R> {
    type Item = Result<ArchiveRow, String>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        match self.lines.next() {
            Some(Ok(Ok(text))) => self.read(&text),
            Some(Ok(Err(bad))) => {
                self.ended = true;
                Some(Err(format!("line {}: {bad}", self.taken + 2)))
            }
            Some(Err(error)) => {
                self.ended = true;
                Some(Err(error.to_string()))
            }
            None => {
                self.ended = true;
                Some(Err(format!("it ends after {} rows, before its last line", self.taken)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_without_end_is_not_read() {
        let endless = || BufReader::new(io::repeat(b'['));
        assert!(Rows::begin(endless()).is_err());
        let mut head = Vec::new();
        line(&mut head, &Head { talon: ARCHIVE.to_owned(), version: ARCHIVE_VERSION }).unwrap();
        let mut rows = Rows::begin(io::Read::chain(&*head, endless())).unwrap();
        let why = rows.next().and_then(Result::err);
        assert_eq!(why, Some(format!("line 2: the line is longer than {MAX_ROW} bytes")));
        assert!(rows.next().is_none());
    }
}
