//! Arguments against a choice.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, Suit};

/// A fact that distinguishes a choice from a better one and is an argument against it. The seat that chose could know it. Probabilities are
/// counted over all hands that the others may hold, or over a sample.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// All cards could be known, so it is certain.
    Known,
    /// In how many of a hundred hands the opponent could beat this card, which is led, in its suit: more often than the better card.
    Beaten {
        /// The card that is led.
        card: Card,
        /// In how many.
        of: u32,
    },
    /// The points that win the deal are there, and it does not claim them.
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
    /// It does not close the talon, although a close makes 66 in so many of a hundred hands with open cards.
    ClosingMakes {
        /// In how many.
        of: u32,
    },
    /// It closes the talon, although a close makes 66 only in so many of a hundred hands even with open cards.
    ClosingFails {
        /// In how many.
        of: u32,
    },
    /// It leads a suit of which the opponent certainly has none.
    Void {
        /// The suit.
        suit: Suit,
        /// In how many of a hundred hands the opponent has a trump.
        of: u32,
    },
    /// It leaves a trick that can be taken.
    TrickLeft {
        /// What lies in the trick then.
        points: u32,
    },
    /// It gives a card that counts ten or more to a trick that is lost either way.
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
        /// What lies in the trick already.
        points: u32,
    },
    /// It leads a card below higher ones of its suit that are still out, while none is higher than the better card.
    HigherOut {
        /// The card that is led.
        card: Card,
        /// How many higher ones are out.
        higher: u32,
    },
    /// It draws no trumps, though the others still hold some.
    TrumpsOut {
        /// How many they hold.
        trumps: u32,
    },
    /// It leads a suit that, in so many of a hundred deals, another player can trump.
    Ruffed {
        /// The suit.
        suit: Suit,
        /// In how many.
        of: u32,
    },
    /// It plays a king or queen of trumps without saying the belot that counts.
    BelotUnsaid {
        /// The card that is played.
        card: Card,
        /// What the belot counts.
        points: u32,
    },
    /// The better call wins the deal in so many of a hundred deals.
    CallWins {
        /// In how many.
        of: u32,
    },
    /// It makes a call that wins only so many of a hundred deals.
    CallLoses {
        /// In how many it wins.
        of: u32,
    },
    /// Fewer own cards wait for it than for the better card.
    FewWait {
        /// The card that is laid.
        card: Card,
        /// How many own cards wait for it.
        own: u32,
        /// The better card.
        better: Card,
        /// How many own cards wait for that one.
        than: u32,
    },
    /// It brings more cards of the others nearer than the better choice.
    HelpsOthers {
        /// The card that is laid.
        card: Card,
        /// How many cards of the others.
        cards: u32,
    },
    /// The better card ends its pile, so that one may lay a further card.
    FurtherCard {
        /// The better card.
        better: Card,
    },
    /// It gives a card away that could be laid already.
    GivenFits {
        /// The card that is given.
        card: Card,
    },
    /// It gives a card away for which more own cards wait than for the better one.
    GivenAwaited {
        /// The card that is given.
        card: Card,
        /// How many own cards wait for it.
        own: u32,
    },
    /// It gives a card away that counts less than the better one.
    GivenCheap {
        /// The card that is given.
        card: Card,
        /// Its penalty points.
        points: u32,
        /// The better card.
        better: Card,
        /// The penalty points of that one.
        than: u32,
    },
}
