//! The table options of `rules/sixty-six.md §14`.

use strum::{EnumString, IntoStaticStr, VariantNames};

pub use crate::marriage::ShowPoints;
use crate::options::rule_set;

/// The cards that are played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// 24 cards, nine to ace; six to each player.
    #[default]
    #[strum(serialize = "66")]
    SixtySix,
    /// 20 cards, jack to ace; five to each player. Nothing else differs.
    Schnapsen,
}

/// The game points that win the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum Target {
    /// A match to 7.
    #[default]
    #[strum(serialize = "7")]
    Seven,
    /// A longer match to 11.
    #[strum(serialize = "11")]
    Eleven,
}

impl Target {
    /// The number of game points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Seven => 7,
            Self::Eleven => 11,
        }
    }
}

/// How melds are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Meld {
    /// By leading the king or the queen of a pair.
    #[default]
    Automatic,
    /// By announcing it before the king or the queen is led.
    Explicit,
}

/// When a failed close costs three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FailedCloseThree {
    /// If the closer's opponent has no trick in the whole deal.
    #[default]
    InTheDeal,
    /// If he had none when the stock was closed.
    AtClosing,
}

/// The smallest stock under which the lowest trump may be swapped, the turned card included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum MinStock {
    /// Always.
    #[default]
    #[strum(serialize = "2")]
    Two,
    /// Not when only two cards are left.
    #[strum(serialize = "4")]
    Four,
}

impl MinStock {
    /// The number of cards.
    #[must_use]
    pub const fn cards(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Four => 4,
        }
    }
}

/// Whether the closer's opponent may declare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum MayDeclare {
    /// He may not.
    #[default]
    No,
    /// He may, and wins two or three when he is right.
    Yes,
}

rule_set! {
    /// A table's options. The default is the rules page without any option changed.
    Rules {
        /// The cards that are played with.
        variant: Variant = "variant",
        /// The game points that win the match.
        target: Target = "target",
        /// How melds are made.
        meld: Meld = "meld",
        /// Whose points of the running deal are shown.
        show_points: ShowPoints = "show-points",
        /// When a failed close costs three.
        failed_close_3: FailedCloseThree = "failed-close-3",
        /// The smallest stock under which the lowest trump may be swapped.
        exchange_min_stock: MinStock = "exchange-min-stock",
        /// Whether the closer's opponent may declare.
        closer_opponent_may_declare: MayDeclare = "closer-opponent-may-declare",
    }
}
