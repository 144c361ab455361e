//! Tests that measure how long people wait, or keep all processors busy: the runner starts them one after another, at the end.

mod fair;
mod flood;
mod load;
mod power_failures;
mod processes;
mod webhook;
