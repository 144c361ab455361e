//! What sets Santase apart for the [player of the family](crate::marriage): its table of results.

use std::sync::LazyLock;

use talon_games::santase::{Action, Deal, FailedClose, Rules, View};

use crate::marriage::{self, Failed, Learned, Nothing, PlayedOut, Stakes};
use crate::net::Net;
use crate::thinking::Strengths;
use crate::thumb::Thumb;

/// What was learned of the game.
static NET: LazyLock<Net> = LazyLock::new(|| marriage::shipped(include_bytes!("../nets/santase.net")));

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Draw;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        marriage::choose(view, stakes(&view.rules), seed)
    }
}

impl Learned for Rules {
    const STRENGTHS: Strengths = Strengths { beginner: -178, good: 35, strong: 76 };
    const DEALS: u32 = 9_000_000;
    const PUZZLES: &'static str = include_str!("../puzzles/santase.txt");

    fn stakes(&self) -> Stakes {
        stakes(self)
    }

    fn net() -> &'static Net {
        &NET
    }
}

/// `rules/santase.md §11`, §12, §14 `failed-close`.
pub(crate) const fn stakes(rules: &Rules) -> Stakes {
    let failed = match rules.failed_close {
        FailedClose::AtClosing => Failed::AtClosing,
        FailedClose::AtEnd => Failed::AtEnd,
        FailedClose::Three => Failed::Three,
    };
    Stakes {
        nothing: Nothing::NoTrick,
        frozen: false,
        failed,
        overtaken: failed,
        played_out: PlayedOut::MorePoints,
        race: true,
    }
}
