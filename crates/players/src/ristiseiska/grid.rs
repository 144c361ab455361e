//! The order in which cards come to the table, and which cards wait for which.

use std::sync::LazyLock;

use talon_cards::{Card, CardSet, PerCard, Rank, Suit};
use talon_games::ristiseiska::{FIRST_CARD, FiveNeedsEight, Rules};

/// Which cards wait for which, under one value of the option `five_needs_eight`: it depends on no deal.
pub(super) struct Order {
    /// For each card, those that have to come before it.
    before: PerCard<CardSet>,
    /// For each card, those that wait for it.
    behind: Vec<Vec<Behind>>,
}

/// A card that waits for another.
#[derive(Clone, Copy)]
pub(super) struct Behind {
    pub(super) card: Card,
    /// The cards that have to come after the other and before this one.
    pub(super) between: CardSet,
}

static ORDERS: LazyLock<[Order; 2]> = LazyLock::new(|| [FiveNeedsEight::On, FiveNeedsEight::Off].map(Order::new));

impl Order {
    pub(super) fn of(five: FiveNeedsEight) -> &'static Self {
        match five {
            FiveNeedsEight::On => &ORDERS[0],
            FiveNeedsEight::Off => &ORDERS[1],
        }
    }

    fn new(five: FiveNeedsEight) -> Self {
        let mut order = Self { before: PerCard::filled(CardSet::EMPTY), behind: vec![Vec::new(); Card::COUNT.into()] };
        for card in all() {
            let chain = std::iter::successors(waits_for(five, card), |next| waits_for(five, *next));
            let mut between = CardSet::EMPTY;
            for before in chain {
                order.behind[usize::from(before.index())].push(Behind { card, between });
                between.insert(before);
            }
            order.before.set(card, between);
        }
        order
    }

    /// The cards that have to come before this one in a round.
    pub(super) fn before(&self, card: Card) -> CardSet {
        self.before.of(card)
    }

    /// The cards that wait for this one.
    pub(super) fn behind(&self, card: Card) -> &[Behind] {
        &self.behind[usize::from(card.index())]
    }
}

/// Every card.
pub(super) fn all() -> impl Iterator<Item = Card> {
    Suit::ALL.iter().flat_map(|suit| Rank::ALL.iter().map(move |rank| Card::new(*rank, *suit)))
}

/// The card that has to come just before this one (`rules/ristiseiska.md §6`).
fn waits_for(five: FiveNeedsEight, card: Card) -> Option<Card> {
    let in_suit = |rank| Card::new(rank, card.suit());
    Some(match card.rank() {
        Rank::Seven if card == FIRST_CARD => return None,
        Rank::Seven => FIRST_CARD,
        Rank::Six => in_suit(Rank::Seven),
        Rank::Eight => in_suit(Rank::Six),
        Rank::Five => match five {
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
    })
}

/// Whether a card is the last of its pile, after which one may play on.
pub(super) const fn is_end(card: Card) -> bool {
    matches!(card.rank(), Rank::Ace | Rank::King)
}

/// What a card left in the hand costs (`rules/ristiseiska.md §2`).
pub(super) fn cost(rules: &Rules, card: Card) -> i32 {
    match card.rank() {
        Rank::Ace => i32::from(rules.ace_penalty.points()),
        rank => rank as i32,
    }
}
