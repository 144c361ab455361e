//! The match: hands to a Bummerl, Bummerls to the match (`rules/schnapsen.md §3`, §13).

use serde::{Deserialize, Serialize};
use talon_cards::{Seat, SeatSet};

use super::{Outcome, Rules};
use crate::{Feat, GameScore, Progress};

/// The score of a match between hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The game points of each seat in the present Bummerl, counted up. When the match is over, those of its last Bummerl.
    pub points: [u8; 2],
    /// The Bummerls that each seat has been given: the number that it has lost, where a Bummerl to nothing counts twice if the
    /// option says so.
    pub bummerls: [u8; 2],
    /// Who deals next.
    pub dealer: Seat,
    /// How many hands have been played.
    pub deals: u32,
    /// The game points that end a Bummerl.
    pub target: u8,
    /// The Bummerls to hand out to win the match.
    pub to_win: u8,
}

impl Score {
    pub(super) const fn start(rules: &Rules, first_dealer: Seat) -> Self {
        Self {
            points: [0, 0],
            bummerls: [0, 0],
            dealer: first_dealer,
            deals: 0,
            target: rules.target.points(),
            to_win: rules.bummerl_format.to_win(),
        }
    }

    pub(super) fn record(&mut self, rules: &Rules, outcome: &Outcome) -> Progress {
        let (winner, loser) = (outcome.winner, outcome.winner.other());
        let points = &mut self.points[winner.index()];
        *points = points.saturating_add(outcome.worth);
        self.deals += 1;
        self.dealer = self.dealer.other();
        if self.points[winner.index()] < self.target {
            return Progress::Continue;
        }
        let to_nothing = self.points[loser.index()] == 0;
        let bummerls = &mut self.bummerls[loser.index()];
        *bummerls = bummerls.saturating_add(rules.double_bummerl.given(to_nothing));
        if *bummerls >= self.to_win {
            return Progress::Finished { winners: SeatSet::only(winner) };
        }
        self.points = [0, 0];
        Progress::Continue
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

    /// The Bummerls that each seat has given the other.
    fn merits(&self) -> Vec<i32> {
        self.bummerls.iter().rev().map(|taken| i32::from(*taken)).collect()
    }

    fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        let taken_by = |seat: Seat| self.bummerls.get(seat.index()).copied().map_or(0, u32::from);
        vec![(Feat::BummerlGiven, taken_by(seat.other())), (Feat::BummerlTaken, taken_by(seat))]
    }
}
