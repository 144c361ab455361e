//! Rules of thumb for one card, from what its player lawfully knows: his hand, the cards that were played, and the cards that
//! others have shown not to hold.
//!
//! They play every seat of an imagined deal, so that a plan is judged against sensible replies, and they break ties between plans.
//! Every card is weighed in card points: the likely gain or cost of the trick, and the later cost of losing the card.

use super::cards::{Cards, Id};
use super::position::{Position, Table, Terms, next};

/// What another player adds to a trick, on average.
const ADDED: f32 = 3.0;
/// What it is worth to lead to the next trick, to somebody who led to this one and to somebody who follows.
const LEAD_AGAIN: f32 = 3.0;
const TAKE_THE_LEAD: f32 = 3.5;
/// What the declarer gains by drawing trumps with the highest, beyond the trick, and what any other lead of a trump costs.
const DRAWING: f32 = 17.0;
const TRUMP_LED: f32 = -5.0;
/// What each card of a suit that is not trump adds to the lead of it: less where it can be trumped.
const LONG_SUIT: f32 = 6.5;
const LONG_SIDE_SUIT: f32 = 3.2;
/// Part of a card's later worth that leading it gives up: a sure trick is a sure trick now as well.
const LED_KEEP: f32 = 0.6;
/// Part of a card's points that losing it costs: mostly it would have been lost anyway.
const LOST_LEADING: f32 = 0.5;
const LOST_FOLLOWING: f32 = 0.13;

/// What the player on turn sees.
struct Sight<'a> {
    position: &'a Position,
    terms: &'a Terms,
    hand: Cards,
    /// The cards in the two other hands.
    out: Cards,
    /// For each other seat, the cards that it may hold, and those of them that only it may hold.
    possible: [Cards; 3],
    certain: [Cards; 3],
}

/// The probability that a player holds none of a number of cards, each of which one of two players holds.
const NONE_OF: [f32; 7] = [1.0, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625];

/// The card for the seat on turn, by thumb; `None` when the deal is over.
pub(super) fn choose(position: &Position, terms: &Terms) -> Option<Id> {
    let playable = terms.playable(position);
    if playable.len() < 2 {
        return playable.iter().next();
    }
    let sight = Sight::of(position, terms);
    let weighed = playable.iter().map(|card| (card, sight.weigh(card)));
    weighed.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(card, _)| card)
}

/// How well the card suits the seat on turn, by thumb; in card points, comparable among its cards only.
pub(super) fn weigh(position: &Position, terms: &Terms, card: Id) -> f32 {
    Sight::of(position, terms).weigh(card)
}

impl Sight<'_> {
    fn of<'a>(position: &'a Position, terms: &'a Terms) -> Sight<'a> {
        let hand = position.hands[position.turn];
        let out = Cards::PACK.minus(position.gone).minus(hand);
        let (second, third) = (next(position.turn), next(next(position.turn)));
        let (mut possible, mut certain) = ([Cards::EMPTY; 3], [Cards::EMPTY; 3]);
        for (seat, other) in [(second, third), (third, second)] {
            possible[seat] = out.minus(position.missing[seat]);
            certain[seat] = possible[seat].and(position.missing[other]);
        }
        Sight { position, terms, hand, out, possible, certain }
    }

    fn weigh(&self, card: Id) -> f32 {
        match &self.position.table {
            None => self.weigh_lead(card),
            Some(table) => self.weigh_reply(table, card),
        }
    }

    fn weigh_lead(&self, card: Id) -> f32 {
        let value = f32::from(self.terms.order.value(card));
        let second = next(self.position.turn);
        let hold = self.holds(second, card, card) * self.holds(next(second), card, card);
        hold * (value + 2.0 * ADDED + LEAD_AGAIN) - LOST_LEADING * (1.0 - hold) * value - LED_KEEP * self.keep(card)
            + self.plan(card)
    }

    fn weigh_reply(&self, table: &Table, card: Id) -> f32 {
        let value = f32::from(self.terms.order.value(card));
        let wins = self.terms.order.beats(card, table.best);
        let hold = match (wins, table.count) {
            (false, _) => 0.0,
            (true, 1) => self.holds(next(self.position.turn), table.led, card),
            (true, _) => 1.0,
        };
        let to_come = if table.count == 1 { ADDED } else { 0.0 };
        let taken = f32::from(table.points) + value + to_come + TAKE_THE_LEAD;
        hold * taken - LOST_FOLLOWING * (1.0 - hold) * value - self.keep(card)
    }

    /// The probability that `other`, who has yet to play to a trick in which `led` was led, does not beat `card`.
    fn holds(&self, other: usize, led: Id, card: Id) -> f32 {
        let order = &self.terms.order;
        let higher = self.has(other, order.above(card));
        let Some(trump) = order.trump.filter(|trump| *trump != led.suit()) else { return 1.0 - higher };
        let void = 1.0 - self.has(other, Cards::suit(led.suit()));
        if card.suit() == trump {
            1.0 - void * higher
        } else {
            (1.0 - higher) * (1.0 - void * self.has(other, Cards::suit(trump)))
        }
    }

    /// The probability that `other` holds one of `cards`, all of one suit: either of the two others may hold each unseen card,
    /// unless one has shown not to hold it.
    fn has(&self, other: usize, cards: Cards) -> f32 {
        if cards.and(self.certain[other]).is_empty() {
            1.0 - NONE_OF[usize::from(cards.and(self.possible[other]).len())]
        } else {
            1.0
        }
    }

    /// The later cost of losing the card.
    fn keep(&self, card: Id) -> f32 {
        let order = &self.terms.order;
        let value = f32::from(order.value(card));
        let above = order.above(card).and(self.out).len();
        if order.is_trump(card) {
            return if above == 0 { 10.5 + 1.54 * value } else { 9.0 + 0.1 * value };
        }
        let guards = self.hand.of_suit(card.suit()).len() - 1;
        match above {
            0 => 2.8 + 0.8 * value,
            1 if guards > 0 => 0.84 * value,
            _ => 0.1 * value,
        }
    }

    /// The value of leading this suit beyond the trick.
    fn plan(&self, card: Id) -> f32 {
        let order = &self.terms.order;
        if !order.is_trump(card) {
            let each = if order.trump.is_some() { LONG_SIDE_SUIT } else { LONG_SUIT };
            return each * f32::from(self.hand.of_suit(card.suit()).len());
        }
        let is_boss = order.above(card).and(self.out).is_empty();
        let others_have = !self.out.of_suit(card.suit()).is_empty();
        if is_boss && others_have && self.terms.declarer == self.position.turn { DRAWING } else { TRUMP_LED }
    }
}
