//! How the player of rules of thumb plays Belot.

use talon_games::belot::{Action, View};

/// The action for the viewer; `None` when nothing is legal for him.
pub(crate) fn choose(view: &View, _seed: u64) -> Option<Action> {
    view.legal.first().copied()
}
