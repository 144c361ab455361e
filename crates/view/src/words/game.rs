//! What the sentences need of a game. Every game implements it beside its own sentences.

use talon_games::Game;

use super::Sentence;

/// A game's name and its texts.
pub(crate) trait GameWords: Game {
    /// The sentences about the game and its deals.
    type Words: Sentence;

    /// The game's name.
    fn name() -> Self::Words;
}
