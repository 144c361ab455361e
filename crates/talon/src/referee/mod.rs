//! The referee: judges deals over JSON lines, and replays deals that other engines recorded.
//!
//! `docs/referee.md` is the protocol as its users read it. Everything here is generic over the games; only [`vectors`] knows the
//! engines whose records it reads.

mod court;
mod matches;
mod messages;
mod vectors;

use std::io::{self, BufRead, Write};

pub(crate) use matches::judge_match;
pub(crate) use vectors::run_vectors;

use court::Court;
use messages::{Answer, MAX_LINE, Malformed};
use talon_engine::lines::{Line, Lines};

/// Answers every line of `reader` with one line on `writer`, until the input ends.
///
/// No input can end it or harm the deal: an answer says that a line was not understood, or that an action is illegal.
///
/// # Errors
/// Only when reading or writing itself fails.
pub(crate) fn run(reader: impl BufRead, mut writer: impl Write) -> io::Result<()> {
    let mut court = Court::default();
    for line in Lines::new(reader, MAX_LINE) {
        let answer = match line? {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => court.hear(&text),
            Line::TooLong => Answer::malformed(&Malformed::TooLong),
            Line::NotText => Answer::malformed(&Malformed::NotText),
        };
        serde_json::to_writer(&mut writer, &answer)?;
        writer.write_all(b"\n")?;
        writer.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
