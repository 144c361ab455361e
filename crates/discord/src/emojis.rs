//! The tiles of the cards as emojis of the application.
//!
//! They are decoration: a card's text is always there too, so nothing depends on the upload.

mod upload;

use std::collections::HashMap;
use std::fmt;

use serenity::all::EmojiId;
use talon_cards::{Card, Rank, Suit};
use talon_picture::ARTWORK;

/// The emojis of the cards that are uploaded so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Emojis {
    ids: HashMap<Card, EmojiId>,
}

/// A card's emoji. Its text form is Discord's markup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tile {
    id: EmojiId,
    name: String,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<:{}:{}>", self.name, self.id)
    }
}

impl Emojis {
    /// The card's emoji, if it is uploaded.
    pub(crate) fn tile(&self, card: Card) -> Option<Tile> {
        self.ids.get(&card).map(|id| Tile { id: *id, name: name(card) })
    }
}

/// The emoji's name: the card in English words, for screen readers, and a digest of its artwork, such as `jack_of_spades_c7b2c224`.
fn name(card: Card) -> String {
    format!("{}_of_{}_{ARTWORK}", rank(card.rank()), suit(card.suit()))
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

fn pack() -> impl Iterator<Item = Card> {
    Suit::ALL.iter().flat_map(|suit| Rank::ALL.iter().map(move |rank| Card::new(*rank, *suit)))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Every card's emoji, with distinct ids.
    pub(crate) fn all() -> Emojis {
        Emojis { ids: pack().zip(1_000_000_000_000_000_000_u64..).map(|(card, id)| (card, EmojiId::new(id))).collect() }
    }
}
