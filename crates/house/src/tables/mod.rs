//! Tables: loading them, deciding at them, saving what was decided, and the facts of their matches.

pub mod duplicate_rounds;
pub mod facts;
pub(crate) mod loading;
pub mod log_results;
pub(crate) mod steps;
