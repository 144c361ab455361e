//! Who may do what, when (`rules/santase.md §6`, §8 to §11): the one source of legality.
//!
//! Every kind of action has one function that allows it or names the rule against it. Both the
//! list of legal actions and the verdict on a single one are made of these.

use talon_cards::{Card, CardSet, Seat, Suit};

use super::deal::{Deal, Stage};
use super::{Action, ClaimMode, StrictMarriages};
use crate::Rule;
use crate::game::ActionList;
use crate::marriage::{marriage, refusal, replies};

/// The smallest talon under which the nine may be swapped (§10).
const MIN_TALON_TO_EXCHANGE: u8 = 4;

/// What can be done besides playing a card, in the order in which it is offered.
const BESIDES_CARDS: [Action; 8] = [
    Action::Draw,
    Action::Exchange,
    Action::Close,
    Action::Announce(Suit::Clubs),
    Action::Announce(Suit::Diamonds),
    Action::Announce(Suit::Hearts),
    Action::Announce(Suit::Spades),
    Action::Claim,
];

impl Deal {
    /// Every legal action of the seat: first what is not a card, then the cards in order.
    pub(super) fn generate(&self, seat: Seat) -> ActionList<Action> {
        let mut legal = ActionList::new();
        if self.on_turn() != Some(seat) {
            return legal;
        }
        // To a led card one only plays a card: search asks often enough to ask for no more.
        if !matches!(self.stage, Stage::Follow { .. }) {
            for action in BESIDES_CARDS {
                if self.allows(seat, action).is_ok() {
                    legal.push(action);
                }
            }
        }
        for card in self.playable(seat) {
            legal.push(Action::Play(card));
        }
        legal
    }

    /// Whether the seat may do it, or the rule against it.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        match self.on_turn() {
            None => Err(Rule::DealOver),
            Some(turn) if turn != seat => Err(Rule::NotYourTurn),
            Some(_) => self.allows(seat, action),
        }
    }

    /// As [`Deal::judge`], for the seat on turn.
    #[inline]
    fn allows(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        match action {
            Action::Play(card) => self.may_play(seat, card),
            Action::Draw => self.may_draw(),
            Action::Exchange => self.may_exchange(seat),
            Action::Close => self.may_close(),
            Action::Announce(suit) => self.may_announce(seat, suit),
            Action::Claim => self.may_claim(),
        }
    }

    /// The cards that the seat on turn may play.
    fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.position.hand(seat);
        match self.stage {
            Stage::Lead { announced: None, .. } => hand,
            Stage::Lead { announced: Some(suit), .. } => hand & marriage(suit),
            Stage::Follow { .. } if self.position.is_open() => hand,
            Stage::Follow { led, .. } => replies(hand, led, self.position.trump),
            Stage::PreDraw { .. } | Stage::Over(_) => CardSet::EMPTY,
        }
    }

    fn may_play(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        if self.playable(seat).contains(card) {
            return Ok(());
        }
        let hand = self.position.hand(seat);
        Err(match self.stage {
            Stage::Over(_) => Rule::DealOver,
            Stage::PreDraw { .. } => Rule::DrawFirst,
            Stage::Lead { .. } | Stage::Follow { .. } if !hand.contains(card) => Rule::NotInHand,
            Stage::Lead { .. } => Rule::MustLeadMarriage,
            Stage::Follow { led, .. } => refusal(hand, led, card),
        })
    }

    const fn may_draw(&self) -> Result<(), Rule> {
        match self.stage {
            Stage::PreDraw { .. } => Ok(()),
            Stage::Lead { .. } | Stage::Follow { .. } => Err(Rule::NothingToDraw),
            Stage::Over(_) => Err(Rule::DealOver),
        }
    }

    fn may_exchange(&self, seat: Seat) -> Result<(), Rule> {
        if self.on_lead()?.is_some() {
            return Err(Rule::MarriageAlready);
        }
        self.talon_lies_open()?;
        if !self.position.hand(seat).contains(self.nine()) {
            Err(Rule::NoNine)
        } else if self.position.tricks(seat) == 0 {
            Err(Rule::NoTrickYet)
        } else if self.position.talon.size() < MIN_TALON_TO_EXCHANGE {
            Err(Rule::TalonTooSmall)
        } else {
            Ok(())
        }
    }

    fn may_close(&self) -> Result<(), Rule> {
        match self.stage {
            Stage::PreDraw { .. } => {}
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::Over(_) => {
                if self.on_lead()?.is_some() {
                    return Err(Rule::MarriageAlready);
                }
            }
        }
        self.talon_lies_open()?;
        if self.position.completed() == 0 {
            Err(Rule::FirstTrick)
        } else if self.position.talon.size() < self.rules.min_talon_to_close.cards() {
            Err(Rule::TalonTooSmall)
        } else {
            Ok(())
        }
    }

    fn may_announce(&self, seat: Seat, suit: Suit) -> Result<(), Rule> {
        if self.on_lead()?.is_some() {
            return Err(Rule::MarriageAlready);
        }
        if self.position.completed() == 0 {
            return Err(Rule::FirstTrick);
        }
        match self.rules.strict_marriages {
            StrictMarriages::Forbidden if !self.position.is_open() => {
                return Err(Rule::StrictMarriage);
            }
            StrictMarriages::Forbidden | StrictMarriages::Allowed => {}
        }
        if self.position.has_marriage(seat, suit) { Ok(()) } else { Err(Rule::NoMarriage) }
    }

    const fn may_claim(&self) -> Result<(), Rule> {
        match self.rules.claim_mode {
            ClaimMode::Auto => return Err(Rule::CannotClaim),
            ClaimMode::Manual => {}
        }
        match self.stage {
            Stage::Lead { .. } if self.position.completed() == 0 => Err(Rule::FirstTrick),
            Stage::Lead { .. } | Stage::PreDraw { .. } => Ok(()),
            Stage::Follow { .. } => Err(Rule::NotOnLead),
            Stage::Over(_) => Err(Rule::DealOver),
        }
    }

    /// The marriage announced in the present lead, if there is a lead at all.
    const fn on_lead(&self) -> Result<Option<Suit>, Rule> {
        match self.stage {
            Stage::Lead { announced, .. } => Ok(announced),
            Stage::Follow { .. } => Err(Rule::NotOnLead),
            Stage::PreDraw { .. } => Err(Rule::DrawFirst),
            Stage::Over(_) => Err(Rule::DealOver),
        }
    }

    const fn talon_lies_open(&self) -> Result<(), Rule> {
        if self.position.closing.is_some() {
            Err(Rule::TalonClosed)
        } else if self.position.talon.size() == 0 {
            Err(Rule::TalonEmpty)
        } else {
            Ok(())
        }
    }
}
