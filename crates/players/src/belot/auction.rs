//! The auction of the searching player: every call is followed by the rest of an imagined auction, and the resulting contract is played
//! out. A pass is worth what the others make of it; a contra, what is left of it after a recontra.

use talon_cards::Seat;
use talon_games::belot::{Action, Call, HAND, Standing, View};

use super::bid::{PLAYS, begin, value};
use super::cards::Cards;
use super::goal::Goal;
use super::known::{draw, relative};
use super::plan::play;
use super::talk::{Talk, falls};
use crate::imagine::{self, Budget, best};
use crate::rng::Dice;
use crate::slip::Slip;

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

/// An auction in which it is the player's turn.
struct Turn<'a> {
    view: &'a View,
    goal: &'a Goal,
    me: Seat,
    five: Cards,
    talk: Talk,
    /// What the others have called, each with the auction before it.
    said: Vec<(Talk, Call)>,
}

/// The call for the player on turn, `None` when this is no auction of his.
pub(super) fn choose(view: &View, goal: &Goal, nodes: u32, dice: &mut Dice, slip: &mut Slip) -> Option<Action> {
    let turn = Turn::of(view, goal)?;
    let sensible = turn.calls().filter(|call| turn.talk.is_sensible(turn.five, *call));
    let calls = sensible.map(|call| (call, slip.next()));
    let worth = |world: &World, call| turn.worth(world, call);
    best(calls, budget(nodes), || turn.imagine(dice), worth).map(Action::Call)
}

/// What every call is worth, in points.
pub(super) fn weigh(view: &View, goal: &Goal, nodes: u32, dice: &mut Dice) -> Vec<(Action, f32)> {
    let Some(turn) = Turn::of(view, goal) else { return Vec::new() };
    let calls: Vec<Call> = turn.calls().collect();
    let worths = imagine::weigh(&calls, budget(nodes), || turn.imagine(dice), |world, call| turn.worth(world, call));
    worths.into_iter().map(|(call, worth)| (Action::Call(call), worth)).collect()
}

/// In how many of `deals` imagined deals the player wins after the call, and how many are his to win: he has declared or doubled what is
/// played in the end.
pub(super) fn wins(view: &View, call: Call, deals: u32, dice: &mut Dice) -> Option<(u32, u32)> {
    let turn = Turn::of(view, &Goal::Deal)?;
    let (mut won, mut taken) = (0, 0);
    for _ in 0..deals {
        let world = turn.imagine(dice);
        let Some(standing) = turn.standing_after(&world, call) else { continue };
        let (position, terms) = begin(view, turn.me, &standing, world.hands);
        if terms.takes_part[0] {
            taken += 1;
            won += u32::from(play(position, &terms).winner(&terms) == Some(0));
        }
    }
    Some((won, taken))
}

const fn budget(nodes: u32) -> Budget {
    Budget { nodes, each: PLAYS, worlds: u32::MAX }
}

impl<'a> Turn<'a> {
    fn of(view: &'a View, goal: &'a Goal) -> Option<Self> {
        let me = view.viewer?;
        let (talk, said) = Talk::of(view, me);
        Some(Self { view, goal, me, five: Cards::of(view.hand), talk, said })
    }

    fn calls(&self) -> impl Iterator<Item = Call> {
        self.view.legal.iter().filter_map(|action| match action {
            Action::Call(call) => Some(*call),
            Action::Declare(_) | Action::Play(_) | Action::Belot(_) => None,
        })
    }

    fn imagine(&self, dice: &mut Dice) -> World {
        let likely = |fives: &[Cards; 3]| {
            let said = self.said.iter();
            said.map(|(talk, call)| talk.chance(fives[relative(self.me, talk.turn)], *call)).product()
        };
        let deals = if self.said.is_empty() { 1 } else { DEALS };
        World::imagine(self.five, deals, likely, dice)
    }

    fn worth(&self, world: &World, call: Call) -> f32 {
        let standing = self.standing_after(world, call);
        standing.map_or(0.0, |standing| value(self.view, self.me, &standing, world.hands, self.goal))
    }

    /// The contract at the end of the auction that follows the call.
    fn standing_after(&self, world: &World, call: Call) -> Option<Standing> {
        let mut talk = self.talk;
        talk.say(call);
        talk.finish(self.me, &world.fives, &mut Dice::new(world.seed))
    }
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
