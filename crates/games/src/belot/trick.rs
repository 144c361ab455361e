//! The cards on the table, and what may be played to them (`rules/belot.md §7`).

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat};

use super::cards::{beats, higher};
use super::{Contract, SEATS, Undertrump};
use crate::Rule;

/// A trick that is complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The three cards, in the order in which they were played.
    pub cards: [Card; 3],
    /// Who won them, and leads next.
    pub winner: Seat,
}

impl Trick {
    /// The cards with their players, in the order of play.
    pub fn played(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let [second, third] = [self.leader.next(SEATS), self.leader.next(SEATS).next(SEATS)];
        [self.leader, second, third].into_iter().zip(self.cards)
    }
}

/// A trick with one or two cards on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct OpenTrick {
    pub(super) leader: Seat,
    pub(super) led: Card,
    pub(super) second: Option<Card>,
}

impl OpenTrick {
    /// Whose card is awaited.
    pub(super) const fn on_turn(&self) -> Seat {
        let second = self.leader.next(SEATS);
        match self.second {
            None => second,
            Some(_) => second.next(SEATS),
        }
    }

    /// The cards with their players, in the order of play.
    pub(super) fn cards(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let second = self.second.map(|card| (self.leader.next(SEATS), card));
        std::iter::once((self.leader, self.led)).chain(second)
    }

    /// The card that would win if no other came, and whose it is.
    #[inline]
    pub(super) fn best(&self, contract: Contract) -> (Seat, Card) {
        match self.second {
            Some(second) if beats(second, self.led, contract) => (self.leader.next(SEATS), second),
            Some(_) | None => (self.leader, self.led),
        }
    }

    /// What the seat on turn must play.
    #[inline]
    pub(super) fn duties(&self, contract: Contract, undertrump: Undertrump) -> Duties {
        let suit = CardSet::all_of(self.led.suit());
        let (_, best) = self.best(contract);
        match contract.trump() {
            None if contract == Contract::NoTrump => Duties([suit, CardSet::EMPTY, CardSet::EMPTY]),
            None => Duties([higher(best, contract), suit, CardSet::EMPTY]),
            Some(trump) if trump == self.led.suit() => Duties([higher(best, contract), suit, CardSet::EMPTY]),
            Some(trump) if trump == best.suit() => {
                let lower = match undertrump {
                    Undertrump::Forced => CardSet::all_of(trump),
                    Undertrump::Free => CardSet::EMPTY,
                };
                Duties([suit, higher(best, contract), lower])
            }
            Some(trump) => Duties([suit, CardSet::all_of(trump), CardSet::EMPTY]),
        }
    }
}

/// What a follower must play: a card of the first of these sets of which he holds one, or else any card.
#[derive(Clone, Copy)]
pub(super) struct Duties([CardSet; 3]);

impl Duties {
    /// The cards of the hand that may be played.
    #[inline]
    pub(super) fn playable(&self, hand: CardSet) -> CardSet {
        self.0.into_iter().map(|wanted| wanted & hand).find(|cards| !cards.is_empty()).unwrap_or(hand)
    }

    /// What playing this card shows: the cards that its player certainly does not hold.
    #[inline]
    pub(super) fn shown_missing(&self, card: Card) -> CardSet {
        let mut missing = CardSet::EMPTY;
        for wanted in self.0 {
            if wanted.contains(card) {
                break;
            }
            missing = missing | wanted;
        }
        missing
    }

    /// The duty that a card of the hand breaks which is not [playable](Self::playable).
    pub(super) fn refusal(hand: CardSet, led: Card, card: Card, contract: Contract) -> Rule {
        if card.suit() == led.suit() {
            Rule::MustBeat
        } else if !hand.of_suit(led.suit()).is_empty() {
            Rule::MustFollow
        } else if contract.trump() == Some(card.suit()) {
            Rule::MustOvertrump
        } else {
            Rule::MustTrump
        }
    }
}
