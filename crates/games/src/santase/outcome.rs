//! How a deal ended.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::BadCode;
use crate::marriage::{self, not_a_reason};

/// How a deal ended: a fact, kept for good.
pub type Outcome = marriage::Outcome<Reason>;

/// Which line of `rules/santase.md §12` settled the deal.
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Reason::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_a_reason)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A: claimed rightly, the talon not closed.
    Claim,
    /// A: the closer claimed rightly.
    ClaimAfterOwnClose,
    /// A: the closer's opponent claimed rightly.
    ClaimAgainstCloser,
    /// A: claimed wrongly, the talon not closed.
    FalseClaim,
    /// A: the closer claimed wrongly, so that the close has failed.
    FalseClaimByCloser,
    /// A: the closer's opponent claimed wrongly.
    FalseClaimAgainstCloser,
    /// B: played out, the talon not closed; more points win.
    PlayedOut,
    /// B: played out with equal points.
    PlayedOutDraw,
    /// C: played out; the closer has 66 and was first.
    ClosedMade,
    /// C: played out; the closer has not 66.
    ClosedFailed,
    /// C: played out; the closer's opponent was first to 66.
    ClosedOvertaken,
    /// C: played out with equal points, both at least 66.
    ClosedDraw,
}

impl Reason {
    /// Every reason.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The reason's stable name in kebab-case, such as `closed-made`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}
