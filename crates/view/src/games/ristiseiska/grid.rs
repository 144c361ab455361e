//! The grid on the table in four short lines, one for each suit: what lies from its low to its high end, and what comes next on
//! each side. A suit lies without a gap, so its two ends tell everything, and the line stays readable in any type.

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::ristiseiska::View;

use super::order::{RANKS, suits};
use super::words::Ristiseiska;
use crate::Text;
use crate::page::draft::Draft;
use crate::words::Phrase;

/// A line for each suit.
pub(super) fn grid(draft: &mut Draft, view: &View) {
    for suit in suits() {
        draft.body(&line(view, suit));
    }
}

fn line(view: &View, suit: Suit) -> Ristiseiska {
    let laid = of_suit(view.laid, suit);
    let open = of_suit(view.open, suit);
    let glyph = suit.into();
    let (Some(low), Some(high)) = (laid.first(), laid.last()) else {
        return if open.is_empty() {
            Ristiseiska::GridClosed { suit: glyph }
        } else {
            Ristiseiska::GridWaits { suit: glyph }
        };
    };
    let lies = if low == high { name(*low) } else { Phrase(Text::join([*low, *high].map(Text::from), "–")) };
    match (open.first().copied(), open.last().copied()) {
        (Some(below), Some(above)) if below != above => {
            Ristiseiska::GridTwo { suit: glyph, lies, low: name(below), high: name(above) }
        }
        (Some(next), _) if *low == Rank::Ace => Ristiseiska::GridLowDone { suit: glyph, lies, next: name(next) },
        (Some(next), _) if *high == Rank::King => Ristiseiska::GridHighDone { suit: glyph, lies, next: name(next) },
        (Some(next), _) => Ristiseiska::GridOne { suit: glyph, lies, next: name(next) },
        (None, _) => Ristiseiska::GridDone { suit: glyph, lies },
    }
}

/// The ranks of a suit among the cards, from low to high.
pub(super) fn of_suit(cards: CardSet, suit: Suit) -> Vec<Rank> {
    RANKS.into_iter().filter(|rank| cards.contains(Card::new(*rank, suit))).collect()
}

fn name(rank: Rank) -> Phrase {
    Phrase::from(Text::from(rank))
}
