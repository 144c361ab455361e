//! The program is killed at random moments of a match, and started again.

mod discord;
mod telegram;
