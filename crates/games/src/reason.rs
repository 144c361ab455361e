//! What speaks against a choice.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, Suit};

/// A fact that tells a choice from a better one and speaks against it. The seat that chose could know it. Chances are counted over all
/// hands that the others may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// All cards could be known, so that it is certain.
    Known,
    /// In so many of a hundred hands the other one could beat this card, which is led, in its suit: more often than the better card.
    Beaten {
        /// The card that is led.
        card: Card,
        /// In how many.
        of: u32,
    },
    /// The points that win the deal are counted already, and it does not claim them.
    Counted {
        /// The points.
        points: u32,
    },
    /// A marriage wins the deal at once, and it does not show that one.
    MarriageWins {
        /// The suit of the marriage.
        suit: Suit,
    },
    /// It leads without a marriage that can be shown.
    MarriageUnshown {
        /// The suit of the marriage.
        suit: Suit,
        /// What the marriage counts.
        points: u32,
    },
    /// It plays one half of a marriage that could still be shown.
    MarriageBroken {
        /// The card that is played.
        card: Card,
        /// What the marriage counts.
        points: u32,
    },
    /// It does not close the talon, where in so many of a hundred hands a close makes 66 with open cards.
    ClosingMakes {
        /// In how many.
        of: u32,
    },
    /// It closes the talon, where only in so many of a hundred hands a close makes 66 even with open cards.
    ClosingFails {
        /// In how many.
        of: u32,
    },
    /// It leads a suit of which the other one has none for certain.
    Void {
        /// The suit.
        suit: Suit,
        /// In how many of a hundred hands the other one has a trump.
        of: u32,
    },
    /// It leaves a trick to the other one that can be taken.
    TrickLeft {
        /// What lies in the trick then.
        points: u32,
    },
    /// It gives a ten or an ace to a trick that is lost either way.
    TrickFed {
        /// The card that is played.
        card: Card,
        /// What the card counts.
        points: u32,
    },
    /// It spends a high card or a trump on a trick with little in it.
    TrickPoor {
        /// The card that is played.
        card: Card,
        /// What the other one's card counts.
        points: u32,
    },
}
