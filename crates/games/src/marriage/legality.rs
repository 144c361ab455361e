//! Who may do what, when: the one source of legality for the whole family.
//!
//! Every kind of move has one function that allows it or names the rule against it. Both the list of legal actions and the verdict
//! on a single one are made of these.

use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::deal::{Deal, Stage};
use super::order::{refusal, replies};
use super::position::marriage;
use super::{AgainstCloser, Credit, Ending, MarriageBy, MarriagePhase, Move, RuleSet, Since};
use crate::Rule;
use crate::game::ActionList;

impl<R: RuleSet> Deal<R> {
    /// Every legal action of the seat: first what is not a card, then the cards in order.
    #[inline]
    pub(super) fn list(&self, seat: Seat, legal: &mut ActionList<R::Action>) {
        legal.clear();
        if self.on_turn() != Some(seat) {
            return;
        }
        self.offer_besides_cards(seat, legal);
        for card in self.playable(seat) {
            if let Ok(action) = Move::Play(card).try_into() {
                legal.push(action);
            }
        }
    }

    /// What can be done besides playing a card, in the order in which it is offered. Search asks often enough to ask only for what
    /// can be in this stage and with this hand.
    #[inline]
    fn offer_besides_cards(&self, seat: Seat, legal: &mut ActionList<R::Action>) {
        match self.stage {
            Stage::Follow { .. } | Stage::Over(_) => return,
            Stage::PreDraw { .. } => {
                for made in [Move::Draw, Move::Close] {
                    self.offer(seat, made, legal);
                }
            }
            Stage::Lead { announced: Some(_), .. } => {}
            Stage::Lead { announced: None, .. } => {
                for made in [Move::Exchange, Move::Close] {
                    self.offer(seat, made, legal);
                }
                if self.rules.marriages().by == MarriageBy::Announcing {
                    for suit in self.married(seat) {
                        self.offer(seat, Move::Announce(suit), legal);
                    }
                }
            }
        }
        self.offer(seat, Move::Claim, legal);
        if self.rules.marriages().credit == Credit::FurtherTrick {
            for card in self.married(seat).flat_map(marriage) {
                self.offer(seat, Move::MarryAndClaim(card), legal);
            }
        }
    }

    /// The suits of which the seat holds king and queen.
    #[inline]
    fn married(&self, seat: Seat) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |suit| self.position.has_marriage(seat, *suit))
    }

    /// Adds the move to the legal actions if the game has it and the seat on turn may make it.
    #[inline]
    fn offer(&self, seat: Seat, made: Move, legal: &mut ActionList<R::Action>) {
        if let Ok(action) = made.try_into()
            && self.allows(seat, made).is_ok()
        {
            legal.push(action);
        }
    }

    /// Whether the seat may do it, or the rule against it.
    #[inline]
    pub(super) fn judge(&self, seat: Seat, made: Move) -> Result<(), Rule> {
        match self.on_turn() {
            None => Err(Rule::DealOver),
            Some(turn) if turn != seat => Err(Rule::NotYourTurn),
            Some(_) => self.allows(seat, made),
        }
    }

    /// As [`Deal::judge`], for the seat on turn.
    #[inline]
    fn allows(&self, seat: Seat, made: Move) -> Result<(), Rule> {
        match made {
            Move::Play(card) => self.may_play(seat, card),
            Move::MarryAndClaim(card) => self.may_marry_and_claim(seat, card),
            Move::Draw => self.may_draw(),
            Move::Exchange => self.may_exchange(seat),
            Move::Close => self.may_close(),
            Move::Announce(suit) => self.may_announce(seat, suit),
            Move::Claim => self.may_claim(seat),
        }
    }

    /// The cards that the seat on turn may play.
    #[inline]
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

    #[inline]
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
        self.has_announced_nothing()?;
        self.talon_lies_open()?;
        let window = self.rules.exchange();
        if !self.position.hand(seat).contains(self.lowest_trump()) {
            Err(self.rules.pack().without_lowest())
        } else if self.is_too_early(window.since) {
            Err(Rule::NoTrickYet)
        } else if self.position.talon.size() < window.min_talon {
            Err(Rule::TalonTooSmall)
        } else {
            Ok(())
        }
    }

    fn may_close(&self) -> Result<(), Rule> {
        match self.stage {
            Stage::PreDraw { .. } => {}
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::Over(_) => self.has_announced_nothing()?,
        }
        self.talon_lies_open()?;
        let window = self.rules.closing();
        if self.is_too_early(window.since) {
            Err(Rule::FirstTrick)
        } else if self.position.talon.size() < window.min_talon {
            Err(Rule::TalonTooSmall)
        } else {
            Ok(())
        }
    }

    fn may_announce(&self, seat: Seat, suit: Suit) -> Result<(), Rule> {
        self.has_announced_nothing()?;
        match self.rules.marriages().by {
            MarriageBy::Announcing => self.may_marry(seat, suit),
            MarriageBy::Leading => Err(Rule::MarriageByLeading),
        }
    }

    /// Whether the seat, on lead, may make the marriage of the suit in whatever way it is made.
    pub(super) fn may_marry(&self, seat: Seat, suit: Suit) -> Result<(), Rule> {
        let marriages = self.rules.marriages();
        if self.is_too_early(marriages.since) {
            return Err(Rule::FirstTrick);
        }
        match marriages.phase {
            MarriagePhase::Open if !self.position.is_open() => return Err(Rule::StrictMarriage),
            MarriagePhase::Open | MarriagePhase::Any => {}
        }
        match self.rules.against_closer() {
            AgainstCloser::Frozen if self.is_against_closer(seat) => return Err(Rule::CloserOnly),
            AgainstCloser::Frozen | AgainstCloser::PlaysOn | AgainstCloser::MayNotClaim => {}
        }
        if self.position.has_marriage(seat, suit) { Ok(()) } else { Err(Rule::NoMarriage) }
    }

    fn may_claim(&self, seat: Seat) -> Result<(), Rule> {
        self.may_end(seat)?;
        match (self.stage, self.rules.marriages().credit) {
            // What waits for a further trick does not count, unless it is declared with its card.
            (Stage::Lead { announced: Some(_), .. }, Credit::FurtherTrick) => Err(Rule::MustLeadMarriage),
            (Stage::Lead { .. } | Stage::PreDraw { .. } | Stage::Follow { .. } | Stage::Over(_), _) => Ok(()),
        }
    }

    /// Claiming together with the marriage of this king or queen.
    fn may_marry_and_claim(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        let announced = self.on_lead()?;
        self.may_end(seat)?;
        if !self.position.hand(seat).contains(card) {
            Err(Rule::NotInHand)
        } else if announced.is_some_and(|suit| !marriage(suit).contains(card)) {
            Err(Rule::MustLeadMarriage)
        } else if !matches!(card.rank(), Rank::King | Rank::Queen) {
            Err(Rule::NoMarriage)
        } else {
            self.may_marry(seat, card.suit())
        }
    }

    /// Whether the seat may stop the deal with a claim, right or wrong.
    fn may_end(&self, seat: Seat) -> Result<(), Rule> {
        match self.rules.ending() {
            Ending::ByItself => return Err(Rule::CannotClaim),
            Ending::ByClaim => {}
        }
        match self.stage {
            Stage::Lead { .. } if self.position.completed() == 0 => return Err(Rule::FirstTrick),
            Stage::Lead { .. } | Stage::PreDraw { .. } => {}
            Stage::Follow { .. } => return Err(Rule::NotOnLead),
            Stage::Over(_) => return Err(Rule::DealOver),
        }
        if self.may_end_it(seat) { Ok(()) } else { Err(Rule::CloserOnly) }
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

    /// On lead, before any marriage is announced.
    fn has_announced_nothing(&self) -> Result<(), Rule> {
        if self.on_lead()?.is_some() { Err(Rule::MarriageAlready) } else { Ok(()) }
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

    /// Whoever is on lead has won a trick as soon as one is complete.
    const fn is_too_early(&self, since: Since) -> bool {
        match since {
            Since::FirstLead => false,
            Since::FirstTrick => self.position.completed() == 0,
        }
    }
}
