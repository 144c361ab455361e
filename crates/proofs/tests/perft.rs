//! How many lines of play there are from fixed deals of every game, ply by ply: any change of the rules' effect moves these numbers.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use talon_cards::Seat;
use talon_games::{belot, ristiseiska, santase, snaps, sznap};
use talon_proofs::Dice;
use talon_proofs::playout::Playout;

fn count<G: Playout>(deal: &G, plies: u32) -> u64 {
    let Some(seat) = deal.to_act().iter().next().filter(|_| plies > 0) else {
        return 1;
    };
    deal.legal_actions(seat)
        .into_iter()
        .map(|action| {
            let mut next = deal.clone();
            next.apply(seat, action).expect("a legal action");
            count(&next, plies - 1)
        })
        .sum()
}

/// After so many plies from the decks of three seeds.
fn counts<G: Playout>(seats: u8, plies: u32) -> [u64; 3] {
    [1, 2, 3].map(|seed| {
        let rules = G::Rules::default();
        let mut deck = G::pack(&rules);
        Dice::new(seed).shuffle(&mut deck);
        let deal = G::deal(&rules, seats, Seat::FIRST, &deck).expect("a deck");
        count(&deal, plies)
    })
}

#[test]
fn the_counts_of_santase() {
    assert_eq!(counts::<santase::Deal>(2, 7), [28_262, 24_778, 24_873]);
}

#[test]
fn the_counts_of_sznap() {
    assert_eq!(counts::<sznap::Deal>(2, 6), [66_123, 59_657, 59_716]);
}

#[test]
fn the_counts_of_snaps() {
    assert_eq!(counts::<snaps::Deal>(2, 7), [110_799, 149_976, 103_045]);
}

#[test]
fn the_counts_of_belot() {
    assert_eq!(counts::<belot::Deal>(3, 6), [6_476, 5_131, 5_437]);
}

#[test]
fn the_counts_of_ristiseiska() {
    assert_eq!(counts::<ristiseiska::Deal>(3, 12), [399, 52_336, 1_306]);
    assert_eq!(counts::<ristiseiska::Deal>(5, 10), [8_834, 41_316, 9_160]);
}
