//! How strong the players are, measured in duplicate deals.
//!
//! A pair is two deals of one deck with the seats swapped; it is won by the higher sum of game points, and a tie counts as half a win.

use talon_games::{AnyRules, GameKind};
use talon_players::arena::{Bout, Length, Tally};
use talon_players::{Player, RandomPlayer, ThinkingPlayer, ThumbPlayer};

use super::sober::SoberPlayer;
use super::{FAMILY, rules_with};

const PAIRS: u32 = 1_000;
const SEED: u64 = 2026;

fn measure(rules: &AnyRules, first: &dyn Player, second: &dyn Player, pairs: u32) -> Tally {
    let tally = Bout::new(rules, 2, Length::Deal, SEED).unwrap().measure(first, second, pairs).unwrap();
    let margin = tally.margin();
    println!(
        "{:?}, {} v {}, {pairs} pairs, seed {SEED}: ahead {} level {} behind {} = {:.1} %; \
         {:+.3} ± {:.3} game points a deal",
        rules.kind(),
        first.name(),
        second.name(),
        tally.ahead,
        tally.level,
        tally.behind,
        100.0 * tally.rounds_won(),
        margin.mean,
        margin.half_width(),
    );
    tally
}

#[test]
fn thumb_beats_random_at_santase_in_far_more_than_three_pairs_of_four() {
    let rules = GameKind::Santase.default_rules();
    assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, PAIRS).rounds_won() >= 0.95);
    assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, PAIRS).rounds_won() >= 0.88);
}

#[test]
fn thumb_beats_random_at_kurniks_66_in_far_more_than_three_pairs_of_four() {
    let rules = GameKind::Sznap.default_rules();
    assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, PAIRS).rounds_won() >= 0.95);
    assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, PAIRS).rounds_won() >= 0.85);
}

#[test]
fn thumb_beats_random_at_snaps_in_far_more_than_three_pairs_of_four() {
    let rules = GameKind::Snaps.default_rules();
    assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, PAIRS).rounds_won() >= 0.88);
    assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, PAIRS).rounds_won() >= 0.85);
}

/// The option sets under which the games play most differently.
#[test]
fn thumb_beats_random_under_the_options_that_matter_most() {
    for (game, options) in [
        (GameKind::Sznap, &[("variant", "schnapsen")][..]),
        (GameKind::Sznap, &[("meld", "explicit"), ("closer-opponent-may-declare", "yes")][..]),
        (GameKind::Snaps, &[("claim-mode", "declare")][..]),
        (GameKind::Snaps, &[("claim-mode", "declare"), ("frozen", "scoring-only"), ("sharp", "on")][..]),
    ] {
        let rules = rules_with(game, options);
        println!("{options:?}");
        assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, 200).rounds_won() >= 0.9);
        assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, 200).rounds_won() >= 0.8);
    }
}

#[test]
fn thumb_wins_nearly_every_match_against_random() {
    for rules in FAMILY
        .map(GameKind::default_rules)
        .into_iter()
        .chain([rules_with(GameKind::Snaps, &[("bummerl-format", "3"), ("double-bummerl", "on")])])
    {
        let bout = Bout::new(&rules, 2, Length::Match, SEED).unwrap();
        let won = bout.measure(&ThumbPlayer, &RandomPlayer, 20).unwrap().won();
        println!("{:?}, thumb v random: {:.0} % of 40 matches", rules.kind(), 100.0 * won.mean);
        assert!(won.mean >= 0.95);
    }
}

#[test]
fn a_player_against_itself_comes_out_at_exactly_zero() {
    for rules in FAMILY.map(GameKind::default_rules) {
        for player in [&ThumbPlayer as &dyn Player, &RandomPlayer, &SoberPlayer, &ThinkingPlayer::STRONG] {
            let tally = measure(&rules, player, player, 200);
            assert_eq!((tally.level, tally.won().mean), (200, 0.5));
            assert_eq!((tally.margin().mean, tally.margin().error), (0.0, 0.0));
        }
    }
}

/// Lower bounds: the same seed always gives the same result, which is higher.
#[test]
fn strong_wins_more_matches_than_thumb() {
    for (game, least) in [(GameKind::Santase, 0.52), (GameKind::Sznap, 0.56), (GameKind::Snaps, 0.54)] {
        let rules = game.default_rules();
        let bout = Bout::new(&rules, 2, Length::Match, SEED).unwrap();
        let won = bout.measure(&ThinkingPlayer::STRONG, &ThumbPlayer, 250).unwrap().won();
        println!(
            "{game:?}, strong v thumb: {:.1} ± {:.1} % of 500 matches",
            100.0 * won.mean,
            100.0 * won.half_width()
        );
        assert!(won.mean >= least);
    }
}
