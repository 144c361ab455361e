//! The table options of `rules/ristiseiska.md §13`.

use crate::options::{option_value, rule_set};

option_value! {
    /// What happens to a player who has no card that fits.
    Stuck {
        /// His neighbour gives him a card.
        #[default]
        Cards = "cards",
        /// He takes the token.
        Token = "token",
    }
}

option_value! {
    /// What the token costs whoever has it when the round ends.
    TokenValue {
        /// Fifty points.
        #[default]
        Fifty = "50",
        /// Twenty-one points.
        TwentyOne = "21",
        /// Twenty-five points.
        TwentyFive = "25",
    }
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

option_value! {
    /// What a giver does who has one card left.
    LastCardGift {
        /// He gives it and wins the round.
        #[default]
        Wins = "wins",
        /// He keeps it; the next to the right who has two cards gives.
        Skip = "skip",
    }
}

option_value! {
    /// The penalty points that end the match.
    Limit {
        /// The match is one round, which its winner wins.
        SingleRound = "single",
        /// Until somebody has 50.
        Fifty = "50",
        /// Until somebody has 100.
        #[default]
        Hundred = "100",
        /// Until somebody has 200.
        TwoHundred = "200",
    }
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

option_value! {
    /// Whether the five waits for the eight.
    FiveNeedsEight {
        /// It does.
        #[default]
        On = "on",
        /// It needs the six only.
        Off = "off",
    }
}

option_value! {
    /// What an ace left in the hand costs.
    AcePenalty {
        /// One point.
        #[default]
        One = "1",
        /// Fourteen points.
        Fourteen = "14",
    }
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

option_value! {
    /// What may be played after an ace or a king in the same turn.
    Bonus {
        /// One more card, and again after each ace and king.
        #[default]
        Chain = "chain",
        /// One more card.
        Once = "once",
        /// Nothing.
        Off = "off",
    }
}

option_value! {
    /// Whether being stuck costs nothing until everybody has had a turn: neither a card nor the token.
    FirstRoundFree {
        /// It costs from the first turn on.
        #[default]
        Off = "off",
        /// It costs nothing.
        On = "on",
    }
}

option_value! {
    /// How many can play.
    MaxPlayers {
        /// Five.
        #[default]
        Five = "5",
        /// Eight.
        Eight = "8",
    }
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
        /// What a giver does who has one card left.
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
