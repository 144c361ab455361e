//! Delivery: every page of a table that is behind is rendered from the newest state and shown where it differs.

mod aside;
mod astray;
pub(crate) mod bars;
pub(crate) mod courier;
mod delivery;
mod invite;
mod overlap;
pub(crate) mod pacer;
pub(crate) mod page_locks;
mod pages;
mod panel;
mod plan;
pub(crate) mod presence;
mod public;
mod reconcile;
mod repost;
mod room;
mod show;
pub(crate) mod studio;
mod work;

pub(crate) use delivery::Delivery;
pub(crate) use pages::Pages;
pub(crate) use plan::Wanted;
pub(crate) use repost::newest_public;
pub(crate) use work::Working;
