//! How strong the players are, measured in duplicate deals.
//!
//! A pair is two deals of one deck with the seats swapped; it is won by the higher sum of game points, and a tie counts as half a win.

use talon_games::{AnyRules, GameKind};
use talon_players::{Player, RandomPlayer, ThumbPlayer, arena};

const PAIRS: u32 = 1_000;
const SEED: u64 = 2026;

fn rules() -> AnyRules {
    GameKind::Santase.default_rules()
}

fn measure(first: &dyn Player, second: &dyn Player, pairs: u32, seed: u64) -> arena::Tally {
    let tally = arena::duplicate(&rules(), first, second, pairs, seed).unwrap();
    let (mean, error) = tally.advantage();
    let [own, other] = tally.points_per_deal();
    println!(
        "{} v {}, {pairs} pairs, seed {seed}: won {} tied {} lost {} = {:.1} %; game points per deal {own:.2} : {other:.2}, {mean:+.3} ± {:.3}",
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
fn thumb_beats_random_in_three_pairs_of_four() {
    let tally = measure(&ThumbPlayer, &RandomPlayer, PAIRS, SEED);
    assert!(tally.win_rate() >= 0.75);
}
