//! Three-handed Bulgarian Belot, all of `rules/belot.md`: 24 cards, every player for himself, a match to 151.
//!
//! [`Deal`] is the state machine of one deal (§5): the auction (§6) for a [`Contract`], eight tricks (§7), announcements
//! ([`Kind`], [`Combination`], §8). [`Rules`] are the table's options (§12), [`Action`] is what players do, [`View`] what
//! each of them knows (§13), [`Outcome`] how a deal is settled, term by term (§9, §10), and [`Score`] the match (§11).
//! [`setup`] builds positions in the middle of a deal.

mod account;
mod action;
mod announce;
mod auction;
mod cards;
mod contract;
mod deal;
mod event;
mod game;
#[cfg(test)]
mod leak_tests;
mod legality;
mod memory;
mod outcome;
mod play;
mod rules;
mod score;
mod settle;
pub mod setup;
mod trick;
mod view;

pub use account::{Account, Holding};
pub use action::Action;
pub use announce::{Combination, Declared, Kind, RunsTo, SHORTEST_RUN};
pub use auction::{Call, PASSES_TO_END, Stake, Standing};
pub use cards::{PLAIN, RANKS, TRUMP, card_points};
pub use contract::Contract;
pub use deal::{Deal, LAST_PACKET, Phase};
pub use event::Event;
pub use game::FIRST_PACKETS;
pub use memory::Memory;
pub use outcome::{Capot, Entry, Line, Outcome, Sheet, Verdict};
pub use rules::{
    BelotRule, CapotBlocksExit, CarreRest, ContraScope, PotBlocksExit, RecontraBy, Rounding, Rules, Target, Undertrump,
};
pub use score::Score;
pub use trick::Trick;
pub use view::{Announced, View};

/// How many play.
pub const SEATS: u8 = 3;

/// The cards that each player is dealt in all, which is also the number of tricks (§1).
pub const HAND: usize = 8;

/// What the last trick is worth (§9).
pub const LAST_TEN: u16 = 10;

/// What a king and queen of trumps are worth (§8).
pub const BELOT: u16 = 20;

/// The premium for a capot: shared by two who took tricks, or whole for one who took them all (§9).
pub const CAPOT: u16 = 100;

/// How many points are one unit of the score sheet (§10).
pub const UNIT: u16 = 10;

/// What is kept for each seat.
type PerSeat<T> = [T; SEATS as usize];
