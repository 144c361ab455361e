//! What happens around a match.

mod discord;
mod telegram;
