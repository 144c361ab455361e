//! The pages of Snaps: the family's, in its words.

mod bummerl;
mod options;
mod outcome;
mod rules;
mod tongue;
pub(crate) mod words;
