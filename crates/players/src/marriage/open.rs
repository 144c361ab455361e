//! Rules of thumb for the open phase, where nobody has to follow suit and half of the cards are hidden.
//!
//! Every candidate is weighed in card points: the likely gain or cost of the trick, the value of being on lead, and the later cost of
//! losing the card. The numbers were found by playing duplicate deals of Santase. The most important one is that a trump spent early
//! costs more than nearly any trick gains. The other games use the same numbers: in thousands of duplicate deals with 20 cards, no
//! other number did better by even a hundredth of a game point.

use talon_games::marriage::GOAL;

use super::cards::{Cards, Id};
use super::known::Known;
use super::strict::Lead;

/// What the next lead is worth.
const INITIATIVE: f32 = 2.0;
/// … and more when a marriage waits to be announced.
const MARRIAGE_WAITS: f32 = 6.0;
/// … or the lowest trump to be exchanged.
const EXCHANGE_WAITS: f32 = 4.0;
/// How likely a marriage that waits for another trick gets it.
const STILL_COUNTS: f32 = 0.85;
/// The average value of the card that an opponent plays to a trick that he gives away.
const THROWN: f32 = 1.5;
/// The average value of a trump that takes a trick.
const TRUMPED_WITH: f32 = 2.5;

/// The best of `leads`, by thumb.
pub(super) fn lead(known: &Known, leads: &[Lead]) -> Option<Lead> {
    leads.iter().copied().max_by(|a, b| weigh_lead(known, *a).total_cmp(&weigh_lead(known, *b)))
}

/// The best of `replies` to the card on the table, by thumb.
pub(super) fn reply(known: &Known, led: Id, replies: Cards) -> Option<Id> {
    replies.iter().max_by(|a, b| weigh_reply(known, led, *a).total_cmp(&weigh_reply(known, led, *b)))
}

fn weigh_lead(known: &Known, lead: Lead) -> f32 {
    let card = lead.card;
    let value = f32::from(known.terms.value(card));
    let (by_suit, suit_value, by_trump) = taking(known, card);
    let kept = 1.0 - by_suit - by_trump;
    let shown = if lead.announce { shown(known, card, kept) } else { 0.0 };
    let initiative = initiative(known);
    let parting = if lead.announce { own_cost(known, card) } else { cost(known, card) };
    shown + kept * (value + THROWN + initiative)
        - by_suit * (value + suit_value + initiative)
        - by_trump * (value + TRUMPED_WITH + initiative)
        - parting
}

/// The value of the marriage shown with this lead; `kept` is the probability that the lead takes the trick.
fn shown(known: &Known, card: Id, kept: f32) -> f32 {
    let waits = known.terms.marriages.always_wait || known.tally.tricks[0] == 0;
    let counts = if waits { kept + (1.0 - kept) * STILL_COUNTS } else { 1.0 };
    counts * f32::from(known.terms.marriage(card.suit()))
}

/// The probability that the opponent takes this lead with a card of the suit (and that card's value), and with a trump.
fn taking(known: &Known, card: Id) -> (f32, f32, f32) {
    let possible = known.possible();
    let above = possible.above(card);
    let big: Cards = above.iter().filter(|id| id.is_big()).collect();
    let (takers, will) = match (card.is_big(), big.is_empty()) {
        (true, _) => (above, 0.95),
        (false, false) => (big, 1.0),
        (false, true) => (above, 0.35),
    };
    let is_trump = card.suit() == known.terms.trump;
    let will = if is_trump { will * 0.6 } else { will };
    let by_suit = chance(known, takers) * will;
    let average = f32::from(takers.points(known.terms.nine)) / f32::from(takers.len().max(1));
    let by_trump = if is_trump {
        0.0
    } else {
        let will = if card.is_big() { 0.9 } else { 0.12 };
        (1.0 - by_suit) * chance(known, possible.of_suit(known.terms.trump)) * will
    };
    (by_suit, average, by_trump)
}

fn weigh_reply(known: &Known, led: Id, card: Id) -> f32 {
    let trick = known.terms.value(led) + known.terms.value(card);
    let winner = if card.beats(led, known.terms.trump) { 0 } else { 1 };
    // A marriage that waits for a trick comes with this one.
    let points = trick + known.tally.pending[winner];
    let enough = known.tally.points[winner] + points >= GOAL;
    let points = f32::from(points);
    let swing = if winner == 0 {
        let first = if known.tally.tricks[0] == 0 && known.talon <= 6 { 5.0 } else { 0.0 };
        points + initiative(known) + if enough { 1_000.0 } else { 0.0 } + first
    } else {
        -points - INITIATIVE - if enough { 200.0 } else { 0.0 }
    };
    swing - cost(known, card)
}

/// What it is worth to be on lead next.
fn initiative(known: &Known) -> f32 {
    let marriage = !known.hand.pairs().is_empty();
    let exchange = can_exchange_later(known) && known.hand.contains(known.terms.lowest_trump);
    INITIATIVE + if marriage { MARRIAGE_WAITS } else { 0.0 } + if exchange { EXCHANGE_WAITS } else { 0.0 }
}

/// The lowest trump may still be exchanged after the next draw.
const fn can_exchange_later(known: &Known) -> bool {
    known.talon >= known.terms.exchange_from + 2
}

/// The cost of losing the card, later in the deal.
fn cost(known: &Known, card: Id) -> f32 {
    own_cost(known, card) + marriage_cost(known, card)
}

/// The same without the marriage that the card may belong to.
fn own_cost(known: &Known, card: Id) -> f32 {
    if card.suit() == known.terms.trump { trump_cost(known, card) } else { plain_cost(known, card) }
}

fn trump_cost(known: &Known, card: Id) -> f32 {
    const KEEP: [f32; 6] = [13.5, 17.0, 18.5, 20.0, 40.0, 47.0];
    let exchange = match known.turned {
        Some(turned) if card == known.terms.lowest_trump && can_exchange_later(known) => {
            f32::from(known.terms.value(turned)) + 2.0
        }
        Some(_) | None => 0.0,
    };
    KEEP[usize::from(card.place())] + exchange
}

fn plain_cost(known: &Known, card: Id) -> f32 {
    if card.is_ace() {
        14.0
    } else if card.is_big() {
        if known.possible().above(card).is_empty() { 6.0 } else { 3.5 }
    } else {
        0.5
    }
}

fn marriage_cost(known: &Known, card: Id) -> f32 {
    let Some(partner) = card.partner() else { return 0.0 };
    let worth = f32::from(known.terms.marriage(card.suit())) / 20.0;
    if known.hand.contains(partner) {
        12.0 * worth
    } else if known.pool.contains(partner) {
        3.0 * worth
    } else {
        0.0
    }
}

/// The probability that the opponent holds at least one of `cards`.
fn chance(known: &Known, cards: Cards) -> f32 {
    if !known.theirs.and(cards).is_empty() {
        return 1.0;
    }
    let pool = f32::from(known.pool.len());
    let elsewhere = pool - f32::from(known.hidden);
    let among = known.pool.and(cards).len();
    let none: f32 =
        (0..among).map(|i| ((elsewhere - f32::from(i)) / (pool - f32::from(i)).max(1.0)).max(0.0)).product();
    1.0 - none
}
