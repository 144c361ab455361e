//! The application: what people ask becomes events of a table, and pages follow the tables.
//!
//! One press goes in one direction. A platform's adapter turns it into an [`Incoming`]; [`House::handle`] finds the person, loads the
//! table, lets the pure table decide, commits once, and returns exactly one [`Answer`]. It sends no pages: the commit marks the table as
//! *behind*, and delivery reconciles every surface of a marked table with its newest state, within the platform's limits. Save, then show.
//!
//! The house does its input and output through ports alone ([`Store`](talon_store::Store), [`Platform`], [`Clock`], [`Entropy`],
//! [`Compute`]), so a whole evening of card play runs in a test in milliseconds.
//!
//! `input` has what comes from the platforms and the types of answers, `handle` finds the answer, `tables` and `leagues` load, decide and
//! save, `deliver` keeps the pages current, `duties` do what nobody asks for.

mod core;
mod deliver;
mod duties;
mod error;
mod handle;
mod house;
mod input;
mod leagues;
mod local_time;
mod people;
pub mod ports;
pub mod settings;
mod tables;
pub mod testing;

pub use core::HouseParts;
pub use deliver::studio::{Image, Missing, Studio};
pub use duties::table_health;
pub use duties::work::Duty;
pub use error::Unreadable;
pub use handle::PresetName;
pub use house::House;
pub use input::intent::{Answer, Greet, Incoming, Intent, Named, Notice, Panel};
pub use input::receipt::{Arrived, Pending, Receipt};
pub use input::{commands, fair_queue, intent};
pub use local_time::zones_like;
pub use ports::clock::Clock;
pub use ports::complaint::Complaint;
pub use ports::compute::Compute;
pub use ports::contact::Contact;
pub use ports::entropy::Entropy;
pub use ports::observer::Observer;
pub use ports::platform::{Bar, Document, Onto, Platform, ShowError};
pub use settings::Settings;
pub use tables::{duplicate_rounds, facts, log_results};
