//! What sets Kurnik's 66 apart for the [player of the family](crate::marriage): its table of results.

use std::sync::LazyLock;

use talon_games::sznap::{Action, Deal, FailedCloseThree, Rules, View};

use crate::marriage::{self, Failed, Learned, Nothing, PlayedOut, Stakes};
use crate::net::Net;
use crate::thinking::Strengths;
use crate::thumb::Thumb;

/// What was learned of the game.
static NET: LazyLock<Net> = LazyLock::new(|| marriage::shipped(include_bytes!("../nets/sznap.net")));

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Declare;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        marriage::choose(view, stakes(&view.rules), seed)
    }
}

impl Learned for Rules {
    const STRENGTHS: Strengths = Strengths { beginner: -154, good: 39, strong: 75 };
    const DEALS: u32 = 9_000_000;
    const PUZZLES: &'static str = include_str!("../puzzles/sznap.txt");

    fn stakes(&self) -> Stakes {
        stakes(self)
    }

    fn net() -> &'static Net {
        &NET
    }
}

/// `rules/sixty-six.md §11`, §12, §14 `failed-close-3` and `closer-opponent-may-declare`.
pub(crate) const fn stakes(rules: &Rules) -> Stakes {
    Stakes {
        nothing: Nothing::NoPoint,
        frozen: false,
        failed: match rules.failed_close_3 {
            FailedCloseThree::InTheDeal => Failed::AtEnd,
            FailedCloseThree::AtClosing => Failed::AtClosing,
        },
        overtaken: Failed::AtClosing,
        played_out: PlayedOut::MorePoints,
        race: false,
    }
}
