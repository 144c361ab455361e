//! The talon: the face-down cards, and the turned card under them that is drawn last.

use talon_cards::{Card, CardSet};

/// The most face-down cards in any game of the family.
const FACE_DOWN: usize = 11;

/// What is left of the talon. Its size counts the turned card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Talon {
    /// In drawing order; the last `size - 1` of them are left.
    face_down: [Card; FACE_DOWN],
    turned: Card,
    size: u8,
}

impl Talon {
    /// A talon of these cards in drawing order, at most eleven, above the turned card. If
    /// `exhausted` is set, the turned card has been drawn too, and there are no others.
    pub(crate) fn new(face_down: &[Card], turned: Card, exhausted: bool) -> Self {
        let mut cards = [turned; FACE_DOWN];
        for (place, card) in cards.iter_mut().rev().zip(face_down.iter().rev()) {
            *place = *card;
        }
        let size = if exhausted { 0 } else { face_down.len().min(FACE_DOWN) as u8 + 1 };
        Self { face_down: cards, turned, size }
    }

    /// The number of cards left, the turned one included.
    pub(crate) const fn size(&self) -> u8 {
        self.size
    }

    /// The turned card, or the one that was, once it is drawn.
    pub(crate) const fn turned(&self) -> Card {
        self.turned
    }

    /// Takes the next card; the turned card comes last.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = match self.size {
            0 => return None,
            1 => self.turned,
            left => self.face_down[FACE_DOWN + 1 - usize::from(left)],
        };
        self.size -= 1;
        Some(card)
    }

    /// Puts another card in the place of the turned one, and returns that.
    pub(crate) const fn exchange(&mut self, card: Card) -> Card {
        std::mem::replace(&mut self.turned, card)
    }

    /// Every card that is left, the turned one included.
    pub(crate) fn cards(&self) -> CardSet {
        let mut rest = *self;
        std::iter::from_fn(|| rest.draw()).collect()
    }
}
