//! What the battery must be told about a game, each from its rules page.

use talon_cards::{Card, CardSet, Seat};
use talon_games::marriage::{Deal as MarriageDeal, Move, RuleSet, TurnUp, View as MarriageView};
use talon_games::{Game, belot, ristiseiska};

use crate::playout::Playout;

/// A game that the battery can try.
pub trait Provable: Playout {
    /// The cards that the viewer sees when they are dealt: his own, and those that lie face up.
    fn shown_at_start(rules: &Self::Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet;

    /// The hand that a view shows.
    fn hand(view: &Self::View) -> CardSet;

    /// How many cards have not left the pack.
    fn undealt(view: &Self::View) -> usize;

    /// The card that the action puts on the table.
    fn played(action: Self::Action) -> Option<Card>;
}

impl<R: RuleSet> Provable for MarriageDeal<R> {
    fn shown_at_start(rules: &R, _: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        let hand = rules.pack().hand();
        // Three to each, then what makes up the hands, and the turned card between the two rounds or after them.
        let (second, turned) = match rules.turn_up() {
            TurnUp::AfterTheHands => (6, 2 * hand),
            TurnUp::BetweenTheRounds => (7, 6),
        };
        let place = viewer.map(|seat| if seat == dealer { (3, second + hand - 3) } else { (0, second) });
        let own = place.into_iter().flat_map(|(first, then)| (first..first + 3).chain(then..then + hand - 3));
        own.chain([turned]).filter_map(|place| deck.get(place).copied()).collect()
    }

    fn hand(view: &MarriageView<R>) -> CardSet {
        view.hand
    }

    fn undealt(view: &MarriageView<R>) -> usize {
        usize::from(view.talon)
    }

    fn played(action: R::Action) -> Option<Card> {
        match action.into() {
            Move::Play(card) => Some(card),
            Move::MarryAndClaim(_) | Move::Draw | Move::Exchange | Move::Close | Move::Announce(_) | Move::Claim => {
                None
            }
        }
    }
}

/// How many places a seat comes after the dealer's neighbour.
fn turn_of(seat: Seat, dealer: Seat, seats: u8) -> usize {
    let seats = usize::from(seats).max(1);
    (seat.index() + 2 * seats - dealer.index() - 1) % seats
}

impl Provable for belot::Deal {
    fn shown_at_start(_: &belot::Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        // Three to each, two to each.
        let own = viewer.into_iter().flat_map(|seat| {
            let turn = turn_of(seat, dealer, seats);
            (3 * turn..3 * turn + 3).chain(9 + 2 * turn..11 + 2 * turn)
        });
        own.filter_map(|place| deck.get(place).copied()).collect()
    }

    fn hand(view: &belot::View) -> CardSet {
        view.hand
    }

    fn undealt(view: &belot::View) -> usize {
        let dealt: u8 = view.hand_sizes.iter().sum();
        // Before the last three are dealt nobody has played.
        if view.completed_tricks == 0 && view.table.is_empty() { 24 - usize::from(dealt) } else { 0 }
    }

    fn played(action: belot::Action) -> Option<Card> {
        match action {
            belot::Action::Play(card) | belot::Action::Belot(card) => Some(card),
            belot::Action::Call(_) | belot::Action::Declare(_) => None,
        }
    }
}

impl Provable for ristiseiska::Deal {
    fn shown_at_start(_: &ristiseiska::Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        let own = |seat| deck.iter().skip(turn_of(seat, dealer, seats)).step_by(usize::from(seats).max(1)).copied();
        viewer.into_iter().flat_map(own).collect()
    }

    fn hand(view: &ristiseiska::View) -> CardSet {
        view.hand
    }

    fn undealt(_: &ristiseiska::View) -> usize {
        0
    }

    fn played(action: ristiseiska::Action) -> Option<Card> {
        match action {
            ristiseiska::Action::Play(card) => Some(card),
            ristiseiska::Action::Give(_) | ristiseiska::Action::EndTurn => None,
        }
    }
}

/// Whether the hands that the views show at the start are what [`Provable::shown_at_start`] says.
pub(super) fn is_dealt_as_shown<G: Provable + Game>(
    deal: &G,
    rules: &G::Rules,
    seats: u8,
    dealer: Seat,
    deck: &[Card],
) -> bool {
    Seat::all(seats).all(|seat| {
        let hand = G::hand(&deal.view(Some(seat)));
        hand.is_subset(G::shown_at_start(rules, seats, dealer, Some(seat), deck))
    })
}
