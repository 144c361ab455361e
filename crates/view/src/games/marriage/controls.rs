//! A player's cards and other decisions as buttons, and the hand in one sentence.

use talon_cards::{Card, Rank};
use talon_games::marriage::{Move, RuleSet, View};

use super::words::{Family, Said};
use super::{Special, Tongue, lowest_trump, marriage_points, may, pairs, sorted};
use crate::games::game::Question;
use crate::page::reader::Reader;
use crate::words::Symbols;
use crate::{Button, Key, Locale, Look, Msg, Target, Text, Verb, say};

/// How many cards stand in a row, so that they can be hit with a thumb.
const CARDS_IN_ROW: usize = 4;

/// How many other decisions stand in a row at the most.
const DECISIONS_IN_ROW: usize = 5;

/// How many rows of other decisions stand under the cards. A player with three marriages may have one decision more; it
/// stands beside what else the hand offers.
const ROWS_OF_DECISIONS: usize = 2;

/// The rows of a player's decisions. Every card of the hand has its place in the sorted order; what may not be played
/// now is marked, and pressing it is answered with the rule.
pub(super) fn controls<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Vec<Vec<Button>> {
    let hand = sorted(view.hand, view.trump);
    let cards =
        hand.chunks(CARDS_IN_ROW).map(|row| row.iter().filter_map(|card| card_button(reader, view, *card)).collect());
    let others = decisions(view).into_iter().take(ROWS_OF_DECISIONS);
    cards.chain(others.map(|row| buttons(reader, view, row))).collect()
}

fn card_button<R: Tongue>(reader: &Reader<'_>, view: &View<R>, card: Card) -> Option<Button> {
    let playable = may(view, Move::Play(card));
    Some(Button::of_card(card, playable, act(reader, Move::Play(card))?))
}

/// Everything besides cards that may be decided now: a row of marriages and a row of the rest, or both together where
/// the marriages are too many for a row.
fn decisions<R: RuleSet>(view: &View<R>) -> Vec<Vec<Move>> {
    let suits = pairs(view);
    let announced = suits.iter().map(|suit| Move::Announce(*suit));
    let claimed =
        suits.iter().flat_map(|suit| [Rank::King, Rank::Queen].map(|rank| Move::MarryAndClaim(Card::new(rank, *suit))));
    let marriages: Vec<Move> = announced.chain(claimed).filter(|made| may(view, *made)).collect();
    let rest: Vec<Move> =
        [Move::Draw, Move::Claim, Move::Close, Move::Exchange].into_iter().filter(|made| may(view, *made)).collect();
    if marriages.len() <= DECISIONS_IN_ROW {
        vec![marriages, rest]
    } else {
        [marriages, rest].concat().chunks(DECISIONS_IN_ROW).map(<[Move]>::to_vec).collect()
    }
}

fn buttons<R: Tongue>(reader: &Reader<'_>, view: &View<R>, row: Vec<Move>) -> Vec<Button> {
    row.into_iter().filter_map(|made| decision_button(reader, view, made)).collect()
}

fn decision_button<R: Tongue>(reader: &Reader<'_>, view: &View<R>, made: Move) -> Option<Button> {
    let own = |special| view.rules.special(special).map(Said::Own);
    let (label, look): (Said<R>, Look) = match made {
        Move::Play(card) => return card_button(reader, view, card),
        Move::MarryAndClaim(card) => (own(Special::ButtonMarryAndClaim { card })?, Look::Quiet),
        Move::Draw => (own(Special::ButtonDraw)?, Look::Main),
        Move::Announce(suit) => {
            let points = marriage_points(suit, view.trump);
            (Family::ButtonMarriage { suit: suit.into(), points }.into(), Look::Main)
        }
        Move::Exchange => {
            let low = lowest_trump(view).into();
            (Family::ButtonExchange { low, card: view.turned?.into() }.into(), Look::Main)
        }
        Move::Close => (Family::ButtonClose.into(), Look::Quiet),
        Move::Claim => (Family::ButtonClaim.into(), Look::Quiet),
    };
    Some(Button { label: reader.say(&label), target: act(reader, made)?, look })
}

fn act(reader: &Reader<'_>, made: Move) -> Option<Target> {
    let notation = made.to_string().parse().ok()?;
    Some(Target::Token(reader.token(Verb::Act(notation))))
}

/// The keys of the family's decisions.
pub(super) const fn key(made: Move) -> Key {
    Key::Letter(match made {
        Move::Play(_) => return Key::Card,
        Move::Exchange => 'x',
        Move::Close => 'c',
        Move::Announce(_) => 'm',
        Move::Claim => 'k',
        Move::Draw => 'd',
        Move::MarryAndClaim(_) => 'j',
    })
}

/// Claiming ends the deal, and closing decides what it is played for. Who sees the own points sees them again before a claim.
pub(super) fn question<R: Tongue>(view: &View<R>, made: Move) -> Option<Question<Said<R>>> {
    let (title, cost) = match made {
        Move::Claim | Move::MarryAndClaim(_) => (Family::AskClaim, Family::ClaimCosts),
        Move::Close => (Family::AskClose, Family::CloseCosts),
        Move::Play(_) | Move::Exchange | Move::Announce(_) | Move::Draw => return None,
    };
    let points = view.viewer.filter(|_| made == Move::Claim).and_then(|seat| view.points[seat.index()]);
    let counted = points.map(|points| Family::AskPoints { points });
    Some(Question { title: title.into(), lines: counted.into_iter().chain([cost]).map(Said::from).collect() })
}

/// The decisions for which the rows under the cards have no room.
pub(super) fn beside<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Vec<Button> {
    buttons(reader, view, decisions(view).into_iter().skip(ROWS_OF_DECISIONS).flatten().collect())
}

/// The hand in one short sentence.
pub(super) fn alert<R: Tongue>(view: &View<R>, locale: Locale) -> Text {
    if view.hand.is_empty() {
        return say(locale, &Msg::AlertNoCards);
    }
    let cards = Symbols::of(sorted(view.hand, view.trump));
    let trump = view.trump.into();
    let sentence = if view.to_act.is_some() && view.to_act == view.viewer {
        Family::AlertTurn { cards, trump }
    } else {
        Family::AlertWaiting { cards, trump }
    };
    say(locale, &Said::<R>::Shared(sentence))
}
