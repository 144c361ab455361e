//! The player of rules of thumb: one entry for all games, each game's thoughts in its own module.

use talon_games::{AnyAction, AnyView};

use crate::{Player, out_of_turn, santase};

/// Plays by rules of thumb from its own view: remembers every card and point it has seen, keeps trumps and marriages, wins what is
/// worth winning, closes when counting says that it will do, claims as soon as it may, and calculates exactly what is left to
/// calculate once the talon is gone.
#[derive(Clone, Copy, Debug)]
pub struct ThumbPlayer;

impl Player for ThumbPlayer {
    fn name(&self) -> &'static str {
        "thumb"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        let AnyView::Santase(game) = view;
        santase::choose(game, seed).map_or_else(|| out_of_turn(view), AnyAction::Santase)
    }
}
