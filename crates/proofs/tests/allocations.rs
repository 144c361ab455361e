//! A deal never touches the heap, from the shuffle to the score. This test is a separate binary because its allocator
//! counts.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use talon_games::{Game, GameRules, santase};
use talon_proofs::playout::{Choice, Playout, Table};

/// Counts allocations of deals under the default rules and under each option's other values.
fn counted<G: Playout>() {
    let defaults = G::Rules::default();
    let mut tables = vec![defaults.clone()];
    for option in defaults.options() {
        tables.extend(option.values.iter().map(|value| defaults.with(option.key, value).expect("a listed value")));
    }
    for rules in tables {
        for seats in G::seats(&rules) {
            for choice in [Choice::Cards, Choice::EveryAction] {
                let mut table = Table::<G>::new(rules.clone(), seats, choice, 7);
                let mut actions = 0;
                let heap = allocation_counter::measure(|| {
                    for _ in 0..100 {
                        actions += table.deal().expect("a deal");
                    }
                });
                assert_eq!((heap.count_total, heap.bytes_total), (0, 0), "{seats} players, {choice:?}, {rules:?}");
                assert!(actions > 100, "{actions} actions");
            }
        }
    }
}

macro_rules! every_game_is_counted {
    (; $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+) => {
        mod a_deal_allocates_nothing {
            $(#[test]
            fn $module() {
                super::counted::<talon_games::$module::Deal>();
            })+
        }
    };
}

talon_games::for_every_game!(every_game_is_counted![]);

/// The counter counts: making a pack allocates.
#[test]
fn the_counter_counts() {
    let heap = allocation_counter::measure(|| drop(santase::Deal::pack(&santase::Rules::default())));
    assert!(heap.count_total > 0);
}
