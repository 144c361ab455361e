//! How many lines of play there are from a fixed deal, ply by ply: any change of the rules' effect moves these numbers.

use talon_games::Game;
use talon_games::belot::Deal;

use super::common::{C, lines, pack, rules};

/// From the pack with every `step`th card, round and round: hands with runs, pairs and short suits.
fn counts(step: usize, changes: &[(&str, &str)], auction: &str, deepest: u32) -> Vec<u64> {
    let pack = pack();
    let deck: Vec<_> = (0..24).map(|place| pack[place * step % 24]).collect();
    let mut deal = Deal::deal(&rules(changes), 3, C, &deck).expect("a deck");
    for call in auction.split_whitespace() {
        let seat = deal.on_turn().expect("somebody");
        deal.apply(seat, call.parse().expect("an action")).expect("a legal action");
    }
    (1..=deepest).map(|plies| lines(&deal, plies)).collect()
}

#[test]
fn the_counts_of_auctions() {
    assert_eq!(counts(5, &[], "", 5), [7, 34, 138, 510, 1680]);
    assert_eq!(counts(5, &[("recontra-by", "declarer")], "", 5), [7, 34, 132, 468, 1476]);
}

#[test]
fn the_counts_of_play() {
    assert_eq!(counts(17, &[], "S pass pass", 6), [9, 30, 75, 274, 1080, 3760]);
    assert_eq!(counts(17, &[], "AT pass pass", 6), [11, 41, 101, 342, 1321, 4158]);
    assert_eq!(counts(17, &[], "NT pass pass", 6), [8, 13, 20, 140, 385, 1217]);
    assert_eq!(counts(17, &[("belot", "automatic")], "S pass pass", 6), [9, 30, 75, 260, 908, 2796]);
    assert_eq!(counts(13, &[], "C pass pass", 6), [8, 14, 20, 140, 288, 797]);
    assert_eq!(counts(13, &[("undertrump", "free")], "C pass pass", 6), [8, 14, 20, 140, 288, 851]);
}
