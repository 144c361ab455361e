//! The people of a test: what they do, what they see, and what they wait for.

mod guild;
mod message;
mod person;
mod waiting;

pub use guild::{Channel, Guild, Place};
pub use message::{Attached, Button, Message, Which};
pub use person::Person;
pub use waiting::{AnswerError, Asked, Form, InteractionAnswer};
