//! Standings from finished matches. Nothing here looks at a match that is being played.

mod answers;
mod community;
mod history;
mod leaderboard;
mod meetings;
mod others;
mod own;
mod records;

pub(super) use answers::StandingsAnswers;
