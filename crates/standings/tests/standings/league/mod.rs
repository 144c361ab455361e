//! Leagues: their rounds and tables.

mod knockout;
mod ladder;
mod rotating;
mod round_robin;
mod scores;
mod support;
mod swiss;
mod tables;
