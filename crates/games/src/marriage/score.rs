//! The score of a match of deals to a target.

use serde::{Deserialize, Serialize};
use talon_cards::{Seat, SeatSet};

use crate::{GameScore, Progress};

/// The score of a match between deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The game points of each seat.
    pub points: [u8; 2],
    /// Who deals next.
    pub dealer: Seat,
    /// How many deals have been played.
    pub deals: u32,
    /// The game points that win the match.
    pub target: u8,
}

impl Score {
    pub(crate) const fn start(target: u8, first_dealer: Seat) -> Self {
        Self { points: [0, 0], dealer: first_dealer, deals: 0, target }
    }

    /// Adds a deal; `dealer` deals the next one.
    pub(crate) fn record(&mut self, game_points: [u8; 2], dealer: Seat) -> Progress {
        for (points, scored) in self.points.iter_mut().zip(game_points) {
            *points = points.saturating_add(scored);
        }
        self.deals += 1;
        self.dealer = dealer;
        let winners: SeatSet = Seat::all(2).filter(|seat| self.points[seat.of_two()] >= self.target).collect();
        if winners.is_empty() { Progress::Continue } else { Progress::Finished { winners } }
    }
}

impl GameScore for Score {
    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn points(&self) -> Vec<i32> {
        self.points.map(i32::from).to_vec()
    }

    fn target(&self) -> i32 {
        i32::from(self.target)
    }
}
