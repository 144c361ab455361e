//! What the house needs from the world besides its store, each need a trait of its own.

pub mod clock;
pub(crate) mod complaint;
pub mod compute;
pub(crate) mod contact;
pub mod entropy;
pub mod observer;
pub mod platform;
