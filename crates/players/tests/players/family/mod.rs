//! How the players play the marriage family: Santase, Kurnik's 66, Snaps.
mod position;
mod properties;
mod santase_habits;
mod snaps_habits;
mod sober;
mod strength;
mod sznap_habits;

use proptest::prelude::*;
use talon_games::{AnyRules, GameKind};

use crate::deals::{any_rules_of, deck};

/// The games of the family.
const FAMILY: [GameKind; 3] = [GameKind::Santase, GameKind::Sznap, GameKind::Snaps];

/// The default rules of the game with these options changed.
fn rules_with(game: GameKind, changed: &[(&str, &str)]) -> AnyRules {
    changed.iter().fold(game.default_rules(), |rules, (option, value)| rules.with(option, value).unwrap())
}

/// Any rules of any game of the family.
fn any_rules() -> impl Strategy<Value = AnyRules> {
    any_rules_of(&FAMILY)
}
