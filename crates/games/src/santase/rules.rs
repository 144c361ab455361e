//! The table options of `rules/santase.md §14`.

use strum::{EnumString, IntoStaticStr, VariantNames};

pub use crate::marriage::ShowPoints;
use crate::marriage::two_or_three;
use crate::options::rule_set;

/// The game points that win the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum Target {
    /// A short match to 7.
    #[strum(serialize = "7")]
    Seven,
    /// A match to 11.
    #[default]
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

/// How a deal ends before the cards run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ClaimMode {
    /// A player on lead says that he has 66, and may be wrong.
    #[default]
    Manual,
    /// The deal ends by itself when a player on lead has 66.
    Auto,
}

/// The smallest talon that may be closed, the turned card included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum MinTalon {
    /// Always.
    #[default]
    #[strum(serialize = "2")]
    Two,
    /// Not when only two cards are left.
    #[strum(serialize = "4")]
    Four,
}

impl MinTalon {
    /// The number of cards.
    #[must_use]
    pub const fn cards(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Four => 4,
        }
    }
}

/// What the closer's opponent scores when the close fails or he gets there first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FailedClose {
    /// 3 if he had no trick when the talon was closed, else 2.
    #[default]
    AtClosing,
    /// 3 if he has no trick at the end, else 2.
    AtEnd,
    /// Always 3.
    Three,
}

impl FailedClose {
    /// What the closer's opponent scores who had so many tricks when the talon was closed, and has so many at the end.
    #[must_use]
    pub const fn points(self, at_closing: u8, at_end: u8) -> u8 {
        match self {
            Self::AtClosing => two_or_three(at_closing),
            Self::AtEnd => two_or_three(at_end),
            Self::Three => 3,
        }
    }
}

/// Whether marriages may be announced once the talon is closed or exhausted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum StrictMarriages {
    /// They may.
    #[default]
    Allowed,
    /// They may not, as in German 66.
    Forbidden,
}

/// Who deals next. After a drawn deal the same dealer always deals again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum DealerRule {
    /// The winner of the deal.
    #[default]
    Winner,
    /// Its loser.
    Loser,
    /// The other player.
    Alternate,
}

/// What a nine is worth in a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum NineValue {
    /// Nothing.
    #[default]
    #[strum(serialize = "0")]
    Zero,
    /// Two, as the table of the rules' source prints it.
    #[strum(serialize = "2")]
    Two,
}

impl NineValue {
    /// The number of points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Zero => 0,
            Self::Two => 2,
        }
    }
}

/// Whether the winner of a trick may close before both draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CloseBeforeDraw {
    /// He may: the draw waits for him.
    #[default]
    On,
    /// He may not: both draw at once.
    Off,
}

rule_set! {
    /// A table's options. The default is the rules page without any option changed.
    Rules {
        /// The game points that win the match.
        target: Target = "target",
        /// How a deal ends before the cards run out.
        claim_mode: ClaimMode = "claim-mode",
        /// Whose points of the running deal are shown.
        show_points: ShowPoints = "show-points",
        /// Whether the winner of a trick may close before both draw.
        close_before_draw: CloseBeforeDraw = "close-before-draw",
        /// The smallest talon that may be closed.
        min_talon_to_close: MinTalon = "min-talon-to-close",
        /// What a failed close costs.
        failed_close: FailedClose = "failed-close",
        /// Whether marriages may be announced in the strict phase.
        strict_marriages: StrictMarriages = "strict-marriages",
        /// Who deals next.
        dealer: DealerRule = "dealer",
        /// What a nine is worth.
        nine_value: NineValue = "nine-value",
    }
}
