//! Inputs, and the one answer to each.

mod absence;
mod admission;
mod answers;
mod asked;
mod confirm;
mod drawn;
mod dress;
mod files;
mod find;
mod hint;
mod language;
mod league;
mod league_play;
mod link;
mod link_code;
mod lobby;
mod pace;
mod panel_answer;
mod panels;
mod person;
mod presets;
mod press;
mod privacy;
mod question;
mod replay;
mod screen;
mod settings;
mod standings;
mod table_press;
mod tables;
mod words;

pub(crate) use answers::Answers;
pub(crate) use pace::Paces;
pub use presets::PresetName;
pub(crate) use screen::Screen;
