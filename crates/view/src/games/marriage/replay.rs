//! A deal of the family, looked at again: a step for each trick, and for each marriage, exchange, close and claim.

use talon_games::marriage::{Event, View};

use super::position::talon;
use super::words::{Family, Said};
use super::{Tongue, lowest_trump, sorted};
use crate::games::step::{Cut, History, Play, lying};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Replay, Symbols};

impl Play for Event {
    fn play(&self) -> Option<(talon_cards::Seat, talon_cards::Card)> {
        if let Self::Played { seat, card } = self { Some((*seat, *card)) } else { None }
    }

    fn takes_trick(&self) -> bool {
        matches!(self, Self::TrickWon { .. })
    }
}

/// Whether a step ends. Drawing belongs to the trick before it, also where it is an action of its own.
pub(super) fn step_ends(history: History<'_, Event>) -> Cut {
    let fresh = history.fresh();
    if fresh.iter().all(|event| matches!(event, Event::Drew { .. })) {
        Cut::Belongs
    } else if fresh.iter().all(|event| matches!(event, Event::Played { .. })) {
        Cut::Runs
    } else {
        Cut::Ends
    }
}

/// What happened in a step, and what lies on the table then.
pub(super) fn tell_step<R: Tongue>(
    draft: &mut Draft,
    reader: &Reader<'_>,
    view: &View<R>,
    history: History<'_, Event>,
) {
    for (before, event) in history.fresh_with_before() {
        match *event {
            Event::Played { .. } | Event::Ended => {}
            Event::TrickWon { seat, .. } => draft.strong(&Replay::Trick {
                number: view.completed_tricks,
                cards: lying(reader, before),
                winner: reader.who(seat),
            }),
            Event::Drew { seat, card } => {
                draft.body(&Replay::Drew { player: reader.who(seat), cards: Symbols::of(card) });
            }
            Event::Exchanged { seat, took, .. } => {
                let (player, low) = (reader.who(seat), lowest_trump(view).into());
                draft.strong(&Said::<R>::Shared(Family::Exchanged { player, low, card: took.into() }));
            }
            Event::Closed { seat } => draft.strong(&Replay::Closed { player: reader.who(seat) }),
            Event::Announced { seat, suit, points } => {
                let (player, suit) = (reader.who(seat), suit.into());
                draft.strong(&Said::<R>::Shared(Family::Announced { player, suit, points }));
            }
            Event::Claimed { seat } => draft.strong(&Replay::Claimed { player: reader.who(seat) }),
        }
    }
    history.tell_table(draft, reader);
    draft.gap();
    draft.body(&talon(reader, view));
}

/// The hand as it is sorted.
pub(super) fn open_hand<R: Tongue>(view: &View<R>) -> Symbols {
    Symbols::of(sorted(view.hand, view.trump))
}
