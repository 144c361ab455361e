//! Belot behind the trait of all games, [`Game`]: dealing, and what is asked of a deal.

use std::ops::RangeInclusive;

use talon_cards::{Card, CardSet, Seat, SeatSet};

use super::auction::Auction;
use super::cards::{PACK, pack};
use super::deal::{Deal, Stage};
use super::settle::Facts;
use super::{Account, Action, Event, Outcome, Rules, SEATS, Score, View};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress, TakenTrick};

/// The cards that leave the pack together before the auction (`rules/belot.md §4`).
pub const FIRST_PACKETS: [usize; 2] = [3, 2];

impl Game for Deal {
    const RULES_REV: u32 = 1;

    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Account = Account;
    type Score = Score;

    fn seats(_: &Rules) -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    fn pack(_: &Rules) -> Vec<Card> {
        pack()
    }

    #[inline]
    fn deal(rules: &Rules, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck> {
        if seats != SEATS {
            return Err(BadDeck::WrongSeats { seats });
        }
        if dealer.index() >= usize::from(SEATS) {
            return Err(BadDeck::NoSuchDealer);
        }
        if deck.len() != PACK.len() {
            return Err(BadDeck::WrongSize { expected: PACK.len(), found: deck.len() });
        }
        if deck.iter().copied().collect::<CardSet>() != PACK {
            return Err(BadDeck::NotThePack);
        }
        let first = dealer.next(SEATS);
        let mut hands = [CardSet::EMPTY; SEATS as usize];
        let mut left = deck;
        for packet in FIRST_PACKETS {
            for seat in [first, first.next(SEATS), dealer] {
                let (cards, rest) = left.split_at_checked(packet).ok_or(BadDeck::NotThePack)?;
                hands[seat.index()].extend(cards.iter().copied());
                left = rest;
            }
        }
        let stock = left.try_into().map_err(|_| BadDeck::NotThePack)?;
        let mut deal = Self::new(*rules, dealer, Auction::new(first), hands);
        deal.enter(first, Stage::Auction { stock });
        Ok(deal)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.on_turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    #[inline(always)]
    fn list_actions(&self, seat: Seat, legal: &mut ActionList<Action>) {
        self.list(seat, legal);
    }

    #[inline(always)]
    fn playable(&self, seat: Seat) -> CardSet {
        if self.on_turn() == Some(seat) { self.playable } else { CardSet::EMPTY }
    }

    #[inline(always)]
    fn action_with(&self, card: Card) -> Action {
        Action::Play(card)
    }

    #[inline]
    fn is_legal(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(seat, action).map_err(Illegal::from)
    }

    /// Always inlined: then no events are copied for a caller that drops them.
    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: Action) -> Result<Events<Event>, Illegal> {
        let mut events = Events::new();
        self.act(seat, action, &mut events)?;
        Ok(events)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Auction { .. } | Stage::Lead { .. } | Stage::Follow { .. } => None,
            Stage::ThrownIn => Some(Outcome::ThrownIn),
            Stage::Counted { last } => {
                let standing = self.standing()?;
                let belots_of = |seat| self.belots.iter().filter(|by| **by == Some(seat)).count() as u8;
                let mut belots = [0; SEATS as usize];
                for seat in Seat::all(SEATS) {
                    belots[seat.index()] = belots_of(seat);
                }
                let facts = Facts {
                    standing,
                    tricks: self.tricks,
                    cards: self.points,
                    last_trick: last,
                    declared: self.declared,
                    belots,
                };
                Some(facts.settle(&self.rules))
            }
        }
    }

    fn account(&self) -> Account {
        Account::of(self)
    }

    fn last_trick(&self) -> Option<TakenTrick> {
        self.last_trick.map(|trick| TakenTrick { cards: trick.played().collect(), winner: trick.winner })
    }

    /// Before no trump doubles them.
    fn card_points(&self) -> Option<Vec<u16>> {
        Some(self.card_points().to_vec())
    }

    /// Passing, when nothing else can be said.
    fn automatic(&self, seat: Seat) -> Option<Action> {
        match self.stage {
            Stage::Auction { .. } => match self.legal_actions(seat).as_slice() {
                [only] => Some(*only),
                _ => None,
            },
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::ThrownIn | Stage::Counted { .. } => None,
        }
    }

    fn start(rules: &Rules, _: u8, first_dealer: Seat) -> Score {
        Score::start(rules, first_dealer)
    }

    #[inline]
    fn record(rules: &Rules, score: &mut Score, outcome: &Outcome) -> Progress {
        score.record(rules, outcome)
    }
}
