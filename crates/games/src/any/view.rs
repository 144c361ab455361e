//! What one viewer of a deal of any game lawfully knows.

use talon_cards::{CardSet, SeatSet};

use super::{AnyAction, AnyView};
use crate::Listed;
use crate::game::GameView;

impl AnyView {
    /// What the viewer may do now; empty for spectators and when not on turn.
    #[must_use]
    pub fn legal(&self) -> Vec<AnyAction> {
        by_game!(match self {
            Self::G(view) => view.legal().iter().copied().map(G::any_action).collect(),
        })
    }

    /// The seats that must decide now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        by_game!(match self {
            Self::G(view) => GameView::to_act(view),
        })
    }

    /// The viewer's own hand; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        by_game!(match self {
            Self::G(view) => view.hand(),
        })
    }

    /// The cards that the viewer sees besides the own hand.
    #[must_use]
    pub fn lying_open(&self) -> CardSet {
        by_game!(match self {
            Self::G(view) => view.lying_open(),
        })
    }

    /// How many cards each seat holds.
    #[must_use]
    pub fn hand_sizes(&self) -> Vec<u8> {
        by_game!(match self {
            Self::G(view) => GameView::hand_sizes(view),
        })
    }

    /// How many tricks each seat has won; none in a game without tricks.
    #[must_use]
    pub fn tricks(&self) -> Option<Vec<u8>> {
        by_game!(match self {
            Self::G(view) => GameView::tricks(view),
        })
    }
}
