//! How strong the player of rules of thumb is at Ristiseiska, measured in rotations: the same deck once from every seat, the others
//! playing at random.
use talon_cards::{Card, Rank};
use talon_games::{AnyAction, AnyView, GameAction, GameKind};
use talon_players::arena::{Bout, Length};
use talon_players::{Player, RandomPlayer, ThinkingPlayer, ThumbPlayer};

const SEED: u64 = 2026;

/// Plays and gives away the dearest card that it can, and always plays on: a beginner who counts nothing but points.
struct DearestPlayer;

impl Player for DearestPlayer {
    fn name(&self) -> &'static str {
        "dearest first"
    }

    fn choose(&self, view: &AnyView, _: u64) -> AnyAction {
        let AnyView::Ristiseiska(view) = view else { unreachable!("of Ristiseiska") };
        let cost = |card: Card| if card.rank() == Rank::Ace { 1 } else { card.rank() as u8 };
        let dearest = view.legal.iter().max_by_key(|action| action.card().map_or(0, cost));
        AnyAction::Ristiseiska(*dearest.unwrap())
    }
}

fn measure(hero: &dyn Player, options: &[(&str, &str)], seats: u8, rounds: u32, length: Length) -> f64 {
    measure_against(&RandomPlayer, hero, options, seats, rounds, length)
}

fn measure_against(
    field: &dyn Player,
    hero: &dyn Player,
    options: &[(&str, &str)],
    seats: u8,
    rounds: u32,
    length: Length,
) -> f64 {
    let rules = options
        .iter()
        .fold(GameKind::Ristiseiska.default_rules(), |rules, (key, value)| rules.with(key, value).unwrap());
    let won = Bout::new(&rules, seats, length, SEED).unwrap().measure(hero, field, rounds).unwrap().won();
    println!(
        "{} against {} at {seats} seats, {options:?}, {length:?}: won {:.1} ± {:.1} %",
        hero.name(),
        field.name(),
        100.0 * won.mean,
        100.0 * won.half_width(),
    );
    won.mean
}

#[test]
fn thumb_wins_far_more_than_its_share_of_the_rounds() {
    assert!(measure(&ThumbPlayer, &[], 4, 400, Length::Deal) >= 0.58);
    assert!(measure(&ThumbPlayer, &[], 3, 400, Length::Deal) >= 0.72);
    assert!(measure(&ThumbPlayer, &[], 5, 400, Length::Deal) >= 0.44);
}

#[test]
fn thumb_wins_far_more_than_its_share_of_the_matches() {
    assert!(measure(&ThumbPlayer, &[], 4, 60, Length::Match) >= 0.60);
}

#[test]
fn thumb_plays_well_under_other_options_too() {
    assert!(measure(&ThumbPlayer, &[("stuck", "token")], 4, 200, Length::Deal) >= 0.36);
    assert!(measure(&ThumbPlayer, &[("bonus", "off"), ("five-needs-eight", "off")], 4, 200, Length::Deal) >= 0.45);
    assert!(measure(&ThumbPlayer, &[("max-players", "8")], 8, 100, Length::Deal) >= 0.25);
}

#[test]
fn thumb_wins_more_than_its_share_against_those_who_play_the_dearest_first() {
    assert!(measure_against(&DearestPlayer, &ThumbPlayer, &[], 4, 200, Length::Deal) >= 0.50);
    assert!(measure_against(&ThumbPlayer, &DearestPlayer, &[], 4, 200, Length::Deal) <= 0.12);
    assert!(measure_against(&DearestPlayer, &ThumbPlayer, &[], 4, 60, Length::Match) >= 0.65);
}

#[test]
fn a_player_among_its_like_wins_exactly_its_share() {
    for seats in [3, 4, 5] {
        let rules = GameKind::Ristiseiska.default_rules();
        for (length, player) in [(Length::Deal, &RandomPlayer as &dyn Player), (Length::Match, &ThumbPlayer)] {
            let bout = Bout::new(&rules, seats, length, SEED).unwrap();
            let tally = bout.measure(player, player, 20).unwrap();
            assert!((tally.won().mean - bout.par()).abs() < 1e-12);
            assert_eq!((tally.level, tally.margin().mean), (20, 0.0));
        }
    }
}

/// Lower bounds; the same seed always gives the same result.
#[test]
fn strong_wins_more_than_its_share_of_the_matches_against_thumb() {
    let strong = ThinkingPlayer::STRONG.with_nodes(500);
    for (seats, least) in [(3, 0.36), (4, 0.27)] {
        assert!(measure_against(&ThumbPlayer, &strong, &[], seats, 30, Length::Match) >= least);
    }
}
