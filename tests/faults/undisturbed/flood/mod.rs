//! Thousands of dishonest inputs.

mod discord;
mod telegram;
