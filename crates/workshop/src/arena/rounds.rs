//! Rounds of the arena, and the lines that report them.

use std::io::Write;
use std::thread::available_parallelism;

use talon_engine::{Contest, Ended};
use talon_steward::Failure;
use talon_steward::text::bar;

use super::ArenaFlags;

/// Plays the rounds behind a bar.
pub(super) fn play(contest: &Contest<'_>) -> Result<Ended, Failure> {
    let bar = bar("rounds", u64::from(contest.rounds))?;
    let ended = contest.play(|tally| bar.set_position(u64::from(tally.rounds())));
    bar.finish_and_clear();
    Ok(ended)
}

pub(super) fn write(out: &mut impl Write, line: &str) -> Result<(), Failure> {
    writeln!(out, "{line}").map_err(|error| Failure::Fault(format!("the report cannot be written: {error}")))
}

pub(super) fn threads(flags: &ArenaFlags) -> usize {
    flags.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from))
}
