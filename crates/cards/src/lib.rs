//! Cards, seats, decks and the verifiable shuffle: the basic types of every game.
//!
//! Nothing in here knows a game, does I/O, reads a clock or draws a random number: randomness arrives as data (see
//! [`fair`]).
//!
//! Everything that may hold a hidden card or a secret ([`CardSet`], [`Deck`], [`fair::Secret`], [`fair::Seed`]) prints
//! only its size in `Debug`; cards appear where somebody asks for them with `Display` or serde.

mod card;
mod card_set;
mod deck;
pub mod fair;
mod seat;

pub use card::{BadCard, Card, PerCard, Rank, Suit};
pub use card_set::{CardSet, Cards};
pub use deck::Deck;
pub use seat::{BadSeat, Seat, SeatSet, Seats};
