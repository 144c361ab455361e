//! Who is away, who comes back and who takes over.

mod discord;
mod telegram;
