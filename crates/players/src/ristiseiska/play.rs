//! What playing a card is worth.

use talon_cards::Card;
use talon_games::ristiseiska::{Bonus, Rules, Stuck};

use super::grid::{Behind, cost, is_end};
use super::sight::Sight;

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
pub(super) const fn stopping(rules: &Rules) -> i32 {
    match rules.stuck {
        Stuck::Cards => STOP,
        Stuck::Token => STOP_WITH_TOKEN,
    }
}

/// What it is worth to play this card, which fits, now.
pub(super) fn value(sight: &Sight<'_>, card: Card) -> i32 {
    let opened: i32 = sight.order.behind(card).iter().map(|behind| opens(sight, *behind)).sum();
    let further = if is_end(card) && sight.rules.bonus != Bonus::Off { END } else { 0 };
    opened + further + urgency(sight) * cost(sight.rules, card)
}

/// The value of bringing a card nearer by playing one before it. That one fits, so all cards between them are still to come.
fn opens(sight: &Sight<'_>, behind: Behind) -> i32 {
    let steps = behind.between.len();
    let own = behind.between.intersection(sight.hand).len();
    let weight = |weights: &[i32; 5], far: usize| weights.get(far).copied().unwrap_or_default();
    if sight.hand.contains(behind.card) {
        weight(&OWN, steps - own)
    } else if own > 0 {
        // An own card still bars the way.
        0
    } else {
        -weight(&OTHERS, steps)
    }
}

/// How much a penalty point weighs: nothing, until somebody is about to go out.
const fn urgency(sight: &Sight<'_>) -> i32 {
    if sight.fewest <= DANGER { URGENT } else { 0 }
}
