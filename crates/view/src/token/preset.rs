//! What a button about presets asks for.

use talon_games::GameKind;

use super::spell::verbs;

verbs! {
    /// Something about the presets of a chat, or of the chat of a table. Using a preset is a
    /// [`HouseVerb`](super::HouseVerb).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PresetVerb {
        /// Show those of a game.
        List(game: GameKind) = "presets": game,
        /// Show the games that have presets.
        Games = "preset-games",
        /// Show one, by its number, and what can be done with it.
        Show(number: u32) = "preset-show": number,
        /// Ask how to keep the table's options as a preset.
        Keep = "preset-keep",
        /// Let new tables open with one, by its number.
        Default(number: u32) = "preset-default": number,
        /// Let new tables of this game open with the usual rules.
        Usual(game: GameKind) = "preset-usual": game,
        /// Delete one, by its number.
        Delete(number: u32) = "preset-delete": number,
    }
}
