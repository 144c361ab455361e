//! What playing a card is worth.

use talon_cards::{Card, Seat};
use talon_games::ristiseiska::{Bonus, Stuck, View};

use super::grid::{Grid, cost, is_end};

// The weights are hundredths of a card. They were found by varying one after the other over thousands of rounds against random
// players, and rounded; small changes of any of them matter little.

/// What it is worth to bring an own card nearer, by how many cards of the others still come before it.
const OWN: [i32; 5] = [35, 40, 40, 40, 15];
/// What it costs to bring a card of the others nearer, by how many cards still come before it.
const OTHERS: [i32; 5] = [35, 25, 25, 10, 5];
/// An ace or a king earns a further card.
const END: i32 = 60;
/// A further card after an ace or a king is played unless it helps the others more than oneself: a stuck player has to be
/// given a card.
const STOP: i32 = 0;
/// If no cards are given, almost any further card is worth playing.
const STOP_WITH_TOKEN: i32 = -150;
/// How few cards in another hand make the points in one's own urgent.
const DANGER: u8 = 2;
/// What a penalty point weighs then.
const URGENT: i32 = 6;

/// What it is worth to play no further card after an ace or a king.
pub(super) const fn stopping(view: &View) -> i32 {
    match view.rules.stuck {
        Stuck::Cards => STOP,
        Stuck::Token => STOP_WITH_TOKEN,
    }
}

/// What it is worth to play this card now.
pub(super) fn value(view: &View, grid: Grid, card: Card) -> i32 {
    let opened: i32 = grid.missing().filter_map(|other| opens(view, grid, card, other)).sum();
    let further = if is_end(card) && view.rules.bonus != Bonus::Off { END } else { 0 };
    opened + further + urgency(view) * cost(view, card)
}

/// The value of bringing `other` nearer by playing `card`; none if it does not.
fn opens(view: &View, grid: Grid, card: Card, other: Card) -> Option<i32> {
    let steps = grid.before(other).position(|before| before == card)?;
    let own = grid.before(other).take(steps).filter(|between| view.hand.contains(*between)).count();
    let weight = |weights: &[i32; 5], far: usize| weights.get(far).copied().unwrap_or_default();
    Some(if view.hand.contains(other) {
        weight(&OWN, steps - own)
    } else if own > 0 {
        // An own card still bars the way.
        0
    } else {
        -weight(&OTHERS, steps)
    })
}

/// How much a penalty point weighs: nothing, until somebody is about to go out.
fn urgency(view: &View) -> i32 {
    let own = view.viewer.map(Seat::index);
    let others = view.hand_sizes.iter().enumerate().filter(|(seat, _)| own != Some(*seat));
    match others.map(|(_, size)| *size).min() {
        Some(least) if least <= DANGER => URGENT,
        _ => 0,
    }
}
