//! The people of a test: what they do, what they see, and what they wait for.

mod group;
mod message;
mod person;

pub use group::{Forum, Group};
pub use message::{Message, Which};
pub use person::{FollowError, Person, Place};
