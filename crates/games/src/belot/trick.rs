//! The cards on the table, and what may be played to them (`rules/belot.md §7`).

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat};

use super::cards::{Order, beats};
use super::{Contract, SEATS, Undertrump};
use crate::Rule;
use crate::duties::Duties;

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
    leader: Seat,
    led: Card,
    second: Option<Card>,
    /// Who wins if no other card comes, and with which.
    ahead: Seat,
    best: Card,
}

impl OpenTrick {
    /// The trick that the leader opens with this card.
    #[inline]
    pub(super) const fn led(leader: Seat, card: Card) -> Self {
        Self { leader, led: card, second: None, ahead: leader, best: card }
    }

    /// The next seat plays the card: the whole trick, if it is the third.
    #[inline]
    pub(super) const fn follow(&mut self, seat: Seat, card: Card, contract: Contract) -> Option<Trick> {
        if beats(card, self.best, contract) {
            self.ahead = seat;
            self.best = card;
        }
        match self.second {
            None => {
                self.second = Some(card);
                None
            }
            Some(second) => Some(Trick { leader: self.leader, cards: [self.led, second, card], winner: self.ahead }),
        }
    }

    /// The card that was led.
    #[inline]
    pub(super) const fn led_card(&self) -> Card {
        self.led
    }

    /// The cards with their players, in the order of play.
    pub(super) fn cards(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let second = self.second.map(|card| (self.leader.next(SEATS), card));
        std::iter::once((self.leader, self.led)).chain(second)
    }

    /// What the seat on turn must play (§7.2): a higher card where the led suit ranks as trumps; else the led suit; else a trump
    /// that beats the best card; else, if the option says so, any trump.
    #[inline]
    pub(super) const fn duties(&self, contract: Contract, undertrump: Undertrump) -> Duties<4> {
        let order = Order::of(contract);
        let (suit, beaters) = (CardSet::suit_of(self.led), order.beaters.of(self.best));
        let any_trump = match undertrump {
            Undertrump::Forced => order.trumps,
            Undertrump::Free => CardSet::EMPTY,
        };
        Duties([
            beaters.intersection(suit).intersection(order.rising),
            suit,
            beaters.intersection(order.trumps),
            any_trump,
        ])
    }
}

/// The duty that a card of the hand breaks if it is not among the [duties](OpenTrick::duties).
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
