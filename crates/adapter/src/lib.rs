//! What the adapters of chat platforms share: accepting inputs, reporting the outcome of answers, errors of requests, and pauses between
//! retries; and the HTTP server of those that listen.
//!
//! The modules, each depending only on those after it: `intake`, `inbox`, `repeat`, `error`, `web`, `recent`, `secret`, `http_server`.

mod error;
pub mod http_server;
mod inbox;
mod intake;
mod recent;
mod repeat;
mod secret;
mod web;

pub use error::{CallError, Concern, ConnectError, Refusal};
pub use inbox::{AnswerReport, Inbox};
pub use intake::{Flood, Intake};
pub use recent::Recent;
pub use repeat::{Pauses, Repeat, persist, repeat};
pub use secret::{Secret, is_token_byte};
pub use web::{http_client, is_loopback};
