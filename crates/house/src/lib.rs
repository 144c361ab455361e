//! The application: what people ask becomes events of a table, and pages follow the tables.
//!
//! One press goes in one direction. A platform's adapter turns it into an [`Incoming`]; [`House::handle`] finds the
//! person, loads the table, lets the pure table decide, commits once, and returns exactly one [`Answer`]. Pages are
//! not sent from there: the commit marks the table as *behind*, and delivery reconciles every surface of a marked
//! table with its newest state, within the platform's limits. Save, then show.
//!
//! The house does its input and output through ports alone ([`Store`], [`Platform`], [`Clock`], [`Entropy`],
//! [`Compute`]), so a whole evening of card play runs in a test in milliseconds.

pub mod address;
pub mod around;
pub mod book;
mod clocks;
pub mod commands;
mod core;
pub mod custody;
mod deliver;
mod dossier;
mod due;
mod error;
pub mod facts;
mod handle;
mod holds;
mod house;
pub mod intent;
pub mod lanes;
mod leagues;
pub mod memory;
mod notices;
mod pacer;
pub mod past;
mod people;
pub mod ports;
mod presence;
mod quiet;
mod receipt;
pub mod records;
mod reminders;
pub mod sealed;
pub mod settings;
mod shift;
mod steps;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod thinking;
mod timers;
mod upkeep;
mod wakes;
mod work;

pub use address::{AccountRef, MessageRef, Place, PlatformKind, Sender};
pub use core::HouseParts;
pub use error::Unreadable;
pub use handle::PresetName;
pub use house::House;
pub use intent::{Answer, Incoming, Intent, Named, Notice, Panel};
pub use memory::MemoryStore;
pub use ports::clock::Clock;
pub use ports::compute::Compute;
pub use ports::entropy::Entropy;
pub use ports::platform::{Document, Onto, Platform, ShowError};
pub use ports::store::{Store, StoreError};
pub use quiet::zones_like;
pub use receipt::{Arrived, Receipt};
pub use settings::Settings;
pub use work::Duty;
