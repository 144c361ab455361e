//! Who may do what, when: the one source of legality for the whole family.
//!
//! Every kind of move has one function that allows it or names the rule against it. Both the list of legal actions and the verdict
//! on a single one are made of these.

use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::deal::{Deal, Stage};
use super::order::{duties, refusal};
use super::position::marriage;
use super::{AgainstCloser, Credit, Ending, MarriageBy, MarriagePhase, Marriages, Move, RuleSet, Since};
use crate::Rule;
use crate::game::ActionList;

impl<R: RuleSet> Deal<R> {
    /// Every legal action of the seat: first what is not a card, then the cards in order. A search calls this so often that it
    /// checks only what is possible in this stage and with this hand.
    #[inline(always)]
    pub(super) fn list(&self, seat: Seat, legal: &mut ActionList<R::Action>) {
        legal.clear();
        if self.on_turn() != Some(seat) {
            return;
        }
        match self.stage {
            Stage::Lead { announced, .. } => self.list_lead(seat, announced, legal),
            Stage::PreDraw { .. } => {
                self.offer(seat, Move::Draw, legal);
                self.offer(seat, Move::Close, legal);
                self.offer(seat, Move::Claim, legal);
            }
            Stage::Follow { .. } | Stage::Over(_) => {}
        }
        legal.extend(self.playable.iter().map(R::Action::from));
    }

    /// What can be done on lead besides playing a card, in the order in which it is offered.
    #[inline(always)]
    fn list_lead(&self, seat: Seat, announced: Option<Suit>, legal: &mut ActionList<R::Action>) {
        let Marriages { by, credit, .. } = self.rules.marriages();
        if announced.is_none() {
            self.offer(seat, Move::Exchange, legal);
            self.offer(seat, Move::Close, legal);
            if by == MarriageBy::Announcing {
                for king in self.position.married_kings(seat) {
                    self.offer(seat, Move::Announce(king.suit()), legal);
                }
            }
        }
        self.offer(seat, Move::Claim, legal);
        if credit == Credit::FurtherTrick {
            for king in self.position.married_kings(seat) {
                for card in marriage(king.suit()) {
                    self.offer(seat, Move::MarryAndClaim(card), legal);
                }
            }
        }
    }

    /// Adds the move to the legal actions if the game has it and the seat on turn may make it.
    #[inline(always)]
    fn offer(&self, seat: Seat, made: Move, legal: &mut ActionList<R::Action>) {
        if let Ok(action) = made.try_into()
            && self.allows(seat, made).is_ok()
        {
            legal.push(action);
        }
    }

    /// Whether the seat may do it, or the rule against it.
    #[inline(always)]
    pub(super) fn judge(&self, seat: Seat, made: Move) -> Result<(), Rule> {
        match self.on_turn() {
            None => Err(Rule::DealOver),
            Some(turn) if turn != seat => Err(Rule::NotYourTurn),
            Some(_) => self.allows(seat, made),
        }
    }

    /// As [`Deal::judge`], for the seat on turn.
    #[inline(always)]
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

    /// What the seat may lead after this announcement.
    #[inline(always)]
    pub(super) fn leads(&self, seat: Seat, announced: Option<Suit>) -> CardSet {
        let hand = self.position.hand(seat);
        announced.map_or(hand, |suit| hand & marriage(suit))
    }

    /// What the seat may play to the led card.
    #[inline(always)]
    pub(super) fn replies(&self, seat: Seat, led: Card) -> CardSet {
        let hand = self.position.hand(seat);
        if self.position.is_open() { hand } else { duties(led, self.position.trump).playable(hand) }
    }

    #[inline(always)]
    fn may_play(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        if self.playable.contains(card) {
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

    /// Whether the seat, on lead, may make the marriage of the suit, however marriages are made.
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
            // A marriage that waits for a further trick does not count, unless it is declared with its card.
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

    /// Whether a close leaves the seat the right to end the deal.
    pub(super) fn may_end_it(&self, seat: Seat) -> bool {
        !self.is_against_closer(seat) || self.rules.against_closer().may_end()
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

    /// Requires the lead, before any marriage is announced.
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

    /// As soon as a trick is complete, the player on lead has won one.
    const fn is_too_early(&self, since: Since) -> bool {
        match since {
            Since::FirstLead => false,
            Since::FirstTrick => self.position.completed() == 0,
        }
    }
}
