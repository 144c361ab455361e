//! How strong the players are, measured in duplicate deals.
//!
//! A pair is two deals of one deck with the seats swapped; it is won by the higher sum of game points, and a tie counts as half a win.

use talon_games::{AnyRules, GameKind};
use talon_players::arena::Length;
use talon_players::{Player, RandomPlayer, ThumbPlayer, arena};

use crate::sober::SoberPlayer;
use crate::{FAMILY, rules_with};

const PAIRS: u32 = 1_000;
const SEED: u64 = 2026;

fn measure(rules: &AnyRules, first: &dyn Player, second: &dyn Player, pairs: u32) -> arena::Tally {
    let tally = arena::duplicate(rules, first, second, pairs, SEED).unwrap();
    let (mean, error) = tally.advantage();
    let [own, other] = tally.points_per_deal();
    println!(
        "{:?}, {} v {}, {pairs} pairs, seed {SEED}: won {} tied {} lost {} = {:.1} %; \
         game points per deal {own:.2} : {other:.2}, {mean:+.3} ± {:.3}",
        rules.kind(),
        first.name(),
        second.name(),
        tally.won,
        tally.tied,
        tally.lost,
        100.0 * tally.win_rate(),
        1.96 * error,
    );
    tally
}

#[test]
fn thumb_beats_random_at_santase_in_far_more_than_three_pairs_of_four() {
    let rules = GameKind::Santase.default_rules();
    assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, PAIRS).win_rate() >= 0.95);
    assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, PAIRS).win_rate() >= 0.88);
}

#[test]
fn thumb_beats_random_at_kurniks_66_in_far_more_than_three_pairs_of_four() {
    let rules = GameKind::Sznap.default_rules();
    assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, PAIRS).win_rate() >= 0.95);
    assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, PAIRS).win_rate() >= 0.85);
}

#[test]
fn thumb_beats_random_at_snaps_in_far_more_than_three_pairs_of_four() {
    let rules = GameKind::Snaps.default_rules();
    assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, PAIRS).win_rate() >= 0.88);
    assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, PAIRS).win_rate() >= 0.85);
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
        assert!(measure(&rules, &ThumbPlayer, &RandomPlayer, 200).win_rate() >= 0.9);
        assert!(measure(&rules, &ThumbPlayer, &SoberPlayer, 200).win_rate() >= 0.8);
    }
}

#[test]
fn thumb_wins_nearly_every_match_against_random() {
    for rules in FAMILY
        .map(GameKind::default_rules)
        .into_iter()
        .chain([rules_with(GameKind::Snaps, &[("bummerl-format", "3"), ("double-bummerl", "on")])])
    {
        let share = arena::rotation(&rules, &ThumbPlayer, &RandomPlayer, 2, 20, Length::Match, SEED).unwrap();
        println!("{:?}, thumb v random: {} of {} matches", rules.kind(), share.won, share.games);
        assert_eq!(share.games, 40);
        assert!(share.rate() >= 0.95);
    }
}

#[test]
fn a_player_against_itself_comes_out_at_exactly_zero() {
    for rules in FAMILY.map(GameKind::default_rules) {
        for player in [&ThumbPlayer as &dyn Player, &RandomPlayer, &SoberPlayer] {
            let tally = measure(&rules, player, player, 200);
            assert_eq!(tally.tied, 200);
            assert_eq!(tally.points[0], tally.points[1]);
            assert_ne!(tally.points[0], 0);
            assert_eq!(tally.advantage().0, 0.0);
        }
    }
}
