//! The marriage family: Santase and its relatives are one state machine with several rule sets.
//!
//! [`Deal`] is the state machine of one deal: the talon, tricks, marriages, the exchange, closing, and the duties of a follower in
//! the strict phase. Wherever the games differ it asks the [`RuleSet`], which answers with the name of a rule. A game consists of its
//! rule set with its options, its [`Move`]s, and its table of results; it has no play logic of its own.
//!
//! The whole family shares the order A 10 K Q J 9 and the values of the cards.

mod account;
mod closing;
mod count;
mod deal;
mod event;
mod game;
mod imagine;
#[cfg(test)]
mod leak_tests;
mod legality;
mod moves;
mod order;
mod outcome;
mod play;
mod position;
mod rule_set;
mod score;
pub mod setup;
mod talon;
mod view;

pub use account::{Account, Holding};
pub use closing::{Closed, Closing};
pub use count::{Count, HALF, LAST_TRICK_BONUS, lost_by, two_or_three};
pub use deal::{Deal, Phase};
pub use event::Event;
pub use moves::Move;
pub(crate) use moves::family_actions;
pub use order::{ORDER, Pack, TurnUp, card_points};
pub use outcome::Outcome;
pub(crate) use outcome::not_a_reason;
pub(crate) use position::Position;
pub use position::Trick;
pub use rule_set::{
    AgainstCloser, Credit, DrawWindow, Ending, MarriageBy, MarriagePhase, Marriages, RuleSet, ShowPoints, Since, Window,
};
pub use score::Score;
pub use view::{Memory, View};

/// The points that win a deal.
pub const GOAL: u8 = 66;

/// The points of a marriage in a plain suit (`rules/santase.md §2`, §9).
pub const MARRIAGE: u8 = 20;

/// The points of a marriage in trumps (`rules/santase.md §2`, §9).
pub const TRUMP_MARRIAGE: u8 = 40;
