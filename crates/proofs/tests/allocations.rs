//! A deal from the shuffle to the score touches the heap nowhere: counted, in a binary of its own whose allocator counts.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use talon_games::{Game, GameRules, belot, ristiseiska, santase, snaps, sznap};
use talon_proofs::playout::{Choice, Playout, Table};

/// Deals under the rules as they are by default, and under each option's other values.
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

#[test]
fn a_deal_of_santase_allocates_nothing() {
    counted::<santase::Deal>();
}

#[test]
fn a_deal_of_sznap_allocates_nothing() {
    counted::<sznap::Deal>();
}

#[test]
fn a_deal_of_snaps_allocates_nothing() {
    counted::<snaps::Deal>();
}

#[test]
fn a_deal_of_belot_allocates_nothing() {
    counted::<belot::Deal>();
}

#[test]
fn a_round_of_ristiseiska_allocates_nothing() {
    counted::<ristiseiska::Deal>();
}

/// The counter counts: making a pack allocates.
#[test]
fn the_counter_counts() {
    let heap = allocation_counter::measure(|| drop(santase::Deal::pack(&santase::Rules::default())));
    assert!(heap.count_total > 0);
}
