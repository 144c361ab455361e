//! The talon: the face-down cards, and the turned card under them that is drawn last.

use talon_cards::{Card, CardSet};

/// The most cards in the talon of any game of the family, the turned one included.
const MOST: usize = 12;

/// What is left of the talon. Its size counts the turned card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Talon {
    /// In drawing order, so that the turned card is the last; the last `size` of them are left.
    cards: [Card; MOST],
    size: u8,
}

impl Talon {
    /// A talon of these cards in drawing order, at most eleven, above the turned card. If
    /// `exhausted` is set, the turned card has been drawn too, and there are no others.
    #[inline]
    pub(crate) fn new(face_down: &[Card], turned: Card, exhausted: bool) -> Self {
        let mut cards = [turned; MOST];
        let count = face_down.len().min(MOST - 1);
        for (place, card) in cards[MOST - 1 - count..].iter_mut().zip(&face_down[..count]) {
            *place = *card;
        }
        let size = if exhausted { 0 } else { count as u8 + 1 };
        Self { cards, size }
    }

    /// The number of cards left, the turned one included.
    #[inline]
    pub(crate) const fn size(&self) -> u8 {
        self.size
    }

    /// The turned card, also after it was drawn.
    #[inline]
    pub(crate) const fn turned(&self) -> Card {
        self.cards[MOST - 1]
    }

    /// Takes the next card; the turned card comes last.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = *self.cards.get(MOST - usize::from(self.size))?;
        self.size -= 1;
        Some(card)
    }

    /// Replaces the turned card by another, and returns the old one.
    pub(crate) const fn exchange(&mut self, card: Card) -> Card {
        std::mem::replace(&mut self.cards[MOST - 1], card)
    }

    /// Every card that is left, the turned one included.
    pub(crate) fn cards(&self) -> CardSet {
        let mut rest = *self;
        std::iter::from_fn(|| rest.draw()).collect()
    }
}
