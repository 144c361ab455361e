//! Nobody is shut out: whoever floods waits behind himself.

mod discord;
mod telegram;
