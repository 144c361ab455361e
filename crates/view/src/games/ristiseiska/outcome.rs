//! A finished round: who went out and how, and what it costs everybody (`rules/ristiseiska.md §11`).

use talon_cards::Seat;
use talon_games::ristiseiska::{Ending, Outcome, Stuck, View};
use talon_table::DealRecord;

use super::order::sorted;
use super::words::Ristiseiska;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Symbols;

/// Who went out, and what that costs everybody.
pub(super) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome) {
    draft.title(&title(reader, record.deal_no, outcome));
    for seat in reader.seats() {
        draft.body(&charge(reader, outcome, seat));
    }
}

/// How the winner went out, if not with a card that was played, and what the cards cost.
pub(super) fn account(draft: &mut Draft, reader: &Reader<'_>, outcome: &Outcome, last: &View) {
    if outcome.ending != Ending::PlayedOut {
        draft.body(&cause(reader, outcome));
    }
    let mut details = Draft::new(reader.locale);
    if last.rules.stuck == Stuck::Token && outcome.token.is_none() {
        details.dim(&Ristiseiska::TokenNeverTaken);
    }
    details.dim(&Ristiseiska::Values { ace: last.rules.ace_penalty.points().into() });
    draft.aside(details.finish().lines());
}

/// The same in a line.
pub(super) fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome) {
    draft.dim(&title(reader, record.deal_no, outcome));
}

/// Who won the round.
fn title(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Ristiseiska {
    Ristiseiska::DealWon { deal, winner: reader.who(outcome.winner) }
}

/// How the winner's hand became empty.
pub(super) fn cause(reader: &Reader<'_>, outcome: &Outcome) -> Ristiseiska {
    let player = reader.who(outcome.winner);
    match outcome.ending {
        Ending::PlayedOut => Ristiseiska::CausePlayedOut { player },
        // A last card is given away only if the neighbour to the right always gives, whatever he holds (§9).
        Ending::GaveLast => {
            Ristiseiska::CauseGaveLast { player, receiver: reader.who(outcome.winner.next(outcome.seats())) }
        }
    }
}

/// What a seat is charged, and for which cards.
fn charge(reader: &Reader<'_>, outcome: &Outcome, seat: Seat) -> Ristiseiska {
    let player = reader.who(seat);
    let points = outcome.penalty(seat).into();
    let (hand, for_cards) =
        outcome.penalties.get(seat.index()).map(|penalty| (penalty.cards, penalty.points)).unwrap_or_default();
    let cards = Symbols::by_suit(sorted(hand));
    match outcome.token.filter(|token| token.seat == seat) {
        Some(token) if hand.is_empty() => Ristiseiska::ChargeTokenOnly { player, token: token.points.into() },
        Some(token) => {
            Ristiseiska::ChargeToken { player, points, cards, for_cards: for_cards.into(), token: token.points.into() }
        }
        None if hand.is_empty() => Ristiseiska::ChargeNothing { player },
        None => Ristiseiska::Charge { player, points, cards },
    }
}
