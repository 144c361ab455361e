//! Cards, deals and their texts.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod card_set;
mod fair_deals;
mod texts;
