//! How a deal is counted (`rules/santase.md §12`).

use talon_cards::Seat;

use super::{Closing, Outcome, Reason, Rules};
use crate::marriage::{Count, lost_by, two_or_three};

impl Rules {
    /// A: `claimant` claims, or ends the deal by having 66 on lead.
    pub(super) fn settle_claim(&self, count: &Count<'_, Closing>, claimant: Seat) -> Outcome {
        let opponent = claimant.other();
        let totals = count.totals();
        let pays = |loser: Seat| lost_by(count.tricks(loser) == 0, totals[loser.index()]);
        let false_claim = two_or_three(count.tricks(opponent));
        let (winner, worth, reason) = match (count.closing(), count.has_66(claimant)) {
            (None, true) => (claimant, pays(opponent), Reason::Claim),
            (None, false) => (opponent, false_claim, Reason::FalseClaim),
            (Some(close), true) if close.by == claimant => (claimant, pays(opponent), Reason::ClaimAfterOwnClose),
            (Some(close), true) => (claimant, self.failed(count, close), Reason::ClaimAgainstCloser),
            (Some(close), false) if close.by == claimant => {
                (opponent, self.failed(count, close), Reason::FalseClaimByCloser)
            }
            (Some(_), false) => (opponent, false_claim, Reason::FalseClaimAgainstCloser),
        };
        Outcome { claimed_by: Some(claimant), ..count.won(winner, worth, reason, totals) }
    }

    /// B and C: the cards have run out and nobody has claimed.
    pub(super) fn settle_unclaimed(&self, count: &Count<'_, Closing>, last_winner: Seat) -> Outcome {
        match count.closing() {
            None => count.by_points(
                last_winner,
                |loser, totals| lost_by(count.tricks(loser) == 0, totals[loser.index()]),
                [Reason::PlayedOut, Reason::PlayedOutDraw],
            ),
            Some(close) => self.settle_closed(count, close),
        }
    }

    fn settle_closed(&self, count: &Count<'_, Closing>, close: Closing) -> Outcome {
        let (closer, opponent) = (close.by, close.by.other());
        let totals = count.totals();
        if totals[0] == totals[1] && count.has_66(closer) {
            count.drawn(Reason::ClosedDraw, totals)
        } else if count.first_to_66() == Some(opponent) {
            count.won(opponent, self.failed(count, close), Reason::ClosedOvertaken, totals)
        } else if count.has_66(closer) {
            let worth = lost_by(count.tricks(opponent) == 0, totals[opponent.index()]);
            count.won(closer, worth, Reason::ClosedMade, totals)
        } else {
            count.won(opponent, self.failed(count, close), Reason::ClosedFailed, totals)
        }
    }

    /// What the closer's opponent scores (§14 `failed-close`).
    const fn failed(&self, count: &Count<'_, Closing>, close: Closing) -> u8 {
        self.failed_close.points(close.opponent_tricks, count.tricks(close.by.other()))
    }
}
