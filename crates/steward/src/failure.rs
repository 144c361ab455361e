//! How the program ends when it can't do what it was asked.

use std::fmt;
use std::process::ExitCode;

use crate::config::Problem;

/// Why the program stops, in one sentence for the person who started it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// The person can fix it: a setting, an argument, a path. Exit code 2.
    Usage(String),
    /// A check found problems and has reported them. Exit code 1.
    Found,
    /// The machine or a platform failed. Exit code 1.
    Fault(String),
}

impl Failure {
    /// The process's exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Found | Self::Fault(_) => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(sentence) | Self::Fault(sentence) => f.write_str(sentence),
            Self::Found => Ok(()),
        }
    }
}

impl std::error::Error for Failure {}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Usage(problem.to_string())
    }
}
