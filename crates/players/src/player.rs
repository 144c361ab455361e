//! What every player can do.

use talon_games::{AnyAction, AnyView};

use crate::Standing;

/// A player of all games, with the knowledge of one seat.
pub trait Player: Send + Sync {
    /// Short name for reports, such as `thumb`.
    fn name(&self) -> &'static str;

    /// The action for the seat that `view` belongs to: one of `view.legal()`, and always the same one for the same view and seed.
    ///
    /// If nothing is legal, because the seat is not on turn, it returns an action that the game will refuse.
    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction;

    /// The same in a match with this score before the deal. Players that take every deal for itself ignore it.
    fn choose_at(&self, view: &AnyView, _standing: &Standing, seed: u64) -> AnyAction {
        self.choose(view, seed)
    }
}
