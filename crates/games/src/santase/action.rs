//! What a player can do, and its notation.

use talon_cards::{Card, Suit};

use crate::marriage::family_actions;

family_actions! {
    /// An action of Santase (`rules/santase.md §6`).
    ///
    /// Its text, in `Display`, `FromStr` and serde, is the notation: `QS`, `draw`, `x`, `close`,
    /// `m:H`, `claim`.
    Action {
        /// Leads a card, or plays it to the one that was led.
        Play(card: Card) = Play,
        /// Swaps the nine of trumps for the turned card.
        Exchange = Exchange,
        /// Closes the talon.
        Close = Close,
        /// Announces the marriage of the suit.
        Announce(suit: Suit) = Announce,
        /// Claims to have 66.
        Claim = Claim,
        /// After a trick: both draw.
        Draw = Draw,
    }
}
