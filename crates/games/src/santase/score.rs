//! The match: deals to a target (`rules/santase.md §3`, §13).

use serde::{Deserialize, Serialize};
use talon_cards::{Seat, SeatSet};

use super::{DealerRule, Outcome, Rules};
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
    pub(super) const fn start(rules: &Rules, first_dealer: Seat) -> Self {
        Self { points: [0, 0], dealer: first_dealer, deals: 0, target: rules.target.points() }
    }

    pub(super) fn record(&mut self, rules: &Rules, outcome: &Outcome) -> Progress {
        for (points, scored) in self.points.iter_mut().zip(outcome.game_points) {
            *points = points.saturating_add(scored);
        }
        self.deals += 1;
        if let Some(winner) = outcome.winner {
            self.dealer = match rules.dealer {
                DealerRule::Winner => winner,
                DealerRule::Loser => winner.other(),
                DealerRule::Alternate => self.dealer.other(),
            };
        }
        let winners: SeatSet = Seat::all(2).filter(|seat| self.points[seat.index()] >= self.target).collect();
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
