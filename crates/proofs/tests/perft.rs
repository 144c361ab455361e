//! How many lines of play there are from fixed deals of every game, ply by ply: any change of the rules' effect moves these numbers.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use talon_cards::{Card, Seat};
use talon_games::{belot, ristiseiska, santase, snaps, sznap};
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

/// Three shuffled packs of 24 cards.
const OF_24: [&str; 3] = [
    "TD QD JH KH 9D AC AS KD JS 9S TH 9C KC 9H QS TC JD KS AD QC QH JC AH TS",
    "TH QC AC AH 9C TC JC AD KC KD TS AS JD QH KH TD KS JS QS QD 9D JH 9H 9S",
    "JS 9D QD TD QS TH KH AS AD KS AC KC 9S QH 9C JD KD QC JC 9H AH TS JH TC",
];

/// Three of 20.
const OF_20: [&str; 3] = [
    "AC KS TH AS TD QD TS TC KC AD JH QS JD KH KD QC QH JC AH JS",
    "KC TC JC KH QC AS KD KS JD AH QH TD AD JS QS QD AC JH TH TS",
    "JH KS AC AD QD QS KC KH JS TD TC JD KD QC AS TH AH TS QH JC",
];

/// Three of 52.
const OF_52: [&str; 3] = [
    "2S 4S 8D 9S 2C JC JH AD 9C KH 7S JD 7H AC 7D 3C JS 6D 4H QC 9H 2D 2H 3S 6H 5H \
     TH 8C KC 6S KD TS TD 8H 5D 9D AS 5C 4D 4C 3D KS QS 6C QD 8S 3H TC QH 7C AH 5S",
    "KS 8C TS AD 8S 4S 5H 2C AH QS 3S 7H 3C QC 6D 8D JS KC JC 6C 6H 2D JD AS 4C 7S \
     TC 5C KD 9S 7D JH 7C 9C AC 9D 5D 5S TH 2H 4H 6S KH TD 9H 4D QH QD 3D 8H 3H 2S",
    "QC 5D JC KH 2D JH AC TD TH 2C QH JD 7H JS 5C 5H 7S 8H 3H 2S TS 9D 8C 9S AH KS \
     4D QD 5S 6C 3S KC 8D AD 2H 9C 7D AS 6D 3D 8S QS 3C KD 4H TC 7C 6H 4S 6S 9H 4C",
];

/// The counts after this many plies from each deck.
fn counts<G: Playout>(decks: [&str; 3], seats: u8, plies: u32) -> [u64; 3] {
    decks.map(|deck| {
        let deck: Vec<Card> = deck.split(' ').map(|card| card.parse().expect("a card")).collect();
        let deal = G::deal(&G::Rules::default(), seats, Seat::FIRST, &deck).expect("a deck");
        count(&deal, plies)
    })
}

#[test]
fn the_counts_of_santase() {
    assert_eq!(counts::<santase::Deal>(OF_24, 2, 7), [28_262, 24_778, 24_873]);
}

#[test]
fn the_counts_of_sznap() {
    assert_eq!(counts::<sznap::Deal>(OF_24, 2, 6), [66_123, 59_657, 59_716]);
}

#[test]
fn the_counts_of_snaps() {
    assert_eq!(counts::<snaps::Deal>(OF_20, 2, 7), [110_799, 149_976, 103_045]);
}

#[test]
fn the_counts_of_belot() {
    assert_eq!(counts::<belot::Deal>(OF_24, 3, 6), [6_476, 5_131, 5_437]);
}

#[test]
fn the_counts_of_ristiseiska() {
    assert_eq!(counts::<ristiseiska::Deal>(OF_52, 3, 12), [399, 52_336, 1_306]);
    assert_eq!(counts::<ristiseiska::Deal>(OF_52, 5, 10), [8_834, 41_316, 9_160]);
}
