//! What players are remembered for: what standings count beside matches and points.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// The name under which standings count the deals that were finished.
pub const DEALS: &str = "deals";

/// The name under which standings count the deals that a seat won.
pub const DEALS_WON: &str = "deals-won";

/// The text is no feat's code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the code of a feat")]
pub struct BadFeat;

macro_rules! feats {
    ($($(#[doc = $doc:literal])+ $feat:ident = $code:literal,)+) => {
        /// Something that a seat did, or that befell it, in a deal or a match.
        ///
        /// Its text, in `Display`, `FromStr` and serde, is its [code](Feat::code).
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            SerializeDisplay, DeserializeFromStr,
        )]
        pub enum Feat {
            $($(#[doc = $doc])+ $feat,)+
        }

        impl Feat {
            /// Every feat.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$feat),+];

            /// The feat's stable name in kebab-case.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$feat => $code,)+
                }
            }
        }
    };
}

feats! {
    /// It closed the talon.
    Closed = "closed",
    /// It closed the talon and the deal went to the other.
    CloseFailed = "close-failed",
    /// It claimed what it did not have.
    FalseClaim = "false-claim",
    /// It won a deal that counted three game points.
    Threefold = "threefold",
    /// It gave the other a Bummerl (`rules/schnapsen.md §13`), counted twice where the table counts it twice.
    BummerlGiven = "bummerl-given",
    /// It was given a Bummerl.
    BummerlTaken = "bummerl-taken",
    /// It played a contract.
    Contract = "contract",
    /// It played a contract and won the deal.
    ContractMade = "contract-made",
    /// It doubled somebody's contract, or its own was doubled and it doubled again.
    Doubled = "doubled",
    /// It took every trick (`rules/belot.md §9`).
    Capot = "capot",
    /// A penalty point (`rules/ristiseiska.md §2`).
    Penalty = "penalty",
}

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Feat {
    type Err = BadFeat;

    fn from_str(text: &str) -> Result<Self, BadFeat> {
        Self::ALL.into_iter().find(|feat| feat.code() == text).ok_or(BadFeat)
    }
}

/// The feats that hold, each once.
pub(crate) fn holding<const N: usize>(feats: [(Feat, bool); N]) -> Vec<(Feat, u32)> {
    feats.into_iter().filter(|(_, holds)| *holds).map(|(feat, _)| (feat, 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_and_nothing_else_is_one() {
        for feat in Feat::ALL {
            assert_eq!(feat.to_string().parse(), Ok(feat));
        }
        assert_eq!("Capot".parse::<Feat>(), Err(BadFeat));
    }
}
