//! The games: pure state machines of cards.
//!
//! A game is one implementation of [`Game`]. One deal of it is a small value that is dealt from a
//! recorded deck, changed by actions and shown as views; a view is what one seat lawfully knows,
//! and the only thing that leaves this crate for a page, an AI player or a log. The games are listed once
//! ([`for_every_game`]); the enums over all of them are in [`any`].
//!
//! Nothing in here does I/O, reads a clock or draws a random number.

#[macro_use]
mod list;

pub mod any;
pub mod belot;
mod boards;
mod code;
mod duties;
mod feat;
mod game;
mod kind;
pub mod marriage;
mod options;
mod reason;
pub mod ristiseiska;
mod rule;
pub mod santase;
pub mod snaps;
pub mod sznap;

pub use any::{AnyAccount, AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyScore, AnyView};
pub use boards::BoardScore;
pub use code::BadCode;
pub use feat::{DEALS, DEALS_WON, Feat};
pub use game::{
    ActionList, BadDeck, BadNotation, Events, Game, GameAction, GameEvent, GameOutcome, GameScore, GameView, Progress,
    TakenTrick,
};
pub use kind::GameKind;
pub use list::Listed;
pub use options::{BadOption, GameRules, OptionState, OptionValue};
pub use reason::Reason;
pub use rule::{Illegal, Rule};
