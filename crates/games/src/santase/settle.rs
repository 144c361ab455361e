//! How a deal is counted (`rules/santase.md §12`).

use talon_cards::Seat;

use super::deal::Deal;
use super::{FailedClose, GOAL, LAST_TRICK_BONUS, Outcome, Reason};
use crate::marriage::Closing;

/// A loser with fewer points than this loses double (§11).
const HALF: u8 = 33;

impl Deal {
    /// A: `claimant` claims, or ends the deal by having 66 on lead.
    pub(super) fn settle_claim(&self, claimant: Seat) -> Outcome {
        let opponent = claimant.other();
        let totals = self.points();
        let made = totals[claimant.index()] >= GOAL;
        let (winner, worth, reason) = match (self.position.closing, made) {
            (None, true) => (claimant, self.lost_by(opponent, totals), Reason::Claim),
            (None, false) => (opponent, self.false_claim(opponent), Reason::FalseClaim),
            (Some(close), true) if close.by == claimant => {
                (claimant, self.lost_by(opponent, totals), Reason::ClaimAfterOwnClose)
            }
            (Some(close), true) => (claimant, self.failed_close(close), Reason::ClaimAgainstCloser),
            (Some(close), false) if close.by == claimant => {
                (opponent, self.failed_close(close), Reason::FalseClaimByCloser)
            }
            (Some(_), false) => (opponent, self.false_claim(opponent), Reason::FalseClaimAgainstCloser),
        };
        Outcome { claimed_by: Some(claimant), ..self.won(winner, worth, reason, totals) }
    }

    /// B and C: the cards have run out and nobody has claimed.
    pub(super) fn count_out(&self, last_winner: Seat) -> Outcome {
        match self.position.closing {
            None => self.count_open(last_winner),
            Some(close) => self.count_closed(close),
        }
    }

    fn count_open(&self, last_winner: Seat) -> Outcome {
        let mut totals = self.points();
        totals[last_winner.index()] += LAST_TRICK_BONUS;
        let ahead = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        };
        let outcome = match ahead {
            Some(winner) => {
                let worth = self.lost_by(winner.other(), totals);
                self.won(winner, worth, Reason::PlayedOut, totals)
            }
            None => self.drawn(Reason::PlayedOutDraw, totals),
        };
        Outcome { last_trick_bonus: Some(last_winner), ..outcome }
    }

    fn count_closed(&self, close: Closing) -> Outcome {
        let (closer, opponent) = (close.by, close.by.other());
        let totals = self.points();
        if totals[0] == totals[1] && totals[0] >= GOAL {
            self.drawn(Reason::ClosedDraw, totals)
        } else if self.first_to_66 == Some(opponent) {
            self.won(opponent, self.failed_close(close), Reason::ClosedOvertaken, totals)
        } else if totals[closer.index()] >= GOAL {
            self.won(closer, self.lost_by(opponent, totals), Reason::ClosedMade, totals)
        } else {
            self.won(opponent, self.failed_close(close), Reason::ClosedFailed, totals)
        }
    }

    /// The base table W (§11).
    const fn lost_by(&self, loser: Seat, totals: [u8; 2]) -> u8 {
        if self.position.tricks(loser) == 0 {
            3
        } else if totals[loser.index()] < HALF {
            2
        } else {
            1
        }
    }

    /// What the opponent of a false claimant scores: by his own tricks now.
    const fn false_claim(&self, beneficiary: Seat) -> u8 {
        two_or_three(self.position.tricks(beneficiary))
    }

    /// What the closer's opponent scores (§14 `failed-close`).
    const fn failed_close(&self, close: Closing) -> u8 {
        match self.rules.failed_close {
            FailedClose::AtClosing => two_or_three(close.opponent_tricks),
            FailedClose::AtEnd => two_or_three(self.position.tricks(close.by.other())),
            FailedClose::Three => 3,
        }
    }

    const fn won(&self, winner: Seat, worth: u8, reason: Reason, totals: [u8; 2]) -> Outcome {
        let mut outcome = self.drawn(reason, totals);
        outcome.winner = Some(winner);
        outcome.game_points[winner.index()] = worth;
        outcome
    }

    const fn drawn(&self, reason: Reason, totals: [u8; 2]) -> Outcome {
        let (closed_by, opponent_tricks_at_close) = match self.position.closing {
            Some(close) => (Some(close.by), Some(close.opponent_tricks)),
            None => (None, None),
        };
        Outcome {
            winner: None,
            game_points: [0, 0],
            reason,
            totals,
            tricks: self.position.piles.tricks,
            marriages: self.position.piles.marriages,
            last_trick_bonus: None,
            claimed_by: None,
            closed_by,
            opponent_tricks_at_close,
        }
    }
}

const fn two_or_three(tricks: u8) -> u8 {
    if tricks == 0 { 3 } else { 2 }
}
