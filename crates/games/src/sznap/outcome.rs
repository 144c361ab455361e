//! How a deal ended.

use crate::marriage::{self, reasons};

/// How a deal ended: a fact, kept for good.
pub type Outcome = marriage::Outcome<Reason>;

reasons! {
    /// Which line of `rules/sixty-six.md §12` settled the deal.
    Reason {
        /// A: declared rightly, the stock not closed.
        Declared = "declared",
        /// A: the closer declared rightly.
        DeclaredAfterOwnClose = "declared-after-own-close",
        /// §14: the closer's opponent declared rightly.
        DeclaredAgainstCloser = "declared-against-closer",
        /// B: declared wrongly, the stock not closed.
        FalseDeclaration = "false-declaration",
        /// B: the closer declared wrongly, so that the close has failed.
        FalseDeclarationByCloser = "false-declaration-by-closer",
        /// §14: the closer's opponent declared wrongly.
        FalseDeclarationAgainstCloser = "false-declaration-against-closer",
        /// C: played out; the closer has 66.
        ClosedMade = "closed-made",
        /// C: played out; the closer has not 66.
        ClosedFailed = "closed-failed",
        /// D: played out, the stock not closed; more points win.
        PlayedOut = "played-out",
        /// D: played out with equal points.
        PlayedOutDraw = "played-out-draw",
    }
}
