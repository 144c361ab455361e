//! Replaying files of deals that other engines recorded.
//!
//! A file is JSON lines, one deal a line, each naming its engine. Every deal is replayed under the options that match the engine, and
//! compared at every decision; the first step that differs ends its deal, because nothing after it can be compared.

mod record;
mod santase_cs;

use std::io::{self, BufRead, Write};

use super::lines::{Line, Lines, MAX_VECTOR_LINE};
use record::Header;

/// Why a file could not be replayed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum VectorError {
    /// Reading the file or writing the report failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The deals belong to a game that is not here.
    #[error("no such game yet: {0}")]
    NoSuchGame(&'static str),
    /// Nobody taught the referee this engine's rules.
    #[error("line {line}: no known engine: {engine:?}")]
    UnknownEngine {
        /// The line's number, from 1.
        line: usize,
        /// What the line says.
        engine: String,
    },
    /// The line is not a recorded deal.
    #[error("line {line}: {problem}")]
    Malformed {
        /// The line's number, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
}

/// How the deals of a file compare with our rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Summary {
    /// Deals that agree at every step.
    pub(crate) agree: usize,
    /// Deals that differ where the engine is known to differ, by a predicate on the line's own fields. The engines known so far need
    /// none: all their differences are options.
    pub(crate) listed: usize,
    /// Deals that differ otherwise.
    pub(crate) disagree: usize,
}

impl Summary {
    /// All deals of the file.
    pub(crate) const fn deals(&self) -> usize {
        self.agree + self.listed + self.disagree
    }
}

/// Where a deal differs from its record.
#[derive(Debug, PartialEq, Eq)]
struct Difference {
    /// Position in the record's `events`, from 0; the result stands one behind the last.
    step: usize,
    what: &'static str,
    file: String,
    ours: String,
}

/// The engines whose records are understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Engine {
    SantaseCs,
}

impl Engine {
    fn of(header: &Header, line: usize) -> Result<Engine, VectorError> {
        let name = header.engine.split('@').next().unwrap_or_default();
        match name {
            "SantaseGameEngine" => Ok(Engine::SantaseCs),
            "cpatrasciuc/schnapsen-card-game" => Err(VectorError::NoSuchGame("snaps")),
            _ => Err(VectorError::UnknownEngine { line, engine: header.engine.clone() }),
        }
    }

    /// Every difference at the first step that has one; an error says that the line is no record of this engine.
    fn replay(self, text: &str) -> Result<Vec<Difference>, String> {
        match self {
            Engine::SantaseCs => santase_cs::replay(text),
        }
    }
}

/// Replays every deal of `reader` and writes each disagreement and the summary to `writer`.
///
/// # Errors
/// [`VectorError`] when the file cannot be read, is malformed, or belongs to a game that is not here.
pub(crate) fn run_vectors(reader: impl BufRead, mut writer: impl Write) -> Result<Summary, VectorError> {
    let mut summary = Summary::default();
    for (line, text) in Lines::with_limit(reader, MAX_VECTOR_LINE).zip(1..).map(|(text, line)| (line, text)) {
        let malformed = |problem: String| VectorError::Malformed { line, problem };
        let text = match text? {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => text,
            Line::TooLong => return Err(malformed(format!("longer than {MAX_VECTOR_LINE} bytes"))),
            Line::NotText => return Err(malformed("not UTF-8".to_owned())),
        };
        let header: Header = serde_json::from_str(&text).map_err(|error| malformed(error.to_string()))?;
        let differences = Engine::of(&header, line)?.replay(&text).map_err(malformed)?;
        if differences.is_empty() {
            summary.agree += 1;
        } else {
            summary.disagree += 1;
        }
        for Difference { step, what, file, ours } in differences {
            writeln!(writer, "seed {}, step {step}: {what}: the file says {file}, we say {ours}", header.seed)?;
        }
    }
    let Summary { agree, listed, disagree } = summary;
    writeln!(writer, "agree {agree}, listed difference {listed}, disagree {disagree} of {}", summary.deals())?;
    Ok(summary)
}

#[cfg(test)]
mod tests;
