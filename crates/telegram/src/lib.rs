//! Telegram: its updates become the house's inputs, the house's answers and pages become messages.
//!
//! The crate only translates. It keeps no state that a restart would lose: an update is confirmed to Telegram only
//! after the house has handled it and its answer was attempted, and the house recognises what is delivered twice by the
//! update's number. The house is responsible for the pace, for retries of pages and for everything about tables.
//!
//! [`Telegram::connect`] checks the token and makes the house's platform; [`Telegram::run`] receives updates, by long
//! polling or through a webhook, until it is told to stop.

mod answer;
mod client;
mod commands;
mod connect;
mod desk;
mod doorway;
mod errors;
mod ledger;
mod menu;
mod naming;
mod numbers;
mod platform;
mod poll;
mod receipts;
mod render;
mod settings;
mod translate;
mod webhook;

pub use connect::Telegram;
pub use desk::Inbox;
pub use errors::{ConnectError, RunError};
pub use settings::{BadSecret, BadToken, BotToken, Mode, TelegramSettings, WebhookSecret};
