//! The state of one deal, for every game of the family: where every card is, and whose decision is due.
//!
//! `legality` has what may be done in it, `play` the effects.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, Suit};

use super::{Closed, Position, RuleSet};

/// Where in the deal we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player is on lead.
    Lead,
    /// A card is led; the other player follows.
    Follow,
    /// A trick is complete, and its winner has not drawn yet.
    PreDraw,
    /// The deal is over.
    Over,
}

/// One deal: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal<R: RuleSet> {
    pub(super) rules: R,
    pub(super) dealer: Seat,
    pub(super) position: Position<R::Closing>,
    pub(super) stage: Stage,
    /// The cards that the seat on turn may play: computed once, for the list of actions and for judging a single one.
    pub(super) playable: CardSet,
    /// Who first had 66 points; nobody sees it.
    pub(super) first_to_66: Option<Seat>,
}

/// Whose decision is due, and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The seat is on lead; `announced` is the marriage announced in this lead.
    Lead { seat: Seat, announced: Option<Suit> },
    /// `led` lies on the table; the leader's opponent follows.
    Follow { follower: Seat, led: Card },
    /// The winner of the trick draws, closes or claims.
    PreDraw { winner: Seat },
    /// Nobody's: the deal can be counted.
    Over(Finish),
}

/// What ended the deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// The seat claimed, or had 66 where deals end by themselves.
    Claimed(Seat),
    /// The cards ran out; the seat took the last trick.
    PlayedOut(Seat),
}

impl<R: RuleSet> Deal<R> {
    /// Where in the deal we are.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Lead { .. } => Phase::Lead,
            Stage::Follow { .. } => Phase::Follow,
            Stage::PreDraw { .. } => Phase::PreDraw,
            Stage::Over(_) => Phase::Over,
        }
    }

    /// The seat on turn; nobody when the deal is over.
    #[must_use]
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Lead { seat, .. } => Some(seat),
            Stage::Follow { follower, .. } => Some(follower),
            Stage::PreDraw { winner } => Some(winner),
            Stage::Over(_) => None,
        }
    }

    /// The points that each seat has now, with the marriages that count: for referees and exact players, who need what a view may hide.
    /// Without any last-trick bonus.
    #[must_use]
    pub const fn points(&self) -> [u8; 2] {
        [self.position.points(Seat::FIRST), self.position.points(Seat::SECOND)]
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// The lowest trump.
    pub(super) fn lowest_trump(&self) -> Card {
        Card::new(self.rules.pack().lowest(), self.position.trump)
    }

    /// Whether the seat is the opponent of the player who closed.
    pub(super) fn is_against_closer(&self, seat: Seat) -> bool {
        self.position.closing.is_some_and(|closing| closing.by() != seat)
    }
}

impl<R: RuleSet> fmt::Debug for Deal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(&format!("{}::Deal", R::NAME))
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("completed_tricks", &self.position.completed())
            .field("talon", &self.position.talon.size())
            .field("closed", &self.position.closing.is_some())
            .finish_non_exhaustive()
    }
}
