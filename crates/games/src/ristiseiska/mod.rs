//! Finnish Ristiseiska, "the seven of clubs", all of `rules/ristiseiska.md`: three to five players (eight by option), 52 cards, a
//! grid of four suits that grows from the sevens, rounds to a limit of penalty points.
//!
//! [`Deal`] is the state machine of one round (§5), [`Rules`] the table's options (§13), [`Action`] what players do (§7),
//! [`View`] what each of them knows (§14), [`Outcome`] how a round is counted (§11) and [`Score`] the match (§3, §12).
//! [`setup`] builds positions in the middle of a round.

mod account;
mod action;
mod deal;
mod event;
mod game;
mod grid;
#[cfg(test)]
mod leak_tests;
mod legality;
mod outcome;
mod play;
mod rules;
mod score;
mod settle;
pub mod setup;
mod view;

use talon_cards::{Card, Rank, Seat, Suit};

pub use account::Account;
pub use action::Action;
pub use deal::{Deal, LastTurn, Phase};
pub use event::Event;
pub use grid::opened_by;
pub use outcome::{Ending, Outcome, Penalty, TokenPenalty};
pub use rules::{
    AcePenalty, Bonus, FirstRoundFree, FiveNeedsEight, LastCardGift, Limit, MaxPlayers, Rules, Stuck, TokenValue,
};
pub use score::Score;
pub use settle::card_penalty;
pub use view::View;

/// The card that opens every round (§7).
pub const FIRST_CARD: Card = Card::new(Rank::Seven, Suit::Clubs);

/// The fewest who can play (§1).
pub const FEWEST_PLAYERS: u8 = 3;

/// The most cards that a hand can come to hold.
///
/// Between two turns, a stuck player gains a card only if the player after him plays one; otherwise he has to give one away himself. So
/// when he has gained `n` cards, `n - 1` lie on the table (`n - 2` if the first round is free), and everybody else holds at least one. For
/// four or more players this allows at most 32; for three players a test searches all flows of cards.
pub const LARGEST_HAND: usize = 32;

/// Seats that a deal has room for, whatever the number of players.
const ROOM: usize = Seat::COUNT as usize;

/// How many turns in a row, for each player, pass without a card played before the stall guard binds the giver (§9).
pub const STALL_TURNS: u8 = 2;

/// The fewest cards with which a player gives one where a last card is kept (§9, §13 `last_card_gift`).
pub const FEWEST_TO_GIVE: u8 = 2;
