//! The table: a lobby, then a match of several deals, then its result, then perhaps a rematch.
//!
//! [`Table`] is an event-sourced aggregate. [`Table::decide`] judges a [`Command`] and answers with the [`Event`]s that
//! follow from it, or with a [`Refusal`]; [`Table::evolve`] applies one recorded event. The log of events is the truth:
//! [`Table::replay`] rebuilds the same table from it, and refuses an impossible log.
//!
//! The crate does no input or output, reads no clock (every moment is an argument) and draws no random number (every match's
//! secret is an argument too). Only [`Table::view`] says what one seat, or a spectator, may know.

pub mod clock;
pub mod command;
pub mod counted;
pub mod course;
mod decide;
pub mod event;
mod evolve;
pub mod export;
pub mod ids;
pub mod limits;
pub mod log;
mod phase;
mod reading;
pub mod refusal;
pub mod result;
pub mod seen;
mod staged;
pub mod table;
pub mod terms;
pub mod transcript;

pub mod verify;
pub mod view;
mod words;

pub use clock::{BadClock, Clock};
pub use command::{Actor, Again, Authority, Command, Home, Pref, Reservation};
pub use counted::{AllCounted, Counted};
pub use course::{Course, PlayedDeal};
pub use event::{Absence, Closed, Decider, Event, Recorded};
pub use export::{BadExport, Export, ExportRefused, Promise};
pub use ids::{BadId, LeagueId, PersonId, TableId, Timestamp};
pub use limits::Limits;
pub use log::{BadLog, Why};
pub use reading::Reading;
pub use refusal::{Mistake, Refusal, Stale};
pub use result::{DealEnd, DealRecord, FinishedMatch, Holder, How, MatchResult, SeatResult};
pub use seen::{DealView, SealedDeal, SeatWords};
pub use staged::Staged;
pub use table::{Table, Turn};
pub use talon_cards::fair::Secret;
pub use terms::Terms;
pub use verify::{Claim, Fault, Verified, VerifiedMatch, What, Words, verify};
pub use view::{Occupant, Passed, PhaseView, Prefs, SeatView, TableView, Viewer};
