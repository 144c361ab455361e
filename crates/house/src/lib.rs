//! The application: what people ask becomes events of a table, and pages follow the tables.
//!
//! One press goes in one direction. A platform's adapter turns it into an [`Incoming`]; [`House::handle`] finds the
//! person, loads the table, lets the pure table decide, commits once, and returns exactly one [`Answer`]. Pages are
//! not sent from there: the commit marks the table as *behind*, and delivery reconciles every surface of a marked
//! table with its newest state, within the platform's limits. Save, then show.
//!
//! The house does its input and output through ports alone ([`Store`], [`Platform`], [`Clock`], [`Entropy`],
//! [`Compute`]), so a whole evening of card play runs in a test in milliseconds.

mod bars;
mod clocks;
mod coach;
mod coach_pages;
pub mod commands;
mod complaint;
mod contact;
mod core;
mod courier;
mod daily;
mod daily_posts;
mod deliver;
mod due;
pub mod duplicate_rounds;
mod error;
pub mod facts;
pub mod fair_queue;
mod greeting;
mod handle;
mod house;
pub mod intent;
mod leagues;
mod leased_work;
mod local_time;
pub mod log_results;
mod notices;
mod pacer;
mod page_locks;
mod people;
mod personal_data;
pub mod ports;
mod presence;
mod receipt;
mod reminders;
mod serving;
pub mod settings;
mod steps;
mod studio;
pub mod table_health;
mod tables;
pub mod testing;
mod thinking;
mod timers;
mod upkeep;
mod wake_ups;
mod work;

pub use complaint::Complaint;
pub use contact::Contact;
pub use core::HouseParts;
pub use error::Unreadable;
pub use handle::PresetName;
pub use house::House;
pub use intent::{Answer, Greet, Incoming, Intent, Named, Notice, Panel};
pub use local_time::zones_like;
pub use ports::clock::Clock;
pub use ports::compute::Compute;
pub use ports::entropy::Entropy;
pub use ports::observer::Observer;
pub use ports::platform::{Bar, Document, Onto, Platform, ShowError};
pub use receipt::{Arrived, Pending, Receipt};
pub use settings::Settings;
pub use studio::{Image, Missing, Studio};
pub use work::Duty;
