//! The order A 10 K Q J 9, the values of the cards, and what a follower must play.

use talon_cards::{Card, CardSet, Rank, Suit};

use crate::Rule;

/// The ranks of the family from low to high (`rules/santase.md §2`).
const ORDER: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];

/// For every card of the pack, the cards of its suit that beat it.
const HIGHER: [CardSet; Card::COUNT as usize] = {
    let mut table = [CardSet::EMPTY; Card::COUNT as usize];
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut above = CardSet::EMPTY;
        let mut place = ORDER.len();
        while place > 0 {
            place -= 1;
            let card = Card::new(ORDER[place], Suit::ALL[suit]);
            table[card.index() as usize] = above;
            above.insert(card);
        }
        suit += 1;
    }
    table
};

/// Every card from the nine up, and the nines among them.
const ALL_OF_IT: CardSet = of_ranks(&ORDER);
const NINES: CardSet = of_ranks(&[Rank::Nine]);

const fn of_ranks(ranks: &[Rank]) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let mut place = 0;
    while place < ranks.len() {
        let mut suit = 0;
        while suit < Suit::ALL.len() {
            cards.insert(Card::new(ranks[place], Suit::ALL[suit]));
            suit += 1;
        }
        place += 1;
    }
    cards
}

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
        Suit::ALL.into_iter().flat_map(|suit| ranks.iter().map(move |rank| Card::new(*rank, suit))).collect()
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
    pub(crate) const fn packets(self) -> [usize; 2] {
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
pub(crate) const fn higher(card: Card) -> CardSet {
    HIGHER[card.index() as usize]
}

/// What a card is worth in a trick; `nine` is what a nine is worth.
#[inline]
pub(crate) const fn card_points(card: Card, nine: u8) -> u8 {
    if NINES.contains(card) { nine } else { POINTS[card.index() as usize] }
}

/// What the cards but the nines are worth, by their numbers: which one was played is chance, and a table is faster than a guess.
const POINTS: [u8; Card::COUNT as usize] = {
    let mut points = [0; Card::COUNT as usize];
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut place = 0;
        while place < ORDER.len() {
            points[Card::new(ORDER[place], Suit::ALL[suit]).index() as usize] = match ORDER[place] {
                Rank::Ace => 11,
                Rank::Ten => 10,
                Rank::King => 4,
                Rank::Queen => 3,
                Rank::Jack => 2,
                _ => 0,
            };
            place += 1;
        }
        suit += 1;
    }
    points
};

/// Whether the card played second wins the trick (`rules/santase.md §7`).
pub(crate) fn beats(followed: Card, led: Card, trump: Suit) -> bool {
    if followed.suit() == led.suit() { higher(led).contains(followed) } else { followed.suit() == trump }
}

/// What may be played to the led card in the strict phase: a higher card of the suit, else any of
/// the suit, else a trump, else anything (`rules/santase.md §8`).
pub(crate) fn replies(hand: CardSet, led: Card, trump: Suit) -> CardSet {
    let preferred = [hand & higher(led), hand.of_suit(led.suit()), hand.of_suit(trump)];
    preferred.into_iter().find(|cards| !cards.is_empty()).unwrap_or(hand)
}

/// The duty that a card of the hand breaks which is not among the [`replies`].
pub(crate) fn refusal(hand: CardSet, led: Card, card: Card) -> Rule {
    if card.suit() == led.suit() {
        Rule::MustBeat
    } else if !hand.of_suit(led.suit()).is_empty() {
        Rule::MustFollow
    } else {
        Rule::MustTrump
    }
}

/// What a reply in the strict phase shows: the cards that its player certainly did not hold.
pub(crate) fn shown_missing(led: Card, followed: Card, trump: Suit) -> CardSet {
    if followed.suit() == led.suit() {
        if higher(led).contains(followed) { CardSet::EMPTY } else { higher(led) }
    } else if followed.suit() == trump {
        CardSet::all_of(led.suit())
    } else {
        CardSet::all_of(led.suit()) | CardSet::all_of(trump)
    }
}
