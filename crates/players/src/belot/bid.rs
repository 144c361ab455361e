//! The auction: five cards are held, three more will come (rules/belot.md §4, §6).
//!
//! Every contract for which the five cards are promising is played out in imagined deals, and compared with passing in the same
//! deals. Bids are taken seriously: of several ways to deal the hidden cards, the one that fits the bids best is used.

use talon_cards::Seat;
use talon_games::belot::{Action, Call, Contract, HAND, SEATS, Stake, Standing, View};

use super::cards::{Cards, Order};
use super::combine::{best_of, judge};
use super::goal::Goal;
use super::known::{bids, draw, first_lead, most_sensible};
use super::plan::{MOST_WORLDS, play_out};
use super::position::{Position, Terms};
use crate::imagine::{Budget, best};
use crate::rng::Dice;

/// Cards played in imagination for one call.
const NODES: u32 = 7_200;
/// Cards of a deal that is played out.
pub(super) const PLAYS: u32 = HAND as u32 * SEATS as u32;
/// Points by which bidding must be better than passing: the best of several estimates is usually a little too high.
const BID_MARGIN: f32 = 15.0;
/// Points by which doubling must be better than leaving it.
const DOUBLE_MARGIN: f32 = 30.0;

/// The call for the player on turn, `None` when this is no auction of his.
pub(super) fn choose(view: &View, dice: &mut Dice) -> Option<Action> {
    let me = view.viewer?;
    let hand = Cards::of(view.hand);
    let calls: Vec<Call> = view.legal.iter().filter_map(|action| call(action, hand)).collect();
    if calls == [Call::Pass] {
        return Some(Action::Call(Call::Pass));
    }
    let bids = bids(view, me);
    let choices = calls.into_iter().map(|call| (call, -margin(call)));
    let budget = Budget { nodes: NODES, each: PLAYS, worlds: MOST_WORLDS };
    let value = |hands: &[Cards; 3], call| {
        after(view.standing, call, me).map_or(0.0, |standing| value(view, me, &standing, *hands, &Goal::Deal))
    };
    best(choices, budget, || imagine(&bids, hand, dice), value).map(Action::Call)
}

/// The action's call, unless it bids a contract for which the hand is not promising.
fn call(action: &Action, hand: Cards) -> Option<Call> {
    match action {
        Action::Call(Call::Bid(contract)) if !promises(hand, *contract) => None,
        Action::Call(call) => Some(*call),
        Action::Declare(_) | Action::Play(_) | Action::Belot(_) => None,
    }
}

const fn margin(call: Call) -> f32 {
    match call {
        Call::Pass => 0.0,
        Call::Bid(_) => BID_MARGIN,
        Call::Contra | Call::Recontra => DOUBLE_MARGIN,
    }
}

/// The contract that stands after the seat's call.
pub(super) fn after(standing: Option<Standing>, call: Call, me: Seat) -> Option<Standing> {
    match call {
        Call::Pass => standing,
        Call::Bid(contract) => Some(Standing { contract, declarer: me, stake: Stake::Plain }),
        Call::Contra => standing.map(|standing| Standing { stake: Stake::Contra { doubler: me }, ..standing }),
        Call::Recontra => standing.map(|standing| Standing {
            stake: Stake::Recontra { doubler: standing.doubler().unwrap_or(me), redoubler: me },
            ..standing
        }),
    }
}

/// What the contract is worth to the player in this deal.
pub(super) fn value(view: &View, me: Seat, standing: &Standing, hands: [Cards; 3], goal: &Goal) -> f32 {
    let (position, terms) = begin(view, me, standing, hands);
    play_out(position, &terms, goal)
}

/// The first trick of this deal under the contract.
pub(super) fn begin(view: &View, me: Seat, standing: &Standing, hands: [Cards; 3]) -> (Position, Terms) {
    let terms = Terms::of(&view.rules, standing, me);
    let extra =
        if terms.order.is_no_trump() { [0; 3] } else { judge(hands.map(|hand| best_of(hand, terms.carre_rest))) };
    let position = Position {
        hands,
        turn: first_lead(me, view.dealer),
        table: None,
        gone: Cards::EMPTY,
        missing: [Cards::EMPTY; 3],
        tricks: [0; 3],
        points: [0; 3],
        extra,
    };
    (position, terms)
}

/// A deal around the player's five cards.
fn imagine(bids: &[(usize, Order)], hand: Cards, dice: &mut Dice) -> [Cards; 3] {
    most_sensible(bids, || {
        let pool = Cards::PACK.minus(hand);
        let first = draw(pool, HAND as u8, dice);
        let second = draw(pool.minus(first), HAND as u8, dice);
        [Cards::PACK.minus(first).minus(second), first, second]
    })
}

/// Whether the five cards make the contract worth considering.
fn promises(hand: Cards, contract: Contract) -> bool {
    const ENOUGH_SUIT: f32 = 38.0;
    const ENOUGH_NO_TRUMP: f32 = 20.0;
    const ENOUGH_ALL_TRUMPS: f32 = 34.0;
    let enough = match contract {
        Contract::Clubs | Contract::Diamonds | Contract::Hearts | Contract::Spades => ENOUGH_SUIT,
        Contract::NoTrump => ENOUGH_NO_TRUMP,
        Contract::AllTrumps => ENOUGH_ALL_TRUMPS,
    };
    Order::of(contract).strength(hand) >= enough
}
