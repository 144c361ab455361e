//! The strengths that a table may seat.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_games::{GameKind, by_game};

use crate::thinking::{Strengths, Thinking};
use crate::{Player, ThinkingPlayer, ThumbPlayer};

/// The rating of rules of thumb, with which every person begins as well.
const THUMB: i32 = 1_500;

/// How strong an AI player plays. Random play is not a level: it exists only for measuring.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLevel, parse_err_fn = unknown)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Judges like a good player, but errs where it is close, and forgets cards.
    Beginner,
    /// Rules of thumb, card counting, exact endgames.
    Thumb,
    /// Nearly as good as the strong one, with small errors.
    Good,
    /// As well as we know.
    Strong,
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
            Level::Beginner => &ThinkingPlayer::BEGINNER,
            Level::Good => &ThinkingPlayer::GOOD,
            Level::Strong => &ThinkingPlayer::STRONG,
        }
    }

    /// Its measured strength at a game (docs/strength.md), on the scale of people's ratings. Rules of thumb have the rating with which
    /// people begin.
    #[must_use]
    pub fn rating(self, game: GameKind) -> i32 {
        let Strengths { beginner, good, strong } = by_game!(match game {
            GameKind::G => G::STRENGTHS,
        });
        THUMB
            + match self {
                Level::Beginner => beginner,
                Level::Thumb => 0,
                Level::Good => good,
                Level::Strong => strong,
            }
    }

    /// The player of this level with so many nodes for a decision; none if it does not count them.
    #[must_use]
    pub fn with_nodes(self, nodes: u32) -> Option<ThinkingPlayer> {
        let player = match self {
            Level::Thumb => return None,
            Level::Beginner => ThinkingPlayer::BEGINNER,
            Level::Good => ThinkingPlayer::GOOD,
            Level::Strong => ThinkingPlayer::STRONG,
        };
        Some(player.with_nodes(nodes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        assert_eq!(
            Level::ALL.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["beginner", "thumb", "good", "strong"]
        );
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.player().name(), level.code());
        }
        assert_eq!("grandmaster".parse::<Level>(), Err(UnknownLevel("grandmaster".to_owned())));
    }
}
