//! Texts: names stand apart from the words around them, and cards and suits have their shapes.

use maud::{Markup, html};
use talon_cards::Suit;
use talon_view::{Sense, Text};

use super::pen::{Pen, unmarked};

/// A text with its cards and suits.
pub(super) fn text(pen: Pen, text: &Text) -> Markup {
    html! {
        @for run in text.runs() {
            @match run.sense {
                Sense::Foreign => { bdi { (unmarked(&run.text)) } }
                Sense::Card(card) => { span.in-text.(class(card.suit())) { (symbols(pen, &run.text)) } }
                Sense::Suit(_) | Sense::Rank(_) | Sense::Words | Sense::Moment(_) | Sense::Length(_) => {
                    (symbols(pen, &run.text))
                }
            }
        }
    }
}

/// Words in which suits have their shapes. They stay letters for those who listen.
pub(super) fn symbols(pen: Pen, words: &str) -> Markup {
    html! {
        @for letter in unmarked(words).chars() {
            @match Suit::ALL.iter().find(|suit| suit.glyph() == letter) {
                Some(suit) => {
                    span.suit.(class(*suit)) {
                        (pen.shape(&suit.to_string()))
                        span.heard { (letter) }
                    }
                }
                None => { (letter) }
            }
        }
    }
}

/// The class that gives a suit its colour.
pub(super) const fn class(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}
