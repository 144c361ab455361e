//! What the sentences need of a game. Every game implements it beside its own sentences.

use talon_games::{Game, GameKind, by_game};

use super::Sentence;
use crate::Locale;

/// A game's name and its texts.
pub(crate) trait GameWords: Game {
    /// The sentences about the game and its deals.
    type Words: Sentence;

    /// The game's Fluent files.
    fn files(locale: Locale) -> [&'static str; 2];

    /// The game's name.
    fn name() -> Self::Words;
}

/// The Fluent files of every game.
pub(super) fn files(locale: Locale) -> impl Iterator<Item = &'static str> {
    GameKind::ALL.into_iter().flat_map(move |kind| {
        by_game!(match kind {
            GameKind::G => G::files(locale),
        })
    })
}
