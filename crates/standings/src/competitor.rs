//! Competitors: those who take a place in a standing.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// A person or a kind of AI player. Its text, in `Display`, `FromStr` and serde, is `p:<number>` or `ai:<level>`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Competitor {
    /// A person, by number. Names are kept elsewhere, so that forgetting somebody edits no standing.
    Person(u64),
    /// All AI players of one level: they play alike, wherever they sit.
    Ai(String),
}

impl Competitor {
    /// Whether it is an AI player.
    #[must_use]
    pub const fn is_ai(&self) -> bool {
        matches!(self, Self::Ai(_))
    }

    /// The person's number, unless it is an AI player.
    #[must_use]
    pub const fn person(&self) -> Option<u64> {
        match self {
            Self::Person(number) => Some(*number),
            Self::Ai(_) => None,
        }
    }
}

/// The text names no competitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("neither p:<number> nor ai:<level>")]
pub struct BadCompetitor;

impl fmt::Display for Competitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(number) => write!(f, "p:{number}"),
            Self::Ai(level) => write!(f, "ai:{level}"),
        }
    }
}

impl FromStr for Competitor {
    type Err = BadCompetitor;

    fn from_str(text: &str) -> Result<Self, BadCompetitor> {
        match text.split_once(':') {
            Some(("p", number)) => plain_number(number).map(Self::Person),
            Some(("ai", level)) if !level.is_empty() => Ok(Self::Ai(level.to_owned())),
            _ => Err(BadCompetitor),
        }
    }
}

/// A number as `Display` writes it: each competitor has one text, so texts can be keys.
fn plain_number(text: &str) -> Result<u64, BadCompetitor> {
    let number: u64 = text.parse().map_err(|_| BadCompetitor)?;
    if number.to_string() == text { Ok(number) } else { Err(BadCompetitor) }
}
