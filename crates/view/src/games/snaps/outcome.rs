//! A finished deal: who won how many, what ended it, and why it counts that much (`rules/schnapsen.md §12`).

use talon_cards::Seat;
use talon_games::snaps::{ClaimMode, Closing, Outcome, Reason, Rules};

use super::words::Snaps;
use crate::Text;
use crate::games::marriage;
use crate::page::reader::Reader;

/// Fewer points than these at the close count 2 for the closer.
const SAVED: u8 = 33;

/// What ended the deal.
pub(super) fn cause(reader: &Reader<'_>, outcome: &Outcome, rules: &Rules) -> Snaps {
    let seat = outcome.claimed_by.unwrap_or(outcome.winner);
    let (player, points) = (reader.who(seat), outcome.totals[seat.index()]);
    let closing = outcome.closing.map_or(Seat::FIRST, |close| close.by);
    let closer = reader.who(closing);
    let closed = outcome.totals[closing.index()];
    let claimed = rules.claim_mode == ClaimMode::Declare;
    match outcome.reason {
        Reason::Reached => Snaps::CauseReached { player, points, claimed },
        Reason::LastTrick => Snaps::CauseLastTrick { player, claimed },
        Reason::ClosedMade => Snaps::CauseClosedMade { player: closer, points: closed },
        Reason::ClosedFailed => Snaps::CauseClosedFailed { player: closer, points: closed },
        Reason::ClosedOvertaken => Snaps::CauseClosedOvertaken { player, closer, points },
        Reason::FalseClaim => Snaps::CauseFalseClaim { player, points },
        Reason::FalseClaimByCloser => Snaps::CauseFalseClaimByCloser { player, points },
        Reason::FalseClaimAgainstCloser => Snaps::CauseFalseClaimAgainstCloser { player, closer, points },
    }
}

/// Why it counts as much as it does.
pub(super) fn stake(reader: &Reader<'_>, outcome: &Outcome) -> Text {
    let penalty = |at_closing| marriage::penalty::<Rules>(reader, outcome.winner, outcome.worth, at_closing);
    match (outcome.reason, outcome.closing) {
        (Reason::LastTrick, _) => reader.say(&Snaps::StakeLastTrick),
        (Reason::ClosedMade, Some(close)) => reader.say(&frozen(reader, close)),
        (Reason::Reached | Reason::ClosedMade, _) => {
            let loser = outcome.winner.other();
            let (nothing, points) = (outcome.tricks[loser.index()] == 0, outcome.totals[loser.index()]);
            marriage::by_loser::<Rules>(reader, loser, nothing, points)
        }
        (Reason::ClosedFailed | Reason::FalseClaimByCloser, _) if outcome.worth < 3 => {
            reader.say(&Snaps::PenaltyFailedClose)
        }
        (Reason::ClosedFailed | Reason::FalseClaimByCloser | Reason::ClosedOvertaken, _) => penalty(true),
        (Reason::FalseClaim | Reason::FalseClaimAgainstCloser, _) => penalty(false),
    }
}

/// What the closer scores: by what the other side had at the close.
fn frozen(reader: &Reader<'_>, close: Closing) -> Snaps {
    let player = reader.who(close.by.other());
    let points = close.opponent_points;
    if close.opponent_tricks == 0 {
        Snaps::FrozenNoTrick { player }
    } else if points < SAVED {
        Snaps::FrozenLow { player, points }
    } else {
        Snaps::FrozenSaved { player, points }
    }
}
