//! What the house needs from the world besides its store, each need a trait of its own.

pub mod clock;
pub mod compute;
pub mod entropy;
pub mod observer;
pub mod platform;
