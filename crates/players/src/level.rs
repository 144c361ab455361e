//! The strengths that a table may seat.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{Player, ThumbPlayer};

/// How strong an AI player plays. Random play is no level: it exists for measuring only.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLevel, parse_err_fn = unknown)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Rules of thumb, card counting, exact endgames.
    Thumb,
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such level of AI player: {0:?}")]
pub struct UnknownLevel(pub String);

fn unknown(name: &str) -> UnknownLevel {
    UnknownLevel(name.to_owned())
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name in logs and settings, e.g. `thumb`; [`FromStr`](std::str::FromStr) reads it.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The player of this level.
    #[must_use]
    pub fn player(self) -> &'static dyn Player {
        match self {
            Level::Thumb => &ThumbPlayer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        assert_eq!(Level::ALL.iter().map(ToString::to_string).collect::<Vec<_>>(), ["thumb"]);
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.player().name(), level.code());
        }
        assert_eq!("grandmaster".parse::<Level>(), Err(UnknownLevel("grandmaster".to_owned())));
    }
}
