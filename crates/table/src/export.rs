//! The file in which a table's finished matches leave the bot, for anybody to check.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use talon_cards::fair::Commitment;
use thiserror::Error;

use crate::{BadLog, Event, Fault, Recorded, Table, TableId, Timestamp, Verified, What, Why, phase::Phase, verify};

/// The version of the file format. A later one is refused.
const VERSION: u32 = 1;

/// The commitment made before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The match: 1, 2, ….
    pub match_no: u32,
    /// The commitment that its lobby showed.
    pub commitment: Commitment,
}

/// A table's log as it may be given to anybody: up to the end of its last match, without cards that are still hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Export {
    version: u32,
    table: TableId,
    commitments: Vec<Promise>,
    log: Vec<Recorded>,
}

/// Why a log cannot be exported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExportRefused {
    /// A match is running; its cards are still hidden.
    #[error("a match is being played at table {0}; it can be exported when it is over")]
    MatchRunning(TableId),
    /// No match has been finished.
    #[error("no match has been finished at table {0}")]
    NothingFinished(TableId),
    /// The log itself is bad.
    #[error(transparent)]
    BadLog(#[from] BadLog),
}

/// Why a file is not an export.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadExport {
    /// The text is not a file of this kind.
    #[error("not an exported table: {0}")]
    NotAnExport(Why),
    /// The file has another version of the format.
    #[error("the file has form {found}; this version reads form {VERSION}")]
    Version {
        /// The file's version.
        found: u32,
    },
    /// A record of its log cannot be read.
    #[error(transparent)]
    BadLog(#[from] BadLog),
}

impl Export {
    /// The export of a table's whole log. It leaves out what follows its last finished match: a coming match's secret must not leave the
    /// bot.
    ///
    /// # Errors
    /// [`ExportRefused`] while a match is running, before one is finished, and where the log is bad.
    pub fn new(log: &[Recorded]) -> Result<Self, ExportRefused> {
        let table = Table::replay(log.iter().cloned())?;
        let id = table.id().unwrap_or(TableId(0));
        match table.open.as_ref().map(|open| &open.phase) {
            Some(Phase::Playing(_)) => return Err(ExportRefused::MatchRunning(id)),
            Some(Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_)) | None => {}
        }
        let end = log
            .iter()
            .rposition(|recorded| matches!(recorded.event, Event::MatchEnded { .. }))
            .ok_or(ExportRefused::NothingFinished(id))?;
        let log: Vec<Recorded> = log.iter().take(end.saturating_add(1)).cloned().collect();
        Ok(Self { version: VERSION, table: id, commitments: promises(&log).map(|(_, promise)| promise).collect(), log })
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> TableId {
        self.table
    }

    /// The commitments made before each match.
    #[must_use]
    pub fn commitments(&self) -> &[Promise] {
        &self.commitments
    }

    /// The log up to the end of the last match.
    #[must_use]
    pub fn log(&self) -> &[Recorded] {
        &self.log
    }

    /// The file's text.
    ///
    /// # Errors
    /// Never in practice: every part of an export has a JSON form.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string_pretty(self)
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// [`BadExport`], which names the record if it is one that cannot be read.
    pub fn from_json(text: &str) -> Result<Self, BadExport> {
        let file: File = serde_json::from_str(text).map_err(|error| BadExport::NotAnExport(Why::malformed(&error)))?;
        if file.version != VERSION {
            return Err(BadExport::Version { found: file.version });
        }
        Ok(Self { version: file.version, table: file.table, commitments: file.commitments, log: file.log.0? })
    }

    /// Checks the log as [`verify()`] does, and that its secrets match the file's commitments.
    ///
    /// # Errors
    /// [`Fault`], the first one.
    pub fn verify(&self) -> Result<Verified, Fault> {
        let verified = verify(&self.log)?;
        let first = self.log.first().map_or(0, |recorded| recorded.seq);
        let fault = |seq, what| Err(Fault { seq, what });
        if verified.table != self.table {
            return fault(first, What::Table);
        }
        let mut promised = self.commitments.iter();
        for (seq, kept) in promises(&self.log) {
            let match_no = kept.match_no;
            match promised.next() {
                Some(promise) if promise.match_no != match_no => {
                    return fault(seq, What::Promises { match_no });
                }
                Some(promise) if promise.commitment != kept.commitment => {
                    return fault(seq, What::Promise { match_no });
                }
                Some(_) => {}
                None => return fault(seq, What::Promises { match_no }),
            }
        }
        match promised.next() {
            Some(Promise { match_no, .. }) => fault(0, What::Promises { match_no: *match_no }),
            None => Ok(verified),
        }
    }
}

/// A file whose records may be wrong.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u32,
    table: TableId,
    commitments: Vec<Promise>,
    log: Records,
}

/// The records, or the first error. They are not kept as JSON values, which take ten times the room of their text.
struct Records(Result<Vec<Recorded>, BadLog>);

impl<'de> Deserialize<'de> for Records {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(EachRecord)
    }
}

struct EachRecord;

impl<'de> Visitor<'de> for EachRecord {
    type Value = Records;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("records")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Records, A::Error> {
        let mut log = Ok(Vec::new());
        let mut place = 0;
        while let Some(value) = values.next_element()? {
            place += 1;
            log = log.and_then(|mut log: Vec<Recorded>| {
                log.push(record(value, place)?);
                Ok(log)
            });
        }
        Ok(Records(log))
    }
}

/// A record whose event is not parsed yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRecord {
    seq: u32,
    at: Timestamp,
    event: Value,
}

fn record(value: Value, place: u32) -> Result<Recorded, BadLog> {
    let bad = |seq, error: serde_json::Error| BadLog { seq, why: Why::malformed(&error) };
    let raw: RawRecord = serde_json::from_value(value).map_err(|error| bad(place, error))?;
    let event = serde_json::from_value(raw.event).map_err(|error| bad(raw.seq, error))?;
    Ok(Recorded { seq: raw.seq, at: raw.at, event })
}

fn promises(log: &[Recorded]) -> impl Iterator<Item = (u32, Promise)> {
    log.iter().filter_map(|recorded| match &recorded.event {
        Event::Prepared { match_no, commitment, .. } => {
            Some((recorded.seq, Promise { match_no: *match_no, commitment: *commitment }))
        }
        Event::Opened { .. }
        | Event::Reserved { .. }
        | Event::BoardsFixed { .. }
        | Event::Joined { .. }
        | Event::Left { .. }
        | Event::AiJoined { .. }
        | Event::AiLeft { .. }
        | Event::OptionSet { .. }
        | Event::WordsGiven { .. }
        | Event::Ready { .. }
        | Event::StartHeld { .. }
        | Event::Started { .. }
        | Event::Dealt { .. }
        | Event::Acted { .. }
        | Event::Revised { .. }
        | Event::DealEnded { .. }
        | Event::Preferred { .. }
        | Event::EndProposed { .. }
        | Event::EndWithdrawn { .. }
        | Event::StoodIn { .. }
        | Event::Returned { .. }
        | Event::Replaced { .. }
        | Event::PauseProposed { .. }
        | Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::Undone { .. }
        | Event::Delayed { .. }
        | Event::MatchEnded { .. }
        | Event::Closed { .. } => None,
    })
}
