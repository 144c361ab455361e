//! The order in which cards come to the table, and which cards wait for which.

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::ristiseiska::{FIRST_CARD, FiveNeedsEight, View};

/// The cards on the table, and the option that decides how the grid grows.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    laid: CardSet,
    five: FiveNeedsEight,
}

impl Grid {
    pub(super) const fn of(view: &View) -> Self {
        Self { laid: view.laid, five: view.rules.five_needs_eight }
    }

    /// Every card that does not lie on the table.
    pub(super) fn missing(self) -> impl Iterator<Item = Card> {
        let cards = Suit::ALL.iter().flat_map(|suit| Rank::ALL.iter().map(move |rank| Card::new(*rank, *suit)));
        cards.filter(move |card| !self.laid.contains(*card))
    }

    /// The missing cards that have to come before this one, the nearest first.
    pub(super) fn before(self, card: Card) -> impl Iterator<Item = Card> {
        std::iter::successors(self.waits_for(card), move |next| self.waits_for(*next))
    }

    /// The missing card that has to come just before this one (`rules/ristiseiska.md §6`).
    fn waits_for(self, card: Card) -> Option<Card> {
        let in_suit = |rank| Card::new(rank, card.suit());
        let before = match card.rank() {
            Rank::Seven if card == FIRST_CARD => return None,
            Rank::Seven => FIRST_CARD,
            Rank::Six => in_suit(Rank::Seven),
            Rank::Eight => in_suit(Rank::Six),
            Rank::Five => match self.five {
                FiveNeedsEight::On => in_suit(Rank::Eight),
                FiveNeedsEight::Off => in_suit(Rank::Six),
            },
            Rank::Four => in_suit(Rank::Five),
            Rank::Three => in_suit(Rank::Four),
            Rank::Two => in_suit(Rank::Three),
            Rank::Ace => in_suit(Rank::Two),
            Rank::Nine => in_suit(Rank::Eight),
            Rank::Ten => in_suit(Rank::Nine),
            Rank::Jack => in_suit(Rank::Ten),
            Rank::Queen => in_suit(Rank::Jack),
            Rank::King => in_suit(Rank::Queen),
        };
        (!self.laid.contains(before)).then_some(before)
    }
}

/// Whether a card is the last of its pile, after which one may play on.
pub(super) const fn is_end(card: Card) -> bool {
    matches!(card.rank(), Rank::Ace | Rank::King)
}

/// What a card left in the hand costs (`rules/ristiseiska.md §2`).
pub(super) fn cost(view: &View, card: Card) -> i32 {
    match card.rank() {
        Rank::Ace => i32::from(view.rules.ace_penalty.points()),
        rank => rank as i32,
    }
}
