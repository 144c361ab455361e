//! A finished deal: who won how many, what ended it, and why it counts that much (`rules/sixty-six.md §11`, §12).

use talon_cards::Seat;
use talon_games::sznap::{FailedCloseThree, Outcome, Reason, Rules};

use super::words::Sznap;
use crate::Text;
use crate::games::marriage;
use crate::page::reader::Reader;

/// Who won the deal, and how many points.
pub(super) fn headline(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Text {
    marriage::scored_by::<Rules, _>(reader, deal, outcome, &Sznap::DealDrawn { deal })
}

/// What ended the deal.
pub(super) fn cause(reader: &Reader<'_>, outcome: &Outcome) -> Sznap {
    let seat = outcome.claimed_by.or(outcome.winner).unwrap_or(Seat::FIRST);
    let (player, points) = (reader.who(seat), outcome.totals[seat.index()]);
    let closing = outcome.closed_by.unwrap_or(Seat::FIRST);
    let closer = reader.who(closing);
    let closed = outcome.totals[closing.index()];
    match outcome.reason {
        Reason::Declared => Sznap::CauseDeclared { player, points },
        Reason::DeclaredAfterOwnClose => Sznap::CauseDeclaredAfterOwnClose { player, points },
        Reason::DeclaredAgainstCloser => Sznap::CauseDeclaredAgainstCloser { player, closer, points },
        Reason::FalseDeclaration => Sznap::CauseFalseDeclaration { player, points },
        Reason::FalseDeclarationByCloser => Sznap::CauseFalseDeclarationByCloser { player, points },
        Reason::FalseDeclarationAgainstCloser => Sznap::CauseFalseDeclarationAgainstCloser { player, closer, points },
        Reason::ClosedMade => Sznap::CauseClosedMade { player: closer, points: closed },
        Reason::ClosedFailed => Sznap::CauseClosedFailed { player: closer, points: closed },
        Reason::PlayedOut => Sznap::CausePlayedOut { player, points },
        Reason::PlayedOutDraw => Sznap::CausePlayedOutDraw { points },
    }
}

/// Why it counts as much as it does.
pub(super) fn stake(reader: &Reader<'_>, outcome: &Outcome, rules: &Rules) -> Text {
    let Some(winner) = outcome.winner else { return reader.say(&Sznap::NobodyScores) };
    let worth = outcome.game_points[winner.index()];
    let penalty = |at_closing| marriage::penalty::<Rules>(reader, winner, worth, at_closing);
    match outcome.reason {
        Reason::Declared | Reason::DeclaredAfterOwnClose | Reason::ClosedMade | Reason::PlayedOut => {
            let points = outcome.totals[winner.other().index()];
            marriage::by_loser::<Rules>(reader, winner.other(), points == 0, points)
        }
        Reason::FalseDeclaration | Reason::FalseDeclarationAgainstCloser => penalty(false),
        Reason::DeclaredAgainstCloser => penalty(true),
        Reason::FalseDeclarationByCloser | Reason::ClosedFailed => {
            penalty(rules.failed_close_3 == FailedCloseThree::AtClosing)
        }
        Reason::PlayedOutDraw => reader.say(&Sznap::NobodyScores),
    }
}
