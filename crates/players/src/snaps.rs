//! What sets Snaps apart for the [player of the family](crate::marriage): its table of results.

use talon_games::snaps::{Action, Deal, View};

use crate::marriage::{self, Failed, Nothing, PlayedOut, Stakes};
use crate::thumb::Thumb;

/// `rules/schnapsen.md §12`, the same under every option.
pub(crate) const STAKES: Stakes = Stakes {
    nothing: Nothing::NoTrick,
    frozen: true,
    failed: Failed::AtClosing,
    overtaken: Failed::AtClosing,
    played_out: PlayedOut::LastTrick,
    race: false,
};

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Claim;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        marriage::choose(view, STAKES, seed)
    }
}
