//! An imagined auction (rules/belot.md §6), and the calls of a player guided by [`worth`] in it.
//!
//! Nobody can infer the others' calls from their cards alone, but few players bid without the cards for it. So a call has a probability
//! with each hand. These probabilities judge imagined hands by the calls that were made, and continue an imagined auction.

use talon_cards::Seat;
use talon_games::belot::{Call, Contract, RecontraBy, SEATS, Stake, Standing, View};

use super::bid::after;
use super::cards::{Cards, Order};
use super::known::relative;
use super::worth::{Role, worth};
use crate::rng::Dice;

/// Points by which a first bid, and one over another bid, must be worth more than a pass.
const OPENS: f32 = 25.0;
const OVERBIDS: f32 = 38.0;
/// How much less doubling may be worth, in points: players with an even chance like to double.
const DOUBLES: f32 = 10.0;
/// How far from the best a call may be that is made now and then, in points.
const SPREAD: f32 = 36.0;
/// How much worse a bid must be not to be considered, in points.
const FAR: f32 = 90.0;
/// The resolution of random numbers for probabilities.
const STEPS: u32 = 1 << 20;

/// A number from 0 up to 1.
fn random(dice: &mut Dice) -> f32 {
    dice.below(STEPS) as f32 / STEPS as f32
}

/// True with this probability.
pub(super) fn falls(probability: f32, dice: &mut Dice) -> bool {
    random(dice) < probability
}

/// How far an auction has come.
#[derive(Clone, Copy)]
pub(super) struct Talk {
    pub(super) turn: Seat,
    pub(super) standing: Option<Standing>,
    passes: u8,
    /// Who leads to the first trick.
    lead: Seat,
    recontra_by: RecontraBy,
}

/// Calls with their values or probabilities.
struct Calls {
    list: [(Call, f32); Call::ALL.len()],
    count: usize,
}

impl Talk {
    /// The auction before the first call.
    pub(super) const fn new(view: &View) -> Talk {
        let first = view.dealer.next(SEATS);
        Talk { turn: first, standing: None, passes: 0, lead: first, recontra_by: view.rules.recontra_by }
    }

    /// The auction as it stands, and the calls of the others, each with the auction before it.
    pub(super) fn of(view: &View, me: Seat) -> (Talk, Vec<(Talk, Call)>) {
        let mut talk = Talk::new(view);
        let mut others = Vec::new();
        for &(seat, call) in &view.calls {
            if seat != me {
                others.push((talk, call));
            }
            talk.say(call);
        }
        (talk, others)
    }

    /// The seat on turn says that.
    pub(super) fn say(&mut self, call: Call) {
        self.passes = if call == Call::Pass { self.passes + 1 } else { 0 };
        self.standing = after(self.standing, call, self.turn);
        self.turn = self.turn.next(SEATS);
    }

    /// Nobody can say anything any more.
    pub(super) fn is_over(&self) -> bool {
        self.passes >= if self.standing.is_some() { SEATS - 1 } else { SEATS }
    }

    /// Goes on until the contract is final; `fives` are the hands, counted from `me`. Nobody's contract stands if all pass.
    pub(super) fn finish(mut self, me: Seat, fives: &[Cards; 3], dice: &mut Dice) -> Option<Standing> {
        while !self.is_over() {
            let call = self.draw(fives[relative(me, self.turn)], dice);
            self.say(call);
        }
        self.standing
    }

    /// A call for the seat on turn, each as often as it is likely with this hand.
    fn draw(&self, five: Cards, dice: &mut Dice) -> Call {
        let chances = self.chances(five);
        let mut left = random(dice);
        let drawn = chances.iter().find(|(_, chance)| {
            left -= chance;
            left < 0.0
        });
        drawn.map_or(Call::Pass, |(call, _)| *call)
    }

    /// The probability that the seat on turn makes this call with this hand of five.
    pub(super) fn chance(&self, five: Cards, call: Call) -> f32 {
        self.chances(five).iter().find(|(other, _)| *other == call).map_or(0.0, |(_, chance)| *chance)
    }

    /// Whether the call is worth a thought: not a bid that is far worse than another call.
    pub(super) fn is_sensible(&self, five: Cards, call: Call) -> bool {
        let values = self.values(five);
        let best = values.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
        let far_worse = |(other, value): &(Call, f32)| *other == call && *value < best - FAR;
        !matches!(call, Call::Bid(_)) || !values.iter().any(far_worse)
    }

    /// The probability of each call. There are no exponentials in it, which differ between machines.
    fn chances(&self, five: Cards) -> Calls {
        let mut calls = self.values(five);
        let best = calls.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
        let likely = |value: f32| {
            let square = (1.0 + (best - value) / SPREAD) * (1.0 + (best - value) / SPREAD);
            1.0 / (square * square)
        };
        calls.change(likely);
        let total: f32 = calls.iter().map(|(_, weight)| *weight).sum();
        calls.change(|weight| weight / total);
        calls
    }

    /// What each call that is allowed is worth to the seat on turn, in points.
    fn values(&self, five: Cards) -> Calls {
        let lead = relative(self.turn, self.lead);
        let worth = |role, contract| worth(role, &Order::of(contract), five, lead);
        let mut calls = Calls { list: [(Call::Pass, 0.0); Call::ALL.len()], count: 0 };
        calls.add(Call::Pass, self.standing.map_or(0.0, |standing| self.leaving(&standing, worth)));
        let lowest = self.standing.map_or(0, |standing| standing.contract as usize + 1);
        for &contract in &Contract::ALL[lowest..] {
            let value = match self.standing {
                None => worth(Role::Opens, contract) - OPENS,
                Some(_) => worth(Role::Overbids, contract) - OVERBIDS,
            };
            calls.add(Call::Bid(contract), value);
        }
        if let Some((call, value)) = self.standing.and_then(|standing| self.doubling(&standing, worth)) {
            calls.add(call, value + DOUBLES);
        }
        calls
    }

    /// What the standing contract is worth to the seat on turn.
    fn leaving(&self, standing: &Standing, worth: impl Fn(Role, Contract) -> f32) -> f32 {
        let times = f32::from(standing.multiplier());
        if times == 1.0 {
            worth(Role::Leaves, standing.contract)
        } else if standing.declarer == self.turn {
            worth(Role::IsDoubled, standing.contract) * times / 2.0
        } else if standing.takes_part(self.turn) {
            worth(Role::Doubles, standing.contract) * times / 2.0
        } else {
            worth(Role::Leaves, standing.contract) * times
        }
    }

    /// Contra or recontra, whichever is allowed, with its value.
    fn doubling(&self, standing: &Standing, worth: impl Fn(Role, Contract) -> f32) -> Option<(Call, f32)> {
        let declares = standing.declarer == self.turn;
        match standing.stake {
            Stake::Plain => Some((Call::Contra, worth(Role::Doubles, standing.contract))),
            Stake::Contra { .. } if declares => Some((Call::Recontra, 2.0 * worth(Role::IsDoubled, standing.contract))),
            Stake::Contra { .. } if self.recontra_by == RecontraBy::Others => {
                Some((Call::Recontra, 2.0 * worth(Role::Doubles, standing.contract)))
            }
            Stake::Contra { .. } | Stake::Recontra { .. } => None,
        }
    }
}

impl Calls {
    fn add(&mut self, call: Call, value: f32) {
        if let Some(place) = self.list.get_mut(self.count) {
            *place = (call, value);
            self.count += 1;
        }
    }

    fn iter(&self) -> std::slice::Iter<'_, (Call, f32)> {
        self.list[..self.count].iter()
    }

    fn change(&mut self, new: impl Fn(f32) -> f32) {
        for (_, value) in &mut self.list[..self.count] {
            *value = new(*value);
        }
    }
}
