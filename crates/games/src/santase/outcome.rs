//! How a deal ended.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::Seat;

use crate::GameOutcome;

/// How a deal ended: a fact, kept for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who scores; nobody in a drawn deal.
    pub winner: Option<Seat>,
    /// What each seat scores: 0 to 3, and never both something.
    pub game_points: [u8; 2],
    /// Why.
    pub reason: Reason,
    /// Each seat's points: tricks, marriages, and the last-trick bonus where it counts.
    pub totals: [u8; 2],
    /// Each seat's tricks.
    pub tricks: [u8; 2],
    /// Each seat's points from marriages.
    pub marriages: [u8; 2],
    /// Who has the last-trick bonus among his points.
    pub last_trick_bonus: Option<Seat>,
    /// Who claimed; at a table where deals end by themselves, who had 66 when this one did.
    pub claimed_by: Option<Seat>,
    /// Who closed the talon.
    pub closed_by: Option<Seat>,
    /// How many tricks the closer's opponent had at that moment.
    pub opponent_tricks_at_close: Option<u8>,
}

impl GameOutcome for Outcome {
    fn winner(&self) -> Option<Seat> {
        self.winner
    }

    fn game_points(&self) -> Vec<i32> {
        self.game_points.map(i32::from).to_vec()
    }
}

/// The text is no reason's code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the code of a reason")]
pub struct BadReason;

macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $reason:ident = $code:literal,)+) => {
        /// Which line of `rules/santase.md §12` settled the deal.
        ///
        /// Its text, in `Display`, `FromStr` and serde, is its [code](Reason::code).
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            SerializeDisplay, DeserializeFromStr,
        )]
        pub enum Reason {
            $($(#[doc = $doc])+ $reason,)+
        }

        impl Reason {
            /// Every reason.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$reason),+];

            /// The reason's stable name in kebab-case, such as `false-claim`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$reason => $code,)+
                }
            }
        }
    };
}

reasons! {
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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Reason {
    type Err = BadReason;

    fn from_str(text: &str) -> Result<Self, BadReason> {
        Self::ALL.into_iter().find(|reason| reason.code() == text).ok_or(BadReason)
    }
}
