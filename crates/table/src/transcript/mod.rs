//! A finished match as a text that people read and the referee judges (`docs/notation.md`, "Matches").
//!
//! It names nobody: seats are letters. It holds neither the secret nor the words; the [export](crate::Export) does, for
//! checking the shuffle.

mod judge;
mod lines;

use std::fmt::{self, Write};

use talon_cards::Seat;

pub use judge::{Judged, judge};
pub use lines::{Bad, Flaw};

use crate::{Course, Holder, How, PlayedDeal};

/// The form of the text. A text of another form is refused.
const FORM: &str = "1";

/// The word for no seat.
const NOBODY: &str = "nobody";

/// The letters of the seats, starting with the host.
const LETTERS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// A seat's letter.
fn letter(seat: Seat) -> &'static str {
    LETTERS.get(seat.index()).copied().unwrap_or(NOBODY)
}

/// Several seats, or nobody.
fn letters(seats: &[Seat]) -> String {
    let letters: Vec<&str> = seats.iter().map(|seat| letter(*seat)).collect();
    if letters.is_empty() { NOBODY.to_owned() } else { letters.join(" ") }
}

fn spaced<T: fmt::Display>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// Writes a match.
#[must_use]
pub fn write(course: &Course) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let written =
        head(&mut text, course).and_then(|()| deals(&mut text, course)).and_then(|()| result(&mut text, course));
    debug_assert!(written.is_ok(), "a text takes every line");
    text
}

fn head(text: &mut String, course: &Course) -> fmt::Result {
    let finished = course.finished();
    let rules = &finished.terms.rules;
    writeln!(text, "talon-match {FORM}")?;
    writeln!(text, "table {}", course.table())?;
    writeln!(text, "match {}", finished.match_no)?;
    writeln!(text, "game {}", rules.kind())?;
    writeln!(text, "revision {}", course.rules_rev())?;
    for option in rules.options() {
        writeln!(text, "option {} {}", option.key, option.value)?;
    }
    if let Some(boards) = finished.terms.boards {
        writeln!(text, "boards {boards}")?;
    }
    for seat in &finished.result.seats {
        let holder = match seat.holder {
            Holder::Person { .. } => "person",
            Holder::Ai { .. } => "ai",
        };
        writeln!(text, "seat {} {holder}", letter(seat.seat))?;
    }
    Ok(())
}

fn deals(text: &mut String, course: &Course) -> fmt::Result {
    let mut rules_rev = course.rules_rev();
    for played in course.deals() {
        if played.rules_rev != rules_rev {
            rules_rev = played.rules_rev;
            writeln!(text)?;
            writeln!(text, "revision {rules_rev}")?;
        }
        deal(text, played)?;
    }
    Ok(())
}

fn deal(text: &mut String, played: &PlayedDeal) -> fmt::Result {
    writeln!(text)?;
    writeln!(text, "deal {}", played.deal_no)?;
    writeln!(text, "dealer {}", letter(played.dealer))?;
    writeln!(text, "deck {}", spaced(played.deck.cards()))?;
    for (seat, action) in &played.actions {
        writeln!(text, "{} {action}", letter(*seat))?;
    }
    let Some(record) = &played.record else { return Ok(()) };
    if let Some(outcome) = record.outcome() {
        writeln!(text, "ended {}", outcome.code())?;
        writeln!(text, "winner {}", outcome.winner().map_or(NOBODY, letter))?;
        writeln!(text, "scored {}", spaced(outcome.game_points()))?;
    }
    writeln!(text, "total {}", spaced(&record.points_after))
}

fn result(text: &mut String, course: &Course) -> fmt::Result {
    let result = &course.finished().result;
    writeln!(text)?;
    match &result.how {
        How::Played => writeln!(text, "result played")?,
        How::Resigned { seat } => writeln!(text, "result resigned {}", letter(*seat))?,
        How::Agreed => writeln!(text, "result agreed")?,
        How::Stopped => writeln!(text, "result stopped")?,
        How::Abandoned { seats } => writeln!(text, "result abandoned {}", letters(seats))?,
    }
    writeln!(text, "winners {}", letters(&result.winners))?;
    writeln!(text, "points {}", spaced(&result.points))
}
