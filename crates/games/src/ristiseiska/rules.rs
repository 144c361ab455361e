//! The table options of `rules/ristiseiska.md §13`.

use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::options::rule_set;

/// What happens to a player who has no card that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Stuck {
    /// His neighbour gives him a card.
    #[default]
    Cards,
    /// He takes the token.
    Token,
}

/// What the token costs the player who has it when the round ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum TokenValue {
    /// Fifty points.
    #[default]
    #[strum(serialize = "50")]
    Fifty,
    /// Twenty-one points.
    #[strum(serialize = "21")]
    TwentyOne,
    /// Twenty-five points.
    #[strum(serialize = "25")]
    TwentyFive,
}

impl TokenValue {
    /// The number of penalty points.
    #[must_use]
    pub const fn points(self) -> u16 {
        match self {
            Self::Fifty => 50,
            Self::TwentyOne => 21,
            Self::TwentyFive => 25,
        }
    }
}

/// What a giver with one card left does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum LastCardGift {
    /// He gives it and wins the round.
    #[default]
    Wins,
    /// He keeps it; the next to the right who has two cards gives.
    Skip,
}

/// The penalty points that end the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum Limit {
    /// The match is one round, which its winner wins.
    #[strum(serialize = "single")]
    SingleRound,
    /// Until somebody has 50.
    #[strum(serialize = "50")]
    Fifty,
    /// Until somebody has 100.
    #[default]
    #[strum(serialize = "100")]
    Hundred,
    /// Until somebody has 200.
    #[strum(serialize = "200")]
    TwoHundred,
}

impl Limit {
    /// The number of penalty points; none for a match of one round.
    #[must_use]
    pub const fn points(self) -> Option<u32> {
        match self {
            Self::SingleRound => None,
            Self::Fifty => Some(50),
            Self::Hundred => Some(100),
            Self::TwoHundred => Some(200),
        }
    }
}

/// Whether the five waits for the eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FiveNeedsEight {
    /// It does.
    #[default]
    On,
    /// It needs the six only.
    Off,
}

/// What an ace left in the hand costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum AcePenalty {
    /// One point.
    #[default]
    #[strum(serialize = "1")]
    One,
    /// Fourteen points.
    #[strum(serialize = "14")]
    Fourteen,
}

impl AcePenalty {
    /// The number of penalty points.
    #[must_use]
    pub const fn points(self) -> u16 {
        match self {
            Self::One => 1,
            Self::Fourteen => 14,
        }
    }
}

/// What may be played after an ace or a king in the same turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Bonus {
    /// One more card, and again after each ace and king.
    #[default]
    Chain,
    /// One more card.
    Once,
    /// Nothing.
    Off,
}

/// Whether being stuck costs nothing until everybody has had a turn: neither a card nor the token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FirstRoundFree {
    /// It costs from the first turn on.
    #[default]
    Off,
    /// It costs nothing.
    On,
}

/// How many can play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum MaxPlayers {
    /// Five.
    #[default]
    #[strum(serialize = "5")]
    Five,
    /// Eight.
    #[strum(serialize = "8")]
    Eight,
}

impl MaxPlayers {
    /// The number of seats.
    #[must_use]
    pub const fn seats(self) -> u8 {
        match self {
            Self::Five => 5,
            Self::Eight => 8,
        }
    }
}

rule_set! {
    /// A table's options. The default is the rules page without any option changed.
    Rules {
        /// What happens to a player who has no card that fits.
        stuck: Stuck = "stuck",
        /// What the token costs.
        token_penalty: TokenValue = "token-penalty",
        /// What a giver with one card left does.
        last_card_gift: LastCardGift = "last-card-gift",
        /// The penalty points that end the match.
        limit: Limit = "limit",
        /// Whether the five waits for the eight.
        five_needs_eight: FiveNeedsEight = "five-needs-eight",
        /// What an ace left in the hand costs.
        ace_penalty: AcePenalty = "ace-penalty",
        /// What may be played after an ace or a king.
        bonus: Bonus = "bonus",
        /// Whether being stuck costs nothing in everybody's first turn.
        first_round_free: FirstRoundFree = "first-round-free",
        /// How many can play.
        max_players: MaxPlayers = "max-players",
    }
}
