//! What is allowed in the present position, and why.
//!
//! What may be played comes from the view's legal actions alone; this module only finds the words for it.

use talon_cards::{Card, CardSet, Rank};
use talon_games::santase::{Action, Phase, View};

use super::position::turn;
use super::{marriage_points, sorted};
use crate::cards;
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Santase, Symbols};

/// Whose turn it is and why, and if it is the reader's, what may be done.
pub(crate) fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(turn) = turn(reader, view) {
        draft.strong(&turn);
    }
    if let Some(reason) = lead_reason(reader, view) {
        draft.body(&reason);
    }
    draft.gap();
    if view.viewer.is_none() || view.viewer != view.to_act {
        draft.dim(&if view.viewer.is_some() { Santase::WhyWait } else { Santase::WhyPrivate });
        return;
    }
    match (view.phase, view.led) {
        (Phase::Follow, Some((_, led))) => following(draft, view, led),
        (Phase::Lead | Phase::PreDraw, _) => leading(draft, view),
        (Phase::Follow, None) | (Phase::Over, _) => {}
    }
}

/// Why this player leads.
fn lead_reason(reader: &Reader<'_>, view: &View) -> Option<Santase> {
    let player = view.to_act?;
    match view.phase {
        Phase::Lead if view.completed_tricks == 0 => {
            Some(Santase::WhyLeadFirst { player: reader.who(player), dealer: reader.who(view.dealer) })
        }
        Phase::Lead => Some(Santase::WhyLeadWinner { player: reader.who(player) }),
        Phase::Follow | Phase::PreDraw | Phase::Over => None,
    }
}

/// The hand, split into what may be played and what may not.
fn split(view: &View) -> (Vec<Card>, Vec<Card>) {
    sorted(view.hand, view.trump).into_iter().partition(|card| view.legal.contains(&Action::Play(*card)))
}

fn following(draft: &mut Draft, view: &View, led: Card) {
    if view.turned.is_some() {
        draft.body(&Santase::WhyOpenAny);
        return;
    }
    draft.body(if view.closed_by.is_some() { &Santase::WhyStrictClosed } else { &Santase::WhyStrictEmpty });
    let (playable, blocked) = split(view);
    let suit = led.suit();
    let cards = Symbols::of(playable.iter().copied());
    let all = |test: &dyn Fn(&Card) -> bool| playable.iter().all(test);
    draft.body(&if all(&|card| card.suit() == suit && beats(*card, led)) {
        Santase::WhyBeat { led: led.into(), cards }
    } else if all(&|card| card.suit() == suit) {
        Santase::WhyFollow { suit: suit.into(), cards }
    } else if all(&|card| card.suit() == view.trump) && suit != view.trump && !blocked.is_empty() {
        Santase::WhyTrump { suit: suit.into(), cards }
    } else {
        Santase::WhyNothing { suit: suit.into() }
    });
    blocked_line(draft, blocked);
}

/// Whether a card is higher than another of its suit.
fn beats(card: Card, led: Card) -> bool {
    let strength = |rank: Rank| super::RANKS.iter().rev().position(|each| *each == rank);
    strength(card.rank()) > strength(led.rank())
}

fn blocked_line(draft: &mut Draft, blocked: Vec<Card>) {
    if !blocked.is_empty() {
        draft.dim(&Santase::WhyBlocked { cards: Symbols::of(blocked) });
    }
}

fn leading(draft: &mut Draft, view: &View) {
    let (playable, blocked) = split(view);
    if view.announced.is_some() {
        draft.body(&Santase::WhyMarriage { cards: Symbols::of(playable) });
        blocked_line(draft, blocked);
    } else if view.phase == Phase::Lead {
        draft.body(&Santase::WhyLeadAny);
    }
    if view.completed_tricks == 0 {
        draft.body(&Santase::WhyFirstTrick);
        return;
    }
    for suit in cards::suits(view.trump) {
        if view.legal.contains(&Action::Announce(suit)) {
            draft.body(&Santase::WhyMayAnnounce { suit: suit.into(), points: marriage_points(suit, view.trump) });
        }
    }
    for possibility in possibilities(view) {
        draft.body(&possibility);
    }
}

/// Everything besides cards and marriages, and what has just become impossible.
fn possibilities(view: &View) -> Vec<Santase> {
    let may = |action| view.legal.contains(&action);
    let open = view.turned.is_some() && view.announced.is_none();
    let nine = CardSet::only(Card::new(Rank::Nine, view.trump));
    let least = view.rules.min_talon_to_close.cards();
    let exchange = view.turned.filter(|_| may(Action::Exchange));
    let too_late = open && view.phase == Phase::Lead && view.talon < 4 && nine.is_subset(view.hand);
    [
        may(Action::Draw).then_some(Santase::WhyMayDraw),
        exchange.map(|card| Santase::WhyMayExchange { card: card.into() }),
        too_late.then_some(Santase::WhyNineTooLate),
        may(Action::Close).then_some(Santase::WhyMayClose),
        (open && view.talon < least).then_some(Santase::WhyTalonTooSmall { least }),
        may(Action::Claim).then_some(Santase::WhyMayClaim),
    ]
    .into_iter()
    .flatten()
    .collect()
}
