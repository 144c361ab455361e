//! The pages of Santase: the family's, in its words.

mod options;
mod outcome;
mod rules;
mod tongue;
pub(crate) mod words;
