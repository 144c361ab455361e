//! Runs a house for its owner: settings, databases, platforms, the terminal, monitoring and maintenance.
//!
//! Each subcommand for people who play or run a bot is a function here, with its flags beside it. The program `talon` parses the command
//! line and calls them.

pub mod arguments;
pub mod check;
pub mod config;
pub mod database;
mod failure;
pub mod monitor;
mod platforms;
pub mod records;
pub mod referee;
pub mod run;
pub mod setup;
pub mod system;
pub mod terminal;
pub mod text;
pub mod upkeep;

pub use failure::Failure;
