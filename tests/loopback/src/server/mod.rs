//! The HTTP side: listening, taking requests, failing on demand, delivering to webhooks.

mod dispatch;
mod hook;
mod shared;

pub(crate) use dispatch::answer;
pub(crate) use hook::deliver;
pub(crate) use shared::Shared;
