//! Uniformly random play: the yardstick.

use talon_games::{AnyAction, AnyView};

use crate::Player;
use crate::rng::Dice;
use crate::thumb::out_of_turn;

/// Picks any legal action with equal probability, false claims and hopeless closes included.
///
/// It exists for measuring only; no table seats it.
#[derive(Clone, Copy, Debug)]
pub struct RandomPlayer;

impl Player for RandomPlayer {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        let legal = view.legal();
        match legal.get(Dice::new(seed).index(legal.len())) {
            Some(action) => *action,
            None => out_of_turn(view),
        }
    }
}
