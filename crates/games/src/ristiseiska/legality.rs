//! Who may do what, when (`rules/ristiseiska.md §7` to §9): the one source of legality.

use talon_cards::{Card, CardSet, Seat};

use super::deal::{Deal, Stage};
use super::{Action, STALL_TURNS};
use crate::Rule;
use crate::game::ActionList;

/// The effect of a legal action.
pub(super) enum Step {
    /// The card goes to the table.
    Play(Card),
    /// The card goes to the player who is stuck.
    Give { card: Card, to: Seat },
    /// The turn is over without a further card.
    EndTurn,
}

impl Deal {
    /// Every legal action of the seat: first what is not a card, then the cards in order.
    #[inline]
    pub(super) fn list(&self, seat: Seat, legal: &mut ActionList<Action>) {
        legal.clear();
        match self.stage {
            Stage::Turn { seat: turn } if turn == seat => legal.extend(self.fitting(seat).iter().map(Action::Play)),
            Stage::Bonus { seat: turn } if turn == seat => {
                legal.push(Action::EndTurn);
                legal.extend(self.fitting(seat).iter().map(Action::Play));
            }
            Stage::Give { giver, .. } if giver == seat => legal.extend(self.gifts(giver).iter().map(Action::Give)),
            Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Give { .. } | Stage::Over { .. } => {}
        }
    }

    /// The cards that the seat may play or give now.
    #[inline(always)]
    pub(super) fn playable_by(&self, seat: Seat) -> CardSet {
        match self.stage {
            Stage::Turn { seat: turn } | Stage::Bonus { seat: turn } if turn == seat => self.fitting(seat),
            Stage::Give { giver, .. } if giver == seat => self.gifts(giver),
            Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Give { .. } | Stage::Over { .. } => CardSet::EMPTY,
        }
    }

    /// The effect of the action if the seat may do it now, or the rule against it.
    #[inline(always)]
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<Step, Rule> {
        match self.on_turn() {
            None => return Err(Rule::DealOver),
            Some(turn) if turn != seat => return Err(Rule::NotYourTurn),
            Some(_) => {}
        }
        match (self.stage, action) {
            (Stage::Over { .. }, Action::Play(_) | Action::Give(_) | Action::EndTurn) => Err(Rule::DealOver),
            (Stage::Turn { .. } | Stage::Bonus { .. }, Action::Play(card)) => self.may_play(seat, card),
            (Stage::Turn { .. } | Stage::Bonus { .. }, Action::Give(_)) => Err(Rule::NothingToGive),
            (Stage::Turn { .. }, Action::EndTurn) => Err(Rule::MustPlay),
            (Stage::Bonus { .. }, Action::EndTurn) => Ok(Step::EndTurn),
            (Stage::Give { .. }, Action::Play(_) | Action::EndTurn) => Err(Rule::MustGive),
            (Stage::Give { to, .. }, Action::Give(card)) => self.may_give(seat, to, card),
        }
    }

    /// The cards in the seat's hand that fit.
    #[inline]
    pub(super) const fn fitting(&self, seat: Seat) -> CardSet {
        self.hand(seat).intersection(self.grid.open())
    }

    /// Whether so many turns have passed without a card played that a giver who has another card may not give one that fits (§9, "Stall
    /// guard").
    pub(super) const fn is_stalled(&self) -> bool {
        self.idle >= STALL_TURNS * self.seats
    }

    /// The cards that the giver may give.
    #[inline]
    fn gifts(&self, giver: Seat) -> CardSet {
        let hand = self.hand(giver);
        let useless = hand - self.grid.open();
        if self.is_stalled() && !useless.is_empty() { useless } else { hand }
    }

    #[inline]
    fn may_play(&self, seat: Seat, card: Card) -> Result<Step, Rule> {
        if !self.hand(seat).contains(card) {
            Err(Rule::NotInHand)
        } else if self.grid.open().contains(card) {
            Ok(Step::Play(card))
        } else {
            Err(self.grid.refusal(card))
        }
    }

    #[inline]
    fn may_give(&self, giver: Seat, to: Seat, card: Card) -> Result<Step, Rule> {
        if !self.hand(giver).contains(card) {
            Err(Rule::NotInHand)
        } else if self.gifts(giver).contains(card) {
            Ok(Step::Give { card, to })
        } else {
            Err(Rule::MustGiveUseless)
        }
    }
}
