//! Delivery: every page of a table that is behind is rendered from the newest state and shown where it differs.

mod pace;
mod plan;
mod reconcile;
mod show;

pub(crate) use pace::Pacer;
