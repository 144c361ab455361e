//! What giving a card away is worth.

use talon_cards::Card;
use talon_games::ristiseiska::View;

use super::grid::{Grid, cost};

// These weights were found like those for playing.

/// For each card of the others that has to come before it: each would have kept it in the hand longer.
const FAR: i32 = 30;
/// More such cards make no difference.
const FARTHEST: usize = 6;
/// For each own card that waits for it: the receiver could hold it back.
const BARS_OWN: i32 = 60;
/// The cost of giving a card that fits now: it would have been a play of one's own, and becomes one for the receiver.
const FITS: i32 = 170;
/// For each penalty point.
const POINT: i32 = 1;

/// The value of losing this card and of the receiver holding it.
pub(super) fn value(view: &View, grid: Grid, card: Card) -> i32 {
    let barred = grid.before(card).filter(|before| !view.hand.contains(*before)).count();
    let waiting = view.hand.iter().filter(|own| grid.before(*own).any(|before| before == card)).count();
    let fits = if view.open.contains(card) { FITS } else { 0 };
    let count = |cards: usize| i32::try_from(cards).unwrap_or(i32::MAX);
    FAR * count(barred.min(FARTHEST)) - BARS_OWN * count(waiting) - fits + POINT * cost(view, card)
}
