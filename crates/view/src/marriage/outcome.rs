//! A finished deal: who won how many, what ended it, and why it counts that much.

use talon_cards::Seat;
use talon_games::marriage::{Outcome, View};
use talon_table::DealRecord;

use super::{Tally, Tongue, pair};
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Choice, Marriage, Said};

/// Fewer points than these count 2 for the other side.
const SAVED: u8 = 33;

/// The lines of a finished deal.
pub(crate) fn outcome<R: Tongue>(
    draft: &mut Draft,
    reader: &Reader<'_>,
    deal_no: u32,
    outcome: &R::Outcome,
    last: &View<R>,
) {
    draft.line(crate::Style::Title, R::headline(reader, deal_no, outcome));
    draft.body(&R::cause(reader, outcome, last));
    draft.line(crate::Style::Body, R::stake(reader, outcome, last));
    draft.gap();
    let Tally { points, tricks, marriages } = R::tally(outcome);
    for seat in pair(reader) {
        let place = seat.index();
        draft.dim(&Said::<R>::Shared(Marriage::Totals {
            player: reader.who(seat),
            points: points[place],
            tricks: tricks[place],
            marriages: marriages[place],
        }));
    }
    R::footnote(draft, reader, outcome);
}

impl<T> From<&Outcome<T>> for Tally {
    fn from(outcome: &Outcome<T>) -> Self {
        Self { points: outcome.totals, tricks: outcome.tricks, marriages: outcome.marriages }
    }
}

/// Who won the deal, and how many points.
pub(crate) fn scored<R: Tongue>(reader: &Reader<'_>, deal: u32, winner: Seat, points: u8) -> String {
    reader.say(&Said::<R>::Shared(Marriage::DealWon { deal, winner: reader.who(winner), points }))
}

/// The same where a deal may be drawn.
pub(crate) fn scored_by<R: Tongue, T>(reader: &Reader<'_>, deal: u32, outcome: &Outcome<T>, drawn: &R::Own) -> String {
    match outcome.winner {
        Some(seat) => scored::<R>(reader, deal, seat, outcome.game_points[seat.index()]),
        None => reader.say(drawn),
    }
}

/// The usual value of a deal: by what the loser has. `nothing` is what the game takes for nothing.
pub(crate) fn by_loser<R: Tongue>(reader: &Reader<'_>, loser: Seat, nothing: bool, points: u8) -> String {
    let player = reader.who(loser);
    let stake = if nothing {
        Marriage::StakeNothing { player }
    } else if points < SAVED {
        Marriage::StakeLow { player, points }
    } else {
        Marriage::StakeSaved { player, points }
    };
    reader.say(&Said::<R>::Shared(stake))
}

/// The value of what the other side got wrong: 2, or 3 for having had no trick, then or now.
pub(crate) fn penalty<R: Tongue>(reader: &Reader<'_>, winner: Seat, worth: u8, at_closing: bool) -> String {
    let player = reader.who(winner);
    let penalty = if worth < 3 {
        Marriage::PenaltyTwo { player }
    } else if at_closing {
        Marriage::PenaltyNoTrickAtClose { player }
    } else {
        Marriage::PenaltyNoTrickNow { player }
    };
    reader.say(&Said::<R>::Shared(penalty))
}

/// Who won how many, in one line of the score sheet, with both seats' points after it.
pub(crate) fn row<R: Tongue>(
    reader: &Reader<'_>,
    deal: u32,
    (winner, points): (Seat, u8),
    reason: &'static str,
    [first, second]: [i32; 2],
) -> String {
    let (winner, reason) = (reader.who(winner), Choice(reason));
    reader.say(&Said::<R>::Shared(Marriage::SheetRow { deal, winner, points, reason, first, second }))
}

/// The same where a deal may be drawn; `drawn` says that with the number of the deal and both seats' points.
pub(crate) fn row_of<R: Tongue, T>(
    reader: &Reader<'_>,
    record: &DealRecord,
    outcome: &Outcome<T>,
    reason: &'static str,
    drawn: impl FnOnce(u32, [i32; 2]) -> R::Own,
) -> String {
    let after = pair(reader).map(|seat| record.points_after.get(seat.index()).copied().unwrap_or_default());
    match outcome.winner {
        Some(seat) => row::<R>(reader, record.deal_no, (seat, outcome.game_points[seat.index()]), reason, after),
        None => reader.say(&drawn(record.deal_no, after)),
    }
}
