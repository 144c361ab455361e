//! Feats: what standings count besides matches and points.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::BadCode;

/// The name under which standings count the deals that were finished.
pub const DEALS: &str = "deals";

/// The name under which standings count the deals that a seat won.
pub const DEALS_WON: &str = "deals-won";

/// Something that a seat did, or that happened to it, in a deal or a match.
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Feat::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_a_feat)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feat {
    /// It closed the talon.
    Closed,
    /// It closed the talon and the other player won the deal.
    CloseFailed,
    /// It claimed 66 without having it.
    FalseClaim,
    /// It won a deal that counted three game points.
    Threefold,
    /// It gave the other a Bummerl (`rules/schnapsen.md §13`), counted twice where the table counts it twice.
    BummerlGiven,
    /// It was given a Bummerl.
    BummerlTaken,
    /// It played a contract.
    Contract,
    /// It played a contract and won the deal.
    ContractMade,
    /// It doubled somebody's contract, or its own was doubled and it doubled again.
    Doubled,
    /// It took every trick (`rules/belot.md §9`).
    Capot,
    /// A penalty point (`rules/ristiseiska.md §2`).
    Penalty,
}

impl Feat {
    /// Every feat.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The feat's stable name in kebab-case.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

const fn not_a_feat(_: &str) -> BadCode {
    BadCode { of: "a feat" }
}

/// The feats whose condition holds, each once.
pub(crate) fn holding<const N: usize>(feats: [(Feat, bool); N]) -> Vec<(Feat, u32)> {
    feats.into_iter().filter(|(_, holds)| *holds).map(|(feat, _)| (feat, 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_and_nothing_else_is_one() {
        for feat in Feat::ALL {
            assert_eq!(feat.to_string().parse(), Ok(*feat));
        }
        assert_eq!("Capot".parse::<Feat>(), Err(not_a_feat("Capot")));
    }
}
