//! What a player can do, and its notation.

use talon_cards::{Card, Suit};

use crate::marriage::family_actions;

family_actions! {
    /// An action of Šnaps (`rules/schnapsen.md §6`).
    ///
    /// Its text, in `Display`, `FromStr` and serde, is the notation: `QS`, `x`, `close`, `m:H`,
    /// `claim`.
    Action {
        /// Leads a card, or plays it to the one that was led.
        Play(card: Card) = Play,
        /// Swaps the jack of trumps for the turned card.
        Exchange = Exchange,
        /// Closes the talon.
        Close = Close,
        /// Calls the marriage of the suit.
        Announce(suit: Suit) = Announce,
        /// Says that he has 66, where hands do not end by themselves.
        Claim = Claim,
    }
}
