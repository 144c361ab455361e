//! How strong the players are, measured in duplicate deals.
//!
//! A pair is two deals of one deck with the seats swapped; it is won by the higher sum of game points, and a tie counts as half a win.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test reports its figures and may fail")]

use talon_games::santase::Action;
use talon_games::{AnyAction, AnyRules, AnyView, GameKind};
use talon_players::{Player, RandomPlayer, ThumbPlayer, arena};

const PAIRS: u32 = 1_000;
const SEED: u64 = 2026;

/// Random cards, but neither false claims nor wild closes: a stricter yardstick than [`RandomPlayer`].
struct SoberPlayer;

impl Player for SoberPlayer {
    fn name(&self) -> &'static str {
        "sober random"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        let AnyView::Santase(game) = view else { panic!("of Santase") };
        let own = game.viewer.map_or(0, |seat| game.memory.counted[seat.index()]);
        let sober = |action: &Action| match action {
            Action::Claim => own >= 66,
            Action::Close => false,
            Action::Play(_) | Action::Draw | Action::Exchange | Action::Announce(_) => true,
        };
        if own >= 66 && game.legal.contains(&Action::Claim) {
            return AnyAction::Santase(Action::Claim);
        }
        let mut game = game.clone();
        game.legal.retain(sober);
        RandomPlayer.choose(&AnyView::Santase(game), seed)
    }
}

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
fn thumb_beats_random_in_far_more_than_three_pairs_of_four() {
    assert!(measure(&ThumbPlayer, &RandomPlayer, PAIRS, SEED).win_rate() >= 0.95);
    assert!(measure(&ThumbPlayer, &SoberPlayer, PAIRS, SEED).win_rate() >= 0.88);
}

#[test]
fn a_player_against_itself_comes_out_at_exactly_zero() {
    for player in [&ThumbPlayer as &dyn Player, &RandomPlayer, &SoberPlayer] {
        let tally = measure(player, player, 200, SEED);
        assert_eq!(tally.tied, 200);
        assert_eq!(tally.points[0], tally.points[1]);
        assert_ne!(tally.points[0], 0);
        assert_eq!(tally.advantage().0, 0.0);
    }
}
