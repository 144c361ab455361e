//! What giving a card away is worth.

use talon_cards::Card;

use super::grid::cost;
use super::sight::Sight;

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
pub(super) fn value(sight: &Sight<'_>, card: Card) -> i32 {
    let barred = sight.order.before(card).difference(sight.laid).difference(sight.hand).len();
    let waiting = sight.order.behind(card).iter().filter(|behind| sight.hand.contains(behind.card)).count();
    let fits = if sight.fits(card) { FITS } else { 0 };
    let count = |cards: usize| i32::try_from(cards).unwrap_or(i32::MAX);
    FAR * count(barred.min(FARTHEST)) - BARS_OWN * count(waiting) - fits + POINT * cost(sight.rules, card)
}
