//! A whole match of each game.

mod discord;
mod telegram;
