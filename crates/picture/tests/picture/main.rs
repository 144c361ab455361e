//! Pictures, pixel by pixel.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by panicking, and prints its figures"
)]

mod charts;
mod scenes;
mod tiles;
