//! Delivery: every page of a table that is behind is rendered from the newest state and shown where it differs.

mod aside;
mod astray;
mod delivery;
mod overlap;
mod panel;
mod reconcile;
mod room;
mod show;
mod work;

pub(crate) use delivery::Delivery;
pub(crate) use work::Working;
