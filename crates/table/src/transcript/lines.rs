//! The lines of a match's text, and what can be wrong with one.

use std::iter::Peekable;

use talon_cards::{Card, Seat};
use talon_games::BadDeck;
use thiserror::Error;

use super::{LETTERS, NOBODY};

/// What is wrong with a text, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {flaw}")]
pub struct Bad {
    /// The line: 1, 2, …; one past the end if a line is missing there.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// Another line belongs here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The line's value cannot be read.
    #[error("not {0}")]
    Value(&'static str),
    /// The next line continues it.
    #[error("it was wrapped, as mail programs do: put the next line at its end")]
    Wrapped,
    /// The text is of another form.
    #[error("this version reads form 1 of a match’s text")]
    Form,
    /// The match was played by rules that this version does not know.
    #[error("this version knows revision {known} of the game’s rules")]
    Revision {
        /// The revision that this version knows.
        known: u32,
    },
    /// The game is not for so many.
    #[error("the game is not for so many seats")]
    Seats,
    /// Another deal follows here.
    #[error("deal {0} follows here")]
    DealNumber(u32),
    /// Another seat deals.
    #[error("{0} deals here")]
    Dealer(&'static str),
    /// The cards are not the pack.
    #[error(transparent)]
    Deck(#[from] BadDeck),
    /// The rules forbid the action.
    #[error("illegal: {0}")]
    Illegal(&'static str),
    /// The deal goes on.
    #[error("the deal is not over")]
    NotOver,
    /// The deal is over, and its end is missing.
    #[error("the deal is over here")]
    Over,
    /// The play leads to another value.
    #[error("{what} should be {is}")]
    Differs {
        /// What the line states.
        what: &'static str,
        /// The right value.
        is: String,
    },
    /// The match is over, and goes on.
    #[error("the match was over before")]
    MatchOver,
    /// The match is not over.
    #[error("the match was not played to its end")]
    MatchNotOver,
}

/// A line that says something.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) key: &'a str,
    pub(super) value: &'a str,
}

impl<'a> Line<'a> {
    fn read((number, text): (usize, &'a str)) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Some(Self { number, key, value: value.trim() })
    }

    /// Reports this flaw in this line.
    pub(super) fn bad(&self, flaw: impl Into<Flaw>) -> Bad {
        Bad { line: self.number, flaw: flaw.into() }
    }

    /// Compares the line's value with the expected one.
    pub(super) fn tells(&self, what: &'static str, is: &str) -> Result<(), Bad> {
        let told = self.value.split_whitespace();
        if told.eq(is.split_whitespace()) { Ok(()) } else { Err(self.bad(Flaw::Differs { what, is: is.to_owned() })) }
    }

    /// Parses the value; `what` names it in an error.
    pub(super) fn parse<T: std::str::FromStr>(&self, what: &'static str) -> Result<T, Bad> {
        self.value.parse().map_err(|_| self.bad(Flaw::Value(what)))
    }

    /// The seat whose letter this is.
    pub(super) fn seat(&self, letter: &str, seats: u8) -> Result<Seat, Bad> {
        seat(letter).filter(|seat| seat.index() < usize::from(seats)).ok_or(self.bad(Flaw::Value("a seat")))
    }

    /// The seats whose letters these are, or none.
    pub(super) fn seats(&self, letters: &str, seats: u8) -> Result<Vec<Seat>, Bad> {
        if letters == NOBODY {
            return Ok(Vec::new());
        }
        letters.split_whitespace().map(|letter| self.seat(letter, seats)).collect()
    }

    pub(super) fn cards(&self) -> Result<Vec<Card>, Bad> {
        let cards = self.value.split_whitespace().map(|card| card.parse().map_err(|_| self.bad(Flaw::Value("cards"))));
        cards.collect()
    }
}

/// The seat of a letter.
pub(super) fn seat(letter: &str) -> Option<Seat> {
    let place = LETTERS.iter().position(|other| *other == letter)?;
    u8::try_from(place).ok().and_then(Seat::new)
}

/// The non-empty lines of a text, one after the other.
pub(super) struct Lines<'a> {
    lines: Peekable<Box<dyn Iterator<Item = Line<'a>> + 'a>>,
    end: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let lines: Box<dyn Iterator<Item = Line<'a>> + 'a> = Box::new((1..).zip(text.lines()).filter_map(Line::read));
        Self { lines: lines.peekable(), end: text.lines().count() + 1 }
    }

    /// The next line, which must have this key.
    pub(super) fn take(&mut self, key: &'static str) -> Result<Line<'a>, Bad> {
        match self.lines.next() {
            Some(line) if line.key == key => Ok(line),
            Some(line) => Err(line.bad(Flaw::Expected(key))),
            None => Err(Bad { line: self.end, flaw: Flaw::Expected(key) }),
        }
    }

    /// The next line, if it has such a key.
    pub(super) fn take_if(&mut self, fits: impl FnOnce(&str) -> bool) -> Option<Line<'a>> {
        self.lines.next_if(|line| fits(line.key))
    }

    /// Whether the next line has no key, but continues with cards.
    pub(super) fn go_on_with_cards(&mut self) -> bool {
        self.lines.peek().is_some_and(|line| line.key.parse::<Card>().is_ok())
    }

    /// Checks that nothing follows.
    pub(super) fn end(&mut self) -> Result<(), Bad> {
        match self.lines.next() {
            Some(line) => Err(line.bad(Flaw::Expected("nothing more"))),
            None => Ok(()),
        }
    }
}
