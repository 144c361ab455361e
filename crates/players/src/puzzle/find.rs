//! Finding puzzles in played deals.

use talon_cards::{Deck, Seat, fair};
use talon_games::{AnyAction, AnyDeal, AnyView, GameKind, by_game};

use super::{Proof, Puzzle, proof};
use crate::rng::Dice;
use crate::thinking::Thinking as _;
use crate::{Level, decision_seed};

/// The player on turn must have so many choices.
const CHOICES: usize = 3;
/// An ending begins with so many cards in the hand: fewer are no puzzle, and with more nobody counts them all.
const CARDS: std::ops::RangeInclusive<usize> = 3..=6;
/// Below this many positions the answer is obvious.
const FEWEST_NODES: u32 = 14;

/// The puzzle in the deal of this seed, as good players play it, with its proof; none if the deal has none. The earliest provable position
/// is hardest, so the first in the order of play is taken.
#[must_use]
pub fn find(game: GameKind, seed: u64) -> Option<(Puzzle, Proof)> {
    let rules = game.default_rules();
    let seats = rules.usual_seats();
    let mut dice = Dice::new(seed);
    let dealer = Seat::all(seats).nth(dice.index(usize::from(seats)))?;
    let deck: Deck = fair::shuffle(&rules.pack(), &fair::deal_seed(&fair::Secret::new(dice.bytes()), &[], 1));
    let mut deal = AnyDeal::deal(&rules, seats, dealer, &deck).ok()?;
    let mut actions: Vec<AnyAction> = Vec::new();
    while let Some(seat) = deal.to_act().iter().next() {
        if let Some(proof) = worthy(&deal, seat) {
            let puzzle = Puzzle::of(rules, seats, dealer, deck, &actions)?;
            return Some((puzzle, proof));
        }
        let ply = u32::try_from(actions.len()).ok()?;
        let action = Level::Good.player().choose(&deal.view(Some(seat)), decision_seed(seed, 1, ply, seat));
        deal.apply(seat, action).ok()?;
        actions.push(action);
    }
    None
}

/// The proof of a position in which exactly one choice, a card, is best, and is not obvious.
fn worthy(deal: &AnyDeal, seat: Seat) -> Option<Proof> {
    let view = deal.view(Some(seat));
    if view.legal().len() < CHOICES || !CARDS.contains(&view.hand().len()) || !is_open(&view) {
        return None;
    }
    let proof = proof(deal, seat)?;
    let best = proof.best()?;
    (best.card().is_some() && proof.nodes >= FEWEST_NODES).then_some(proof)
}

fn is_open(view: &AnyView) -> bool {
    by_game!(match view {
        AnyView::G(view) => G::is_open(view),
    })
}
