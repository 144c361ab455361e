//! The auction of the player who searches: every call is followed by the rest of an imagined auction, and the contract that comes
//! of it is played out. A pass is worth what the others make of it; a contra, what is left of it after a recontra.

use talon_games::belot::{Action, HAND, View};

use super::bid::{PLAYS, value};
use super::cards::Cards;
use super::known::{draw, relative};

use super::talk::{Talk, falls};
use crate::imagine::{Budget, best};
use crate::rng::Dice;

/// Cards of each hand during the auction.
const FIVE: u8 = 5;
/// Ways to deal the hidden cards, of which one is imagined: each as often as the calls are likely with it.
const DEALS: usize = 24;

/// A deal that may be the true one, counted from the player.
struct World {
    fives: [Cards; 3],
    hands: [Cards; 3],
    /// What the auction in it depends on: the same for all calls that are compared.
    seed: u64,
}

/// The call for the player on turn, `None` when this is no auction of his.
pub(super) fn choose(view: &View, nodes: u32, dice: &mut Dice) -> Option<Action> {
    let me = view.viewer?;
    let five = Cards::of(view.hand);
    let (talk, said) = Talk::of(view, me);
    let calls = view.legal.iter().filter_map(|action| match action {
        Action::Call(call) => talk.is_sensible(five, *call).then_some((*call, 0.0)),
        Action::Declare(_) | Action::Play(_) | Action::Belot(_) => None,
    });
    let likely = |fives: &[Cards; 3]| {
        let chances = said.iter().map(|(talk, call)| talk.chance(fives[relative(me, talk.turn)], *call));
        chances.product()
    };
    let deals = if said.is_empty() { 1 } else { DEALS };
    let imagine = || World::imagine(five, deals, likely, dice);
    let worth = |world: &World, call| {
        let mut talk = talk;
        talk.say(call);
        let standing = talk.finish(me, &world.fives, &mut Dice::new(world.seed));
        standing.map_or(0.0, |standing| value(view, me, &standing, world.hands))
    };
    best(calls, Budget { nodes, each: PLAYS, worlds: u32::MAX }, imagine, worth).map(Action::Call)
}

impl World {
    /// A deal around the player's five cards, drawn from several ways to deal the others' by how likely each is.
    fn imagine(five: Cards, deals: usize, likely: impl Fn(&[Cards; 3]) -> f32, dice: &mut Dice) -> World {
        let mut fives = deal([five, Cards::EMPTY, Cards::EMPTY], FIVE, dice);
        let mut total = if deals > 1 { likely(&fives) } else { 0.0 };
        for _ in 1..deals {
            let others = deal([five, Cards::EMPTY, Cards::EMPTY], FIVE, dice);
            let weight = likely(&others);
            total += weight;
            if falls(weight / total, dice) {
                fives = others;
            }
        }
        World { fives, hands: deal(fives, HAND as u8, dice), seed: u64::from(dice.below(u32::MAX)) }
    }
}

/// Fills up the hands at random to `size` cards each.
fn deal(mut hands: [Cards; 3], size: u8, dice: &mut Dice) -> [Cards; 3] {
    for seat in 0..hands.len() {
        let left = hands.iter().fold(Cards::PACK, |left, hand| left.minus(*hand));
        hands[seat] = hands[seat].or(draw(left, size - hands[seat].len(), dice));
    }
    hands
}
