//! How many lines of play there are from fixed deals, ply by ply: any change of the rules' effect moves these numbers.

use talon_games::Game;
use talon_games::ristiseiska::Deal;

use super::bench::{ANN, lines, pack, rules};

fn counts(seats: u8, changes: &[(&str, &str)]) -> Vec<u64> {
    // Every fifth card of the pack first, so that every hand holds cards of all suits.
    let pack = pack();
    let deck: Vec<_> = (0..5).flat_map(|start| pack.iter().skip(start).step_by(5).copied()).collect();
    let deal = Deal::deal(&rules(changes), seats, ANN, &deck).expect("a deck");
    (1..=8).map(|plies| lines(&deal, plies)).collect()
}

#[test]
fn the_counts_of_fixed_deals() {
    assert_eq!(counts(3, &[]), [1, 3, 4, 20, 42, 79, 176, 444]);
    assert_eq!(counts(4, &[]), [1, 2, 2, 2, 5, 8, 48, 63]);
    assert_eq!(counts(5, &[]), [1, 2, 18, 198, 396, 2178, 3894, 14598]);
    assert_eq!(counts(4, &[("stuck", "token")]), [1, 2, 2, 2, 5, 8, 9, 19]);
    assert_eq!(counts(4, &[("five-needs-eight", "off")]), [1, 2, 2, 3, 7, 18, 70, 146]);
    assert_eq!(counts(8, &[("max-players", "8"), ("first-round-free", "on")]), [1, 2, 2, 2, 4, 4, 18, 23]);
}

/// Deep in a round, where aces and kings are played.
#[test]
fn the_counts_of_an_ending() {
    use super::bench::{BEN, CEC, Scene};
    use talon_games::ristiseiska::setup::Turn;
    let counts = |changes: &[(&str, &str)]| {
        let laid = "C 7D 6D 8D 5D 4D 3D 2D 9D TD JD QD 7H 6H 8H 5H 9H TH 7S 6S 8S 9S TS JS QS";
        let run = Scene::new(3, laid, Turn::Begins(ANN))
            .rules(changes)
            .hand(ANN, "AD KD 4H 5S AS")
            .hand(BEN, "JH QH 2S 3S 2H")
            .hand(CEC, "KH 3H AH 4S KS")
            .game();
        (1..=8).map(|plies| lines(&run.deal, plies)).collect::<Vec<_>>()
    };
    assert_eq!(counts(&[]), [4, 10, 16, 26, 60, 123, 233, 468]);
    assert_eq!(counts(&[("bonus", "once")]), [4, 10, 12, 22, 54, 111, 215, 424]);
    assert_eq!(counts(&[("bonus", "off")]), [4, 4, 6, 18, 24, 49, 98, 138]);
    assert_eq!(counts(&[("last-card-gift", "skip")]), [4, 10, 16, 26, 60, 123, 233, 468]);
}
