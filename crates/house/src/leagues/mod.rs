//! Leagues: decisions about them, and the work that is due in them.

mod deciding;
mod gone;
mod keep;
mod linked;
mod posts;
mod remind;

pub(crate) use deciding::{LeagueStep, Leagues, LoadedLeague, named};
pub(crate) use keep::{LeagueKeeper, Looks};
