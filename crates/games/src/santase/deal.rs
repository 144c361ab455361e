//! The state machine of one deal (`rules/santase.md §5`).

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Rank, Seat, SeatSet, Suit};

use super::{Action, ClaimMode, CloseBeforeDraw, Event, GOAL, Outcome, Rules, Score, View, marriage_points};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress};
use crate::marriage::{self, Position};

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

/// One deal of Santase: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub(super) rules: Rules,
    pub(super) dealer: Seat,
    pub(super) position: Position,
    pub(super) stage: Stage,
    /// Who first had 66 points; nobody sees it (§12 C).
    pub(super) first_to_66: Option<Seat>,
}

/// Whose decision is due, and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// On lead; `announced` is the marriage announced in this lead.
    Lead {
        seat: Seat,
        announced: Option<Suit>,
    },
    /// `led` lies on the table; the leader's opponent follows.
    Follow {
        leader: Seat,
        led: Card,
    },
    /// The winner of the trick draws, closes or claims.
    PreDraw {
        winner: Seat,
    },
    Over(Outcome),
}

impl Deal {
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
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Lead { seat, .. } => Some(seat),
            Stage::Follow { leader, .. } => Some(leader.other()),
            Stage::PreDraw { winner } => Some(winner),
            Stage::Over(_) => None,
        }
    }

    /// The points that each seat has now, marriages included: for referees and exact players, who
    /// need what a view may hide. Without any last-trick bonus.
    #[must_use]
    pub const fn points(&self) -> [u8; 2] {
        [self.position.points(Seat::FIRST), self.position.points(Seat::SECOND)]
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The nine of trumps.
    pub(super) const fn nine(&self) -> Card {
        Card::new(Rank::Nine, self.position.trump)
    }

    fn play(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) {
        events.push(Event::Played { seat, card });
        match self.stage {
            Stage::Follow { leader, led } => self.resolve(leader, led, card, events),
            Stage::Lead { .. } | Stage::PreDraw { .. } | Stage::Over(_) => {
                self.position.lead(seat, card);
                self.stage = Stage::Follow { leader: seat, led: card };
            }
        }
    }

    fn resolve(&mut self, leader: Seat, led: Card, followed: Card, events: &mut Events<Event>) {
        let nine = self.rules.nine_value.points();
        let winner = self.position.follow(leader, led, followed, nine).winner;
        events.push(Event::TrickWon { seat: winner, cards: [led, followed] });
        self.note_66(winner);
        if self.position.is_played_out() {
            self.end(self.count_out(winner), events);
        } else if self.ends_by_itself(winner) {
            self.end(self.settle_claim(winner), events);
        } else if !self.position.is_open() {
            self.stage = Stage::Lead { seat: winner, announced: None };
        } else {
            match self.rules.close_before_draw {
                CloseBeforeDraw::On => self.stage = Stage::PreDraw { winner },
                CloseBeforeDraw::Off => self.draw(winner, events),
            }
        }
    }

    fn draw(&mut self, winner: Seat, events: &mut Events<Event>) {
        for seat in [winner, winner.other()] {
            let card = self.position.draw(seat);
            events.push(Event::Drew { seat, card });
        }
        self.stage = Stage::Lead { seat: winner, announced: None };
    }

    fn exchange(&mut self, seat: Seat, events: &mut Events<Event>) {
        let gave = self.nine();
        let took = self.position.exchange(seat, gave);
        events.push(Event::Exchanged { seat, gave, took });
    }

    fn close(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.position.close(seat);
        events.push(Event::Closed { seat });
        self.stage = Stage::Lead { seat, announced: None };
    }

    fn announce(&mut self, seat: Seat, suit: Suit, events: &mut Events<Event>) {
        let points = marriage_points(suit, self.position.trump);
        self.position.announce(seat, suit, points);
        events.push(Event::Announced { seat, suit, points });
        self.note_66(seat);
        self.stage = Stage::Lead { seat, announced: Some(suit) };
        if self.ends_by_itself(seat) {
            self.end(self.settle_claim(seat), events);
        }
    }

    fn end(&mut self, outcome: Outcome, events: &mut Events<Event>) {
        self.stage = Stage::Over(outcome);
        events.push(Event::Ended);
    }

    fn note_66(&mut self, seat: Seat) {
        if self.first_to_66.is_none() && self.position.points(seat) >= GOAL {
            self.first_to_66 = Some(seat);
        }
    }

    /// Whether the deal ends because this seat, on lead, has 66 (§14 `claim-mode`).
    fn ends_by_itself(&self, seat: Seat) -> bool {
        match self.rules.claim_mode {
            ClaimMode::Manual => false,
            ClaimMode::Auto => self.position.points(seat) >= GOAL,
        }
    }
}

impl Game for Deal {
    const RULES_REV: u32 = 1;

    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Score = Score;

    fn seats(_: &Rules) -> RangeInclusive<u8> {
        2..=2
    }

    fn pack(_: &Rules) -> Vec<Card> {
        marriage::pack()
    }

    fn deal(rules: &Rules, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck> {
        if seats != 2 {
            return Err(BadDeck::WrongSeats { seats });
        }
        if dealer.index() >= 2 {
            return Err(BadDeck::NoSuchDealer);
        }
        let pack: CardSet = marriage::pack().into_iter().collect();
        if deck.len() != pack.len() {
            return Err(BadDeck::WrongSize { expected: pack.len(), found: deck.len() });
        }
        if deck.iter().copied().collect::<CardSet>() != pack {
            return Err(BadDeck::NotThePack);
        }
        let position = Position::deal(dealer, deck).ok_or(BadDeck::NotThePack)?;
        Ok(Self {
            rules: *rules,
            dealer,
            position,
            stage: Stage::Lead { seat: dealer.other(), announced: None },
            first_to_66: None,
        })
    }

    fn to_act(&self) -> SeatSet {
        self.on_turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat) -> ActionList<Action> {
        self.generate(seat)
    }

    fn is_legal(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(seat, action).map_err(Illegal::from)
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Events<Event>, Illegal> {
        self.is_legal(seat, action)?;
        let mut events = Events::new();
        match action {
            Action::Play(card) => self.play(seat, card, &mut events),
            Action::Draw => self.draw(seat, &mut events),
            Action::Exchange => self.exchange(seat, &mut events),
            Action::Close => self.close(seat, &mut events),
            Action::Announce(suit) => self.announce(seat, suit, &mut events),
            Action::Claim => {
                events.push(Event::Claimed { seat });
                self.end(self.settle_claim(seat), &mut events);
            }
        }
        Ok(events)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::PreDraw { .. } => None,
        }
    }

    fn automatic(&self, seat: Seat) -> Option<Action> {
        match self.stage {
            Stage::PreDraw { winner } if winner == seat => Some(Action::Draw),
            Stage::PreDraw { .. } | Stage::Lead { .. } | Stage::Follow { .. } | Stage::Over(_) => None,
        }
    }

    fn start(rules: &Rules, _: u8, first_dealer: Seat) -> Score {
        Score::start(rules, first_dealer)
    }

    fn record(rules: &Rules, score: &mut Score, outcome: &Outcome) -> Progress {
        score.record(rules, outcome)
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("santase::Deal")
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("completed_tricks", &self.position.completed())
            .field("talon", &self.position.talon.size())
            .field("closed", &self.position.closing.is_some())
            .finish_non_exhaustive()
    }
}
