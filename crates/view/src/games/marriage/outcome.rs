//! A finished deal: who won how many, what ended it, and why it counts that much.

use talon_cards::Seat;
use talon_games::marriage::{Outcome, View};
use talon_table::DealRecord;

use super::position::last_trick;
use super::words::{Family, Said};
use super::{Special, Tally, Tongue, pair};
use crate::Text;
use crate::games::recap;
use crate::page::draft::Draft;
use crate::page::reader::Reader;

/// Fewer points than these count 2 for the other side.
const SAVED: u8 = 33;

/// Who won how many, and what everybody counted.
pub(super) fn outcome<R: Tongue>(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &R::Outcome) {
    draft.line(crate::Style::Title, R::headline(reader, record.deal_no, outcome));
    let Tally { points, tricks, marriages, .. } = R::tally(outcome);
    for seat in pair(reader) {
        let place = seat.index();
        draft.body(&Said::<R>::Shared(Family::Totals {
            player: reader.who(seat),
            points: points[place],
            tricks: tricks[place],
            marriages: marriages[place],
        }));
    }
}

/// What ended the deal, and why it counts that much.
pub(super) fn account<R: Tongue>(
    draft: &mut Draft,
    reader: &Reader<'_>,
    record: &DealRecord,
    outcome: &R::Outcome,
    last: &View<R>,
) {
    draft.body(&R::cause(reader, outcome, last));
    draft.line(crate::Style::Body, R::stake(reader, outcome, last));
    let mut details = Draft::new(reader.locale);
    last_trick(&mut details, reader, record.deal_no, last);
    R::footnote(&mut details, reader, outcome);
    for seat in pair(reader) {
        let points = last.pending[seat.index()];
        if points > 0
            && let Some(lost) = last.rules.special(Special::NeverCounted { player: reader.who(seat), points })
        {
            details.dim(&lost);
        }
    }
    draft.aside(details.finish().lines());
}

/// The same in few lines.
pub(super) fn recap<R: Tongue>(
    draft: &mut Draft,
    reader: &Reader<'_>,
    record: &DealRecord,
    outcome: &R::Outcome,
    last: &View<R>,
) {
    draft.line(crate::Style::Dim, R::headline(reader, record.deal_no, outcome));
    let points = R::tally(outcome).points;
    recap::deal_points(draft, reader, |seat| points.get(seat.index()).copied().unwrap_or_default().into());
    last_trick(draft, reader, record.deal_no, last);
}

impl<T> From<&Outcome<T>> for Tally {
    fn from(outcome: &Outcome<T>) -> Self {
        Self {
            points: outcome.totals,
            tricks: outcome.tricks,
            marriages: outcome.marriages,
            last_trick_bonus: outcome.last_trick_bonus,
        }
    }
}

/// Who won the deal, and how many points.
pub(crate) fn scored<R: Tongue>(reader: &Reader<'_>, deal: u32, winner: Seat, points: u8) -> Text {
    reader.say(&Said::<R>::Shared(Family::DealWon { deal, winner: reader.who(winner), points }))
}

/// The same where a deal may be drawn.
pub(crate) fn scored_by<R: Tongue, T>(reader: &Reader<'_>, deal: u32, outcome: &Outcome<T>, drawn: &R::Own) -> Text {
    match outcome.winner {
        Some(seat) => scored::<R>(reader, deal, seat, outcome.game_points[seat.index()]),
        None => reader.say(drawn),
    }
}

/// The usual value of a deal, by what the loser has. `nothing` tells what the game counts as nothing.
pub(crate) fn by_loser<R: Tongue>(reader: &Reader<'_>, loser: Seat, nothing: bool, points: u8) -> Text {
    let player = reader.who(loser);
    let stake = if nothing {
        Family::StakeNothing { player }
    } else if points < SAVED {
        Family::StakeLow { player, points }
    } else {
        Family::StakeSaved { player, points }
    };
    reader.say(&Said::<R>::Shared(stake))
}

/// The value of the other side's mistake: 2, or 3 if the winner had no trick, then or now.
pub(crate) fn penalty<R: Tongue>(reader: &Reader<'_>, winner: Seat, worth: u8, at_closing: bool) -> Text {
    let player = reader.who(winner);
    let penalty = if worth < 3 {
        Family::PenaltyTwo
    } else if at_closing {
        Family::PenaltyNoTrickAtClose { player }
    } else {
        Family::PenaltyNoTrickNow { player }
    };
    reader.say(&Said::<R>::Shared(penalty))
}
