//! What the house needs from the world, each need a trait of its own.

pub mod archive;
pub mod backfill;
pub mod claims;
pub mod clock;
pub mod compute;
pub mod database;
pub mod entropy;
pub mod errors;
pub mod leagues;
pub mod links;
pub mod migration;
pub mod moved_logs;
pub mod observer;
pub mod page_writes;
pub mod person_settings;
pub mod platform;
pub mod presets;
pub mod privacy;
pub mod reading;
pub mod results;
pub mod rows;
pub mod store;
pub mod surfaces;
pub mod writes;
