//! What the house needs from the world besides its store, with a trait for each need.

pub mod clock;
pub(crate) mod complaint;
pub mod compute;
pub(crate) mod contact;
pub mod entropy;
pub mod observer;
pub mod platform;
