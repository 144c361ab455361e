//! Inputs from the platforms, and the one answer to each.

pub mod commands;
pub mod fair_queue;
pub mod intent;
pub(crate) mod notices;
pub(crate) mod receipt;
