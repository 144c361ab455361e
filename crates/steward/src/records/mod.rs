//! What a database holds, for its owner: matches, standings, tables.

pub mod matches;
pub mod standings;
pub mod tables;
