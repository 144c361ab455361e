//! Puzzles.

use talon_games::GameKind;

use super::{Phrase, sentences};

sentences! {
    /// Sentences of the pages about puzzles.
    pub(crate) enum Puzzle {
        ListTitle = "puzzles-title",
        ListHow = "puzzles-how",
        Listed = "puzzles-listed" { game: GameKind, solved: u32, tried: u32, of: u32 },
        Title = "puzzle-title" { game: GameKind, number: u32, stars: Phrase },
        Asked = "puzzle-asked",
        Known = "puzzle-known",
        Open = "puzzle-open",
        Right = "puzzle-right" { best: Phrase, worth: Phrase, next: Phrase },
        Wrong = "puzzle-wrong" { chosen: Phrase, less: Phrase, best: Phrase, worth: Phrase },
        Unit = "puzzle-unit" { two: bool },
        Solved = "puzzle-solved" { solved: u32, tried: u32 },
        Again = "puzzle-again",
        LineTitle = "puzzle-line-title" { game: GameKind, number: u32, choice: Phrase },
        LineNote = "puzzle-line-note",
        // Buttons.
        ButtonPuzzles = "button-puzzles",
        ButtonLine = "button-puzzle-line" { choice: Phrase },
        ButtonNext = "button-puzzle-next",
        ButtonBack = "button-puzzle-back",
    }
}
