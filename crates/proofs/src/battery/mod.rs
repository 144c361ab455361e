//! The battery: properties that hold in every match of every game, tested in random matches under random options and with any
//! possible number of players.
//!
//! * Every match comes to its end, and every deal to an outcome.
//! * `is_legal` and `legal_actions` agree, for every action of the notation and every seat; a refused action changes nothing.
//! * The notation and the records of views and events survive a round trip.
//! * Every card is in one place.
//! * The same deck and the same actions make the same deal, event for event and view for view.
//! * No view depends on a card that its viewer has not seen ([`hidden`]).
//!
//! Expensive checks are made at some positions, chosen by the match's seed. So a seed determines everything about a match, and a
//! failed match fails again.

pub mod hidden;
mod matches;
mod notation;
mod position;
mod provable;

pub use matches::{Failed, Tally, play_match};
pub use notation::every_action;
pub use provable::Provable;
pub(crate) use provable::turn_of;

/// A violation of what every game must do. The texts are for developers and may name cards: nobody plays these deals.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A deal does not start, does not end, or refuses what it offers.
    #[error(transparent)]
    Broken(#[from] crate::playout::Broken),
    /// More actions or deals than any match has.
    #[error("it does not end")]
    Endless,
    /// The list of legal actions is not what it promises to be.
    #[error("the legal actions of seat {seat}: {what}")]
    Legal {
        /// Whose.
        seat: talon_cards::Seat,
        /// What is wrong.
        what: String,
    },
    /// A text does not survive a round trip.
    #[error("{0} is not read as it was written")]
    Text(String),
    /// A card is in two places, or in none.
    #[error("the cards do not add up: {0}")]
    Cards(String),
    /// The same actions had a different result.
    #[error("replayed, {0} differs")]
    Replay(&'static str),
    /// A view shows what its viewer cannot know.
    #[error("the view of {0} depends on a hidden card")]
    Leak(String),
    /// The outcome or the score does not fit the table.
    #[error("the result does not fit: {0}")]
    Result(String),
}
