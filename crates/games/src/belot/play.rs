//! The effects of actions: the steps of a deal (`rules/belot.md §5`).
//!
//! The steps from `act` down are always inlined, as in the [marriage family](crate::marriage).

use talon_cards::{Card, Seat};

use super::auction::Progress;
use super::cards::{Order, partner};
use super::deal::{Deal, LAST_PACKET, Stage};
use super::trick::{OpenTrick, Trick};
use super::{Action, BelotRule, Call, Contract, Event, HAND, Kind, SEATS};
use crate::Illegal;
use crate::game::{Events, note};

impl Deal {
    /// Judges the action and does it. The events are written directly into their list, so that callers who drop them pay
    /// nothing.
    #[inline(always)]
    pub(super) fn act(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
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

    /// The decision that is due now, if any, and whose it is.
    #[inline(always)]
    pub(super) fn enter(&mut self, turn: Seat, stage: Stage) {
        self.turn = turn;
        self.stage = stage;
        self.playable = self.playable_by(turn, stage);
    }

    #[inline(always)]
    fn call(&mut self, seat: Seat, call: Call, events: &mut Events<Event>) {
        note(events, Event::Called { seat, call });
        match self.auction.call(call) {
            Progress::Open => self.turn = self.auction.on_turn(),
            Progress::ThrownIn => {
                self.stage = Stage::ThrownIn;
                note(events, Event::ThrownIn);
                note(events, Event::Ended);
            }
            Progress::Final(standing) => self.deal_rest(standing.contract, events),
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
}
