//! The pages of the marriage family: Santase, Kurnik's 66 and Snaps.
//!
//! The three games are one state machine (`talon_games::marriage`), and here they are one set of pages. The view and
//! the [`RuleSet`]'s answers decide what is shown and explained. Each game adds its [`Tongue`]: its terms, its own
//! sentences, and how its deals are settled.

mod controls;
mod numbers;
mod outcome;
mod pages;
mod position;
mod replay;
mod scene;
mod tongue;
mod why;
mod words;

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::marriage::{AgainstCloser, MARRIAGE, Move, RuleSet, TRUMP_MARRIAGE, View};

pub(crate) use outcome::{by_loser, penalty, scored, scored_by};
pub(crate) use position::pair;
pub(crate) use tongue::{Special, Tally, Tongue, reached};
pub(crate) use words::{Dialect, Said};

use crate::words::cards;

/// The ranks as players sort them, from high to low.
const RANKS: [Rank; 6] = [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine];

/// A hand in the order in which it is shown: trumps first, suits in alternating colours, high cards first.
fn sorted(hand: CardSet, trump: Suit) -> Vec<Card> {
    cards::suits(trump)
        .into_iter()
        .flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit)))
        .filter(|card| hand.contains(*card))
        .collect()
}

/// The points of a marriage, the same in all three games (`rules/santase.md §2`).
const fn marriage_points(suit: Suit, trump: Suit) -> u8 {
    if suit as u8 == trump as u8 { TRUMP_MARRIAGE } else { MARRIAGE }
}

/// The suits of which the viewer holds the king and the queen, in the order of the hand.
fn pairs<R: RuleSet>(view: &View<R>) -> Vec<Suit> {
    let held = |rank, suit| view.hand.contains(Card::new(rank, suit));
    cards::suits(view.trump).into_iter().filter(|suit| held(Rank::King, *suit) && held(Rank::Queen, *suit)).collect()
}

/// Whether the viewer may make this move now; false for a move that the game does not have.
fn may<R: RuleSet>(view: &View<R>, made: Move) -> bool {
    made.try_into().is_ok_and(|action: R::Action| view.legal.contains(&action))
}

/// The lowest trump, which can be swapped for the turned-up card.
fn lowest_trump<R: RuleSet>(view: &View<R>) -> Card {
    Card::new(view.rules.pack().lowest(), view.trump)
}

/// Whether the seat's points are frozen: the other side closed, and nothing won since counts (`rules/schnapsen.md §10`).
fn is_frozen<R: RuleSet>(view: &View<R>, seat: talon_cards::Seat) -> bool {
    view.closed_by.is_some_and(|closer| closer != seat) && view.rules.against_closer() == AgainstCloser::Frozen
}

#[cfg(test)]
mod tests;
