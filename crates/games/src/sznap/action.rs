//! What a player can do, and its notation.

use talon_cards::{Card, Suit};

use crate::marriage::family_actions;

family_actions! {
    /// An action of Kurnik's 66 (`rules/sixty-six.md §6`).
    ///
    /// Its text, in `Display`, `FromStr` and serde, is the notation: `QS`, `QS!`, `x`, `close`,
    /// `m:H`, `claim`.
    Action {
        /// Leads a card, or plays it to the one that was led. Leading a king or a queen of a pair
        /// melds it, unless the table wants melds announced.
        Play(card: Card) = Play,
        /// Swaps the lowest trump for the turned card.
        Exchange = Exchange,
        /// Closes the stock.
        Close = Close,
        /// Announces the meld of the suit, where the table wants that.
        Meld(suit: Suit) = Announce,
        /// Declares to have 66.
        Declare = Claim,
        /// Melds with this card and declares 66: the meld counts at once, and play ends.
        MeldAndDeclare(card: Card) = MarryAndClaim,
    }
}
