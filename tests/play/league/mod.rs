//! A league from its opening to its last table.

mod discord;
mod telegram;
