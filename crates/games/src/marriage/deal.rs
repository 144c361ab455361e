//! The state machine of one deal, for every game of the family.
//!
//! The steps from `list_actions` and `apply` down are always inlined. Then a search or a measurement that drops the events never
//! writes them, and the compiler's decision does not depend on the calling crate.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Rank, Seat, SeatSet, Suit};

use super::position::marriage_points;
use super::{
    Account, Closed, Count, Credit, DrawWindow, Ending, Event, GOAL, MarriageBy, Move, Position, RuleSet, View,
};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress, note};

/// Where in the deal we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player is on lead.
    Lead,
    /// A card is led; the other player follows.
    Follow,
    /// A trick is complete, and its winner has not drawn yet.
    PreDraw,
    /// The deal is over.
    Over,
}

/// One deal: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal<R: RuleSet> {
    pub(super) rules: R,
    pub(super) dealer: Seat,
    pub(super) position: Position<R::Closing>,
    pub(super) stage: Stage,
    /// The cards that the seat on turn may play: computed once, for the list of actions and for judging a single one.
    pub(super) playable: CardSet,
    /// Who first had 66 points; nobody sees it.
    pub(super) first_to_66: Option<Seat>,
}

/// Whose decision is due, and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The seat is on lead; `announced` is the marriage announced in this lead.
    Lead { seat: Seat, announced: Option<Suit> },
    /// `led` lies on the table; the leader's opponent follows.
    Follow { follower: Seat, led: Card },
    /// The winner of the trick draws, closes or claims.
    PreDraw { winner: Seat },
    /// Nobody's: the deal can be counted.
    Over(Finish),
}

/// What ended the deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// The seat claimed, or had 66 where deals end by themselves.
    Claimed(Seat),
    /// The cards ran out; the seat took the last trick.
    PlayedOut(Seat),
}

impl<R: RuleSet> Deal<R> {
    /// The deal in this position, at this stage.
    #[inline]
    pub(super) fn at(
        rules: R,
        dealer: Seat,
        position: Position<R::Closing>,
        stage: Stage,
        first_to_66: Option<Seat>,
    ) -> Self {
        let mut deal = Self { rules, dealer, position, stage, playable: CardSet::EMPTY, first_to_66 };
        deal.enter(stage);
        deal
    }

    /// The decision that is due now. Called also after a hand has changed within the stage.
    #[inline(always)]
    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.playable = match stage {
            Stage::Lead { seat, announced } => self.leads(seat, announced),
            Stage::Follow { follower, led } => self.replies(follower, led),
            Stage::PreDraw { .. } | Stage::Over(_) => CardSet::EMPTY,
        };
    }

    /// Where in the deal we are.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Lead { .. } => Phase::Lead,
            Stage::Follow { .. } => Phase::Follow,
            Stage::PreDraw { .. } => Phase::PreDraw,
            Stage::Over(_) => Phase::Over,
        }
    }

    /// The seat on turn; nobody when the deal is over.
    #[must_use]
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Lead { seat, .. } => Some(seat),
            Stage::Follow { follower, .. } => Some(follower),
            Stage::PreDraw { winner } => Some(winner),
            Stage::Over(_) => None,
        }
    }

    /// The points that each seat has now, with the marriages that count: for referees and exact players, who need what a view may
    /// hide. Without any last-trick bonus.
    #[must_use]
    pub const fn points(&self) -> [u8; 2] {
        [self.position.points(Seat::FIRST), self.position.points(Seat::SECOND)]
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// The lowest trump.
    pub(super) fn lowest_trump(&self) -> Card {
        Card::new(self.rules.pack().lowest(), self.position.trump)
    }

    /// Whether the seat is the opponent of the player who closed.
    pub(super) fn is_against_closer(&self, seat: Seat) -> bool {
        self.position.closing.is_some_and(|closing| closing.by() != seat)
    }

    /// Judges the action and does it. The events are written directly into their list, so that callers who drop them pay
    /// nothing.
    #[inline(always)]
    fn act(&mut self, seat: Seat, action: R::Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        let made = action.into();
        self.judge(seat, made)?;
        match made {
            Move::Play(card) => self.play(seat, card, events),
            Move::MarryAndClaim(card) => self.marry_and_claim(seat, card, events),
            Move::Draw => self.draw(seat, events),
            Move::Exchange => self.exchange(seat, events),
            Move::Close => self.close(seat, events),
            Move::Announce(suit) => self.announce(seat, suit, events),
            Move::Claim => self.claim(seat, events),
        }
        Ok(())
    }

    #[inline(always)]
    fn play(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) {
        match self.stage {
            Stage::Follow { led, .. } => {
                note(events, Event::Played { seat, card });
                self.resolve(seat.other(), led, card, events);
            }
            Stage::Lead { .. } | Stage::PreDraw { .. } | Stage::Over(_) => {
                if self.marries_by_leading(seat, card) {
                    self.note_marriage(seat, card.suit(), events);
                }
                note(events, Event::Played { seat, card });
                self.position.lead(seat, card);
                self.enter(Stage::Follow { follower: seat.other(), led: card });
            }
        }
    }

    /// Whether leading the card makes its marriage.
    fn marries_by_leading(&self, seat: Seat, card: Card) -> bool {
        match self.rules.marriages().by {
            MarriageBy::Announcing => false,
            MarriageBy::Leading => {
                matches!(card.rank(), Rank::King | Rank::Queen) && self.may_marry(seat, card.suit()).is_ok()
            }
        }
    }

    #[inline(always)]
    fn resolve(&mut self, leader: Seat, led: Card, followed: Card, events: &mut Events<Event>) {
        let winner = self.position.follow(leader, led, followed, self.rules.nine_points()).winner;
        note(events, Event::TrickWon { seat: winner, cards: [led, followed] });
        self.note_66(winner);
        if self.position.is_played_out() {
            self.end(Finish::PlayedOut(winner), events);
        } else if self.ends_by_itself(winner) {
            self.end(Finish::Claimed(winner), events);
        } else if !self.position.is_open() {
            self.enter(Stage::Lead { seat: winner, announced: None });
        } else {
            match self.rules.draw() {
                DrawWindow::OnDemand => self.enter(Stage::PreDraw { winner }),
                DrawWindow::AtOnce => self.draw(winner, events),
            }
        }
    }

    #[inline(always)]
    fn draw(&mut self, winner: Seat, events: &mut Events<Event>) {
        self.draw_for(winner, events);
        self.draw_for(winner.other(), events);
        self.enter(Stage::Lead { seat: winner, announced: None });
    }

    #[inline(always)]
    fn draw_for(&mut self, seat: Seat, events: &mut Events<Event>) {
        let card = self.position.draw(seat);
        note(events, Event::Drew { seat, card });
    }

    #[inline(always)]
    fn exchange(&mut self, seat: Seat, events: &mut Events<Event>) {
        let gave = self.lowest_trump();
        let took = self.position.exchange(seat, gave);
        note(events, Event::Exchanged { seat, gave, took });
        self.enter(self.stage);
    }

    #[inline(always)]
    fn close(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.position.close(seat);
        note(events, Event::Closed { seat });
        self.enter(Stage::Lead { seat, announced: None });
    }

    #[inline(always)]
    fn announce(&mut self, seat: Seat, suit: Suit, events: &mut Events<Event>) {
        self.note_marriage(seat, suit, events);
        self.enter(Stage::Lead { seat, announced: Some(suit) });
        if self.ends_by_itself(seat) {
            self.end(Finish::Claimed(seat), events);
        }
    }

    #[inline(always)]
    fn note_marriage(&mut self, seat: Seat, suit: Suit, events: &mut Events<Event>) {
        let points = marriage_points(suit, self.position.trump);
        self.position.announce(seat, suit, points);
        note(events, Event::Announced { seat, suit, points });
        match self.rules.marriages().credit {
            Credit::OwnTrick if self.position.tricks(seat) > 0 => self.credit(seat),
            Credit::OwnTrick | Credit::FurtherTrick => {}
        }
    }

    #[inline(always)]
    fn credit(&mut self, seat: Seat) {
        self.position.credit(seat);
        self.note_66(seat);
    }

    #[inline(always)]
    fn claim(&mut self, seat: Seat, events: &mut Events<Event>) {
        note(events, Event::Claimed { seat });
        self.end(Finish::Claimed(seat), events);
    }

    /// The marriage counts at once, and play ends before its card can be taken.
    #[inline(always)]
    fn marry_and_claim(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) {
        match self.stage {
            Stage::Lead { announced: Some(_), .. } => {}
            Stage::Lead { announced: None, .. } | Stage::Follow { .. } | Stage::PreDraw { .. } | Stage::Over(_) => {
                self.note_marriage(seat, card.suit(), events);
            }
        }
        self.credit(seat);
        self.claim(seat, events);
    }

    #[inline(always)]
    fn end(&mut self, finish: Finish, events: &mut Events<Event>) {
        self.enter(Stage::Over(finish));
        note(events, Event::Ended);
    }

    #[inline(always)]
    fn note_66(&mut self, seat: Seat) {
        if self.first_to_66.is_none() && self.position.points(seat) >= GOAL {
            self.first_to_66 = Some(seat);
        }
    }

    /// Whether the deal ends because this seat has 66.
    pub(super) fn ends_by_itself(&self, seat: Seat) -> bool {
        match self.rules.ending() {
            Ending::ByClaim => false,
            Ending::ByItself => self.position.points(seat) >= GOAL && self.may_end_it(seat),
        }
    }

    /// Whether a close leaves the seat the right to end the deal.
    pub(super) fn may_end_it(&self, seat: Seat) -> bool {
        !self.is_against_closer(seat) || self.rules.against_closer().may_end()
    }
}

impl<R: RuleSet> Game for Deal<R> {
    const RULES_REV: u32 = R::REVISION;

    type Rules = R;
    type Action = R::Action;
    type Event = Event;
    type View = View<R>;
    type Outcome = R::Outcome;
    type Account = Account<R::Closing>;
    type Score = R::Score;

    fn seats(_: &R) -> RangeInclusive<u8> {
        2..=2
    }

    fn pack(rules: &R) -> Vec<Card> {
        rules.pack().cards()
    }

    #[inline]
    fn deal(rules: &R, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck> {
        if seats != 2 {
            return Err(BadDeck::WrongSeats { seats });
        }
        if dealer.index() >= 2 {
            return Err(BadDeck::NoSuchDealer);
        }
        let pack = rules.pack();
        if deck.len() != pack.size() {
            return Err(BadDeck::WrongSize { expected: pack.size(), found: deck.len() });
        }
        if deck.iter().copied().collect::<CardSet>() != pack.set() {
            return Err(BadDeck::NotThePack);
        }
        let position = Position::deal(dealer, deck, pack, rules.turn_up()).ok_or(BadDeck::NotThePack)?;
        Ok(Self::at(*rules, dealer, position, Stage::Lead { seat: dealer.other(), announced: None }, None))
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.on_turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    #[inline(always)]
    fn list_actions(&self, seat: Seat, legal: &mut ActionList<R::Action>) {
        self.list(seat, legal);
    }

    #[inline(always)]
    fn playable(&self, seat: Seat) -> CardSet {
        if self.on_turn() == Some(seat) { self.playable } else { CardSet::EMPTY }
    }

    #[inline(always)]
    fn action_with(&self, card: Card) -> R::Action {
        card.into()
    }

    #[inline]
    fn is_legal(&self, seat: Seat, action: R::Action) -> Result<(), Illegal> {
        self.judge(seat, action.into()).map_err(Illegal::from)
    }

    /// Always inlined: then no events are copied for a caller that drops them.
    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: R::Action) -> Result<Events<Event>, Illegal> {
        let mut events = Events::new();
        self.act(seat, action, &mut events)?;
        Ok(events)
    }

    fn view(&self, viewer: Option<Seat>) -> View<R> {
        View::of(self, viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<R::Outcome> {
        match self.stage {
            Stage::Over(Finish::Claimed(claimant)) => Some(self.rules.settle(&Count::of(self), claimant)),
            Stage::Over(Finish::PlayedOut(last_winner)) => Some(self.rules.count_out(&Count::of(self), last_winner)),
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::PreDraw { .. } => None,
        }
    }

    fn account(&self) -> Account<R::Closing> {
        Account::of(self)
    }

    /// Tricks and marriages.
    fn card_points(&self) -> Option<Vec<u16>> {
        Some(self.points().map(u16::from).to_vec())
    }

    fn automatic(&self, seat: Seat) -> Option<R::Action> {
        match self.stage {
            Stage::PreDraw { winner } if winner == seat => Move::Draw.try_into().ok(),
            Stage::PreDraw { .. } | Stage::Lead { .. } | Stage::Follow { .. } | Stage::Over(_) => None,
        }
    }

    /// Closing (`rules/santase.md §5` `CloseBeforeDraw`).
    fn worth_holding(&self, seat: Seat) -> bool {
        self.phase() == Phase::PreDraw && self.judge(seat, Move::Close).is_ok()
    }

    fn start(rules: &R, _: u8, first_dealer: Seat) -> R::Score {
        rules.start(first_dealer)
    }

    #[inline]
    fn record(rules: &R, score: &mut R::Score, outcome: &R::Outcome) -> Progress {
        rules.record(score, outcome)
    }
}

impl<R: RuleSet> fmt::Debug for Deal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(&format!("{}::Deal", R::NAME))
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("completed_tricks", &self.position.completed())
            .field("talon", &self.position.talon.size())
            .field("closed", &self.position.closing.is_some())
            .finish_non_exhaustive()
    }
}
