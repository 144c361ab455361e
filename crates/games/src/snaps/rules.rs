//! The table options of `rules/schnapsen.md §14`.

use crate::marriage::ShowPoints;
use crate::options::{option_value, rule_set};

option_value! {
    /// How many Bummerls a match has at most: the first who has handed out more than half of them wins.
    BummerlFormat {
        /// A single Bummerl.
        #[default]
        Single = "1",
        /// Best of three.
        BestOfThree = "3",
        /// Best of five.
        BestOfFive = "5",
        /// Best of seven.
        BestOfSeven = "7",
    }
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

option_value! {
    /// The game points that end a Bummerl.
    Target {
        /// A Bummerl to 7.
        #[default]
        Seven = "7",
        /// A longer one to 9.
        Nine = "9",
    }
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

option_value! {
    /// How a hand ends before the cards run out.
    ClaimMode {
        /// By itself, as soon as a player has 66.
        #[default]
        Auto = "auto",
        /// A player on lead says that he has 66, and may be wrong.
        Declare = "declare",
    }
}

option_value! {
    /// What a close freezes.
    Frozen {
        /// Everything: the opponent can win nothing more, and calls no marriage.
        #[default]
        Full = "full",
        /// Only what the closer scores: the opponent's tricks count for himself, and he may reach 66 first.
        ScoringOnly = "scoring-only",
    }
}

option_value! {
    /// Whether exchange, closing and marriages have the limits of sharp Schnapsen.
    Sharp {
        /// They have none.
        #[default]
        Off = "off",
        /// Exchange and closing need four cards in the talon; exchange and marriages wait for the second lead.
        On = "on",
    }
}

option_value! {
    /// Whether a Bummerl to nothing counts two.
    DoubleBummerl {
        /// It counts one like any other.
        #[default]
        Off = "off",
        /// It counts two.
        On = "on",
    }
}

option_value! {
    /// How the game points are shown; they are counted alike.
    ScoreDirection {
        /// Up from nothing.
        #[default]
        Up = "up",
        /// Down from the target.
        Down = "down",
    }
}

option_value! {
    /// Whose points of the running hand are shown.
    OwnPoints {
        /// To every player his own.
        #[default]
        Own = "own",
        /// Nobody's: players must remember.
        Off = "off",
        /// Everybody's to everybody.
        Both = "both",
    }
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
