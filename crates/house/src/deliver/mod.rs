//! Delivery: every page of a table that is behind is rendered from the newest state and shown where it differs.

mod aside;
mod astray;
mod delivery;
mod invite;
mod overlap;
mod pages;
mod panel;
mod plan;
mod public;
mod reconcile;
mod repost;
mod room;
mod show;
mod work;

pub(crate) use delivery::Delivery;
pub(crate) use pages::Pages;
pub(crate) use plan::Wanted;
pub(crate) use repost::newest_public;
pub(crate) use work::Working;
