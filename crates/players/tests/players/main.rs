//! The players: what they do, what they never do, and how strong they are.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and prints its figures"
)]

mod belot_habits;
mod belot_properties;
mod belot_strength;
mod coach;
mod deals;
mod family;
mod ristiseiska_properties;
mod ristiseiska_strength;
