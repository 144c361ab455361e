//! The player of rules of thumb: one entry for all games, each game's thoughts in its own module.

use talon_games::{AnyAction, AnyView};

use crate::{Player, belot, out_of_turn, ristiseiska, santase, snaps, sznap};

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
        let chosen = match view {
            AnyView::Santase(game) => santase::choose(game, seed).map(AnyAction::Santase),
            AnyView::Belot(game) => belot::choose(game, seed).map(AnyAction::Belot),
            AnyView::Sznap(game) => sznap::choose(game, seed).map(AnyAction::Sznap),
            AnyView::Snaps(game) => snaps::choose(game, seed).map(AnyAction::Snaps),
            AnyView::Ristiseiska(game) => ristiseiska::choose(game, seed).map(AnyAction::Ristiseiska),
        };
        chosen.unwrap_or_else(|| out_of_turn(view))
    }
}
