//! A finished deal: who won how many, what ended it, and why it counts that much (`rules/santase.md §12`).

use talon_cards::Seat;
use talon_games::santase::{ClaimMode, FailedClose, Outcome, Reason, Rules, View};

use super::words::Santase;
use crate::Text;
use crate::games::marriage;
use crate::page::reader::Reader;

/// Who won the deal, and how many points.
pub(super) fn headline(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Text {
    marriage::scored_by::<Rules, _>(reader, deal, outcome, &Santase::DealDrawn { deal })
}

/// What ended the deal.
pub(super) fn cause(reader: &Reader<'_>, outcome: &Outcome, rules: &Rules) -> Santase {
    let claimant = outcome.claimed_by.or(outcome.winner).unwrap_or(Seat::FIRST);
    let closer = outcome.closed_by.unwrap_or(Seat::FIRST);
    let winner = outcome.winner.unwrap_or(Seat::FIRST);
    let total = |seat: Seat| outcome.totals[seat.index()];
    let who = |seat| reader.who(seat);
    let claimed = rules.claim_mode == ClaimMode::Manual;
    match outcome.reason {
        Reason::Claim => Santase::CauseClaim { player: who(claimant), points: total(claimant), claimed },
        Reason::ClaimAfterOwnClose => {
            Santase::CauseClaimAfterOwnClose { player: who(claimant), points: total(claimant), claimed }
        }
        Reason::ClaimAgainstCloser => Santase::CauseClaimAgainstCloser {
            player: who(claimant),
            closer: who(closer),
            points: total(claimant),
            claimed,
        },
        Reason::FalseClaim => Santase::CauseFalseClaim { player: who(claimant), points: total(claimant) },
        Reason::FalseClaimByCloser => {
            Santase::CauseFalseClaimByCloser { player: who(claimant), points: total(claimant) }
        }
        Reason::FalseClaimAgainstCloser => Santase::CauseFalseClaimAgainstCloser {
            player: who(claimant),
            closer: who(closer),
            points: total(claimant),
        },
        Reason::PlayedOut => Santase::CausePlayedOut { player: who(winner), points: total(winner) },
        Reason::PlayedOutDraw => Santase::CausePlayedOutDraw { points: total(Seat::FIRST) },
        Reason::ClosedMade => Santase::CauseClosedMade { player: who(closer), points: total(closer) },
        Reason::ClosedFailed => Santase::CauseClosedFailed { player: who(closer), points: total(closer) },
        Reason::ClosedOvertaken => Santase::CauseClosedOvertaken {
            player: who(closer.other()),
            closer: who(closer),
            points: total(closer.other()),
        },
        Reason::ClosedDraw => Santase::CauseClosedDraw { points: total(Seat::FIRST) },
    }
}

/// Why it counts as much as it does.
pub(super) fn stake(reader: &Reader<'_>, outcome: &Outcome, last: &View) -> Text {
    let same_dealer = || reader.say(&Santase::SameDealer { player: reader.who(last.dealer) });
    let Some(winner) = outcome.winner else { return same_dealer() };
    match outcome.reason {
        Reason::Claim | Reason::ClaimAfterOwnClose | Reason::PlayedOut | Reason::ClosedMade => {
            let loser = winner.other().index();
            let (nothing, points) = (outcome.tricks[loser] == 0, outcome.totals[loser]);
            marriage::by_loser::<Rules>(reader, winner.other(), nothing, points)
        }
        Reason::FalseClaim | Reason::FalseClaimAgainstCloser => penalty(reader, outcome, winner, FailedClose::AtEnd),
        Reason::ClaimAgainstCloser | Reason::FalseClaimByCloser | Reason::ClosedFailed | Reason::ClosedOvertaken => {
            penalty(reader, outcome, winner, last.rules.failed_close)
        }
        Reason::PlayedOutDraw | Reason::ClosedDraw => same_dealer(),
    }
}

/// The value of the other side's mistake: 2, or 3 for the reason that the table's rules name.
fn penalty(reader: &Reader<'_>, outcome: &Outcome, winner: Seat, failed_close: FailedClose) -> Text {
    let worth = outcome.game_points[winner.index()];
    match failed_close {
        FailedClose::Three => reader.say(&Santase::PenaltyThree),
        FailedClose::AtClosing => marriage::penalty::<Rules>(reader, winner, worth, true),
        FailedClose::AtEnd => marriage::penalty::<Rules>(reader, winner, worth, false),
    }
}
