//! The match: rounds until a limit is reached (`rules/ristiseiska.md §3`, §12).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use talon_cards::{Seat, SeatSet};

use super::{Outcome, ROOM, Rules};
use crate::{GameScore, Progress};

/// The score of a match between rounds. Points are penalties: the lowest total wins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The penalty points of each seat.
    pub points: ArrayVec<u32, ROOM>,
    /// Who deals next.
    pub dealer: Seat,
    /// How many rounds have been played.
    pub rounds: u32,
    /// The penalty points that end the match; none where it is a single round.
    pub limit: Option<u32>,
}

impl Score {
    pub(super) fn start(rules: &Rules, seats: u8, first_dealer: Seat) -> Self {
        let points = Seat::all(seats).map(|_| 0).collect();
        Self { points, dealer: first_dealer, rounds: 0, limit: rules.limit.points() }
    }

    pub(super) fn record(&mut self, outcome: &Outcome) -> Progress {
        for (total, seat) in self.points.iter_mut().zip(Seat::all(Seat::COUNT)) {
            *total = total.saturating_add(u32::from(outcome.penalty(seat)));
        }
        self.rounds = self.rounds.saturating_add(1);
        self.dealer = self.dealer.next(self.points.len() as u8);
        match self.limit {
            None => Progress::Finished { winners: SeatSet::only(outcome.winner) },
            Some(limit) if self.points.iter().any(|total| *total >= limit) => {
                Progress::Finished { winners: self.lowest() }
            }
            Some(_) => Progress::Continue,
        }
    }

    /// The seats with the lowest total: equal ones share the win.
    fn lowest(&self) -> SeatSet {
        let lowest = self.points.iter().min();
        Seat::all(Seat::COUNT)
            .zip(&self.points)
            .filter(|(_, total)| Some(*total) == lowest)
            .map(|(seat, _)| seat)
            .collect()
    }
}

impl GameScore for Score {
    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn points(&self) -> Vec<i32> {
        self.points.iter().map(|total| i32::try_from(*total).unwrap_or(i32::MAX)).collect()
    }

    fn target(&self) -> i32 {
        self.limit.map_or(0, |limit| i32::try_from(limit).unwrap_or(i32::MAX))
    }

    /// Fewer penalty points are better.
    fn merits(&self) -> Vec<i32> {
        self.points().into_iter().map(|total| -total).collect()
    }
}
