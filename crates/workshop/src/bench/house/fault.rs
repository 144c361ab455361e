//! What went wrong in a measurement.

use std::fmt::Display;

use talon_steward::Failure;

/// A fault: what could not be done, and why.
pub(in crate::bench) fn fault(what: &str, why: impl Display) -> Failure {
    Failure::Fault(format!("{what}: {why}"))
}
