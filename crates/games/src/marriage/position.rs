//! Where every card of a deal is, and the moves that the games of the family share.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::Closed;
use super::order::{Pack, TurnUp, beats, card_points, shown_missing};
use super::talon::Talon;

/// A trick that is complete: two cards on the table, and who took them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The card that was led.
    pub led: Card,
    /// The card that was played to it.
    pub followed: Card,
    /// Who won both cards, and leads next.
    pub winner: Seat,
}

/// A closed talon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// Who closed.
    pub by: Seat,
    /// How many tricks the opponent had at that moment.
    pub opponent_tricks: u8,
}

impl Closed for Closing {
    fn now(by: Seat, opponent_tricks: u8, _: u8) -> Self {
        Self { by, opponent_tricks }
    }

    fn by(&self) -> Seat {
        self.by
    }

    fn opponent_tricks(&self) -> u8 {
        self.opponent_tricks
    }

    fn opponent_points(&self) -> Option<u8> {
        None
    }
}

/// What the players have won so far.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Piles {
    /// Tricks of each seat.
    pub(crate) tricks: [u8; 2],
    /// Card points of each seat's tricks.
    pub(crate) cards: [u8; 2],
    /// Points of each seat's marriages that count.
    pub(crate) marriages: [u8; 2],
    /// Points of each seat's marriages that wait for a trick.
    pub(crate) pending: [u8; 2],
}

/// Where every card is, and what has been won: the state that the whole family shares.
///
/// The cards already played are those that are nowhere else. `Debug` is not implemented, so that
/// no hand can be printed by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position<C> {
    pub(crate) hands: [CardSet; 2],
    pub(crate) talon: Talon,
    pub(crate) trump: Suit,
    pub(crate) piles: Piles,
    /// In the order in which they were announced.
    pub(crate) announced: [Option<(Seat, Suit)>; 4],
    /// Who took the turned card for the lowest trump, and which card that was.
    pub(crate) exchange: Option<(Seat, Card)>,
    pub(crate) closing: Option<C>,
    /// The last complete trick. Who may still look at it is for the view to say.
    pub(crate) last_trick: Option<Trick>,
    /// What each seat has shown it cannot hold, by its replies in the strict phase.
    pub(crate) missing: [CardSet; 2],
}

impl<C: Closed> Position<C> {
    /// Deals the deck in two rounds of packets, first to the dealer's opponent; what is left after the turned card lies face down
    /// across it. `None` if the deck is too small.
    pub(crate) fn deal(dealer: Seat, deck: &[Card], pack: Pack, turn_up: TurnUp) -> Option<Self> {
        let mut hands = [CardSet::EMPTY; 2];
        let mut turned = None;
        let mut rest = deck;
        for packet in pack.packets() {
            for seat in [dealer.other(), dealer] {
                let (dealt, left) = rest.split_at_checked(packet)?;
                hands[seat.index()].extend(dealt.iter().copied());
                rest = left;
            }
            let turns_now = match turn_up {
                TurnUp::BetweenTheRounds => turned.is_none(),
                TurnUp::AfterTheHands => hands[dealer.index()].len() == pack.hand(),
            };
            if turns_now {
                let (card, left) = rest.split_first()?;
                turned = Some(*card);
                rest = left;
            }
        }
        let turned = turned?;
        Some(Self {
            hands,
            talon: Talon::new(rest, turned, false),
            trump: turned.suit(),
            piles: Piles::default(),
            announced: [None; 4],
            exchange: None,
            closing: None,
            last_trick: None,
            missing: [CardSet::EMPTY; 2],
        })
    }

    /// The cards in a seat's hand.
    pub(crate) const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// How many tricks a seat has won.
    pub(crate) const fn tricks(&self, seat: Seat) -> u8 {
        self.piles.tricks[seat.index()]
    }

    /// How many tricks are complete.
    pub(crate) const fn completed(&self) -> u8 {
        self.piles.tricks[0] + self.piles.tricks[1]
    }

    /// A seat's card points, and its marriages that count.
    pub(crate) const fn points(&self, seat: Seat) -> u8 {
        self.piles.cards[seat.index()] + self.piles.marriages[seat.index()]
    }

    /// Whether cards are drawn after the trick.
    pub(crate) const fn is_open(&self) -> bool {
        self.closing.is_none() && self.talon.size() > 0
    }

    /// Whether nobody holds a card.
    pub(crate) const fn is_played_out(&self) -> bool {
        self.hands[0].is_empty() && self.hands[1].is_empty()
    }

    /// Whether the seat holds the king and the queen of the suit.
    pub(crate) const fn has_marriage(&self, seat: Seat, suit: Suit) -> bool {
        marriage(suit).is_subset(self.hand(seat))
    }

    /// Puts the led card on the table.
    #[inline]
    pub(crate) const fn lead(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
    }

    /// Completes the trick; its winner takes both cards, and the points of his marriages that waited for a trick. A nine is worth
    /// `nine`.
    #[inline]
    pub(crate) fn follow(&mut self, leader: Seat, led: Card, followed: Card, nine: u8) -> Trick {
        let follower = leader.other();
        if !self.is_open() {
            let missing = shown_missing(led, followed, self.trump);
            self.missing[follower.index()] = self.missing[follower.index()] | missing;
        }
        self.hands[follower.index()].remove(followed);
        let winner = if beats(followed, led, self.trump) { follower } else { leader };
        self.piles.tricks[winner.index()] += 1;
        self.piles.cards[winner.index()] += card_points(led, nine) + card_points(followed, nine);
        self.credit(winner);
        let trick = Trick { leader, led, followed, winner };
        self.last_trick = Some(trick);
        trick
    }

    /// The next card of the talon goes to the seat.
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Card> {
        let card = self.talon.draw()?;
        self.hands[seat.index()].insert(card);
        Some(card)
    }

    /// The seat puts `low` in the place of the turned card, takes that, and the taken card is
    /// returned.
    pub(crate) const fn exchange(&mut self, seat: Seat, low: Card) -> Card {
        let took = self.talon.exchange(low);
        self.hands[seat.index()].remove(low);
        self.hands[seat.index()].insert(took);
        self.exchange = Some((seat, took));
        took
    }

    /// Nobody draws any more.
    pub(crate) fn close(&mut self, seat: Seat) {
        let opponent = seat.other();
        self.closing = Some(C::now(seat, self.tricks(opponent), self.points(opponent)));
    }

    /// Notes a marriage worth `points`, which wait for a trick until they are [credited](Self::credit).
    pub(crate) fn announce(&mut self, seat: Seat, suit: Suit, points: u8) {
        if let Some(free) = self.announced.iter_mut().find(|place| place.is_none()) {
            *free = Some((seat, suit));
        }
        self.piles.pending[seat.index()] += points;
    }

    /// What waited for a trick counts.
    pub(crate) const fn credit(&mut self, seat: Seat) {
        let pending = std::mem::replace(&mut self.piles.pending[seat.index()], 0);
        self.piles.marriages[seat.index()] += pending;
    }

    /// The marriages so far, in order.
    pub(crate) fn marriages(&self) -> impl Iterator<Item = (Seat, Suit)> {
        self.announced.into_iter().flatten()
    }

    /// The cards that everybody can place in this seat's hand: the taken one after an exchange,
    /// what is left of an announced marriage, the turned card drawn last.
    pub(crate) fn known(&self, seat: Seat) -> CardSet {
        let mut public = CardSet::EMPTY;
        for (_, suit) in self.marriages() {
            public = public | marriage(suit);
        }
        if let Some((_, took)) = self.exchange {
            public.insert(took);
        }
        if self.talon.size() == 0 {
            public.insert(self.talon.turned());
        }
        public & self.hand(seat)
    }
}

/// The king and the queen of the suit.
pub(crate) const fn marriage(suit: Suit) -> CardSet {
    CardSet::only(Card::new(Rank::King, suit)).union(CardSet::only(Card::new(Rank::Queen, suit)))
}

/// What a marriage counts: 40 in trumps, else 20.
pub(crate) const fn marriage_points(suit: Suit, trump: Suit) -> u8 {
    if suit as u8 == trump as u8 { 40 } else { 20 }
}
