//! Inputs by the thousand that nobody sends by honest means.

mod discord;
mod telegram;
