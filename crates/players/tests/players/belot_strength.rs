//! How strong the player of Belot is, measured in rotations: the same decks once from each of the three seats.
use talon_games::belot::{Action, Call};
use talon_games::{AnyAction, AnyRules, AnyView, GameKind};
use talon_players::arena::{Bout, Length};
use talon_players::{Player, RandomPlayer, ThinkingPlayer, ThumbPlayer};

const ROUNDS: u32 = 100;
const SEED: u64 = 2026;

/// Random cards, but hardly ever a bid, never a contra, and every combination declared: a stricter yardstick than [`RandomPlayer`],
/// who mostly beats himself in the auction.
struct SoberPlayer;

impl Player for SoberPlayer {
    fn name(&self) -> &'static str {
        "sober random"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        let AnyView::Belot(game) = view else { panic!("of Belot") };
        if let Some(declaration) = game.legal.iter().rev().find(|action| matches!(action, Action::Declare(_))) {
            return AnyAction::Belot(*declaration);
        }
        let mut game = game.clone();
        let bids = seed.is_multiple_of(6);
        game.legal.retain(|action| match action {
            Action::Call(Call::Pass) => true,
            Action::Call(Call::Bid(_)) => bids,
            Action::Call(Call::Contra | Call::Recontra) => false,
            Action::Declare(_) | Action::Play(_) | Action::Belot(_) => true,
        });
        RandomPlayer.choose(&AnyView::Belot(game), seed)
    }
}

fn rules() -> AnyRules {
    GameKind::Belot.default_rules()
}

fn measure(hero: &dyn Player, field: &dyn Player, rounds: u32, length: Length) -> f64 {
    let won = Bout::new(&rules(), 3, length, SEED).unwrap().measure(hero, field, rounds).unwrap().won();
    println!(
        "{} v two of {}, {rounds} rotations, {length:?}, seed {SEED}: won {:.1} ± {:.1} %",
        hero.name(),
        field.name(),
        100.0 * won.mean,
        100.0 * won.half_width(),
    );
    won.mean
}

#[test]
fn thumb_beats_random_players_in_most_matches() {
    assert!(measure(&ThumbPlayer, &RandomPlayer, ROUNDS, Length::Match) >= 0.85);
}

#[test]
fn thumb_beats_sober_players_in_most_matches() {
    assert!(measure(&ThumbPlayer, &SoberPlayer, ROUNDS / 2, Length::Match) >= 0.93);
}

/// Par is 33.3 %. Single deals show sooner than matches who is better; a fifth of the budget makes them quick.
#[test]
fn search_beats_thumb_in_more_deals_than_its_share() {
    assert!(measure(&ThinkingPlayer::STRONG.with_nodes(800), &ThumbPlayer, 200, Length::Deal) >= 0.36);
}
