//! The account of a deal so far, term by term.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, Suit};

use super::{Closed, Deal, RuleSet};

/// The account of a deal so far: for referees, who see every card. For a deal that is over, it is the state at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "C: Closed")]
pub struct Account<C> {
    /// What each seat has.
    pub seats: [Holding; 2],
    /// The trump suit.
    pub trump: Suit,
    /// The cards of the talon that nobody has drawn, the turned one included.
    pub talon: CardSet,
    /// The turned card, while it lies there.
    pub turned: Option<Card>,
    /// The marriages that were announced, in order.
    pub announced: Vec<(Seat, Suit)>,
    /// Who first had 66 points, whether that mattered or not.
    pub first_to_66: Option<Seat>,
    /// Who closed the talon, and the facts of that moment that count.
    pub closing: Option<C>,
}

/// What a seat has in a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Its hand.
    pub hand: CardSet,
    /// How many tricks it has won.
    pub tricks: u8,
    /// The points of their cards.
    pub cards: u8,
    /// The points of the marriages that count.
    pub marriages: u8,
    /// The points of the marriages that wait for a trick.
    pub pending: u8,
}

impl<C: Closed> Account<C> {
    pub(super) fn of<R: RuleSet<Closing = C>>(deal: &Deal<R>) -> Self {
        let position = &deal.position;
        let holding = |seat: Seat| {
            let pile = position.piles[seat.of_two()];
            Holding {
                hand: position.hand(seat),
                tricks: pile.tricks,
                cards: pile.cards,
                marriages: pile.marriages,
                pending: pile.pending,
            }
        };
        Self {
            seats: [holding(Seat::FIRST), holding(Seat::SECOND)],
            trump: position.trump,
            talon: position.talon.cards(),
            turned: (position.talon.size() > 0).then(|| position.talon.turned()),
            announced: position.announced.iter().flatten().copied().collect(),
            first_to_66: deal.first_to_66,
            closing: position.closing,
        }
    }
}
