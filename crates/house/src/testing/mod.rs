//! A world for tests: time that a test moves, randomness from a seed, AI players that answer at once, and a platform whose failures follow
//! from a seed and that remembers every request.

mod chats;
mod edition;
mod ephemeral;
mod knowledge;
mod mentions;
mod platform;
mod wait;
mod world;

pub use chats::{Call, Faults, Message, Request};
pub use edition::usual_or_long;
pub use ephemeral::{Ephemeral, pressed_alone};
pub use knowledge::{Knowledge, card_of};
pub use mentions::Mentions;
pub use platform::ScriptedPlatform;
pub use wait::asked_to_wait;
pub use world::{FixedEntropy, InlineCompute, VirtualClock, waiting};
