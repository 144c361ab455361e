//! A finished deal: who won how many, what ended it, and why it counts that much (`rules/santase.md §12`).

use talon_cards::Seat;
use talon_games::santase::{ClaimMode, FailedClose, Outcome, Reason, Rules, View};
use talon_table::DealRecord;

use super::position::pair;
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Choice, Santase};

/// Fewer points than these count 2 for the other side (§11).
const SAVED: u8 = 33;

/// The lines of a finished deal.
pub(crate) fn outcome(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32, outcome: &Outcome, last: &View) {
    draft.title(&title(reader, deal_no, outcome));
    draft.body(&cause(reader, outcome, &last.rules));
    draft.body(&stake(reader, outcome, last));
    draft.gap();
    for seat in pair(reader) {
        draft.dim(&Santase::Totals {
            player: reader.who(seat),
            points: outcome.totals[seat.index()],
            tricks: outcome.tricks[seat.index()],
            marriages: outcome.marriages[seat.index()],
        });
    }
    if let Some(seat) = outcome.last_trick_bonus {
        draft.dim(&Santase::LastTrickBonus { player: reader.who(seat) });
    }
}

/// Who won the deal, and how many points.
pub(crate) fn headline(reader: &Reader<'_>, deal_no: u32, outcome: &Outcome) -> String {
    reader.say(&title(reader, deal_no, outcome))
}

fn title(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Santase {
    match outcome.winner {
        Some(seat) => Santase::DealWon { deal, winner: reader.who(seat), points: outcome.game_points[seat.index()] },
        None => Santase::DealDrawn { deal },
    }
}

/// What ended the deal.
fn cause(reader: &Reader<'_>, outcome: &Outcome, rules: &Rules) -> Santase {
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
fn stake(reader: &Reader<'_>, outcome: &Outcome, last: &View) -> Santase {
    let Some(winner) = outcome.winner else {
        return Santase::SameDealer { player: reader.who(last.dealer) };
    };
    match outcome.reason {
        Reason::Claim | Reason::ClaimAfterOwnClose | Reason::PlayedOut | Reason::ClosedMade => {
            by_loser(reader, outcome, winner.other())
        }
        Reason::FalseClaim => penalty(reader, outcome, winner, FailedClose::AtEnd),
        Reason::ClaimAgainstCloser
        | Reason::FalseClaimByCloser
        | Reason::FalseClaimAgainstCloser
        | Reason::ClosedFailed
        | Reason::ClosedOvertaken => penalty(reader, outcome, winner, last.rules.failed_close),
        Reason::PlayedOutDraw | Reason::ClosedDraw => Santase::SameDealer { player: reader.who(last.dealer) },
    }
}

/// The usual value of a deal: by what the loser has.
fn by_loser(reader: &Reader<'_>, outcome: &Outcome, loser: Seat) -> Santase {
    let player = reader.who(loser);
    let points = outcome.totals[loser.index()];
    if outcome.tricks[loser.index()] == 0 {
        Santase::StakeNoTrick { player }
    } else if points < SAVED {
        Santase::StakeLow { player, points }
    } else {
        Santase::StakeSaved { player, points }
    }
}

/// The value of what the other side got wrong: 2, or 3 for the reason that the table's rules name.
fn penalty(reader: &Reader<'_>, outcome: &Outcome, winner: Seat, failed_close: FailedClose) -> Santase {
    let player = reader.who(winner);
    if outcome.game_points[winner.index()] < 3 {
        return Santase::PenaltyTwo { player };
    }
    match failed_close {
        FailedClose::AtClosing => Santase::PenaltyNoTrickAtClose { player },
        FailedClose::AtEnd => Santase::PenaltyNoTrickNow { player },
        FailedClose::Three => Santase::PenaltyThree { player },
    }
}

/// A finished deal in one line.
pub(crate) fn sheet_row(reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome) -> String {
    let [first, second] = pair(reader).map(|seat| record.points_after.get(seat.index()).copied().unwrap_or_default());
    let deal = record.deal_no;
    match outcome.winner {
        Some(seat) => reader.say(&Santase::SheetRow {
            deal,
            winner: reader.who(seat),
            points: outcome.game_points[seat.index()],
            reason: Choice(outcome.reason.code()),
            first,
            second,
        }),
        None => reader.say(&Santase::SheetRowDrawn { deal, first, second }),
    }
}
