//! Leaderboards, ratings and statistics: what finished matches add up to.

mod ask;
mod count;
mod leaderboard;
mod when;

pub use ask::{BoardAsk, Part, Period, Span, Standings, Whose, game_named, span_named};
pub use count::counted;
pub use leaderboard::{BOARD_LINES, Leaderboard, Ranked, leaderboard};
