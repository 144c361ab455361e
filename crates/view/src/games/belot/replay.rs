//! A deal of Belot, looked at again: a step for the auction, for each declaration and for each trick.

use talon_games::belot::{Event, Phase, View};

use super::auction;
use super::order;
use super::words::{Belot, kind_code};
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

/// Whether a step ends.
pub(super) fn step_ends(_: &View, _: &View, history: History<'_, Event>) -> Cut {
    let goes_on = |event: &Event| matches!(event, Event::Called { .. } | Event::Played { .. } | Event::Belot { .. });
    if history.fresh().iter().all(goes_on) { Cut::Runs } else { Cut::Ends }
}

/// What happened in a step, and what lies on the table then.
pub(super) fn tell_step(draft: &mut Draft, reader: &Reader<'_>, view: &View, history: History<'_, Event>) {
    for (before, event) in history.fresh_with_before() {
        match *event {
            // Told elsewhere: calls with the whole auction, cards with their tricks, declarations at the deal's end.
            Event::Called { .. } | Event::Played { .. } | Event::Disclosed { .. } | Event::ThrownIn | Event::Ended => {}
            Event::Drew { seat, cards } => {
                draft.body(&Replay::Drew { player: reader.who(seat), cards: Symbols::of(cards.into_iter().flatten()) });
            }
            Event::Declared { seat, kind } => {
                draft.strong(&Replay::Declared { player: reader.who(seat), kind: kind_code(kind) });
            }
            Event::Belot { seat, suit } => {
                draft.strong(&Belot::SaidPair { player: reader.who(seat), suit: suit.into() });
            }
            Event::TrickWon { seat, .. } => draft.strong(&Replay::Trick {
                number: view.completed_tricks,
                cards: lying(reader, before),
                winner: reader.who(seat),
            }),
        }
    }
    history.tell_table(draft, reader);
    draft.gap();
    if history.fresh().iter().any(|event| matches!(event, Event::Called { .. })) {
        auction::calls(draft, reader, view);
    }
    // Skipped at the deal's end, which tells it again.
    if view.phase != Phase::Over {
        auction::standing(draft, reader, view);
    }
}

/// The hand as it is sorted.
pub(super) fn open_hand(view: &View) -> Symbols {
    Symbols::of(order::sorted(view))
}
