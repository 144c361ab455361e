//! The player by rules of thumb: one entry point for all games; each game's rules are in its own module.

use talon_games::{AnyAction, AnyView, Listed, by_game};

use crate::Player;

/// A game that the player of rules of thumb can play.
pub(crate) trait Thumb: Listed {
    /// The action to return when the seat is not on turn.
    const OUT_OF_TURN: Self::Action;

    /// The action for the viewer; `None` when nothing is legal for him.
    fn choose(view: &Self::View, seed: u64) -> Option<Self::Action>;
}

/// Plays by rules of thumb from its own view: remembers every card and point it has seen, keeps trumps and marriages, wins what is worth
/// winning, closes when the count suffices, claims as soon as it may, and calculates exactly once the talon is gone.
#[derive(Clone, Copy, Debug)]
pub struct ThumbPlayer;

impl Player for ThumbPlayer {
    fn name(&self) -> &'static str {
        "thumb"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        let chosen = by_game!(match view {
            AnyView::G(view) => G::choose(view, seed).map(G::any_action),
        });
        chosen.unwrap_or_else(|| out_of_turn(view))
    }
}

/// The action of a player for whom nothing is legal: every game refuses all actions out of turn.
pub(crate) fn out_of_turn(view: &AnyView) -> AnyAction {
    by_game!(match view {
        AnyView::G(_) => G::any_action(G::OUT_OF_TURN),
    })
}
