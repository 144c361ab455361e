//! Standings: the totals and ratings from finished matches.
//!
//! Everything in here is a function of facts ([`MatchFact`]) and of rows that earlier facts led to. The owner of the rows reads those that
//! a fact [touches](MatchFact::touches), calls [`settle`] and [`LeaderboardRow::with`], and writes the result, in the transaction that ends
//! the match. Settling all facts again in the order of their numbers gives the same rows, to the last bit.
//!
//! Nothing in here knows a game, a platform or a name of a person, does I/O, reads a clock or draws a random number. `docs/standings.md`
//! explains every computation and its constants.

mod competitor;
mod fact;
mod leaderboard;
pub mod league;
mod pair;
mod rating;
mod record;
mod settle;
mod tally;
mod window;

pub use competitor::{BadCompetitor, Competitor};
pub use fact::{BadPool, Ending, Left, MatchFact, Played, Pool, Touched};
pub use leaderboard::{LeaderboardRow, TWELFTHS};
pub use pair::{Meeting, PairRow};
pub use rating::{RatingRow, System};
pub use record::{RecordOf, Records};
pub use settle::{After, Before, is_among_known, settle};
pub use tally::Tally;
pub use window::{BadDay, BadWindow, Day, Window};
