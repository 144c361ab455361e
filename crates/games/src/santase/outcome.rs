//! How a deal ended.

use crate::marriage::{self, reasons};

/// How a deal ended: a fact, kept for good.
pub type Outcome = marriage::Outcome<Reason>;

reasons! {
    /// Which line of `rules/santase.md §12` settled the deal.
    Reason {
        /// A: claimed rightly, the talon not closed.
        Claim = "claim",
        /// A: the closer claimed rightly.
        ClaimAfterOwnClose = "claim-after-own-close",
        /// A: the closer's opponent claimed rightly.
        ClaimAgainstCloser = "claim-against-closer",
        /// A: claimed wrongly, the talon not closed.
        FalseClaim = "false-claim",
        /// A: the closer claimed wrongly, so that the close has failed.
        FalseClaimByCloser = "false-claim-by-closer",
        /// A: the closer's opponent claimed wrongly.
        FalseClaimAgainstCloser = "false-claim-against-closer",
        /// B: played out, the talon not closed; more points win.
        PlayedOut = "played-out",
        /// B: played out with equal points.
        PlayedOutDraw = "played-out-draw",
        /// C: played out; the closer has 66 and was first.
        ClosedMade = "closed-made",
        /// C: played out; the closer has not 66.
        ClosedFailed = "closed-failed",
        /// C: played out; the closer's opponent was first to 66.
        ClosedOvertaken = "closed-overtaken",
        /// C: played out with equal points, both at least 66.
        ClosedDraw = "closed-draw",
    }
}
