//! What a table's button asks of the house.

use talon_cards::Seat;

use super::Slug;
use super::spell::verbs;

verbs! {
    /// Verbs that need more than the table itself: who may come in, who administers the group, the stored presets, an AI player's
    /// advice, or fresh randomness.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum HouseVerb {
        /// Take a seat.
        Join = "join",
        /// Set an option: its key, and the place of the value among the option's values, below [`HouseVerb::OPTION_VALUES`].
        Option(key: Slug, value: u8) = "option": value: key,
        /// Let an AI player of the next level play at this seat, and show the options again.
        OptionAi(seat: Seat) = "option-ai": seat,
        /// Set the table's options as a preset has them, by its number; 0 stands for the rules page.
        UsePreset(number: u32) = "preset-use": number,
        /// Take the seat of somebody who is absent.
        TakeOver(seat: Seat) = "take-over": seat,
        /// Take a person from this seat.
        Remove(seat: Seat) = "remove": seat,
        /// Bring the table to its end, as an admin.
        Stop = "stop",
        /// Another match.
        Rematch = "rematch",
        /// Ask what the AI player would play.
        Hint = "hint",
    }
}

impl HouseVerb {
    /// More values than any option has. With values of two digits, the longest key still fits into a token.
    pub const OPTION_VALUES: u8 = 100;

    /// Whether a button that was drawn for one match still counts in another.
    pub(super) const fn counts_in(&self, now: u32, drawn_for: u32) -> bool {
        match self {
            // A link to the table knows no match, and a hint is about the turn as it is now.
            Self::Join | Self::Hint => true,
            // The first who presses it prepares the next match; the others press the same button.
            Self::Rematch => drawn_for == now || drawn_for.saturating_add(1) == now,
            Self::Option(..)
            | Self::OptionAi(_)
            | Self::UsePreset(_)
            | Self::TakeOver(_)
            | Self::Remove(_)
            | Self::Stop => drawn_for == now,
        }
    }
}
