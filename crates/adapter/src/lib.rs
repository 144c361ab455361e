//! What the adapters of chat platforms have in common: how they take inputs in and tell what became of the answers, what can go wrong
//! between them and a platform, and how long they wait before they try again.
//!
//! The modules stand on each other in this order, the lowest last: `intake`, `inbox`, `repeat`, `error`, `web`, `lately`, `secret`.

mod error;
mod inbox;
mod intake;
mod lately;
mod repeat;
mod secret;
mod web;

pub use error::{CallError, Concern, ConnectError, Refusal};
pub use inbox::{Inbox, Owed};
pub use intake::{Flood, Intake};
pub use lately::Lately;
pub use repeat::{Pauses, Repeat, persist, repeat};
pub use secret::{Secret, is_token_byte};
pub use web::{http_client, is_loopback};
