//! What one viewer lawfully knows (`rules/ristiseiska.md §14`).

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use talon_cards::{CardSet, Seat, SeatSet};

use super::deal::{Deal, LastTurn, Phase, Stage};
use super::{Action, ROOM, Rules};
use crate::game::{Game, GameView};

/// What one viewer lawfully knows of a round. Nothing in it depends on a card hidden from him. `Debug` shows no card.
///
/// Every list by seat has one entry for each seat that plays.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` is a spectator's.
    pub viewer: Option<Seat>,
    /// Where in the round we are.
    pub phase: Phase,
    /// The seat that must decide; nobody when the round is over.
    pub to_act: Option<Seat>,
    /// Who dealt.
    pub dealer: Seat,
    /// How many play.
    pub seats: u8,
    /// The cards on the table.
    pub laid: CardSet,
    /// The cards that fit on the table next, no matter who holds them.
    pub open: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: ArrayVec<u8, ROOM>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// What the viewer may do now; empty for a spectator and when not on turn.
    pub legal: Vec<Action>,
    /// Who is stuck and waits for a card from the seat that must decide.
    pub stuck: Option<Seat>,
    /// Who has the token.
    pub token: Option<Seat>,
    /// How many turns in a row have passed without a card played.
    pub turns_without_play: u8,
    /// Whether there were so many that a card that fits may be given only by a player who has no other (§9, "Stall
    /// guard").
    pub stalled: bool,
    /// What each seat did in its last turn; nothing if it had none yet.
    ///
    /// At a table everybody watches it happen. In a chat the turn may have gone round before a player looks, and the receiver of a
    /// card must be able to tell which card it is.
    pub last: ArrayVec<Option<LastTurn>, ROOM>,
    /// The table's options.
    pub rules: Rules,
}

impl View {
    pub(super) fn of(deal: &Deal, viewer: Option<Seat>) -> Self {
        let viewer = viewer.filter(|seat| seat.index() < usize::from(deal.seats));
        let stuck = match deal.stage {
            Stage::Give { to, .. } => Some(to),
            Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Over { .. } => None,
        };
        let seats = || Seat::all(deal.seats);
        Self {
            viewer,
            phase: deal.phase(),
            to_act: deal.on_turn(),
            dealer: deal.dealer,
            seats: deal.seats,
            laid: deal.grid.laid(),
            open: deal.grid.open(),
            hand_sizes: seats().map(|seat| deal.hand(seat).len() as u8).collect(),
            hand: viewer.map_or(CardSet::EMPTY, |seat| deal.hand(seat)),
            legal: viewer.map_or_else(Vec::new, |seat| deal.legal_actions(seat).to_vec()),
            stuck,
            token: deal.token,
            turns_without_play: deal.idle,
            stalled: deal.is_stalled(),
            last: seats().map(|seat| deal.last[seat.index()].map(|turn| turn.seen_by(viewer, seat))).collect(),
            rules: deal.rules,
        }
    }
}

impl GameView for View {
    type Action = Action;

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn to_act(&self) -> SeatSet {
        self.to_act.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn hand(&self) -> CardSet {
        self.hand
    }

    /// The cards on the table determine which cards fit, no matter who holds them.
    fn lying_open(&self) -> CardSet {
        let given = self.last.iter().flatten().filter_map(|turn| match turn {
            LastTurn::Given { card, .. } => *card,
            LastTurn::Played { .. } | LastTurn::Stuck => None,
        });
        given.collect::<CardSet>().union(self.laid).union(self.open)
    }

    fn hand_sizes(&self) -> Vec<u8> {
        self.hand_sizes.to_vec()
    }

    fn tricks(&self) -> Option<Vec<u8>> {
        None
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ristiseiska::View")
            .field("viewer", &self.viewer)
            .field("phase", &self.phase)
            .field("to_act", &self.to_act)
            .field("laid", &self.laid)
            .field("hand_sizes", &self.hand_sizes)
            .field("stuck", &self.stuck)
            .field("token", &self.token)
            .field("legal", &self.legal.len())
            .finish_non_exhaustive()
    }
}
