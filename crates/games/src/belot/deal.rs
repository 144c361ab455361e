//! The state machine of one deal (`rules/belot.md §5`).
//!
//! The steps from `list_actions` and `apply` down are always inlined, as in the [marriage family](crate::marriage).

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, SeatSet, Suit};

use super::auction::{self, Auction};
use super::cards::{Order, PACK, pack, pairs, partner};
use super::settle::Facts;
use super::trick::{OpenTrick, Trick};
use super::{
    Account, Action, BelotRule, Call, Contract, Declared, Event, HAND, Kind, Outcome, PerSeat, Rules, SEATS, Score,
    Standing, View,
};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress, note};

/// The cards that leave the pack together: three and two before the auction, three after it (§4).
const FIRST_PACKETS: [usize; 2] = [3, 2];
pub(super) const LAST_PACKET: usize = 3;

/// The cards left for after the auction.
pub(super) const STOCK: usize = LAST_PACKET * SEATS as usize;

/// Where in the deal we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Five cards each; the players bid.
    Auction,
    /// A player is on lead.
    Lead,
    /// One or two cards are on the table.
    Follow,
    /// The deal is over.
    Over,
}

/// One deal of Belot: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub(super) rules: Rules,
    pub(super) dealer: Seat,
    pub(super) auction: Auction,
    pub(super) stage: Stage,
    /// Whose decision is due, while somebody's is.
    pub(super) turn: Seat,
    /// The cards that the seat on turn may play: computed once, for the list of actions and for judging a single one.
    pub(super) playable: CardSet,
    pub(super) hands: PerSeat<CardSet>,
    pub(super) tricks: PerSeat<u8>,
    /// The points of the cards in each seat's tricks.
    pub(super) points: PerSeat<u8>,
    pub(super) declared: PerSeat<Declared>,
    /// Who said belot in each suit.
    pub(super) belots: [Option<Seat>; Suit::ALL.len()],
    pub(super) last_trick: Option<Trick>,
    /// What each seat has shown it cannot hold.
    pub(super) missing: PerSeat<CardSet>,
}

/// The decision that is due, with its data. Every step reads the tag: an explicit tag is faster than one that the compiler
/// stores in unused values of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Stage {
    /// The auction is open.
    Auction {
        /// What is dealt after it, in dealing order.
        stock: [Card; STOCK],
    },
    /// The next trick is to be led.
    Lead { contract: Contract },
    /// A trick is under way.
    Follow { contract: Contract, trick: OpenTrick },
    /// All have passed.
    ThrownIn,
    /// All eight tricks are played; the seat took the last.
    Counted { last: Seat },
}

impl Deal {
    /// A deal with these hands and nothing played; [`Deal::enter`] sets the decision that is due.
    pub(super) const fn new(rules: Rules, dealer: Seat, auction: Auction, hands: PerSeat<CardSet>) -> Self {
        Self {
            rules,
            dealer,
            auction,
            stage: Stage::ThrownIn,
            turn: dealer,
            playable: CardSet::EMPTY,
            hands,
            tricks: [0; SEATS as usize],
            points: [0; SEATS as usize],
            declared: [Declared::NONE; SEATS as usize],
            belots: [None; Suit::ALL.len()],
            last_trick: None,
            missing: [CardSet::EMPTY; SEATS as usize],
        }
    }

    /// The decision that is due now, if any, and whose it is.
    #[inline(always)]
    pub(super) fn enter(&mut self, turn: Seat, stage: Stage) {
        self.turn = turn;
        self.stage = stage;
        self.playable = self.playable_by(turn, stage);
    }

    /// Where in the deal we are.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Auction { .. } => Phase::Auction,
            Stage::Lead { .. } => Phase::Lead,
            Stage::Follow { .. } => Phase::Follow,
            Stage::ThrownIn | Stage::Counted { .. } => Phase::Over,
        }
    }

    /// The seat on turn; nobody when the deal is over.
    #[must_use]
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Auction { .. } | Stage::Lead { .. } | Stage::Follow { .. } => Some(self.turn),
            Stage::ThrownIn | Stage::Counted { .. } => None,
        }
    }

    /// The points of the cards that each seat has taken, before no trump doubles them: for referees and exact players,
    /// who need what a view hides.
    #[must_use]
    pub fn card_points(&self) -> [u16; SEATS as usize] {
        self.points.map(u16::from)
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The contract that stands or is played.
    pub(super) const fn standing(&self) -> Option<Standing> {
        self.auction.standing()
    }

    /// How many tricks are complete.
    #[inline]
    pub(super) fn completed(&self) -> u8 {
        self.tricks.iter().sum()
    }

    /// The cards that everybody knows to be in this seat's hand: the other cards of its belots.
    pub(super) fn known(&self, seat: Seat) -> CardSet {
        let mut known = CardSet::EMPTY;
        for (suit, by) in Suit::ALL.iter().copied().zip(self.belots) {
            if by == Some(seat) {
                known = known | super::cards::pair(suit);
            }
        }
        known & self.hands[seat.index()]
    }

    #[inline(always)]
    fn call(&mut self, seat: Seat, call: Call, events: &mut Events<Event>) {
        note(events, Event::Called { seat, call });
        match self.auction.call(call) {
            auction::Progress::Open => self.turn = self.auction.on_turn(),
            auction::Progress::ThrownIn => {
                self.stage = Stage::ThrownIn;
                note(events, Event::ThrownIn);
                note(events, Event::Ended);
            }
            auction::Progress::Final(standing) => self.deal_rest(standing.contract, events),
        }
    }

    /// The last three cards each (§4), then the dealer's neighbour leads (§7).
    #[inline(always)]
    fn deal_rest(&mut self, contract: Contract, events: &mut Events<Event>) {
        let mut seat = self.dealer.next(SEATS);
        let Stage::Auction { stock } = self.stage else {
            return;
        };
        for packet in stock.as_chunks::<LAST_PACKET>().0 {
            self.hands[seat.index()].extend(packet.iter().copied());
            note(events, Event::Drew { seat, cards: Some(*packet) });
            seat = seat.next(SEATS);
        }
        self.enter(seat, Stage::Lead { contract });
    }

    #[inline(always)]
    fn declare(&mut self, seat: Seat, kind: Kind, events: &mut Events<Event>) {
        let index = seat.index();
        if let Some(combination) = self.declared[index].open_of(self.hands[index], kind, self.rules.carre_rest) {
            self.declared[index].insert(combination);
            note(events, Event::Declared { seat, kind });
        }
    }

    #[inline(always)]
    fn play(&mut self, seat: Seat, card: Card, belot: bool, events: &mut Events<Event>) {
        note(events, Event::Played { seat, card });
        if belot {
            self.belots[card.suit().index()] = Some(seat);
            note(events, Event::Belot { seat, suit: card.suit() });
        }
        self.note_silence(seat, card, belot);
        self.hands[seat.index()].remove(card);
        match self.stage {
            Stage::Lead { contract } => {
                self.enter(seat.next(SEATS), Stage::Follow { contract, trick: OpenTrick::led(seat, card) });
            }
            Stage::Follow { contract, mut trick } => {
                let missing = trick.duties(contract, self.rules.undertrump).shown_missing(card);
                self.missing[seat.index()] = self.missing[seat.index()] | missing;
                match trick.follow(seat, card, contract) {
                    None => self.enter(seat.next(SEATS), Stage::Follow { contract, trick }),
                    Some(complete) => self.take(complete, contract, events),
                }
            }
            Stage::Auction { .. } | Stage::ThrownIn | Stage::Counted { .. } => {}
        }
    }

    #[inline(always)]
    fn take(&mut self, trick: Trick, contract: Contract, events: &mut Events<Event>) {
        let index = trick.winner.index();
        let worth = &Order::of(contract).points;
        self.tricks[index] += 1;
        self.points[index] += trick.cards.map(|card| worth.of(card)).iter().sum::<u8>();
        self.last_trick = Some(trick);
        note(events, Event::TrickWon { seat: trick.winner, cards: trick.cards });
        if usize::from(self.completed()) == HAND {
            self.count(trick.winner, events);
        } else {
            self.enter(trick.winner, Stage::Lead { contract });
        }
    }

    /// All cards are played: the declarations are disclosed.
    #[inline(always)]
    fn count(&mut self, last: Seat, events: &mut Events<Event>) {
        self.enter(last, Stage::Counted { last });
        for (seat, declared) in Seat::all(SEATS).zip(self.declared) {
            if !declared.is_empty() {
                note(events, Event::Disclosed { seat, declared });
            }
        }
        note(events, Event::Ended);
    }

    /// If belots are announced automatically, a king or queen played without one shows that the player does not hold the
    /// other.
    #[inline]
    fn note_silence(&mut self, seat: Seat, card: Card, belot: bool) {
        if belot || self.rules.belot == BelotRule::Asked {
            return;
        }
        if let Some(other) = partner(card).filter(|_| self.belot_suits().contains(card)) {
            self.missing[seat.index()].insert(other);
        }
    }

    /// The suits in which belot can be said now (§8). In a trump contract every trump that is played either follows suit or trumps.
    /// At all trumps a card may be thrown off, so belot can be said in the led suit only.
    #[inline]
    fn belot_suits(&self) -> CardSet {
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

    /// Judges the action and does it. The events are written directly into their list, so that callers who drop them pay
    /// nothing.
    #[inline(always)]
    fn act(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        self.judge(seat, action)?;
        match action {
            Action::Call(call) => self.call(seat, call, events),
            Action::Declare(kind) => self.declare(seat, kind, events),
            Action::Play(card) => {
                let belot = match self.rules.belot {
                    BelotRule::Asked => false,
                    BelotRule::Automatic => self.belots_in(seat).contains(card),
                };
                self.play(seat, card, belot, events);
            }
            Action::Belot(card) => self.play(seat, card, true, events),
        }
        Ok(())
    }
}

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

    /// Passing, when nothing else can be said.
    /// Before no trump doubles them.
    fn card_points(&self) -> Option<Vec<u16>> {
        Some(self.card_points().to_vec())
    }

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

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("belot::Deal")
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("standing", &self.standing())
            .field("completed_tricks", &self.completed())
            .finish_non_exhaustive()
    }
}
