//! `talon referee --vectors`: replays files of deals that other engines recorded.
//!
//! A file is JSON lines, one deal a line, each naming its engine. Every deal is replayed under the options that match the engine, and
//! compared at every decision. The first step that differs ends its deal, because nothing after it can be compared.

mod record;
mod replay;
mod santase_cs;
mod snaps_cp;
mod verdict;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use record::Header;
use talon_engine::lines::Lines;
use talon_steward::Failure;
use talon_steward::text::lines_of;
use verdict::{Difference, Verdict};

/// The longest recorded deal that is read, in bytes. The longest known ones take 6,000.
const MAX_LINE: usize = 256 * 1024;

/// Replays the deals of a file and writes the differences.
///
/// # Errors
/// [`Failure::Found`] if a deal has an unexpected difference; [`Failure::Usage`] if the file can't be read.
pub fn run(path: &Path, out: impl Write) -> Result<(), Failure> {
    let file = File::open(path).map_err(|error| {
        Failure::Usage(format!(
            "--vectors: “{}” cannot be read ({error}); a valid example is --vectors deals.jsonl",
            path.display()
        ))
    })?;
    match run_vectors(BufReader::new(file), out) {
        Ok(summary) if summary.disagree == 0 => Ok(()),
        Ok(_) => Err(Failure::Found),
        Err(error) => Err(Failure::Usage(format!("“{}”: {error}", path.display()))),
    }
}

/// Why a file could not be replayed.
#[derive(Debug, thiserror::Error)]
enum VectorError {
    /// Reading the file or writing the report failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The referee does not know this engine.
    #[error("line {line}: no known engine: {engine:?}")]
    UnknownEngine {
        /// The line's number, from 1.
        line: usize,
        /// The line's text.
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
struct Summary {
    /// Deals that agree at every step.
    agree: usize,
    /// Deals that differ only as the engine is known to differ, according to the line's own fields.
    listed: usize,
    /// Deals with any other difference.
    disagree: usize,
}

impl Summary {
    /// All deals of the file.
    const fn deals(&self) -> usize {
        self.agree + self.listed + self.disagree
    }
}

/// The engines whose records are supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Engine {
    SantaseCs,
    SnapsCp,
}

impl Engine {
    fn of(header: &Header, line: usize) -> Result<Engine, VectorError> {
        let name = header.engine.split('@').next().unwrap_or_default();
        match name {
            "SantaseGameEngine" => Ok(Engine::SantaseCs),
            "cpatrasciuc/schnapsen-card-game" => Ok(Engine::SnapsCp),
            _ => Err(VectorError::UnknownEngine { line, engine: header.engine.clone() }),
        }
    }

    /// Replays one line; an error means that it is not a record of this engine.
    fn replay(self, text: &str) -> Result<Verdict, String> {
        match self {
            Engine::SantaseCs => santase_cs::replay(text),
            Engine::SnapsCp => snaps_cp::replay(text),
        }
    }
}

/// Replays every deal of `reader` and writes each disagreement and the summary to `writer`.
///
/// # Errors
/// [`VectorError`] if the file can't be read or is malformed.
fn run_vectors(reader: impl BufRead, mut writer: impl Write) -> Result<Summary, VectorError> {
    let mut summary = Summary::default();
    for (line, text) in Lines::new(lines_of(reader)?, MAX_LINE).zip(1..).map(|(text, line)| (line, text)) {
        let malformed = |problem: String| VectorError::Malformed { line, problem };
        let text = match text? {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => text,
            Err(bad) => return Err(malformed(bad.to_string())),
        };
        let header: Header = serde_json::from_str(&text).map_err(|error| malformed(error.to_string()))?;
        match Engine::of(&header, line)?.replay(&text).map_err(malformed)? {
            Verdict::Agrees => summary.agree += 1,
            Verdict::Listed => summary.listed += 1,
            Verdict::Disagrees(differences) => {
                summary.disagree += 1;
                report(&mut writer, header.seed, &differences)?;
            }
        }
    }
    let Summary { agree, listed, disagree } = summary;
    writeln!(writer, "agree {agree}, listed difference {listed}, disagree {disagree} of {}", summary.deals())?;
    Ok(summary)
}

fn report(writer: &mut impl Write, seed: u64, differences: &[Difference]) -> io::Result<()> {
    for Difference { step, what, file, ours } in differences {
        writeln!(writer, "seed {seed}, step {step}: {what}: the file says {file}, we say {ours}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
