//! A round of Ristiseiska, looked at again: a step for each time the turn goes round the table.

use talon_cards::{Card, CardSet, Seat};
use talon_games::ristiseiska::{Event, Phase, View};

use super::grid::grid;
use super::order::sorted;
use crate::games::step::{Cut, History};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Replay, Symbols};

/// Whether a step ends: whether the turn has come round to the opener, or has passed that seat.
pub(super) fn step_ends(before: &View, after: &View, history: History<'_, Event>) -> Cut {
    let Some((first, _)) = history.all().iter().find_map(played) else { return Cut::Runs };
    let (Some(from), Some(to)) = (turn_of(before), turn_of(after)) else { return Cut::Ends };
    let place =
        |seat: Seat| (seat.index() + usize::from(after.seats) - first.index()) % usize::from(after.seats).max(1);
    let same_turn = from == to && matches!(after.phase, Phase::Bonus | Phase::Give);
    if place(to) < place(from) || (from == to && !same_turn) { Cut::Ends } else { Cut::Runs }
}

/// Whose turn it is; a card is given away in the turn of the player who gets it.
fn turn_of(view: &View) -> Option<Seat> {
    view.stuck.or(view.to_act)
}

fn played(event: &Event) -> Option<(Seat, Card)> {
    if let Event::Played { seat, card } = event { Some((*seat, *card)) } else { None }
}

/// What happened in a step, and what lies on the table then.
pub(super) fn tell_step(draft: &mut Draft, reader: &Reader<'_>, view: &View, history: History<'_, Event>) {
    let mut events = history.fresh().iter().peekable();
    while let Some(event) = events.next() {
        match *event {
            Event::Played { seat, card } => {
                let mut cards = CardSet::only(card);
                while let Some((_, more)) = events.peek().and_then(|next| played(next)).filter(|(by, _)| *by == seat) {
                    cards.insert(more);
                    events.next();
                }
                draft.strong(&Replay::Put { player: reader.who(seat), cards: Symbols::of(sorted(cards)) });
            }
            Event::Stuck { seat, giver: None } => draft.strong(&Replay::Stuck { player: reader.who(seat) }),
            Event::Given { from, to, card } => draft.strong(&Replay::Given {
                player: reader.who(to),
                giver: reader.name(from),
                card: Symbols::of(card),
            }),
            Event::TokenTaken { seat, .. } => draft.strong(&Replay::Token { player: reader.who(seat) }),
            // The gift that follows tells it.
            Event::Stuck { giver: Some(_), .. } | Event::TurnEnded { .. } | Event::Ended => {}
        }
    }
    draft.gap();
    grid(draft, view);
}

/// The hand as it is sorted.
pub(super) fn open_hand(view: &View) -> Symbols {
    Symbols::by_suit(sorted(view.hand))
}
