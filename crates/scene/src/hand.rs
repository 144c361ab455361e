//! A player's cards.

use serde::Serialize;
use talon_cards::Card;

/// A hand without its table, for a reader who has the table in another message.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// What the reader has to do now; `None` if it is not their turn.
    pub turn: Option<String>,
    /// What is played, such as “Trump ♣”.
    pub caption: String,
    /// The cards.
    pub held: Held,
}

/// The cards of a hand, in the order of their buttons.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Held {
    /// The cards: at most 20.
    pub cards: Vec<(Card, HeldCard)>,
    /// What else can be done with some of them.
    pub marks: Vec<Mark>,
}

/// What can be done with a card of a hand now.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
pub enum HeldCard {
    /// Nothing: it is not the player's turn to play a card.
    Idle,
    /// It may be played.
    Playable,
    /// A rule forbids it.
    Blocked,
    /// It was pressed, and must be pressed again to confirm.
    Selected,
}

/// What else can be done with cards of a hand.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum Mark {
    /// A king and a queen that can be announced, and what they are worth.
    Pair {
        /// The two cards.
        cards: (Card, Card),
        /// What they are worth, such as “40”.
        worth: String,
    },
    /// A card that can be swapped for the turned one.
    Swap {
        /// The card in the hand.
        card: Card,
        /// The turned card.
        turned: Card,
    },
}
