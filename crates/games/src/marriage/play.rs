//! The effects of moves: the steps of a deal, for every game of the family.
//!
//! The steps from `list_actions` and `apply` down are always inlined. Then a search or a measurement that drops the events never
//! writes them, and the compiler's decision does not depend on the calling crate.

use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::deal::{Deal, Finish, Stage};
use super::position::marriage_points;
use super::{Credit, DrawWindow, Ending, Event, GOAL, MarriageBy, Move, Position, RuleSet};
use crate::Illegal;
use crate::game::{Events, note};

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

    /// Judges the action and does it. The events are written directly into their list, so that callers who drop them pay
    /// nothing.
    #[inline(always)]
    pub(super) fn act(&mut self, seat: Seat, action: R::Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        let made = action.into();
        self.judge(seat, made)?;
        self.position.drawn[seat.of_two()] = None;
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
}
