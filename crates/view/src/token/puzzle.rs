//! What a button of a puzzle asks for.

use talon_games::GameKind;

use super::spell::verbs;

verbs! {
    /// Something of puzzles.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PuzzleVerb {
        /// Show of which games there are puzzles.
        Games = "puzzles",
        /// Show the first puzzle of this game that I have not answered.
        Next(game: GameKind) = "puzzle-next": game,
        /// Show the puzzle of this number.
        Show(game: GameKind, number: u32) = "puzzle": number: game,
        /// My answer is the choice at this place among the legal ones.
        Answer(game: GameKind, number: u32, choice: u8) = "puzzle-answer": number: choice: game,
        /// Show how the deal goes on after that choice: a step of it. Numbers beyond the last mean the last.
        Line(game: GameKind, number: u32, choice: u8, step: u32) = "puzzle-line": number: choice: step: game,
    }
}
