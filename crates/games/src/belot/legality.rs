//! Who may do what, when (`rules/belot.md §6` to §8): the one source of legality.
//!
//! Every kind of action has one function that allows it or names the rule against it. Both the list of legal actions and
//! the verdict on a single one are made of these.

use talon_cards::{Card, CardSet, Seat};

use super::cards::{Order, pairs};
use super::deal::{Deal, Stage};
use super::trick::refusal;
use super::{Action, BelotRule, Call, Contract, Declared, HAND, Kind};
use crate::Rule;
use crate::game::ActionList;

impl Deal {
    /// Every legal action of the seat: calls from low to high, or declarations and then cards in order, each followed by
    /// the same card with belot.
    #[inline(always)]
    pub(super) fn list(&self, seat: Seat, legal: &mut ActionList<Action>) {
        legal.clear();
        if self.on_turn() != Some(seat) {
            return;
        }
        if let Stage::Auction { .. } = self.stage {
            return self.auction.list(&self.rules, |call| legal.push(Action::Call(call)));
        }
        if let Some((declared, hand)) = self.declares(seat) {
            let open = declared.open(hand, self.rules.carre_rest);
            if !open.is_empty() {
                let is_open = |kind: &Kind| open.iter().any(|combination| combination.kind() == *kind);
                legal.extend(Kind::ALL.iter().copied().filter(is_open).map(Action::Declare));
            }
        }
        let said = match self.rules.belot {
            BelotRule::Asked => self.belots_in(seat) & self.playable,
            BelotRule::Automatic => CardSet::EMPTY,
        };
        if said.is_empty() {
            legal.extend(self.playable.iter().map(Action::Play));
            return;
        }
        for card in self.playable {
            legal.push(Action::Play(card));
            if said.contains(card) {
                legal.push(Action::Belot(card));
            }
        }
    }

    /// Whether the seat may do it, or the rule against it.
    #[inline(always)]
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        match self.on_turn() {
            None => Err(Rule::DealOver),
            Some(turn) if turn != seat => Err(Rule::NotYourTurn),
            Some(_) => match action {
                Action::Call(call) => self.may_call(call),
                Action::Declare(kind) => self.may_declare(seat, kind),
                Action::Play(card) => self.may_play(seat, card),
                Action::Belot(card) => self.may_play(seat, card).and_then(|()| self.may_say_belot(seat, card)),
            },
        }
    }

    #[inline]
    fn may_call(&self, call: Call) -> Result<(), Rule> {
        match self.stage {
            Stage::Auction { .. } => self.auction.allows(call, &self.rules),
            Stage::Lead { .. } | Stage::Follow { .. } => Err(Rule::AuctionOver),
            Stage::ThrownIn | Stage::Counted { .. } => Err(Rule::DealOver),
        }
    }

    /// The contract that is played.
    #[inline]
    const fn playing(&self) -> Result<Contract, Rule> {
        match self.stage {
            Stage::Lead { contract } | Stage::Follow { contract, .. } => Ok(contract),
            Stage::Auction { .. } => Err(Rule::AuctionFirst),
            Stage::ThrownIn | Stage::Counted { .. } => Err(Rule::DealOver),
        }
    }

    /// What the seat has declared and its hand of eight, while it may still declare.
    #[inline]
    pub(super) fn declares(&self, seat: Seat) -> Option<(&Declared, CardSet)> {
        self.may_announce(seat).ok()?;
        Some((&self.declared[seat.index()], self.hands[seat.index()]))
    }

    /// Whether combinations can be declared: with the first card of the deal, and not at no trump.
    #[inline]
    fn may_announce(&self, seat: Seat) -> Result<(), Rule> {
        if !self.playing()?.has_announcements() {
            Err(Rule::NothingAtNoTrump)
        } else if self.completed() > 0 || self.hands[seat.index()].len() < HAND {
            Err(Rule::TooLateToDeclare)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn may_declare(&self, seat: Seat, kind: Kind) -> Result<(), Rule> {
        self.may_announce(seat)?;
        let (declared, hand) = (&self.declared[seat.index()], self.hands[seat.index()]);
        if declared.open_of(hand, kind, self.rules.carre_rest).is_some() {
            Ok(())
        } else if declared.is_crossed(hand, kind) {
            Err(Rule::CardServesAlready)
        } else {
            Err(Rule::NoCombination)
        }
    }

    /// The cards of the seat that may be played at this stage.
    #[inline(always)]
    pub(super) fn playable_by(&self, seat: Seat, stage: Stage) -> CardSet {
        let hand = self.hands[seat.index()];
        match stage {
            Stage::Lead { .. } => hand,
            Stage::Follow { contract, trick } => trick.duties(contract, self.rules.undertrump).playable(hand),
            Stage::Auction { .. } | Stage::ThrownIn | Stage::Counted { .. } => CardSet::EMPTY,
        }
    }

    #[inline(always)]
    fn may_play(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        if self.playable.contains(card) {
            return Ok(());
        }
        let contract = self.playing()?;
        let hand = self.hands[seat.index()];
        Err(match self.stage {
            Stage::Follow { trick, .. } if hand.contains(card) => refusal(hand, trick.led_card(), card, contract),
            Stage::Follow { .. }
            | Stage::Lead { .. }
            | Stage::Auction { .. }
            | Stage::ThrownIn
            | Stage::Counted { .. } => Rule::NotInHand,
        })
    }

    /// Whether belot may be said with this card, which may be played.
    #[inline]
    fn may_say_belot(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        let contract = self.playing()?;
        if !contract.has_announcements() {
            Err(Rule::NothingAtNoTrump)
        } else if self.rules.belot == BelotRule::Automatic {
            Err(Rule::BelotByItself)
        } else if self.belots_in(seat).contains(card) {
            Ok(())
        } else if contract.trump().is_none() && pairs(self.hands[seat.index()]).contains(card) {
            Err(Rule::BelotThrownOff)
        } else {
            Err(Rule::NoBelot)
        }
    }

    /// The suits in which belot can be said now (§8). In a trump contract every trump that is played either follows suit or trumps.
    /// At all trumps a card may be thrown off, so belot can be said in the led suit only.
    #[inline]
    pub(super) fn belot_suits(&self) -> CardSet {
        match self.stage {
            Stage::Lead { contract } => Order::of(contract).rising,
            Stage::Follow { contract, trick } => {
                let rising = Order::of(contract).rising;
                if contract.trump().is_none() { rising & CardSet::suit_of(trick.led_card()) } else { rising }
            }
            Stage::Auction { .. } | Stage::ThrownIn | Stage::Counted { .. } => CardSet::EMPTY,
        }
    }

    /// The cards with which the seat can say belot: both of the pair are in its hand (§8).
    #[inline]
    pub(super) fn belots_in(&self, seat: Seat) -> CardSet {
        let pairs = pairs(self.hands[seat.index()]);
        if pairs.is_empty() { CardSet::EMPTY } else { pairs & self.belot_suits() }
    }
}
