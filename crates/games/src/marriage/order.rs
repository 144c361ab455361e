//! The order A 10 K Q J 9, the values of the cards, and what a follower must play.

use talon_cards::{Card, CardSet, PerCard, Rank, Suit};

use crate::Rule;
use crate::duties::Duties;

/// The ranks of the family from low to high (`rules/santase.md §2`).
pub const ORDER: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];

/// For every card of the pack, the cards of its suit that beat it.
const HIGHER: PerCard<CardSet> = {
    let mut table = PerCard::filled(CardSet::EMPTY);
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut above = CardSet::EMPTY;
        let mut place = ORDER.len();
        while place > 0 {
            place -= 1;
            let card = Card::new(ORDER[place], Suit::ALL[suit]);
            table.set(card, above);
            above.insert(card);
        }
        suit += 1;
    }
    table
};

const NINES: CardSet = CardSet::all_of_rank(Rank::Nine);
const QUEENS: CardSet = CardSet::all_of_rank(Rank::Queen);
const KINGS: CardSet = CardSet::all_of_rank(Rank::King);

/// Every card from the nine up.
const ALL_OF_IT: CardSet = {
    let mut cards = CardSet::EMPTY;
    let mut place = 0;
    while place < ORDER.len() {
        cards = cards.union(CardSet::all_of_rank(ORDER[place]));
        place += 1;
    }
    cards
};

/// The cards that are played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pack {
    /// 24 cards, nine to ace; six to each player.
    FromNine,
    /// 20 cards, jack to ace; five to each player.
    FromJack,
}

impl Pack {
    /// In canonical order: clubs, diamonds, hearts, spades, each from the lowest to the highest in printed order.
    #[must_use]
    pub fn cards(self) -> Vec<Card> {
        const RANKS: [Rank; 6] = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
        let ranks = match self {
            Self::FromNine => &RANKS[..],
            Self::FromJack => &RANKS[1..],
        };
        Suit::ALL.iter().copied().flat_map(|suit| ranks.iter().map(move |rank| Card::new(*rank, suit))).collect()
    }

    /// The same cards as a set.
    #[must_use]
    pub const fn set(self) -> CardSet {
        match self {
            Self::FromNine => ALL_OF_IT,
            Self::FromJack => ALL_OF_IT.difference(NINES),
        }
    }

    /// How many cards there are.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::FromNine => 24,
            Self::FromJack => 20,
        }
    }

    /// The rank that is swapped for the turned card.
    #[must_use]
    pub const fn lowest(self) -> Rank {
        match self {
            Self::FromNine => Rank::Nine,
            Self::FromJack => Rank::Jack,
        }
    }

    /// How many cards leave the pack together for each player, in the first round and in the second.
    #[must_use]
    pub const fn packets(self) -> [usize; 2] {
        match self {
            Self::FromNine => [3, 3],
            Self::FromJack => [3, 2],
        }
    }

    /// How many cards each player is dealt.
    #[must_use]
    pub const fn hand(self) -> usize {
        let [first, second] = self.packets();
        first + second
    }

    /// How many cards are left for the talon, the turned one included.
    #[must_use]
    pub const fn talon(self) -> usize {
        self.size() - 2 * self.hand()
    }

    /// The rule that an exchange without the lowest trump breaks.
    pub(crate) const fn without_lowest(self) -> Rule {
        match self {
            Self::FromNine => Rule::NoNine,
            Self::FromJack => Rule::NoJack,
        }
    }
}

/// When the trump card is turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnUp {
    /// After both rounds of the deal.
    AfterTheHands,
    /// Between the two rounds.
    BetweenTheRounds,
}

/// The cards of the same suit that beat this one.
#[inline]
pub(crate) const fn higher(card: Card) -> CardSet {
    HIGHER.of(card)
}

/// What a card is worth in a trick; `nine` is what a nine is worth.
#[must_use]
#[inline]
pub const fn card_points(card: Card, nine: u8) -> u8 {
    POINTS.of(card) + nine * NINES.contains(card) as u8
}

/// The values of all cards except nines.
const POINTS: PerCard<u8> = {
    let mut points = PerCard::filled(0);
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut place = 0;
        while place < ORDER.len() {
            let worth = match ORDER[place] {
                Rank::Ace => 11,
                Rank::Ten => 10,
                Rank::King => 4,
                Rank::Queen => 3,
                Rank::Jack => 2,
                _ => 0,
            };
            points.set(Card::new(ORDER[place], Suit::ALL[suit]), worth);
            place += 1;
        }
        suit += 1;
    }
    points
};

/// The kings whose queens are among the cards too: one for each marriage.
#[inline]
pub(crate) const fn married_kings(cards: CardSet) -> CardSet {
    cards.intersection(KINGS).intersection(cards.intersection(QUEENS).successors())
}

/// Whether the card played second wins the trick (`rules/santase.md §7`).
#[inline]
pub(crate) const fn beats(followed: Card, led: Card, trump: Suit) -> bool {
    let trumps = CardSet::all_of(trump).difference(CardSet::suit_of(led));
    higher(led).union(trumps).contains(followed)
}

/// What must be played to the led card in the strict phase: a higher card of the suit, else any of the suit, else a trump, else
/// anything (`rules/santase.md §8`).
#[inline]
pub(crate) const fn duties(led: Card, trump: Suit) -> Duties<3> {
    Duties([higher(led), CardSet::suit_of(led), CardSet::all_of(trump)])
}

/// The duty that a card of the hand breaks if it is not among the [`duties`].
pub(crate) fn refusal(hand: CardSet, led: Card, card: Card) -> Rule {
    if card.suit() == led.suit() {
        Rule::MustBeat
    } else if !hand.of_suit(led.suit()).is_empty() {
        Rule::MustFollow
    } else {
        Rule::MustTrump
    }
}
