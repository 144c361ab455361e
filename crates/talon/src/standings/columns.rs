//! What a game's board counts beside matches, wins and points.

use talon_games::{Feat, GameKind};
use talon_house::facts::{DEALS, DEALS_WON};

/// The counters that a game's board shows, by the names under which tallies have them.
pub(super) fn columns(game: GameKind) -> Vec<&'static str> {
    let own: &[Feat] = match game {
        GameKind::Santase | GameKind::Sznap => &[Feat::Threefold, Feat::Closed, Feat::CloseFailed, Feat::FalseClaim],
        GameKind::Snaps => &[Feat::BummerlGiven, Feat::BummerlTaken, Feat::Closed, Feat::CloseFailed, Feat::FalseClaim],
        GameKind::Belot => &[Feat::Contract, Feat::ContractMade, Feat::Doubled, Feat::Capot],
        GameKind::Ristiseiska => &[Feat::Penalty],
    };
    [DEALS, DEALS_WON].into_iter().chain(own.iter().map(|feat| feat.code())).collect()
}
