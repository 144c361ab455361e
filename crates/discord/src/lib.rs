//! Discord: its interactions become the house's inputs, the house's answers and pages become messages.
//!
//! The crate only translates. The house is responsible for pacing, for retrying pages and for everything about tables.
//!
//! [`Discord::connect`] checks the token and makes the house's platform; [`Discord::run`] receives inputs until it is stopped.
//!
//! The modules, each depending only on those below it:
//!
//! * `gateway`, which receives.
//! * `desk`, which accepts events.
//! * What a connected bot does: `answer`, `platform`, `registration`, `examine`, `messages`, `showing`,
//!   `emojis::upload`, `people::lookup`.
//! * `connect`, the connected bot.
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
