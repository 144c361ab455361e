//! How the players play the marriage family: Santase, Kurnik's 66, Snaps.
mod position;
mod properties;
mod santase_habits;
mod snaps_habits;
mod sober;
mod strength;
mod sznap_habits;

use proptest::prelude::*;
use talon_cards::Deck;
use talon_cards::fair::{Seed, shuffle};
use talon_games::{AnyRules, GameKind};

/// The games of the family.
const FAMILY: [GameKind; 3] = [GameKind::Santase, GameKind::Sznap, GameKind::Snaps];

/// No game of the family has more options.
const MOST_OPTIONS: usize = 9;

/// The rules of the game with every option chosen so.
fn rules_from(game: GameKind, choices: &[prop::sample::Index]) -> AnyRules {
    let rules = game.default_rules();
    let options = rules.options();
    assert!(options.len() <= MOST_OPTIONS, "an option of {game:?} is never changed");
    options.iter().zip(choices).fold(rules, |rules, (option, choice)| {
        rules.with(option.key, option.values[choice.index(option.values.len())]).unwrap()
    })
}

/// The default rules of the game with these options changed.
fn rules_with(game: GameKind, changed: &[(&str, &str)]) -> AnyRules {
    changed.iter().fold(game.default_rules(), |rules, (option, value)| rules.with(option, value).unwrap())
}

/// Any rules of any game of the family.
fn any_rules() -> impl Strategy<Value = AnyRules> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), MOST_OPTIONS);
    (prop::sample::select(FAMILY.to_vec()), choices).prop_map(|(game, choices)| rules_from(game, &choices))
}

fn deck(rules: &AnyRules, bytes: [u8; 32]) -> Deck {
    shuffle(&rules.pack(), &Seed::new(bytes))
}
