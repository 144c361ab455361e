//! The program without a platform: its command line, its terminal, its files, and its documentation.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "a test that is passed over says so")]

mod advisories;
mod architecture;
mod archive;
mod backup;
mod check;
mod circles;
mod cli;
mod demo_data;
mod documents;
mod engine;
mod gallery;
mod referee;
mod terminal;
mod undisturbed;
mod web;
