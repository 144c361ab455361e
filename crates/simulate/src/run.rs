//! The outcome of a run, and its report.

use std::fmt;

use crate::witness::Seen;

/// The outcome of a run.
#[derive(Clone, PartialEq, Eq)]
pub struct Run {
    /// Its seed.
    pub seed: u64,
    /// Whether people played in leagues.
    pub leagues: bool,
    /// The first violation, if there was any.
    pub violation: Option<String>,
    /// A digest of every call and every answer, in hexadecimal.
    pub digest: String,
    /// The number of lines in the transcript.
    pub lines: u64,
    /// The end of the transcript, or all of it.
    pub transcript: Vec<String>,
    /// What was checked.
    pub seen: Seen,
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run")
            .field("seed", &self.seed)
            .field("violation", &self.violation)
            .field("digest", &self.digest)
            .field("seen", &self.seen)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.transcript {
            writeln!(f, "{line}")?;
        }
        match &self.violation {
            None => write!(f, "seed {}: holds, {} lines, {}", self.seed, self.lines, self.digest),
            Some(violation) => {
                let leagues = if self.leagues { " --leagues" } else { "" };
                let (seed, lines) = (self.seed, self.lines);
                write!(
                    f,
                    "seed {seed}, line {lines}: {violation}\nagain: talon simulate --seeds 1 --from {seed}{leagues}"
                )
            }
        }
    }
}
