//! Telegram: its updates become the house's inputs, the house's answers and pages become messages.
//!
//! The crate only translates. It keeps no state that a restart would lose: an update is confirmed to Telegram only
//! after the house has handled it and its answer was attempted, and the house recognises what is delivered twice by the
//! update's number. The house is responsible for the pace, for retries of pages and for everything about tables.
//!
//! [`Telegram::connect`] checks the token and makes the house's platform; [`Telegram::run`] receives updates, by long
//! polling or through a webhook, until it is told to stop.
//!
//! The modules stand on each other in this order, the lowest last:
//!
//! * `run`, on the two ways of receiving: `poll`, and `webhook` with its `doorway`, which is a `door`.
//! * `desk`, which takes in what arrives.
//! * What a connected bot does: `answer`, `platform`, `menu`, on `showing` and `alone`.
//! * `connect`, the connected bot itself.
//! * `translate` and `naming`, `commands`, `render`, `client`, `newer`.
//! * `errors`, `settings`, `gallery`, `discretion`, `receipts`, `ledger`.

mod alone;
mod answer;
mod client;
mod commands;
mod connect;
mod desk;
mod discretion;
pub mod door;
mod doorway;
mod errors;
mod gallery;
mod ledger;
mod menu;
mod naming;
mod newer;
mod platform;
mod poll;
mod receipts;
mod render;
mod run;
mod settings;
mod showing;
mod translate;
mod webhook;

pub use connect::Telegram;
pub use errors::RunError;
pub use settings::{BadSecret, BadToken, BotToken, Mode, TelegramSettings, WebhookSecret};
