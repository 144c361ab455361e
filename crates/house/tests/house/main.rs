//! The house in a world of its own: virtual time, seeded faults, players who press what they see.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]
#![allow(clippy::print_stdout, reason = "a failing test tells its seed")]

mod absence;
mod admission;
mod alone;
mod arrivals;
mod aside;
mod astray;
mod bars;
mod both;
mod budget;
mod clocks;
mod coach;
mod coach_pages;
mod common;
mod costs;
mod daily;
mod daily_posts;
mod delivery;
mod duplicates;
mod faults;
mod guild;
mod hints;
mod hostile;
mod invariants;
mod leaderboard;
mod leagues;
mod linked_leagues;
mod linking;
mod lobby;
mod meetings;
mod notices;
mod others_standings;
mod overtaken;
mod own_standings;
mod paces;
mod panels;
mod person_settings;
mod pictures;
mod presets;
mod privacy;
mod puzzles;
mod questions;
mod replay;
mod rich;
mod rings;
mod rooms;
mod running;
mod several;
mod simulation;
mod squall;
mod standings;
mod stores;
mod studio;
mod words;
