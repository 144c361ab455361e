//! What an operator can see of the bot: health, readiness and metrics, over HTTP on a loopback port.
//!
//! Everything is counted at the house's ports (`store.rs`, `compute.rs`, the platforms' own line) and by its observer. Nothing published
//! names a person, a chat or a card.

mod compute;
mod labels;
mod metrics;
mod server;
pub mod status;
mod store;
pub mod usage;
mod vitals;

pub(crate) use compute::Measured;
pub(crate) use labels::{Outcome, Request};
pub(crate) use metrics::Metrics;
pub(crate) use server::listen;
pub(crate) use store::{Metered, Watched};
pub(crate) use vitals::{Reach, Reached, Vitals};

/// The server's paths.
pub(crate) mod paths {
    /// Whether the process answers at all.
    pub(crate) const ALIVE: &str = "/healthz";
    /// Whether people are served.
    pub(crate) const READY: &str = "/readyz";
    /// The metrics in Prometheus's format.
    pub(crate) const METRICS: &str = "/metrics";
}
