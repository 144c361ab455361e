//! The files of moved logs. Each is a sequence of gzip members, one for each log, so that `zcat` prints the whole file, and each log can be
//! read by itself.
//!
//! A log is JSON, one object a line: a head, then its events, as in an exported match.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::iter;
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use talon_engine::lines::Lines;
use talon_store::StoreError;
use talon_store::moved_logs::{LogPlace, MovedLogs};
use talon_store_sqlite::draft;
use talon_table::{Recorded, TableId};
use tempfile::NamedTempFile;

use crate::config::{Config, DatabaseUrl};
use crate::upkeep::backups::private_directory;

/// The longest line of a log that is read, in bytes. An event has some hundred.
const MAX_LINE: usize = 256 << 10;

/// The longest unpacked log of a table that is read, in bytes.
const MAX_LOG: usize = 64 << 20;

/// The version of a log's format. It grows when earlier programs could not read it (docs/compatibility.md).
const VERSION: u32 = 1;

/// The word that identifies a log.
const LOG: &str = "log";

/// The suffix of file names.
const ENDING: &str = ".jsonl.gz";

/// The prefix of an incomplete file.
const DRAFT: &str = ".talon-logs-";

/// The first line of a log.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// Always `log`.
    talon: String,
    version: u32,
    table: TableId,
}

/// A table and its log.
type Log = (TableId, Vec<Recorded>);

/// The directory of the files.
#[derive(Debug, Clone)]
pub(crate) struct LogFiles {
    directory: PathBuf,
}

/// True if a file has the name of a file of moved logs.
pub(crate) fn is_log_file(path: &Path) -> bool {
    path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.ends_with(ENDING))
}

impl LogFiles {
    /// The directory for the configured database: the configured one, or else `logs` beside a SQLite file or in the working directory.
    pub(crate) fn of(config: &Config) -> Self {
        let beside = || match &config.database.url {
            DatabaseUrl::Sqlite(file) => file.parent().unwrap_or(Path::new("")).join("logs"),
            DatabaseUrl::Postgres(_) => PathBuf::from("logs"),
        };
        Self { directory: config.retention.directory.clone().unwrap_or_else(beside) }
    }

    /// The directory.
    pub(crate) fn directory(&self) -> &Path {
        &self.directory
    }

    /// Writes logs into a new file, which is durable when this returns. Returns the place of each.
    ///
    /// # Errors
    /// The directory or the file can't be written. Then nothing is left of it.
    pub(crate) fn write(&self, moment: &str, logs: &[(TableId, Vec<Recorded>)]) -> io::Result<Vec<LogPlace>> {
        private_directory(&self.directory)?;
        let mut draft = draft(&self.directory, DRAFT)?;
        let lengths = write_all(&mut draft, logs)?;
        draft.as_file().sync_all()?;
        let file = self.give_name(draft, moment)?;
        File::open(&self.directory)?.sync_all()?;
        let mut position = 0;
        let places = lengths.into_iter().map(|length| {
            let place = LogPlace { file: file.clone(), position, length };
            position += length;
            place
        });
        Ok(places.collect())
    }

    /// The name tells when the logs were moved; several files of one second are numbered.
    fn give_name(&self, mut draft: NamedTempFile, moment: &str) -> io::Result<String> {
        for number in 1_u32.. {
            let name = format!("talon-logs-{moment}-{number}{ENDING}");
            match draft.persist_noclobber(self.directory.join(&name)) {
                Ok(_) => return Ok(name),
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => draft = error.file,
                Err(error) => return Err(error.error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// The whole log of a table.
    ///
    /// # Errors
    /// Why it can't be read, without any card.
    pub(crate) fn read(&self, table: TableId, place: &LogPlace) -> Result<Vec<Recorded>, String> {
        let path = self.directory.join(&place.file);
        let unreadable = |why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
        let mut file = File::open(&path).map_err(|error| unreadable(&error))?;
        file.seek(SeekFrom::Start(place.position)).map_err(|error| unreadable(&error))?;
        let (found, log) = read_log(&mut BufReader::new(file.take(place.length))).map_err(|why| unreadable(&why))?;
        if found == table { Ok(log) } else { Err(unreadable(&format!("the log there is table {found}'s"))) }
    }
}

/// Reads the logs of a file one at a time: there may be very many.
///
/// # Errors
/// Why the file can't be read, or not to its end, without any card.
pub(crate) fn read_file(path: &Path) -> Result<impl Iterator<Item = Result<Log, String>>, String> {
    let mut file = BufReader::new(File::open(path).map_err(|error| error.to_string())?);
    Ok(iter::from_fn(move || match file.fill_buf() {
        Ok([]) => None,
        Ok(_) => Some(read_log(&mut file)),
        Err(error) => Some(Err(error.to_string())),
    }))
}

#[async_trait]
impl MovedLogs for LogFiles {
    async fn read(&self, table: TableId, place: &LogPlace) -> Result<Vec<Recorded>, StoreError> {
        let (files, place) = (self.clone(), place.clone());
        let read = tokio::task::spawn_blocking(move || Self::read(&files, table, &place)).await;
        read.map_err(|error| StoreError::Unavailable(error.to_string()))?.map_err(StoreError::Corrupt)
    }
}

/// Writes the logs one after another. Returns the length of each in bytes.
fn write_all(draft: &mut NamedTempFile, logs: &[(TableId, Vec<Recorded>)]) -> io::Result<Vec<u64>> {
    let mut lengths = Vec::with_capacity(logs.len());
    let mut end = 0;
    for (table, log) in logs {
        write_log(draft, *table, log)?;
        let begin = end;
        end = draft.stream_position()?;
        lengths.push(end - begin);
    }
    Ok(lengths)
}

fn write_log(out: &mut impl Write, table: TableId, log: &[Recorded]) -> io::Result<()> {
    let mut lines = BufWriter::new(GzEncoder::new(out, Compression::default()));
    line(&mut lines, &Head { talon: LOG.to_owned(), version: VERSION, table })?;
    for recorded in log {
        line(&mut lines, recorded)?;
    }
    lines.into_inner()?.finish()?;
    Ok(())
}

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Reads one log, and stops where the next one begins.
fn read_log(file: &mut impl BufRead) -> Result<Log, String> {
    let mut lines = Lines::new(BufReader::new(GzDecoder::new(file)), MAX_LINE);
    let mut left = MAX_LOG;
    let mut next = || {
        let Some(line) = lines.next() else { return Ok(None) };
        let text = line.map_err(|error| error.to_string())?.map_err(|bad| bad.to_string())?;
        // A few bytes can unpack to gigabytes.
        left = left.checked_sub(text.len() + 1).ok_or_else(|| format!("a log is longer than {} MiB", MAX_LOG >> 20))?;
        Ok::<_, String>(Some(text))
    };
    let head: Option<Head> = next()?.and_then(|text| serde_json::from_str(&text).ok());
    let table = match head {
        Some(Head { talon, version: VERSION, table }) if talon == LOG => table,
        Some(Head { talon, version, .. }) if talon == LOG => {
            return Err(format!(
                "the log has version {version}, but this program reads {VERSION}; install a newer one"
            ));
        }
        Some(_) | None => return Err("there is no log".to_owned()),
    };
    let mut log: Vec<Recorded> = Vec::new();
    while let Some(text) = next()? {
        let place = log.len() + 1;
        // The error would quote the line, which may contain cards.
        let recorded: Recorded =
            serde_json::from_str(&text).map_err(|_| format!("event {place} of table {table} is invalid"))?;
        if log.last().is_some_and(|last| recorded.seq <= last.seq) {
            return Err(format!("event {place} of table {table} is out of place"));
        }
        log.push(recorded);
    }
    Ok((table, log))
}

#[cfg(test)]
mod tests {
    use talon_table::{Closed, Event, Timestamp};

    use super::*;

    fn log(events: u32) -> Vec<Recorded> {
        let event = || Event::Closed { reason: Closed::Expired };
        (1..=events).map(|seq| Recorded { seq, at: Timestamp(seq.into()), event: event() }).collect()
    }

    fn all_of(path: &Path) -> Result<Vec<Log>, String> {
        read_file(path)?.collect()
    }

    /// The head of a log, followed by very many equal bytes.
    fn bomb(path: &Path, byte: u8, bytes: usize) {
        let mut encoder = GzEncoder::new(File::create(path).unwrap(), Compression::best());
        line(&mut encoder, &Head { talon: LOG.to_owned(), version: VERSION, table: TableId(7) }).unwrap();
        encoder.write_all(&vec![byte; bytes]).unwrap();
        encoder.finish().unwrap();
        assert!(path.metadata().unwrap().len() < 1 << 20, "it is small");
    }

    #[test]
    fn what_unpacks_without_end_is_left_off() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("talon-logs.jsonl.gz");
        bomb(&path, b'[', 32 << 20);
        assert_eq!(all_of(&path), Err(format!("the line is longer than {MAX_LINE} bytes")));
        // An endless log of valid events.
        let event = serde_json::to_string(&log(1)[0]).unwrap();
        let mut encoder = GzEncoder::new(File::create(&path).unwrap(), Compression::best());
        line(&mut encoder, &Head { talon: LOG.to_owned(), version: VERSION, table: TableId(7) }).unwrap();
        for seq in 1..=MAX_LOG / event.len() {
            writeln!(encoder, "{}", event.replacen("1", &format!("{seq}"), 1)).unwrap();
        }
        encoder.finish().unwrap();
        assert_eq!(all_of(&path), Err("a log is longer than 64 MiB".to_owned()));
    }

    #[test]
    fn each_log_is_read_alone_and_all_of_them_in_a_row() {
        let directory = tempfile::tempdir().unwrap();
        let files = LogFiles { directory: directory.path().join("logs") };
        let logs: Vec<_> =
            (1..4_u32).map(|number| (TableId(u64::MAX - u64::from(number)), log(number * 300))).collect();
        let places = files.write("2026-11-26T03-00-00Z", &logs).unwrap();
        for ((table, log), place) in logs.iter().zip(&places) {
            assert_eq!(files.read(*table, place).as_ref(), Ok(log));
            assert!(files.read(TableId(7), place).unwrap_err().contains("the log there is table"));
        }
        let path = files.directory.join(&places[0].file);
        assert_eq!(all_of(&path), Ok(logs.clone()));
        assert!(is_log_file(&path));
        let beyond = LogPlace { position: 1_000_000, ..places[0].clone() };
        assert!(files.read(logs[0].0, &beyond).unwrap_err().contains(&beyond.file));

        let again = files.write("2026-11-26T03-00-00Z", &logs).unwrap();
        assert_ne!(again[0].file, places[0].file, "nothing is written over");
        let names: Vec<_> =
            std::fs::read_dir(&files.directory).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names.len(), 2, "no draft is left: {names:?}");
    }

    #[test]
    fn logs_of_another_version_are_told() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("talon-logs.jsonl.gz");
        for (head, why) in [
            (r#"{"talon":"log","version":2,"table":"aaaaaaaaaaaaa"}"#, "has version 2, but this program reads 1"),
            (r#"{"talon":"match","version":1,"table":"aaaaaaaaaaaaa"}"#, "there is no log"),
            ("", "there is no log"),
        ] {
            let mut encoder = GzEncoder::new(File::create(&path).unwrap(), Compression::default());
            writeln!(encoder, "{head}").unwrap();
            encoder.finish().unwrap();
            let unreadable = all_of(&path).unwrap_err();
            assert!(unreadable.contains(why), "{unreadable}");
        }
    }
}
