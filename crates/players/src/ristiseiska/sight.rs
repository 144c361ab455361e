//! What the rules of thumb look at, in a real round or in an imagined one.

use talon_cards::{Card, CardSet, Seat};
use talon_games::ristiseiska::{Rules, View};

use super::grid::Order;

/// A player's hand and the table before it.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) rules: &'a Rules,
    pub(super) order: &'static Order,
    pub(super) hand: CardSet,
    /// The cards on the table.
    pub(super) laid: CardSet,
    /// How many cards the other player holds who has the fewest; none at an empty table.
    pub(super) fewest: u8,
}

impl<'a> Sight<'a> {
    /// The viewer's; a spectator sees no hand.
    pub(super) fn of(view: &'a View) -> Self {
        let own = view.viewer.map(Seat::index);
        let others = view.hand_sizes.iter().enumerate().filter(|(seat, _)| own != Some(*seat));
        Self {
            rules: &view.rules,
            order: Order::of(view.rules.five_needs_eight),
            hand: view.hand,
            laid: view.laid,
            fewest: others.map(|(_, size)| *size).min().unwrap_or(u8::MAX),
        }
    }
}

impl Sight<'_> {
    /// Whether the card fits next, no matter who holds it.
    pub(super) fn fits(&self, card: Card) -> bool {
        self.order.before(card).is_subset(self.laid)
    }
}
