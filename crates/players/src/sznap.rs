//! What sets Kurnik's 66 apart for the [player of the family](crate::marriage): its table of results.

use talon_games::sznap::{Action, Deal, FailedCloseThree, Rules, View};

use crate::marriage::{self, Failed, Nothing, PlayedOut, Stakes};
use crate::thumb::Thumb;

impl Thumb for Deal {
    const OUT_OF_TURN: Action = Action::Declare;

    fn choose(view: &View, seed: u64) -> Option<Action> {
        marriage::choose(view, stakes(&view.rules), seed)
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
