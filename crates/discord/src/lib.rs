//! Discord: its interactions become the house's inputs, the house's answers and pages become messages.
//!
//! The crate only translates. The house is responsible for the pace, for retries of pages and for everything about
//! tables.
//!
//! [`Discord::connect`] checks the token and makes the house's platform; [`Discord::run`] receives what people ask until it
//! is told to stop.
//!
//! The modules stand on each other in this order, the lowest last:
//!
//! * `gateway`, which receives.
//! * `desk`, which takes in what arrives.
//! * What a connected bot does: `answer`, `platform`, `registration`, `examine`, `messages`, `showing`,
//!   `emojis::upload`, `people::lookup`.
//! * `connect`, the connected bot itself.
//! * What it remembers, `people`, `nonces`, `gallery` and `emojis`; `translate`, `commands`, `render`, `client`, `scrolling`.
//! * `refs`, `errors`, `settings`.

mod answer;
mod client;
mod commands;
mod connect;
mod desk;
mod emojis;
mod errors;
mod examine;
mod gallery;
mod gateway;
mod messages;
mod nonces;
mod people;
mod platform;
mod refs;
mod registration;
mod render;
mod scrolling;
mod settings;
mod showing;
mod translate;

pub use connect::Discord;
pub use errors::RunError;
pub use examine::{Examination, Lacking};
pub use settings::{BadShards, BadToken, BotToken, CommandScope, DiscordSettings, Shards};
