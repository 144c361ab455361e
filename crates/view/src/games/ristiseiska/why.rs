//! What is allowed in the present position, and why.
//!
//! The view's legal actions alone decide what may be played or given; this module only finds the words for it.

use talon_cards::{Card, CardSet};
use talon_games::OptionValue;
use talon_games::ristiseiska::{Action, FIRST_CARD, Phase, View};

use super::controls::remaining;
use super::order::sorted;
use super::position::turn;
use super::words::Ristiseiska;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Choice, Symbols};

/// Whose turn it is and why, and if it is the reader's, what may be done.
pub(super) fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(turn) = turn(reader, view) {
        draft.title(&turn);
    }
    draft.gap();
    if view.viewer.is_none() || view.viewer != view.to_act {
        waiting(draft, view);
        return;
    }
    match view.phase {
        Phase::Turn => playing(draft, view),
        Phase::Bonus => going_on(draft, view),
        Phase::Give => giving(draft, reader, view),
        Phase::Over => {}
    }
    for row in remaining(reader, view) {
        draft.row(row);
    }
}

fn waiting(draft: &mut Draft, view: &View) {
    if view.viewer.is_some() && view.viewer == view.stuck {
        draft.body(&Ristiseiska::WhyYouAreStuck);
    } else {
        draft.dim(&if view.viewer.is_some() { Ristiseiska::WhyWait } else { Ristiseiska::WhyPrivate });
    }
}

/// The hand, split into what is possible and what is not.
fn split(view: &View) -> (Vec<Card>, Vec<Card>) {
    let possible = |card: &Card| {
        view.legal.iter().any(|action| matches!(action, Action::Play(each) | Action::Give(each) if each == card))
    };
    sorted(view.hand).into_iter().partition(possible)
}

fn playing(draft: &mut Draft, view: &View) {
    let (fitting, blocked) = split(view);
    if view.laid.is_empty() {
        draft.body(&Ristiseiska::WhyFirst { card: FIRST_CARD.into() });
    } else {
        draft.body(&Ristiseiska::WhyMustPlay { cards: Symbols::of(fitting) });
    }
    not_now(draft, view, blocked);
}

/// What does not fit, and how the grid grows.
fn not_now(draft: &mut Draft, view: &View, blocked: Vec<Card>) {
    if !blocked.is_empty() {
        draft.dim(&Ristiseiska::WhyBlocked { cards: Symbols::of(blocked) });
    }
    draft.dim(&Ristiseiska::WhyOrder { value: Choice(view.rules.five_needs_eight.value()) });
}

fn going_on(draft: &mut Draft, view: &View) {
    let (fitting, blocked) = split(view);
    draft.body(&Ristiseiska::WhyBonus { cards: Symbols::of(fitting) });
    draft.body(&Ristiseiska::WhyMayEnd);
    not_now(draft, view, blocked);
}

fn giving(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    let (possible, blocked) = split(view);
    if let (Some(you), Some(stuck)) = (view.viewer, view.stuck) {
        let neighbour = stuck.previous(view.seats) == you;
        let stuck = reader.name(stuck);
        draft.body(&if neighbour {
            Ristiseiska::WhyYouGive { stuck }
        } else {
            Ristiseiska::WhyYouGiveInstead { stuck }
        });
    }
    let free = blocked.is_empty();
    if free {
        draft.body(&Ristiseiska::WhyGiveAny);
    } else {
        draft.body(&Ristiseiska::WhyGiveUseless { turns: view.turns_without_play, cards: Symbols::of(possible) });
        draft.dim(&Ristiseiska::WhyBlocked { cards: Symbols::of(blocked) });
    }
    if view.hand.len() == 1 {
        draft.body(&Ristiseiska::WhyGiveLast);
    }
    let fitting: CardSet = view.hand & view.open;
    if free && !fitting.is_empty() {
        draft.dim(&Ristiseiska::WhyGiveFitting { cards: Symbols::of(sorted(fitting)) });
    }
}
