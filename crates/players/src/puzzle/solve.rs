//! What a position is worth to a seat that knows every card, whatever the others do.
//!
//! The others are taken as one side that plays against the seat. In a game for two that is what they are; with more, it is a guarantee: no
//! play of the others brings the seat less.

use talon_cards::Seat;
use talon_games::{ActionList, Game, GameOutcome as _};

use crate::merit::merit;

/// No ending of a puzzle takes so many actions.
const DEEPEST: u32 = 80;

/// A search for one seat.
pub(super) struct Solver {
    hero: Seat,
    /// How many positions were visited.
    pub(super) nodes: u32,
    /// The limit of that.
    most: u32,
}

impl Solver {
    pub(super) const fn new(hero: Seat, most: u32) -> Self {
        Self { hero, nodes: 0, most }
    }

    /// What each action of the seat on turn is worth to the hero, in the order of the game; none if that takes too many positions.
    pub(super) fn choices<G: Game>(&mut self, deal: &G) -> Option<Vec<(G::Action, i32)>> {
        let seat = deal.to_act().iter().next()?;
        let mut choices = Vec::new();
        for action in deal.legal_actions(seat) {
            choices.push((action, self.after(deal, seat, action, (i32::MIN, i32::MAX), 0)?));
        }
        Some(choices)
    }

    /// The first action of the seat on turn that keeps a position's worth. This takes less than computing the worth of every action.
    pub(super) fn keeping<G: Game>(&mut self, deal: &G, worth: i32) -> Option<G::Action> {
        let seat = deal.to_act().iter().next()?;
        let own = seat == self.hero;
        let window = if own { (worth.saturating_sub(1), worth) } else { (worth, worth.saturating_add(1)) };
        let keeps = |after: i32| if own { after >= worth } else { after <= worth };
        deal.legal_actions(seat)
            .into_iter()
            .find(|&action| self.after(deal, seat, action, window, 0).is_some_and(keeps))
    }

    fn after<G: Game>(
        &mut self,
        deal: &G,
        seat: Seat,
        action: G::Action,
        window: (i32, i32),
        depth: u32,
    ) -> Option<i32> {
        let mut next = deal.clone();
        next.apply(seat, action).ok()?;
        self.worth(&next, window, depth + 1)
    }

    /// The worth of a position, if it lies within the window; else a bound that lies outside of it as well.
    fn worth<G: Game>(&mut self, deal: &G, (mut low, mut high): (i32, i32), depth: u32) -> Option<i32> {
        self.nodes += 1;
        if let Some(outcome) = deal.outcome() {
            return Some(merit(&outcome.merits(), self.hero));
        }
        if self.nodes > self.most || depth > DEEPEST {
            return None;
        }
        let seat = deal.to_act().iter().next()?;
        let mut legal = ActionList::new();
        deal.list_actions(seat, &mut legal);
        let own = seat == self.hero;
        let mut best = if own { i32::MIN } else { i32::MAX };
        for action in legal {
            let worth = self.after(deal, seat, action, (low, high), depth)?;
            if own {
                best = best.max(worth);
                low = low.max(worth);
            } else {
                best = best.min(worth);
                high = high.min(worth);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }
}
