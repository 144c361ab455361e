//! What sets Snaps apart for the [player of the family](crate::marriage): its table of results.

use talon_games::snaps::{Action, View};

use crate::marriage::{self, Failed, Nothing, PlayedOut, Stakes};

/// `rules/schnapsen.md §12`, the same under every option.
pub(crate) const STAKES: Stakes = Stakes {
    nothing: Nothing::NoTrick,
    frozen: true,
    failed: Failed::AtClosing,
    overtaken: Failed::AtClosing,
    played_out: PlayedOut::LastTrick,
    race: false,
};

/// The action for the viewer; `None` when nothing is legal for him.
pub(crate) fn choose(view: &View, seed: u64) -> Option<Action> {
    marriage::choose(view, STAKES, seed)
}
