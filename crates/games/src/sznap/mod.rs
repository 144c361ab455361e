//! Kurnik's 66, all of `rules/sixty-six.md`: two players, 24 cards or 20, 66 points, a match to 7.
//!
//! [`Rules`] are the table's options (§14) and, as a [`RuleSet`](crate::marriage::RuleSet), what
//! sets the game apart in the [marriage family](crate::marriage), whose state machine [`Deal`] is
//! (§5). [`Action`] is what players do (§6), [`View`] what each of them knows (§15), [`Outcome`] how
//! a deal is settled (§12) and [`Score`] the match (§3, §13). [`setup`] builds positions in the
//! middle of a deal.

mod action;
mod outcome;
mod rule_set;
mod rules;
mod settle;

pub use action::Action;
pub use outcome::{Outcome, Reason};
pub use rules::{FailedCloseThree, MayDeclare, Meld, MinStock, Rules, ShowPoints, Target, Variant};
pub use settle::worth;

pub use crate::marriage::{Closing, Event, GOAL, LAST_TRICK_BONUS, Memory, Phase, Score, Trick};

/// One deal of Kurnik's 66.
pub type Deal = crate::marriage::Deal<Rules>;

/// What one viewer lawfully knows of a deal of Kurnik's 66.
pub type View = crate::marriage::View<Rules>;

/// Positions in the middle of a deal of Kurnik's 66.
pub mod setup {
    pub use crate::marriage::setup::{BadSetup, Turn};

    /// Where every card is, and what has happened that still matters.
    pub type Setup = crate::marriage::setup::Setup<super::Rules>;
}
