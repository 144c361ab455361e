//! Commands about the contents of a database: matches, standings, tables.

pub mod matches;
pub mod standings;
pub mod tables;
