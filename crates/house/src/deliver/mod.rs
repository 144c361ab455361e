//! Delivery: every page of a table that is behind is rendered from the newest state and shown where it differs.

mod aside;
mod astray;
mod overlap;
mod pace;
mod panel;
mod plan;
mod reconcile;
mod room;
mod show;

pub(crate) use pace::Pacer;
