//! Leaderboards, ratings and statistics: the totals of finished matches.

mod ask;
pub(crate) mod chart;
mod count;
mod history;
mod leaderboard;
mod ratings;
mod rivals;
mod stats;
mod when;

pub use ask::{
    Filter, HistoryAsk, LeaderboardAsk, Part, Period, Span, Standings, Whose, game_named, means_everywhere, span_named,
};
pub use count::counted;
pub use history::{HISTORY_LINES, History, history};
pub use leaderboard::{LEADERBOARD_LINES, Leaderboard, Ranked, leaderboard};
pub use ratings::{
    Computers, Rated, RatingCourse, RatingPoint, Ratings, RatingsOf, rating_course, rating_drawing, ratings,
};
pub use rivals::Met;
pub use stats::{MET, Meetings, Records, Stats, Total, meetings, records, records_of, stats};
