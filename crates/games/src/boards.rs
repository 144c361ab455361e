//! Matches with a fixed number of deals: several tables play the same cards, so that their results can be compared.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use talon_cards::{Seat, SeatSet};

use crate::{GameKind, Progress};

/// The score of a match with a fixed number of deals, its boards.
///
/// Every board stands alone: its points are added up, and nothing is carried over to the next one. Points that hang after a board of Belot
/// are lost; in Snaps there are no Bummerls. No number of points ends the match, and the seats deal in turn, the first one first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardScore {
    /// The game.
    pub kind: GameKind,
    /// The result of each seat over all boards: more is better.
    pub points: Vec<i32>,
    /// What each seat made of the boards: more is better.
    pub merits: Vec<i32>,
    /// Who deals next.
    pub dealer: Seat,
    /// How many boards have been played.
    pub played: u32,
    /// How many there are.
    pub boards: NonZeroU32,
}

impl BoardScore {
    pub(crate) fn start(kind: GameKind, seats: u8, boards: NonZeroU32) -> Self {
        let nothing = vec![0; usize::from(seats)];
        Self { kind, points: nothing.clone(), merits: nothing, dealer: Seat::FIRST, played: 0, boards }
    }

    /// Adds a board of this game: the game points of each seat, and its result. The points of another game are not added.
    pub(crate) fn record(&mut self, game: GameKind, game_points: &[i32], merits: &[i32]) -> Progress {
        if game == self.kind {
            add(&mut self.points, game_points);
            add(&mut self.merits, merits);
        }
        self.played = self.played.saturating_add(1);
        self.dealer = self.dealer.next(u8::try_from(self.points.len()).unwrap_or(u8::MAX));
        if self.played < self.boards.get() { Progress::Continue } else { Progress::Finished { winners: self.best() } }
    }

    /// The seats with the best result: equal ones share the win.
    fn best(&self) -> SeatSet {
        let best = self.merits.iter().max();
        let seats = Seat::all(Seat::COUNT).zip(&self.merits);
        seats.filter(|(_, merit)| Some(*merit) == best).map(|(seat, _)| seat).collect()
    }
}

fn add(totals: &mut [i32], scored: &[i32]) {
    for (total, scored) in totals.iter_mut().zip(scored) {
        *total = total.saturating_add(*scored);
    }
}
