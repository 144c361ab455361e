//! The protocol of engines.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod page;
mod programs;
mod serve;
