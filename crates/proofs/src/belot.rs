//! What the battery must know about Belot, and how Belot is played at random.

use talon_cards::{Card, CardSet, Seat};
use talon_games::belot::{Action, Call, Deal, Phase, Rules, View};
use talon_games::{ActionList, Game};

use crate::Dice;
use crate::battery::{Provable, turn_of};
use crate::playout::{Playout, a_card};

impl Playout for Deal {
    #[inline(always)]
    fn choose_card(&self, seat: Seat, legal: &mut ActionList<Action>, dice: &mut Dice) -> Option<Action> {
        match self.phase() {
            Phase::Auction => {
                self.list_actions(seat, legal);
                a_call(legal, dice)
            }
            Phase::Lead | Phase::Follow | Phase::Over => a_card(self, seat, legal, dice),
        }
    }
}

/// Any contract while nothing is bid, then a pass. Calls are listed from low to high: the pass, the bids, and once there is one contra.
fn a_call(legal: &[Action], dice: &mut Dice) -> Option<Action> {
    let (pass, others) = legal.split_first()?;
    match others.last() {
        Some(Action::Call(Call::Bid(_))) => dice.pick(others).copied(),
        Some(_) | None => Some(*pass),
    }
}

impl Provable for Deal {
    const WORDS: &[&str] =
        &["pass", "C", "D", "H", "S", "NT", "AT", "contra", "recontra", "terca", "50", "100", "carre"];

    fn shown_at_start(_: &Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        // Three to each, two to each.
        let own = viewer.into_iter().flat_map(|seat| {
            let turn = turn_of(seat, dealer, seats);
            (3 * turn..3 * turn + 3).chain(9 + 2 * turn..11 + 2 * turn)
        });
        own.filter_map(|place| deck.get(place).copied()).collect()
    }

    fn undealt(view: &View) -> usize {
        let dealt: u8 = view.hand_sizes.iter().sum();
        // Before the last three are dealt nobody has played.
        if view.completed_tricks == 0 && view.table.is_empty() { 24 - usize::from(dealt) } else { 0 }
    }

    fn played(action: Action) -> Option<Card> {
        match action {
            Action::Play(card) | Action::Belot(card) => Some(card),
            Action::Call(_) | Action::Declare(_) => None,
        }
    }
}
