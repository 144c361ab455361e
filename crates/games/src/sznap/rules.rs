//! The table options of `rules/sixty-six.md §14`.

pub use crate::marriage::ShowPoints;
use crate::options::{option_value, rule_set};

option_value! {
    /// The cards that are played with.
    Variant {
        /// 24 cards, nine to ace; six to each player.
        #[default]
        SixtySix = "66",
        /// 20 cards, jack to ace; five to each player. Nothing else differs.
        Schnapsen = "schnapsen",
    }
}

option_value! {
    /// The game points that win the match.
    Target {
        /// A match to 7.
        #[default]
        Seven = "7",
        /// A longer match to 11.
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
    /// How melds are made.
    Meld {
        /// By leading the king or the queen of a pair.
        #[default]
        Automatic = "automatic",
        /// By announcing it before the king or the queen is led.
        Explicit = "explicit",
    }
}

option_value! {
    /// When a failed close costs three.
    FailedCloseThree {
        /// If the closer's opponent has no trick in the whole deal.
        #[default]
        InTheDeal = "in-the-deal",
        /// If he had none when the stock was closed.
        AtClosing = "at-closing",
    }
}

option_value! {
    /// The smallest stock under which the lowest trump may be swapped, the turned card included.
    MinStock {
        /// Always.
        #[default]
        Two = "2",
        /// Not when only two cards are left.
        Four = "4",
    }
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

option_value! {
    /// Whether the closer's opponent may declare.
    MayDeclare {
        /// He may not.
        #[default]
        No = "no",
        /// He may, and wins two or three when he is right.
        Yes = "yes",
    }
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
