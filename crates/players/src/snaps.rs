//! What sets Snaps apart for the [player of the family](crate::marriage): its table of results.

use std::sync::LazyLock;

use talon_games::snaps::{Action, Deal, Rules, View};

use crate::marriage::{self, Failed, Learned, Nothing, PlayedOut, Stakes};
use crate::net::Net;
use crate::thinking::Strengths;
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

/// What was learned of the game.
static NET: LazyLock<Net> = LazyLock::new(|| marriage::shipped(include_bytes!("../nets/snaps.net")));

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Claim;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        marriage::choose(view, STAKES, seed)
    }
}

impl Learned for Rules {
    const STRENGTHS: Strengths = Strengths { beginner: -81, good: 51, strong: 70 };
    const DEALS: u32 = 16_000_000;
    const PUZZLES: &'static str = include_str!("../puzzles/snaps.txt");

    fn stakes(&self) -> Stakes {
        STAKES
    }

    fn net() -> &'static Net {
        &NET
    }
}
