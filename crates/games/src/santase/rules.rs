//! The table options of `rules/santase.md §14`.

pub use crate::marriage::ShowPoints;
use crate::options::{option_value, rule_set};

option_value! {
    /// The game points that win the match.
    Target {
        /// A short match to 7.
        Seven = "7",
        /// A match to 11.
        #[default]
        Eleven = "11",
    }
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

option_value! {
    /// How a deal ends before the cards run out.
    ClaimMode {
        /// A player on lead says that he has 66, and may be wrong.
        #[default]
        Manual = "manual",
        /// The deal ends by itself when a player on lead has 66.
        Auto = "auto",
    }
}

option_value! {
    /// The smallest talon that may be closed, the turned card included.
    MinTalon {
        /// Always.
        #[default]
        Two = "2",
        /// Not when only two cards are left.
        Four = "4",
    }
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

option_value! {
    /// What the closer's opponent scores when the close fails or he gets there first.
    FailedClose {
        /// 3 if he had no trick when the talon was closed, else 2.
        #[default]
        AtClosing = "at-closing",
        /// 3 if he has no trick at the end, else 2.
        AtEnd = "at-end",
        /// Always 3.
        Three = "three",
    }
}

option_value! {
    /// Whether marriages may be announced once the talon is closed or exhausted.
    StrictMarriages {
        /// They may.
        #[default]
        Allowed = "allowed",
        /// They may not, as in German 66.
        Forbidden = "forbidden",
    }
}

option_value! {
    /// Who deals next. After a drawn deal the same dealer always deals again.
    DealerRule {
        /// The winner of the deal.
        #[default]
        Winner = "winner",
        /// Its loser.
        Loser = "loser",
        /// The other player.
        Alternate = "alternate",
    }
}

option_value! {
    /// What a nine is worth in a trick.
    NineValue {
        /// Nothing.
        #[default]
        Zero = "0",
        /// Two, as the table of the rules' source prints it.
        Two = "2",
    }
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

option_value! {
    /// Whether the winner of a trick may close before both draw.
    CloseBeforeDraw {
        /// He may: the draw waits for him.
        #[default]
        On = "on",
        /// He may not: both draw at once.
        Off = "off",
    }
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
