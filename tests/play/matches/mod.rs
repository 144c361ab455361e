//! Matches between people, and what they cost.

mod discord;
mod telegram;
