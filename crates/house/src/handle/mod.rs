//! Inputs, and the one answer to each.

mod admission;
mod answers;
mod asked;
mod daily;
mod home;
mod league;
mod link;
mod pace;
mod person;
mod press;
mod puzzles;
mod screen;
mod standings;
mod tables;

pub(crate) use answers::Answers;
pub(crate) use pace::Paces;
pub(crate) use screen::Screen;
pub use tables::presets::PresetName;
