//! What the games of the marriage family (Santase and its relatives) have in common: the order and
//! the values of the cards, the talon, tricks, marriages, the exchange, closing, and the duties of
//! a follower in the strict phase.
//!
//! [`Position`] keeps where every card is and moves it; which moves are allowed when, what a
//! marriage is worth and how a deal is scored is each game's own.

mod order;
mod position;
mod talon;

pub(crate) use order::{card_points, pack, refusal, replies};
pub use position::{Closing, Trick};
pub(crate) use position::{HAND, Piles, Position, marriage};
pub(crate) use talon::Talon;
