//! What a person at a real table would see: whose turn it is, the grid, how many cards everybody holds, and what everybody did last.

use talon_cards::{Card, Seat};
use talon_games::ristiseiska::{Action, LastTurn, Phase, Stuck, View};

use super::controls::hidden_from_buttons;
use super::grid::grid;
use super::order::sorted;
use super::words::Ristiseiska;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Symbols;

/// The lines of a running round.
pub(super) fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(turn) = turn(reader, view) {
        draft.title(&turn);
    }
    stalled(draft, view);
    draft.gap();
    draft.drawn(|draft| grid(draft, view));
    for seat in reader.seats() {
        match view.last.get(seat.index()).copied().flatten() {
            None | Some(LastTurn::Played { .. }) => draft.drawn(|draft| draft.body(&held(reader, view, seat))),
            Some(LastTurn::Stuck | LastTurn::Given { .. }) => draft.body(&held(reader, view, seat)),
        }
    }
    token(draft, reader, view);
    crowded(draft, view);
}

/// Whose turn it is, and with what.
pub(super) fn turn(reader: &Reader<'_>, view: &View) -> Option<Ristiseiska> {
    let player = reader.who(view.to_act?);
    if let Some(card) = only_card(view) {
        return Some(Ristiseiska::TurnOnly { card: card.into() });
    }
    Some(match (view.phase, view.stuck) {
        (Phase::Turn, _) if view.laid.is_empty() => Ristiseiska::TurnFirst { player },
        (Phase::Turn, _) => Ristiseiska::TurnPlay { player },
        (Phase::Bonus, _) => Ristiseiska::TurnBonus { player },
        (Phase::Give, Some(stuck)) => Ristiseiska::TurnGive { giver: player, stuck: reader.who(stuck) },
        (Phase::Give, None) | (Phase::Over, _) => return None,
    })
}

/// The card that the viewer has to play, where there is no choice.
fn only_card(view: &View) -> Option<Card> {
    match view.legal.as_slice() {
        [Action::Play(card)] if !view.laid.is_empty() => Some(*card),
        _ => None,
    }
}

/// The rule against handing cards round for ever (`rules/ristiseiska.md §9`), once it binds a giver.
fn stalled(draft: &mut Draft, view: &View) {
    if view.phase == Phase::Give && view.stalled {
        draft.dim(&Ristiseiska::Stalled { turns: view.turns_without_play });
    }
}

/// How many cards a seat holds, and what it did in its last turn.
fn held(reader: &Reader<'_>, view: &View, seat: Seat) -> Ristiseiska {
    let player = reader.who(seat);
    let cards = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    match view.last.get(seat.index()).copied().flatten() {
        None => Ristiseiska::SeatNew { player, cards },
        Some(LastTurn::Played { cards: played }) => {
            Ristiseiska::SeatPlayed { player, cards, played: Symbols::of(sorted(played)) }
        }
        Some(LastTurn::Stuck) => Ristiseiska::SeatStuck { player, cards },
        Some(LastTurn::Given { from, card }) => match card {
            Some(card) => Ristiseiska::SeatGivenCard { player, cards, giver: reader.name(from), card: card.into() },
            None => Ristiseiska::SeatGiven { player: reader.name(seat), cards, giver: reader.name(from) },
        },
    }
}

fn token(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    let points = view.rules.token_penalty.points().into();
    match (view.rules.stuck, view.token) {
        (Stuck::Cards, _) => {}
        (Stuck::Token, None) => draft.body(&Ristiseiska::TokenNobody { points }),
        (Stuck::Token, Some(seat)) => draft.body(&Ristiseiska::TokenAt { player: reader.who(seat), points }),
    }
}

/// If not every card of the hand is a button, the text lists the hand and tells where the other buttons are.
fn crowded(draft: &mut Draft, view: &View) {
    let hidden = hidden_from_buttons(view);
    if hidden.cards > 0 {
        draft.body(&Ristiseiska::WholeHand { cards: Symbols::by_suit(sorted(view.hand)) });
    }
    if hidden.legal > 0 {
        draft.body(&Ristiseiska::MoreUnderWhy { count: hidden.legal });
    }
}
