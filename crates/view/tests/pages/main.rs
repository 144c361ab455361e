//! Every page of whole matches: within the platforms' limits, without a hidden card, and as people see it.

mod golden;
mod hidden;
mod limits;
mod world;
