//! How a scene is drawn, whatever it shows.

use serde::Serialize;
use talon_cards::Rank;

use crate::Theme;

/// The letters in the corners of aces, kings, queens and jacks, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct CourtLetters(pub [char; 4]);

impl CourtLetters {
    /// The ranks that have a letter.
    pub const RANKS: [Rank; 4] = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack];

    /// The letter of a rank; `None` for a number.
    #[must_use]
    pub fn of(self, rank: Rank) -> Option<char> {
        Self::RANKS.iter().position(|each| *each == rank).and_then(|place| self.0.get(place).copied())
    }
}

impl Default for CourtLetters {
    /// The international letters.
    fn default() -> Self {
        Self(['A', 'K', 'Q', 'J'])
    }
}

/// The shapes of Cyrillic letters. Small letters differ: Bulgarian has rounder ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cyrillic {
    /// Those of Bulgarian.
    #[default]
    Bulgarian,
    /// Those of Russian.
    Russian,
}

/// The letters of a scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lettering {
    /// On cards.
    pub court: CourtLetters,
    /// In texts.
    pub cyrillic: Cyrillic,
}

/// The colours and letters of a scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The colours.
    pub theme: Theme,
    /// The letters.
    pub letters: Lettering,
}

/// These colours, with the usual letters.
impl From<Theme> for Style {
    fn from(theme: Theme) -> Self {
        Self { theme, letters: Lettering::default() }
    }
}
