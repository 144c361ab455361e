//! The platform against a loopback Discord: messages, threads and rights, and every refusal.

mod connecting;
mod messages;
mod people;
mod rooms;
mod secrecy;
mod setting;
