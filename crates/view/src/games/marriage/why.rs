//! What is allowed in the present position, and why.
//!
//! The view's legal actions alone decide what may be done, and the rule set tells which rule forbids the rest. This
//! module only finds the words.

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::marriage::{AgainstCloser, Ending, MarriageBy, MarriagePhase, Move, Phase, View};

use super::words::{Family, Said};
use super::{RANKS, Special, Tongue, is_frozen, lowest_trump, marriage_points, may, pairs, sorted};
use crate::Text;
use crate::games::duty::{self, Duty};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Symbols;

/// Why it is whose turn, and if it is the reader's, what may be done.
pub(super) fn why<R: Tongue>(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>) {
    if let Some(reason) = lead_reason(reader, view) {
        draft.body(&Said::<R>::Shared(reason));
    }
    draft.gap();
    if view.viewer.is_none() || view.viewer != view.to_act {
        let wait = if view.viewer.is_some() { Family::WhyWait } else { Family::WhyPrivate };
        draft.dim(&Said::<R>::Shared(wait));
        return;
    }
    match (view.phase, view.led) {
        (Phase::Follow, Some((_, led))) => following(draft, view, led),
        (Phase::Lead | Phase::PreDraw, _) => leading(draft, view),
        (Phase::Follow, None) | (Phase::Over, _) => {}
    }
}

/// Why this player leads.
fn lead_reason<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Option<Family> {
    let player = reader.who(view.to_act?);
    match view.phase {
        Phase::Lead if view.completed_tricks == 0 => {
            Some(Family::WhyLeadFirst { player, dealer: reader.who(view.dealer) })
        }
        Phase::Lead => Some(Family::WhyLeadWinner { player }),
        Phase::Follow | Phase::PreDraw | Phase::Over => None,
    }
}

/// The hand, split into what may be played and what may not.
fn split<R: Tongue>(view: &View<R>) -> (Vec<Card>, Vec<Card>) {
    sorted(view.hand, view.trump).into_iter().partition(|card| may(view, Move::Play(*card)))
}

fn following<R: Tongue>(draft: &mut Draft, view: &View<R>, led: Card) {
    let mut line = |sentence| draft.body(&Said::<R>::Shared(sentence));
    if view.turned.is_some() {
        line(Family::WhyOpenAny);
        return;
    }
    line(if view.closed_by.is_some() { Family::WhyStrictClosed } else { Family::WhyStrictEmpty });
    let (playable, blocked) = split(view);
    let (suit, cards) = (led.suit().into(), Symbols::of(playable.iter().copied()));
    line(match duty(view, led, &playable) {
        Duty::Higher => Family::WhyBeat { led: led.into(), cards },
        Duty::Follow => Family::WhyFollow { suit, cards },
        Duty::Trump | Duty::Overtrump => Family::WhyTrump { suit, cards },
        Duty::Any => Family::WhyNothing { suit },
    });
    blocked_line(draft, view, blocked);
}

/// What was led, and what the viewer has to play.
pub(super) fn answer<R: Tongue>(reader: &Reader<'_>, view: &View<R>, led: (Seat, Card)) -> Text {
    let (playable, _) = split(view);
    duty::answer(reader, led, duty(view, led.1, &playable), &playable, view.hand.len())
}

/// What the rules ask of an answer to this card.
fn duty<R: Tongue>(view: &View<R>, led: Card, playable: &[Card]) -> Duty {
    let all = |test: &dyn Fn(&Card) -> bool| playable.iter().all(test);
    if view.turned.is_some() {
        Duty::Any
    } else if all(&|card| card.suit() == led.suit() && beats(*card, led)) {
        Duty::Higher
    } else if all(&|card| card.suit() == led.suit()) {
        Duty::Follow
    } else if all(&|card| card.suit() == view.trump) {
        Duty::Trump
    } else {
        Duty::Any
    }
}

/// Whether a card is higher than another of its suit.
fn beats(card: Card, led: Card) -> bool {
    let strength = |rank: Rank| RANKS.iter().rev().position(|each| *each == rank);
    strength(card.rank()) > strength(led.rank())
}

fn blocked_line<R: Tongue>(draft: &mut Draft, _: &View<R>, blocked: Vec<Card>) {
    if !blocked.is_empty() {
        draft.dim(&Said::<R>::Shared(Family::WhyBlocked { cards: Symbols::of(blocked) }));
    }
}

fn leading<R: Tongue>(draft: &mut Draft, view: &View<R>) {
    let (playable, blocked) = split(view);
    if view.announced.is_some() {
        draft.body(&Said::<R>::Shared(Family::WhyMarriage { cards: Symbols::of(playable) }));
        blocked_line(draft, view, blocked);
    } else if view.phase == Phase::Lead {
        draft.body(&Said::<R>::Shared(Family::WhyLeadAny));
    }
    let too_early = view.rules.special(Special::TooEarly).filter(|_| view.completed_tricks == 0);
    let marriages = pairs(view).into_iter().filter_map(|suit| about_marriage(view, suit));
    let rest =
        [about_marriage_and_claim(view), about_draw(view), about_exchange(view), about_close(view), about_claim(view)];
    for possibility in too_early.map(Said::Own).into_iter().chain(marriages).chain(rest.into_iter().flatten()) {
        draft.body(&possibility);
    }
}

/// A marriage that the viewer holds: how it is made, or the rule against it.
fn about_marriage<R: Tongue>(view: &View<R>, suit: Suit) -> Option<Said<R>> {
    if view.announced.is_some() {
        return None;
    }
    let own = |special| view.rules.special(special).map(Said::Own);
    let points = marriage_points(suit, view.trump);
    let marriages = view.rules.marriages();
    if may(view, Move::Announce(suit)) {
        Some(Family::WhyMayAnnounce { suit: suit.into(), points }.into())
    } else if marriages.phase == MarriagePhase::Open && view.turned.is_none() {
        own(Special::MarriageTooLate { suit })
    } else if view.viewer.is_some_and(|seat| is_frozen(view, seat)) {
        own(Special::MarriageFrozen { suit })
    } else if marriages.by == MarriageBy::Leading {
        own(Special::MarriesByLeading { suit, points })
    } else {
        // Too early in the deal, or not before the draw.
        None
    }
}

fn about_marriage_and_claim<R: Tongue>(view: &View<R>) -> Option<Said<R>> {
    let claims = |suit| [Rank::King, Rank::Queen].map(|rank| Move::MarryAndClaim(Card::new(rank, suit)));
    let may_claim = pairs(view).into_iter().flat_map(claims).any(|made| may(view, made));
    view.rules.special(Special::MayMarryAndClaim).filter(|_| may_claim).map(Said::Own)
}

fn about_draw<R: Tongue>(view: &View<R>) -> Option<Said<R>> {
    view.rules.special(Special::MayDraw).filter(|_| may(view, Move::Draw)).map(Said::Own)
}

/// The exchange, for a player who holds the lowest trump.
fn about_exchange<R: Tongue>(view: &View<R>) -> Option<Said<R>> {
    let low = lowest_trump(view);
    let on_lead = view.phase == Phase::Lead && view.announced.is_none();
    if !view.hand.contains(low) || !on_lead {
        return None;
    }
    let low = low.into();
    let sentence = match view.turned {
        Some(card) if may(view, Move::Exchange) => Family::WhyMayExchange { low, card: card.into() },
        Some(_) if view.talon < view.rules.exchange().min_talon => Family::WhyExchangeTooLate { low },
        // Too early in the deal.
        Some(_) => return None,
        None if view.closed_by.is_some() => Family::WhyExchangeClosed { low },
        None => return None,
    };
    Some(sentence.into())
}

fn about_close<R: Tongue>(view: &View<R>) -> Option<Said<R>> {
    let least = view.rules.closing().min_talon;
    if may(view, Move::Close) {
        Some(Family::WhyMayClose.into())
    } else if view.turned.is_some() && view.announced.is_none() && view.talon < least {
        view.rules.special(Special::CloseTooLate { least }).map(Said::Own)
    } else {
        None
    }
}

fn about_claim<R: Tongue>(view: &View<R>) -> Option<Said<R>> {
    let against_closer = view.closed_by.is_some() && view.closed_by != view.viewer;
    let bound = against_closer && view.rules.against_closer() != AgainstCloser::PlaysOn;
    let special = match view.rules.ending() {
        Ending::ByClaim if may(view, Move::Claim) => return Some(Family::WhyMayClaim.into()),
        Ending::ByClaim | Ending::ByItself if bound => Special::OnlyCloserClaims,
        Ending::ByClaim => return None,
        Ending::ByItself => Special::EndsByItself,
    };
    view.rules.special(special).map(Said::Own)
}
