//! Leagues: what is decided about them, and what is due in them.

mod deciding;
mod keep;
mod linked;
mod posts;
mod remind;

pub(crate) use deciding::{Kept, LeagueStep, Leagues, named};
pub(crate) use keep::{LeagueKeeper, Looks};
