//! The battery over a thousand matches of every game, and tests that it notices faults.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "battery/faulty.rs"]
mod faulty;

use talon_proofs::battery::{Provable, Tally, play_match};

use faulty::{
    DOES_SOMETHING_ELSE, DROPS_AN_ACTION, FORGETS_A_CARD, FORGETS_WHAT_IS_PLAYABLE, Faulty, HONEST, NEVER_ENDS,
    REFUSES_WITH_EFFECT, SHOWS_THE_OTHER_HAND, SHOWS_THE_TALON, TAKES_ANY_CARD,
};

const MATCHES: u64 = 1_000;

/// A thousand matches hold, and every kind of check was made often enough to mean something.
fn holds<G: Provable>() {
    let mut tally = Tally::default();
    for seed in 0..MATCHES {
        tally.add(&play_match::<G>(seed).unwrap_or_else(|failed| panic!("{failed}")));
    }
    assert!(tally.deals >= MATCHES && tally.actions > 5 * tally.deals, "{tally:?}");
    assert!(tally.positions > 500 && tally.replays > 50, "{tally:?}");
    assert!(tally.permuted > 1_000 && tally.permuted * 4 > tally.tries, "{tally:?}");
}

macro_rules! every_game_holds {
    (; $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+) => {
        mod every_match_holds {
            $(#[test]
            fn $module() {
                super::holds::<talon_games::$module::Deal>();
            })+
        }
    };
}

talon_games::for_every_game!(every_game_holds![]);

/// The first failure of a faulty game, which fails again by its seed alone.
fn noticed<const FAULT: u8>() -> String {
    let failed = (0..200).find_map(|seed| play_match::<Faulty<FAULT>>(seed).err()).expect("it is noticed");
    assert_eq!(play_match::<Faulty<FAULT>>(failed.seed), Err(failed.clone()));
    failed.to_string()
}

#[test]
fn every_fault_is_noticed() {
    let told = [
        (noticed::<TAKES_ANY_CARD>(), "do not agree"),
        (noticed::<DROPS_AN_ACTION>(), "do not agree"),
        (noticed::<REFUSES_WITH_EFFECT>(), "refused with an effect"),
        (noticed::<SHOWS_THE_OTHER_HAND>(), "depends on a hidden card"),
        (noticed::<SHOWS_THE_TALON>(), "depends on a hidden card"),
        (noticed::<FORGETS_A_CARD>(), "the cards"),
        (noticed::<NEVER_ENDS>(), "does not end"),
        (noticed::<FORGETS_WHAT_IS_PLAYABLE>(), "are not those of the list"),
        (noticed::<DOES_SOMETHING_ELSE>(), "is not what the list has"),
    ];
    for (failure, expected) in told {
        assert!(failure.contains(expected), "{failure}");
    }
    for seed in 0..50 {
        play_match::<Faulty<HONEST>>(seed).unwrap_or_else(|failed| panic!("{failed}"));
    }
}
