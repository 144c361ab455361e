//! Telegram: its updates become the house's inputs, the house's answers and pages become messages.
//!
//! The crate only translates. It keeps no state that a restart would lose: it confirms an update to Telegram only after the house has
//! handled it and the answer was attempted, and the house recognises a repeated delivery by the update's number. The house is
//! responsible for pacing, for retrying pages and for everything about tables.
//!
//! [`Telegram::connect`] checks the token and makes the house's platform; [`Telegram::run`] receives updates, by long
//! polling or through a webhook, until it is stopped.
//!
//! The modules, each depending only on those below it:
//!
//! * `run`, with the two ways to receive updates: `poll`, and `webhook` with its `endpoint`, which is an `HttpServer`.
//! * `desk`, which accepts updates.
//! * What a connected bot does: `answer`, `platform`, `menu`, on top of `showing` and `ephemeral`.
//! * `connect`, the connected bot.
//! * `translate` and `naming`, `commands`, `render`, `client`, `newer`.
//! * `errors`, `settings`, `gallery`, `discretion`, `in_flight`, `ledger`.

mod answer;
mod client;
mod commands;
mod connect;
mod desk;
mod discretion;
mod endpoint;
mod ephemeral;
mod errors;
mod gallery;
mod in_flight;
mod ledger;
mod menu;
mod naming;
mod newer;
mod platform;
mod poll;
mod render;
mod run;
mod settings;
mod showing;
mod translate;
mod webhook;

pub use connect::Telegram;
pub use errors::RunError;
pub use settings::{BadSecret, BadToken, BotToken, Mode, TelegramSettings, WebhookSecret};
