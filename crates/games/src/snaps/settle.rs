//! How a hand is counted (`rules/schnapsen.md §12`).

use talon_cards::Seat;

use super::{ClaimMode, Closing, Frozen, Outcome, Reason, Rules};
use crate::marriage::{Count, lost_by, two_or_three};

/// What the winner of the last trick scores when the cards have run out, the talon was not closed and nobody has 66 (§12, B).
pub const LAST_TRICK: u8 = 1;

impl Rules {
    /// A and C, and the claims of §14: `claimant` has 66, or says so.
    pub(super) fn settle_claim(&self, count: &Count<'_, Closing>, claimant: Seat) -> Outcome {
        let opponent = claimant.other();
        let false_claim = two_or_three(count.tricks(opponent));
        let (winner, worth, reason) = match (count.closing(), count.has_66(claimant)) {
            (None, true) => (claimant, lost_in_the_open(count, opponent), Reason::Reached),
            (None, false) => (opponent, false_claim, Reason::FalseClaim),
            (Some(close), true) if close.by == claimant => (claimant, frozen(close), Reason::ClosedMade),
            (Some(close), false) if close.by == claimant => (opponent, failed(close), Reason::FalseClaimByCloser),
            (Some(close), true) => (claimant, failed(close), Reason::ClosedOvertaken),
            (Some(_), false) => (opponent, false_claim, Reason::FalseClaimAgainstCloser),
        };
        Outcome { claimed_by: Some(claimant), ..won(count, winner, worth, reason) }
    }

    /// B, C and D: the cards have run out. The last trick too may have brought 66.
    pub(super) fn settle_played_out(&self, count: &Count<'_, Closing>, last_winner: Seat) -> Outcome {
        if self.ends_by_itself(count, last_winner) {
            return self.settle_claim(count, last_winner);
        }
        match count.closing() {
            None => won(count, last_winner, LAST_TRICK, Reason::LastTrick),
            Some(close) if count.has_66(close.by) => won(count, close.by, frozen(close), Reason::ClosedMade),
            Some(close) => won(count, close.by.other(), failed(close), Reason::ClosedFailed),
        }
    }

    /// Whether the last trick ends the hand as any other would.
    fn ends_by_itself(&self, count: &Count<'_, Closing>, last_winner: Seat) -> bool {
        let counts = match self.frozen {
            Frozen::Full => count.closing().is_none_or(|close| close.by == last_winner),
            Frozen::ScoringOnly => true,
        };
        self.claim_mode == ClaimMode::Auto && counts && count.has_66(last_winner)
    }
}

const fn lost_in_the_open(count: &Count<'_, Closing>, loser: Seat) -> u8 {
    lost_by(count.tricks(loser) == 0, count.totals()[loser.index()])
}

/// What the closer scores, or would have scored: it depends on what his opponent had at the close.
const fn frozen(close: Closing) -> u8 {
    lost_by(close.opponent_tricks == 0, close.opponent_points)
}

/// What his opponent scores: the same, but at least two.
const fn failed(close: Closing) -> u8 {
    two_or_three(close.opponent_tricks)
}

fn won(count: &Count<'_, Closing>, winner: Seat, worth: u8, reason: Reason) -> Outcome {
    Outcome {
        winner,
        worth,
        reason,
        totals: count.totals(),
        tricks: count.all_tricks(),
        marriages: count.marriages(),
        claimed_by: None,
        closing: count.closing(),
    }
}
