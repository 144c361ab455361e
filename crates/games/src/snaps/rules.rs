//! The table options of `rules/schnapsen.md §14`.

use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::marriage::ShowPoints;
use crate::options::rule_set;

/// How many Bummerls a match has at most: the first who has handed out more than half of them wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum BummerlFormat {
    /// A single Bummerl.
    #[default]
    #[strum(serialize = "1")]
    Single,
    /// Best of three.
    #[strum(serialize = "3")]
    BestOfThree,
    /// Best of five.
    #[strum(serialize = "5")]
    BestOfFive,
    /// Best of seven.
    #[strum(serialize = "7")]
    BestOfSeven,
}

impl BummerlFormat {
    /// The number of Bummerls to hand out to win the match.
    #[must_use]
    pub const fn to_win(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::BestOfThree => 2,
            Self::BestOfFive => 3,
            Self::BestOfSeven => 4,
        }
    }
}

/// The game points that end a Bummerl.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum Target {
    /// A Bummerl to 7.
    #[default]
    #[strum(serialize = "7")]
    Seven,
    /// A longer one to 9.
    #[strum(serialize = "9")]
    Nine,
}

impl Target {
    /// The number of game points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Seven => 7,
            Self::Nine => 9,
        }
    }
}

/// How a hand ends before the cards run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ClaimMode {
    /// By itself, as soon as a player has 66.
    #[default]
    Auto,
    /// A player on lead says that he has 66, and may be wrong.
    Declare,
}

/// What a close freezes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Frozen {
    /// Everything: the opponent can win nothing more, and calls no marriage.
    #[default]
    Full,
    /// Only what the closer scores: the opponent's tricks count for himself, and he may reach 66 first.
    ScoringOnly,
}

/// Whether exchange, closing and marriages have the limits of sharp Schnapsen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Sharp {
    /// They have none.
    #[default]
    Off,
    /// Exchange and closing need four cards in the talon; exchange and marriages wait for the second lead.
    On,
}

/// Whether a Bummerl to nothing counts two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum DoubleBummerl {
    /// It counts one like any other.
    #[default]
    Off,
    /// It counts two.
    On,
}

impl DoubleBummerl {
    /// How many Bummerls the loser is given; `to_nothing` if he has no game point.
    #[must_use]
    pub const fn given(self, to_nothing: bool) -> u8 {
        match self {
            Self::On if to_nothing => 2,
            Self::On | Self::Off => 1,
        }
    }
}

/// How the game points are shown; they are counted alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreDirection {
    /// Up from nothing.
    #[default]
    Up,
    /// Down from the target.
    Down,
}

/// Whose points of the running hand are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum OwnPoints {
    /// To every player his own.
    #[default]
    Own,
    /// Nobody's: players must remember.
    Off,
    /// Everybody's to everybody.
    Both,
}

impl OwnPoints {
    /// The same by the family's name.
    #[must_use]
    pub const fn shown(self) -> ShowPoints {
        match self {
            Self::Own => ShowPoints::Own,
            Self::Off => ShowPoints::Off,
            Self::Both => ShowPoints::Both,
        }
    }
}

rule_set! {
    /// A table's options. The default is the rules page without any option changed.
    Rules {
        /// How many Bummerls a match has at most.
        bummerl_format: BummerlFormat = "bummerl-format",
        /// The game points that end a Bummerl.
        target: Target = "target",
        /// How a hand ends before the cards run out.
        claim_mode: ClaimMode = "claim-mode",
        /// What a close freezes.
        frozen: Frozen = "frozen",
        /// The limits of sharp Schnapsen.
        sharp: Sharp = "sharp",
        /// Whether a Bummerl to nothing counts two.
        double_bummerl: DoubleBummerl = "double-bummerl",
        /// How the game points are shown.
        score_direction: ScoreDirection = "score-direction",
        /// Whose points of the running hand are shown.
        show_points: OwnPoints = "show-points",
    }
}
