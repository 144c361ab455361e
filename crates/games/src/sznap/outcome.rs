//! How a deal ended.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::BadCode;
use crate::marriage::{self, not_a_reason};

/// How a deal ended: a fact, kept for good.
pub type Outcome = marriage::Outcome<Reason>;

/// Which line of `rules/sixty-six.md §12` settled the deal.
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Reason::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_a_reason)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A: declared rightly, the stock not closed.
    Declared,
    /// A: the closer declared rightly.
    DeclaredAfterOwnClose,
    /// §14: the closer's opponent declared rightly.
    DeclaredAgainstCloser,
    /// B: declared wrongly, the stock not closed.
    FalseDeclaration,
    /// B: the closer declared wrongly, so that the close has failed.
    FalseDeclarationByCloser,
    /// §14: the closer's opponent declared wrongly.
    FalseDeclarationAgainstCloser,
    /// C: played out; the closer has 66.
    ClosedMade,
    /// C: played out; the closer has not 66.
    ClosedFailed,
    /// D: played out, the stock not closed; more points win.
    PlayedOut,
    /// D: played out with equal points.
    PlayedOutDraw,
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
