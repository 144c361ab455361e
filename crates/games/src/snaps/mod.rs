//! Šnaps, Schnapsen with Bummerl, all of `rules/schnapsen.md`: two players, 20 cards, 66 points, a
//! Bummerl to 7, best of N.
//!
//! [`Rules`] are the table's options (§14) and, as a [`RuleSet`](crate::marriage::RuleSet), what
//! sets the game apart in the [marriage family](crate::marriage), whose state machine [`Deal`] is
//! (§5). [`Action`] is what players do (§6), [`View`] what each of them knows (§15), [`Outcome`] how
//! a hand is settled (§12) and [`Score`] the match (§3, §13). [`setup`] builds positions in the
//! middle of a hand.

mod action;
mod closing;
mod outcome;
mod rule_set;
mod rules;
mod score;
mod settle;

pub use action::Action;
pub use closing::Closing;
pub use outcome::{Outcome, Reason};
pub use rules::{BummerlFormat, ClaimMode, DoubleBummerl, Frozen, OwnPoints, Rules, ScoreDirection, Sharp, Target};
pub use score::Score;
pub use settle::LAST_TRICK;

pub use crate::marriage::{Event, GOAL, Memory, Phase, Trick};

/// One hand of Šnaps.
pub type Deal = crate::marriage::Deal<Rules>;

/// What one viewer lawfully knows of a hand of Šnaps.
pub type View = crate::marriage::View<Rules>;

/// Positions in the middle of a hand of Šnaps.
pub mod setup {
    pub use crate::marriage::setup::{BadSetup, Turn};

    /// Where every card is, and what has happened that still matters.
    pub type Setup = crate::marriage::setup::Setup<super::Rules>;
}
