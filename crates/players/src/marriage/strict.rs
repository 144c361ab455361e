//! Exact play of the strict phase with both hands known: alpha-beta over game points.
//!
//! It is a calculator for positions, real ones when the talon is exhausted and imagined ones when it is closed. `tests` compares
//! it with a plain search through the game itself.

use talon_games::marriage::Move;

use super::cards::{Cards, Id, strict_replies};
use super::score::Tally;
use super::terms::Terms;

/// The best that anybody can win in a deal.
pub(super) const MOST: i8 = 3;

/// A position in which seat `on_lead` is to lead; seat 0 is the player who thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) hands: [Cards; 2],
    pub(super) on_lead: usize,
    pub(super) tally: Tally,
}

/// A way to lead: the card, and whether its marriage is made with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lead {
    pub(super) card: Id,
    pub(super) announce: bool,
}

impl Lead {
    /// The move that begins it: the announcement, where that is a move of its own.
    pub(super) fn made(self, legal: &[Move]) -> Move {
        let card = self.card.card();
        let announced = Move::Announce(card.suit());
        if self.announce && legal.contains(&announced) { announced } else { Move::Play(card) }
    }
}

impl Position {
    /// The same position after `seat` has closed the talon.
    pub(super) const fn closed_by(mut self, seat: usize) -> Position {
        self.tally.close(seat);
        self
    }

    /// The leads worth trying, the most promising first, because alpha-beta needs that order: marriages, cards that the other
    /// side cannot beat in their suit, then the rest from above. A marriage that can be made is always made: it costs nothing.
    fn leads(&self, terms: &Terms) -> impl Iterator<Item = Lead> + use<> {
        let (hand, others) = (self.hands[self.on_lead], self.hands[1 - self.on_lead]);
        let shown = if self.tally.may_marry(terms, self.on_lead) { hand.pairs() } else { Cards::EMPTY };
        let plain = hand.minus(shown);
        let masters: Cards = plain.iter().filter(|&card| others.above(card).is_empty()).collect();
        let announced = shown.iter().map(|card| Lead { card, announce: true });
        let others = masters.iter().rev().chain(plain.minus(masters).iter().rev());
        announced.chain(others.map(|card| Lead { card, announce: false }))
    }

    /// Game points for seat 0 under best play by both, seat `on_lead` leading.
    pub(super) fn value(&self, terms: &Terms) -> i8 {
        self.search(terms, -MOST, MOST)
    }

    /// The same once `lead` is chosen.
    pub(super) fn value_of_lead(&self, terms: &Terms, lead: Lead) -> i8 {
        self.after_lead(terms, lead, -MOST, MOST)
    }

    /// The same once seat 1 has led `led` and seat 0 answers with `reply`.
    pub(super) fn value_of_reply(&self, terms: &Terms, led: Id, reply: Id) -> i8 {
        let mut before = *self;
        before.hands[before.on_lead] = before.hands[before.on_lead].without(led);
        before.after_trick(terms, led, reply, -MOST, MOST)
    }

    fn search(&self, terms: &Terms, mut alpha: i8, mut beta: i8) -> i8 {
        if self.tally.may_claim(terms, self.on_lead) {
            return self.tally.claim(terms, self.on_lead);
        }
        if let Some(failed) = self.tally.already_failed(terms, self.left_for_closer(terms)) {
            return failed;
        }
        let (least, most) = self.tally.bounds(terms);
        (alpha, beta) = (alpha.max(least), beta.min(most));
        let maximises = self.on_lead == 0;
        let mut best = if maximises { -MOST } else { MOST };
        for lead in self.leads(terms) {
            let value = self.after_lead(terms, lead, alpha, beta);
            if maximises {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// All the points that the closer could still win; 0 if nobody closed.
    fn left_for_closer(&self, terms: &Terms) -> u8 {
        let Some(closer) = self.tally.closer else { return 0 };
        let [mine, theirs] = self.hands;
        let marriages =
            if self.tally.may_marry(terms, closer.seat) { terms.marriages_in(self.hands[closer.seat]) } else { 0 };
        mine.or(theirs).points(terms.nine) + marriages
    }

    fn after_lead(&self, terms: &Terms, lead: Lead, mut alpha: i8, mut beta: i8) -> i8 {
        let (leader, follower) = (self.on_lead, 1 - self.on_lead);
        let mut before = *self;
        if lead.announce {
            before.tally.marry(terms, leader, terms.marriage(lead.card.suit()));
            if before.tally.may_claim(terms, leader) {
                return before.tally.claim(terms, leader);
            }
        }
        before.hands[leader] = before.hands[leader].without(lead.card);
        let maximises = follower == 0;
        let mut best = if maximises { -MOST } else { MOST };
        for reply in strict_replies(before.hands[follower], lead.card, terms.trump).iter() {
            let value = before.after_trick(terms, lead.card, reply, alpha, beta);
            if maximises {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// `led` has left the leader's hand, `reply` has not yet left the follower's.
    fn after_trick(&self, terms: &Terms, led: Id, reply: Id, alpha: i8, beta: i8) -> i8 {
        let next = self.resolve(terms, led, reply);
        if next.hands[0].is_empty() {
            next.tally.played_out(terms, next.on_lead)
        } else {
            next.search(terms, alpha, beta)
        }
    }

    /// The trick goes to its winner, who is on lead next; the leader's card has already left his hand.
    pub(super) fn resolve(&self, terms: &Terms, led: Id, reply: Id) -> Position {
        let (leader, follower) = (self.on_lead, 1 - self.on_lead);
        let winner = if reply.beats(led, terms.trump) { follower } else { leader };
        let mut next = *self;
        next.hands[follower] = next.hands[follower].without(reply);
        next.tally.win_trick(winner, terms.value(led) + terms.value(reply));
        next.on_lead = winner;
        next
    }
}
