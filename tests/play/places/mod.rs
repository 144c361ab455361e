//! Events around a match.

mod alone;
mod discord;
mod refused;
mod telegram;
