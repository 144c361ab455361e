//! Bulgarian Santase, all of `rules/santase.md`: two players, 24 cards, 66 points, a match to 11.
//!
//! [`Deal`] is the state machine of one deal (§5), [`Rules`] the table's options (§14),
//! [`Action`] what players do (§6), [`View`] what each of them knows (§15), [`Outcome`] how a deal
//! is settled (§12) and [`Score`] the match (§3, §13). [`setup`] builds positions in the middle of
//! a deal.

mod action;
mod deal;
mod event;
#[cfg(test)]
mod leak_tests;
mod legality;
mod outcome;
mod rules;
mod score;
mod settle;
pub mod setup;
mod view;

use talon_cards::Suit;

pub use action::Action;
pub use deal::{Deal, Phase};
pub use event::Event;
pub use outcome::{Outcome, Reason};
pub use rules::{
    ClaimMode, CloseBeforeDraw, DealerRule, FailedClose, MinTalon, NineValue, Rules, ShowPoints, StrictMarriages,
    Target,
};
pub use score::Score;
pub use view::{Memory, View};

pub use crate::marriage::{Closing, Trick};

/// The points that win a deal.
pub const GOAL: u8 = 66;

/// What the last trick is worth when the deal is played out with the talon never closed (§12 B).
pub const LAST_TRICK_BONUS: u8 = 10;

/// What a marriage counts: 40 in trumps, else 20 (§2).
const fn marriage_points(suit: Suit, trump: Suit) -> u8 {
    if suit as u8 == trump as u8 { 40 } else { 20 }
}
