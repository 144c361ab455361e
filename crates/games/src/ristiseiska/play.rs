//! The effects of actions: the steps of a round (`rules/ristiseiska.md §5`).

use talon_cards::{Card, CardSet, Rank, Seat};

use super::deal::{Deal, LastTurn, Stage};
use super::legality::Step;
use super::{Action, Bonus, Ending, Event, FEWEST_TO_GIVE, FirstRoundFree, LastCardGift, Stuck};
use crate::Illegal;
use crate::game::{Events, note};

impl Deal {
    /// Judges the action and does it. The events are written directly into their list, so that callers who drop them pay
    /// nothing.
    #[inline(always)]
    pub(super) fn act(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        let step = self.judge(seat, action)?;
        let done = match step {
            Step::Play(card) => self.play(seat, card, events),
            Step::Give { card, to } => self.give(seat, to, card, events),
            Step::EndTurn => {
                note(events, Event::TurnEnded { seat });
                Some(seat)
            }
        };
        if let Some(seat) = done {
            self.begin(seat.next(self.seats), events);
        }
        Ok(())
    }

    /// Returns the seat if its turn is over with this card; none if the turn goes on or the round ends.
    #[inline(always)]
    fn play(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) -> Option<Seat> {
        self.hands[seat.index()].remove(card);
        self.grid.lay(card, self.rules.five_needs_eight);
        self.idle = 0;
        self.note_played(seat, card);
        note(events, Event::Played { seat, card });
        if self.hand(seat).is_empty() {
            self.end(seat, Ending::PlayedOut, events);
            None
        } else if self.earns_bonus(card) && !self.fitting(seat).is_empty() {
            self.stage = Stage::Bonus { seat };
            None
        } else {
            Some(seat)
        }
    }

    /// As [`Deal::play`].
    #[inline(always)]
    fn give(&mut self, giver: Seat, to: Seat, card: Card, events: &mut Events<Event>) -> Option<Seat> {
        self.hands[giver.index()].remove(card);
        self.hands[to.index()].insert(card);
        self.idle = self.idle.saturating_add(1);
        self.last[to.index()] = Some(LastTurn::Given { from: giver, card: Some(card) });
        note(events, Event::Given { from: giver, to, card: Some(card) });
        if self.hand(giver).is_empty() {
            self.end(giver, Ending::GaveLast, events);
            None
        } else {
            Some(to)
        }
    }

    /// The turn comes to the seat, and passes on while the seat on turn is stuck and nobody has to give. This ends: some card
    /// always fits the grid, and somebody holds it.
    #[inline(always)]
    pub(super) fn begin(&mut self, first: Seat, events: &mut Events<Event>) {
        let mut seat = first;
        loop {
            self.turns = self.turns.saturating_add(1);
            if !self.fitting(seat).is_empty() {
                self.stage = Stage::Turn { seat };
                return;
            }
            if let Some(giver) = self.stuck(seat, events) {
                self.stage = Stage::Give { giver, to: seat };
                return;
            }
            self.idle = self.idle.saturating_add(1);
            self.last[seat.index()] = Some(LastTurn::Stuck);
            seat = seat.next(self.seats);
        }
    }

    /// The seat is stuck; who must give it a card, if anybody.
    #[inline(always)]
    fn stuck(&mut self, seat: Seat, events: &mut Events<Event>) -> Option<Seat> {
        let free = match self.rules.first_round_free {
            FirstRoundFree::Off => false,
            FirstRoundFree::On => self.turns <= self.seats,
        };
        if free {
            note(events, Event::Stuck { seat, giver: None });
            return None;
        }
        match self.rules.stuck {
            Stuck::Cards => {
                let giver = self.giver_for(seat);
                note(events, Event::Stuck { seat, giver });
                giver
            }
            Stuck::Token => {
                note(events, Event::TokenTaken { seat, from: self.token });
                self.token = Some(seat);
                None
            }
        }
    }

    /// Who gives to a player who is stuck (§8, §9).
    fn giver_for(&self, seat: Seat) -> Option<Seat> {
        let right = seat.previous(self.seats);
        match self.rules.last_card_gift {
            LastCardGift::Wins => Some(right),
            LastCardGift::Skip => std::iter::successors(Some(right), |giver| Some(giver.previous(self.seats)))
                .take_while(|giver| *giver != seat)
                .find(|giver| self.hand(*giver).len() >= usize::from(FEWEST_TO_GIVE)),
        }
    }

    /// Whether the player of this card may play another (§7, §13 `bonus`).
    const fn earns_bonus(&self, card: Card) -> bool {
        let last_of_its_pile = matches!(card.rank(), Rank::Ace | Rank::King);
        match (self.rules.bonus, self.stage) {
            (Bonus::Chain, _) => last_of_its_pile,
            (Bonus::Once, Stage::Turn { .. }) => last_of_its_pile,
            (Bonus::Once, Stage::Bonus { .. } | Stage::Give { .. } | Stage::Over { .. }) | (Bonus::Off, _) => false,
        }
    }

    #[inline(always)]
    fn note_played(&mut self, seat: Seat, card: Card) {
        let before = match (self.stage, self.last[seat.index()]) {
            (Stage::Bonus { .. }, Some(LastTurn::Played { cards })) => cards,
            (Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Give { .. } | Stage::Over { .. }, _) => CardSet::EMPTY,
        };
        self.last[seat.index()] = Some(LastTurn::Played { cards: before | CardSet::only(card) });
    }

    #[inline(always)]
    fn end(&mut self, winner: Seat, ending: Ending, events: &mut Events<Event>) {
        self.stage = Stage::Over { winner, ending };
        note(events, Event::Ended);
    }
}
