//! Nobody is shut out: a person who floods delays only their own inputs.

mod discord;
mod telegram;
