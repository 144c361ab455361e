//! How a deal is counted (`rules/sixty-six.md §11`, §12).

use talon_cards::Seat;

use super::{Closing, FailedCloseThree, Outcome, Reason, Rules};
use crate::marriage::{Count, lost_by, two_or_three};

impl Rules {
    /// A and B: `declarer` says that he has 66.
    pub(super) fn settle_declaration(&self, count: &Count<'_, Closing>, declarer: Seat) -> Outcome {
        let opponent = declarer.other();
        let lost = worth(count.totals()[opponent.index()]);
        let false_one = two_or_three(count.tricks(opponent));
        let (winner, worth, reason) = match (count.closing(), count.has_66(declarer)) {
            (None, true) => (declarer, lost, Reason::Declared),
            (None, false) => (opponent, false_one, Reason::FalseDeclaration),
            (Some(close), true) if close.by == declarer => (declarer, lost, Reason::DeclaredAfterOwnClose),
            (Some(close), false) if close.by == declarer => {
                (opponent, self.failed(count, close), Reason::FalseDeclarationByCloser)
            }
            (Some(close), true) => (declarer, two_or_three(close.opponent_tricks), Reason::DeclaredAgainstCloser),
            (Some(_), false) => (opponent, false_one, Reason::FalseDeclarationAgainstCloser),
        };
        Outcome { claimed_by: Some(declarer), ..count.won(winner, worth, reason, count.totals()) }
    }

    /// C and D: the cards have run out and nobody has declared.
    pub(super) fn settle_undeclared(&self, count: &Count<'_, Closing>, last_winner: Seat) -> Outcome {
        let totals = count.totals();
        match count.closing() {
            None => count.by_points(
                last_winner,
                |loser, totals| worth(totals[loser.index()]),
                [Reason::PlayedOut, Reason::PlayedOutDraw],
            ),
            Some(close) if count.has_66(close.by) => {
                count.won(close.by, worth(totals[close.by.other().index()]), Reason::ClosedMade, totals)
            }
            Some(close) => count.won(close.by.other(), self.failed(count, close), Reason::ClosedFailed, totals),
        }
    }

    /// What the closer's opponent scores (§14 `failed-close-3`).
    const fn failed(&self, count: &Count<'_, Closing>, close: Closing) -> u8 {
        match self.failed_close_3 {
            FailedCloseThree::InTheDeal => two_or_three(count.tricks(close.by.other())),
            FailedCloseThree::AtClosing => two_or_three(close.opponent_tricks),
        }
    }
}

/// `W` (`rules/sixty-six.md §11`): the value of a win over a loser with so many points. His tricks make no difference.
#[must_use]
pub const fn worth(points: u8) -> u8 {
    lost_by(points == 0, points)
}
