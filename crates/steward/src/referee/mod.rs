//! The referee: judges deals over JSON lines, and the text of a match.
//!
//! `docs/referee.md` is the protocol as its users read it. Everything here is generic over the games.

mod court;
mod matches;
mod messages;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

pub use matches::judge_match;

use court::Court;
use messages::{Answer, MAX_LINE};
use talon_engine::lines::converse;

use crate::text::plain_text::past_mark;

/// Answers every line of `reader` with one line on `writer`, until the input ends.
///
/// No input can stop it or damage the deal: a line that is not understood, or an illegal action, gets an error as its answer.
///
/// # Errors
/// Only when reading or writing itself fails.
pub fn run(reader: impl BufRead, writer: impl Write) -> io::Result<()> {
    let mut court = Court::default();
    converse(past_mark(reader)?, writer, MAX_LINE, |line| {
        let answer = line.map_or_else(|bad| Answer::malformed(&bad.into()), |text| court.hear(&text));
        ControlFlow::Continue(Some(answer))
    })
}

#[cfg(test)]
mod tests;
