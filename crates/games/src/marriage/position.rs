//! Where every card of a deal is, and the moves that the games of the family share.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::order::{Pack, TurnUp, beats, card_points, duties, married_kings};
use super::talon::Talon;
use super::{Closed, MARRIAGE, TRUMP_MARRIAGE};

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

impl Trick {
    /// The cards with their players, in the order of play.
    #[must_use]
    pub const fn played(&self) -> [(Seat, Card); 2] {
        [(self.leader, self.led), (self.leader.other(), self.followed)]
    }
}

/// What a player has won so far.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pile {
    /// The number of tricks.
    pub(crate) tricks: u8,
    /// The points of their cards.
    pub(crate) cards: u8,
    /// The points of the marriages that count.
    pub(crate) marriages: u8,
    /// The points of the marriages that wait for a trick.
    pub(crate) pending: u8,
}

impl Pile {
    /// The points that waited for a trick now count.
    #[inline]
    const fn credit(&mut self) {
        self.marriages += self.pending;
        self.pending = 0;
    }
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
    pub(crate) piles: [Pile; 2],
    /// In the order in which they were announced.
    pub(crate) announced: [Option<(Seat, Suit)>; 4],
    /// Who took the turned card for the lowest trump, and which card that was.
    pub(crate) exchange: Option<(Seat, Card)>,
    pub(crate) closing: Option<C>,
    /// The last complete trick.
    pub(crate) last_trick: Option<Trick>,
    /// The card that each seat drew last, until it acts again. Only that seat may know it.
    pub(crate) drawn: [Option<Card>; 2],
    /// What each seat has shown it cannot hold, by its replies in the strict phase.
    pub(crate) missing: [CardSet; 2],
}

impl<C: Closed> Position<C> {
    /// Deals the deck in two rounds of packets, first to the dealer's opponent; what is left after the turned card lies face down
    /// across it. `None` if the deck is too small.
    #[inline]
    pub(crate) fn deal(dealer: Seat, deck: &[Card], pack: Pack, turn_up: TurnUp) -> Option<Self> {
        let mut rest = deck;
        let mut hands = [CardSet::EMPTY; 2];
        let [first, second] = pack.packets();
        deal_round(&mut hands, dealer, first, &mut rest)?;
        let turned = match turn_up {
            TurnUp::BetweenTheRounds => {
                let turned = rest.split_off_first()?;
                deal_round(&mut hands, dealer, second, &mut rest)?;
                turned
            }
            TurnUp::AfterTheHands => {
                deal_round(&mut hands, dealer, second, &mut rest)?;
                rest.split_off_first()?
            }
        };
        Some(Self {
            hands,
            talon: Talon::new(rest, *turned, false),
            trump: turned.suit(),
            piles: [Pile::default(); 2],
            announced: [None; 4],
            exchange: None,
            closing: None,
            last_trick: None,
            drawn: [None; 2],
            missing: [CardSet::EMPTY; 2],
        })
    }

    /// The cards in a seat's hand.
    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.of_two()]
    }

    /// How many tricks a seat has won.
    #[inline]
    pub(crate) const fn tricks(&self, seat: Seat) -> u8 {
        self.piles[seat.of_two()].tricks
    }

    /// How many tricks are complete.
    #[inline]
    pub(crate) const fn completed(&self) -> u8 {
        self.piles[0].tricks + self.piles[1].tricks
    }

    /// A seat's card points, and its marriages that count.
    #[inline]
    pub(crate) const fn points(&self, seat: Seat) -> u8 {
        let pile = &self.piles[seat.of_two()];
        pile.cards + pile.marriages
    }

    /// Whether cards are drawn after the trick.
    #[inline]
    pub(crate) const fn is_open(&self) -> bool {
        self.closing.is_none() & (self.talon.size() > 0)
    }

    /// Whether nobody holds a card.
    #[inline]
    pub(crate) const fn is_played_out(&self) -> bool {
        self.hands[0].is_empty() && self.hands[1].is_empty()
    }

    /// The kings of the marriages that the seat holds.
    #[inline]
    pub(crate) const fn married_kings(&self, seat: Seat) -> CardSet {
        married_kings(self.hand(seat))
    }

    /// Whether the seat holds the king and the queen of the suit.
    #[inline]
    pub(crate) const fn has_marriage(&self, seat: Seat, suit: Suit) -> bool {
        marriage(suit).is_subset(self.hand(seat))
    }

    /// Puts the led card on the table.
    #[inline]
    pub(crate) const fn lead(&mut self, seat: Seat, card: Card) {
        self.hands[seat.of_two()].remove(card);
    }

    /// Completes the trick; its winner takes both cards, and the points of his marriages that waited for a trick. A nine is worth
    /// `nine`.
    #[inline(always)]
    pub(crate) fn follow(&mut self, leader: Seat, led: Card, followed: Card, nine: u8) -> Trick {
        let follower = leader.other();
        if !self.is_open() {
            let missing = duties(led, self.trump).shown_missing(followed);
            self.missing[follower.of_two()] = self.missing[follower.of_two()] | missing;
        }
        self.hands[follower.of_two()].remove(followed);
        let winner = if beats(followed, led, self.trump) { follower } else { leader };
        let pile = &mut self.piles[winner.of_two()];
        pile.tricks += 1;
        pile.cards += card_points(led, nine) + card_points(followed, nine);
        pile.credit();
        let trick = Trick { leader, led, followed, winner };
        self.last_trick = Some(trick);
        trick
    }

    /// The next card of the talon goes to the seat.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Card> {
        let card = self.talon.draw()?;
        self.hands[seat.of_two()].insert(card);
        self.drawn[seat.of_two()] = Some(card);
        Some(card)
    }

    /// The seat replaces the turned card by `low` and takes it; returns the taken card.
    pub(crate) const fn exchange(&mut self, seat: Seat, low: Card) -> Card {
        let took = self.talon.exchange(low);
        self.hands[seat.of_two()].remove(low);
        self.hands[seat.of_two()].insert(took);
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
        self.piles[seat.of_two()].pending += points;
    }

    /// The points that waited for a trick now count.
    #[inline]
    pub(crate) const fn credit(&mut self, seat: Seat) {
        self.piles[seat.of_two()].credit();
    }

    /// The marriages so far, in order.
    pub(crate) fn marriages(&self) -> impl Iterator<Item = (Seat, Suit)> {
        self.announced.into_iter().flatten()
    }

    /// The cards that everybody knows to be in this seat's hand: the one taken in an exchange, the rest of an announced
    /// marriage, the turned card drawn last.
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

/// A packet of the deck to each player, first to the dealer's opponent. `None` if the deck is too small.
#[inline]
fn deal_round(hands: &mut [CardSet; 2], dealer: Seat, packet: usize, deck: &mut &[Card]) -> Option<()> {
    for seat in [dealer.other(), dealer] {
        let (dealt, rest) = deck.split_at_checked(packet)?;
        hands[seat.of_two()].extend(dealt.iter().copied());
        *deck = rest;
    }
    Some(())
}

/// The king and the queen of the suit.
#[inline]
pub(crate) const fn marriage(suit: Suit) -> CardSet {
    CardSet::only(Card::new(Rank::King, suit)).union(CardSet::only(Card::new(Rank::Queen, suit)))
}

/// What a marriage counts.
#[inline]
pub(crate) const fn marriage_points(suit: Suit, trump: Suit) -> u8 {
    if suit as u8 == trump as u8 { TRUMP_MARRIAGE } else { MARRIAGE }
}
