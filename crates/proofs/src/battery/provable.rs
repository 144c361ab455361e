//! What the battery must know about a game, according to its rules page.

use talon_cards::{Card, CardSet, Seat};
use talon_games::GameView;

use crate::playout::Playout;

/// A game that the battery can try.
pub trait Provable: Playout {
    /// The words of the game's notation, other than those with a card or a suit.
    const WORDS: &[&str];

    /// The cards that the viewer sees when they are dealt: his own, and those that lie face up.
    fn shown_at_start(rules: &Self::Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet;

    /// How many cards have not left the pack.
    fn undealt(view: &Self::View) -> usize;

    /// The card that the action puts on the table.
    fn played(action: Self::Action) -> Option<Card>;
}

/// How many places a seat comes after the dealer's neighbour.
pub(crate) fn turn_of(seat: Seat, dealer: Seat, seats: u8) -> usize {
    let seats = usize::from(seats).max(1);
    (seat.index() + 2 * seats - dealer.index() - 1) % seats
}

/// Whether the hands that the views show at the start are what [`Provable::shown_at_start`] says.
pub(super) fn is_dealt_as_shown<G: Provable>(
    deal: &G,
    rules: &G::Rules,
    seats: u8,
    dealer: Seat,
    deck: &[Card],
) -> bool {
    Seat::all(seats).all(|seat| {
        let hand = deal.view(Some(seat)).hand();
        hand.is_subset(G::shown_at_start(rules, seats, dealer, Some(seat), deck))
    })
}
