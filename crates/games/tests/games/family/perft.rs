//! How many lines of play there are from a fixed deal, ply by ply: any change of the rules' effect
//! moves these numbers.

use talon_games::marriage::{Deal, RuleSet};
use talon_games::{Game, santase, snaps, sznap};

use super::common::{B, lines, rules};

/// From a deck that begins with every card of the pack, or every third: chosen so that both hands hold marriages and some trumps.
fn counts<R: RuleSet>(stride: usize, changes: &[(&str, &str)]) -> Vec<u64> {
    let rules: R = rules(changes);
    let pack = rules.pack().cards();
    let deck: Vec<_> = (0..stride).flat_map(|start| pack.iter().skip(start).step_by(stride).copied()).collect();
    let deal = Deal::deal(&rules, 2, B, &deck).expect("a deck");
    (1..=6).map(|plies| lines(&deal, plies)).collect()
}

#[test]
fn the_counts_of_a_fixed_deal_of_santase() {
    let counts = |changes: &[(&str, &str)]| counts::<santase::Rules>(3, changes);
    assert_eq!(counts(&[]), [6, 36, 108, 592, 2287, 7658]);
    assert_eq!(counts(&[("close-before-draw", "off")]), [6, 36, 325, 1790, 13432, 76140]);
    assert_eq!(counts(&[("claim-mode", "auto")]), [6, 36, 72, 484, 2091, 5735]);
}

#[test]
fn the_counts_of_a_fixed_deal_of_sznap() {
    let counts = |changes: &[(&str, &str)]| counts::<sznap::Rules>(3, changes);
    assert_eq!(counts(&[]), [7, 42, 361, 1803, 14179, 71559]);
    assert_eq!(counts(&[("meld", "explicit")]), [7, 42, 387, 1921, 15601, 79774]);
    assert_eq!(counts(&[("variant", "schnapsen")]), [6, 30, 193, 836, 4906, 21523]);
}

#[test]
fn the_counts_of_a_fixed_deal_of_snaps() {
    let counts = |changes: &[(&str, &str)]| counts::<snaps::Rules>(1, changes);
    assert_eq!(counts(&[]), [7, 33, 175, 862, 4640, 22299]);
    assert_eq!(counts(&[("claim-mode", "declare")]), [7, 33, 200, 926, 5343, 24491]);
    assert_eq!(counts(&[("sharp", "on")]), [6, 30, 163, 798, 4324, 20709]);
    assert_eq!(counts(&[("frozen", "scoring-only")]), [7, 33, 175, 862, 4640, 22316]);
}
