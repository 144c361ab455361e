//! The built-in players, by name.

use std::fmt;
use std::str::FromStr;

use talon_players::{Level, Player, RandomPlayer};

/// The limit of a decision's search, whatever is asked for: some seconds of a core.
const MOST_NODES: u32 = 4_000_000;

/// A built-in player: one that tables seat, or one for measuring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuiltIn {
    /// One that tables seat.
    Level(Level),
    /// The yardstick.
    Random,
}

/// No built-in player has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nobody is called {0:?}; it is {known}", known = names().join(", "))]
pub struct UnknownPlayer(pub String);

fn names() -> Vec<&'static str> {
    BuiltIn::all().map(BuiltIn::name).collect()
}

impl BuiltIn {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Level::ALL.iter().copied().map(Self::Level).chain([Self::Random])
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.player().name()
    }

    /// The player, as it plays at a table.
    #[must_use]
    pub fn player(self) -> &'static dyn Player {
        match self {
            Self::Level(level) => level.player(),
            Self::Random => &RandomPlayer,
        }
    }

    /// The player with so many nodes for a decision, if it searches. Without a number, or if it does not search, it plays as at a table.
    pub(crate) fn choose_with<T>(self, nodes: Option<u64>, choose: impl FnOnce(&dyn Player) -> T) -> T {
        let nodes = nodes.map(|nodes| u32::try_from(nodes).map_or(MOST_NODES, |nodes| nodes.min(MOST_NODES)));
        let thinking = match self {
            Self::Level(level) => nodes.and_then(|nodes| level.with_nodes(nodes)),
            Self::Random => None,
        };
        choose(thinking.as_ref().map_or_else(|| self.player(), |player| player as &dyn Player))
    }
}

impl fmt::Display for BuiltIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BuiltIn {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        Self::all().find(|player| player.name() == text).ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        assert_eq!(names(), ["beginner", "thumb", "good", "strong", "random"]);
        for player in BuiltIn::all() {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        let told = "smart".parse::<BuiltIn>().unwrap_err().to_string();
        assert_eq!(told, "nobody is called \"smart\"; it is beginner, thumb, good, strong, random");
    }
}
