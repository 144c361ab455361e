//! What the adapters of chat platforms share: accepting inputs, reporting the outcome of answers, errors of requests, and pauses between
//! retries.
//!
//! The modules, each depending only on those after it: `intake`, `inbox`, `repeat`, `error`, `web`, `recent`, `secret`.

mod error;
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
