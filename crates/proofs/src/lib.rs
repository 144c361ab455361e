//! What every game must prove, and how fast it is: random deals for measuring ([`playout`]), and the [`battery`] of properties that
//! hold in every match of every game.
//!
//! Tests use it with few matches, the commands `talon bench` and `talon battery` with many. It knows only what a game's rules
//! page says, and sees only what the public [`Game`](talon_games::Game) trait shows.

pub mod battery;
mod belot;
mod dice;
mod marriage;
pub mod playout;
mod ristiseiska;

pub use dice::Dice;
