//! The text of a match: whatever is in it, judging it ends in a match or at a line.

use std::sync::LazyLock;

use talon_games::GameKind;
use talon_table::transcript::{judge, write};
use talon_table::{Course, Event, Recorded, Timestamp};

use crate::bytes::{Bytes, mangle};
use crate::log::finished;

/// For every game the lines of a match that came about.
static GENUINE: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| GameKind::ALL.into_iter().map(genuine).collect());

fn genuine(game: GameKind) -> Vec<String> {
    let events = finished(game);
    let recorded = |(seq, event): (u32, Event)| Recorded { seq, at: Timestamp(i64::from(seq) * 1_000), event };
    let log: Vec<Recorded> = (1..).zip(events).map(recorded).collect();
    let course = Course::of(&log, 1).expect("a genuine log").expect("a finished match");
    write(&course).lines().map(str::to_owned).collect()
}

/// Judges arbitrary text, and a genuine match with lines left out, doubled, exchanged and mangled.
///
/// # Panics
/// If judging panics, names a line that does not exist, or refuses a genuine match.
pub fn transcript(input: &[u8]) {
    try_text(&String::from_utf8_lossy(input));
    let mut bytes = Bytes::new(input);
    let Some(genuine) = bytes.pick(&GENUINE) else { return };
    let mut lines = genuine.clone();
    for _ in 0..bytes.below(4) {
        let (place, other) = (bytes.below(lines.len()), bytes.below(lines.len()));
        match bytes.below(4) {
            0 if lines.len() > 1 => drop(lines.remove(place)),
            1 => lines.insert(place, lines[other].clone()),
            2 => lines.swap(place, other),
            _ => lines[place] = mangle(&lines[place], &mut bytes),
        }
    }
    let agrees = try_text(&lines.join("\n"));
    assert!(agrees || lines != *genuine, "a genuine match is refused");
}

/// Whether the text agrees.
fn try_text(text: &str) -> bool {
    match judge(text) {
        Ok(_) => true,
        Err(bad) => {
            assert!((1..=text.lines().count() + 1).contains(&bad.line), "line {}", bad.line);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_genuine_match() {
        for lines in GENUINE.iter() {
            assert!(lines.len() > 30, "{} lines", lines.len());
            assert!(try_text(&lines.join("\n")));
        }
    }
}
