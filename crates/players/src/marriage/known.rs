//! What a player knows from its view and its memory (§15 of each rules page): the played cards, the cards that the opponent has shown,
//! and the pool of cards that may be anywhere.

use talon_cards::Seat;
use talon_games::marriage::{RuleSet, View};

use super::cards::{Cards, Id};
use super::score::{Closer, Tally};
use super::strict::Position;
use super::terms::{Stakes, Terms};
use crate::rng::Dice;
use crate::slip::Frailty;

/// One player's knowledge; seat 0 of every calculation is this player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) terms: Terms,
    pub(super) hand: Cards,
    /// Cards that are in the opponent's hand for certain.
    pub(super) theirs: Cards,
    /// Cards of the hand that the opponent knows to be there.
    pub(super) shown: Cards,
    /// Cards that may be in the opponent's hand or face down in the talon.
    pub(super) pool: Cards,
    /// How many cards of the pool the opponent holds.
    pub(super) hidden: u8,
    /// The turned card while it can still be drawn.
    pub(super) turned: Option<Id>,
    /// Cards of the talon, the turned one included.
    pub(super) talon: u8,
    pub(super) tally: Tally,
    /// The card on the table, led by the opponent.
    pub(super) led: Option<Id>,
    /// The last complete trick.
    pub(super) last: Option<Last>,
}

/// A trick that is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Last {
    pub(super) led: Id,
    pub(super) followed: Id,
    /// The player led to it.
    pub(super) own_lead: bool,
}

impl Known {
    /// The knowledge behind a view of a seat; `None` for a spectator.
    pub(super) fn of<R: RuleSet>(view: &View<R>, stakes: Stakes) -> Option<Known> {
        let me = view.viewer?;
        let terms = Terms::of(&view.rules, view.trump as u8, stakes);
        let (other, memory) = (me.other().index(), &view.memory);
        let hand = Cards::of(view.hand);
        let theirs = Cards::of(memory.known[other]);
        let placed = Cards::of(memory.seen).or(Cards::of(memory.missing[other]));
        let pool = terms.pack.minus(placed);
        let size = view.hand_sizes[other];
        Some(Known {
            terms,
            hand,
            theirs,
            shown: Cards::of(memory.known[me.index()]),
            pool,
            hidden: size.saturating_sub(theirs.len()),
            turned: view.turned.and_then(Id::of),
            talon: view.talon,
            tally: tally(view, me),
            led: view.led.and_then(|(_, card)| Id::of(card)),
            last: view.last_trick.and_then(|trick| {
                Some(Last { led: Id::of(trick.led)?, followed: Id::of(trick.followed)?, own_lead: trick.leader == me })
            }),
        })
    }

    /// The same without what the player forgets: some cards that are gone, and not in the last trick, may be anywhere again.
    pub(super) fn but_for(mut self, frailty: Frailty, seed: u64) -> Self {
        let last = self.last.iter().flat_map(|last| [last.led, last.followed]).collect();
        let seen =
            self.hand.or(self.theirs).or(self.pool).or(last).or(self.turned.into_iter().chain(self.led).collect());
        let gone = self.terms.pack.minus(seen);
        self.pool = frailty.forgotten(gone.iter(), seed).fold(self.pool, Cards::with);
        self
    }

    /// Follow-suit rules are in force.
    pub(super) const fn is_strict(&self) -> bool {
        self.tally.closer.is_some() || self.talon == 0
    }

    /// The opponent's hand is known for certain.
    pub(super) const fn is_certain(&self) -> bool {
        self.hidden == 0 || self.hidden == self.pool.len()
    }

    /// Every card that the opponent may hold.
    pub(super) const fn possible(&self) -> Cards {
        self.pool.or(self.theirs)
    }

    /// The viewer makes a marriage by leading a king or a queen of a pair, without announcing it.
    pub(super) const fn marries_by_leading(&self) -> bool {
        let early = self.tally.tricks[0] == 0 && self.tally.tricks[1] == 0 && !self.terms.marriages.at_first_lead;
        self.terms.marriages.by_leading && !early && (!self.is_strict() || self.terms.marriages.when_strict)
    }

    /// The opponent's hands to consider: all if there are at most `most`, else `most` random ones, each equally likely.
    pub(super) fn worlds(&self, most: usize, dice: &mut Dice) -> Vec<Cards> {
        let pool: Vec<Id> = self.pool.iter().collect();
        let hidden = usize::from(self.hidden).min(pool.len());
        if choices(pool.len(), hidden, most) {
            let mut all = Vec::new();
            combine(&pool, hidden, self.theirs, &mut all);
            return all;
        }
        (0..most).map(|_| self.theirs.or(draw(&pool, hidden, dice))).collect()
    }

    /// The strict position in which the opponent holds `theirs` and seat `on_lead` leads.
    pub(super) const fn position(&self, theirs: Cards, on_lead: usize) -> Position {
        Position { hands: [self.hand, theirs], on_lead, tally: self.tally }
    }
}

fn tally<R: RuleSet>(view: &View<R>, me: Seat) -> Tally {
    let (mine, other) = (me.index(), me.other().index());
    let points = [view.memory.counted[mine], view.memory.counted[other]];
    let tricks = [view.tricks[mine], view.tricks[other]];
    let closer = view.closed_by.map(|closer| Closer {
        seat: usize::from(closer != me),
        opponent_tricks: view.opponent_tricks_at_close.unwrap_or(0),
        opponent_points: view.memory.opponent_points_at_close.unwrap_or(0),
    });
    let first_to_66 = view.memory.first_to_66.map(|seat| usize::from(seat != me));
    Tally { points, pending: [view.pending[mine], view.pending[other]], tricks, closer, first_to_66 }
}

/// Whether `n` over `k` is at most `most`.
fn choices(n: usize, k: usize, most: usize) -> bool {
    let mut count = 1usize;
    for i in 0..k.min(n - k) {
        count = count * (n - i) / (i + 1);
        if count > most {
            return false;
        }
    }
    count <= most
}

fn combine(pool: &[Id], k: usize, chosen: Cards, all: &mut Vec<Cards>) {
    if k == 0 {
        all.push(chosen);
    } else if let Some((&first, rest)) = pool.split_first() {
        combine(rest, k - 1, chosen.with(first), all);
        if rest.len() >= k {
            combine(rest, k, chosen, all);
        }
    }
}

fn draw(pool: &[Id], k: usize, dice: &mut Dice) -> Cards {
    let mut left = pool.to_vec();
    (0..k).map(|_| left.swap_remove(dice.index(left.len()))).collect()
}
