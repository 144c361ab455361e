//! The strengths that a table may seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Player, ThumbPlayer};

/// How strong an AI player plays. Random play is no level: it exists for measuring only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Rules of thumb, card counting, exact endgames.
    Thumb,
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such level of AI player: {0:?}")]
pub struct UnknownLevel(pub String);

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 1] = [Level::Thumb];

    /// The name in logs and settings, e.g. `thumb`; [`FromStr`] reads it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Level::Thumb => "thumb",
        }
    }

    /// Who plays at this level.
    #[must_use]
    pub fn player(self) -> &'static dyn Player {
        match self {
            Level::Thumb => &ThumbPlayer,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.code() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.player().name(), level.code());
        }
        assert_eq!("grandmaster".parse::<Level>(), Err(UnknownLevel("grandmaster".to_owned())));
    }
}
