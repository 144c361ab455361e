//! The pages of Kurnik's 66: the family's, in its words.

mod options;
mod outcome;
mod rules;
mod tongue;
pub(crate) mod words;
