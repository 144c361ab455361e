//! The family's cards as bits, in the family's own order, so that "the higher ones of this suit" is one mask.
//!
//! [`talon_cards::CardSet`] orders cards by their index in a full pack, where the ten stands below the jack; a search that asks
//! "what beats this?" a million times wants A 10 K Q J 9 instead (rules/santase.md §2). A game of 20 cards leaves the nines out.

use talon_cards::{Card, CardSet, Rank, Suit};

/// Ranks from low to high, rules/santase.md §2.
const RANKS: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];
const VALUES: [u8; 6] = [0, 2, 3, 4, 10, 11];
const JACK: u8 = 1;
const QUEEN: u8 = 2;
const KING: u8 = 3;
const TEN: u8 = 4;
const ACE: u8 = 5;
const SUIT_MASK: u32 = 0b11_1111;
/// The nine of every suit, and the queen: octal, because a suit takes six bits.
const NINES: u32 = 0o01_01_01_01;
const QUEENS: u32 = NINES << QUEEN;

/// One of the 24 cards: six times its suit, plus its strength within the suit (nine 0 … ace 5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Id(u8);

impl Id {
    /// The card in the family's numbering; `None` for a rank that no game of it uses.
    pub(super) fn of(card: Card) -> Option<Id> {
        let strength = RANKS.iter().position(|&rank| rank == card.rank())?;
        Some(Id(6 * card.suit() as u8 + u8::try_from(strength).ok()?))
    }

    /// Back to the card of the pack.
    pub(super) fn card(self) -> Card {
        Card::new(RANKS[usize::from(self.strength())], Suit::ALL[usize::from(self.suit())])
    }

    /// Position of the suit in [`Suit::ALL`], 0–3.
    pub(super) const fn suit(self) -> u8 {
        self.0 / 6
    }

    /// Nine 0, jack 1, queen 2, king 3, ten 4, ace 5.
    pub(super) const fn strength(self) -> u8 {
        self.0 % 6
    }

    /// Points in a trick, the nine counted as nothing (`nine_value` is the caller's, rules/santase.md §14).
    pub(super) const fn value(self) -> u8 {
        VALUES[self.strength() as usize]
    }

    /// The other half of this card's marriage, when it is a king or a queen.
    pub(super) const fn partner(self) -> Option<Id> {
        match self.strength() {
            QUEEN => Some(Id(self.0 + 1)),
            KING => Some(Id(self.0 - 1)),
            _ => None,
        }
    }

    /// A ten or an ace: the cards that decide deals.
    pub(super) const fn is_big(self) -> bool {
        self.strength() >= TEN
    }

    /// An ace.
    pub(super) const fn is_ace(self) -> bool {
        self.strength() == ACE
    }

    /// A nine.
    pub(super) const fn is_nine(self) -> bool {
        self.strength() == 0
    }

    /// Whether this card, played second, takes the trick that `led` began (rules/santase.md §7).
    pub(super) const fn beats(self, led: Id, trump: u8) -> bool {
        if self.suit() == led.suit() { self.0 > led.0 } else { self.suit() == trump }
    }

    /// The nine of a suit, given by its position.
    pub(super) const fn nine_of(suit: u8) -> Id {
        Id(6 * suit)
    }

    /// The jack of a suit, given by its position.
    pub(super) const fn jack_of(suit: u8) -> Id {
        Id(6 * suit + JACK)
    }
}

/// A set of the 24 cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cards(u32);

impl Cards {
    pub(super) const EMPTY: Cards = Cards(0);

    /// The cards of a set that belong to the family.
    pub(super) fn of(set: CardSet) -> Cards {
        set.iter().filter_map(Id::of).collect()
    }

    pub(super) const fn contains(self, id: Id) -> bool {
        self.0 >> id.0 & 1 == 1
    }

    #[must_use]
    pub(super) const fn with(self, id: Id) -> Cards {
        Cards(self.0 | 1 << id.0)
    }

    #[must_use]
    pub(super) const fn without(self, id: Id) -> Cards {
        Cards(self.0 & !(1 << id.0))
    }

    #[must_use]
    pub(super) const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[must_use]
    pub(super) const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    pub(super) const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub(super) const fn of_suit(self, suit: u8) -> Cards {
        Cards(self.0 & (SUIT_MASK << (6 * suit)))
    }

    /// The cards of `id`'s suit that are higher than it.
    #[must_use]
    pub(super) const fn above(self, id: Id) -> Cards {
        Cards(self.of_suit(id.suit()).0 & !((2u32 << id.0) - 1))
    }

    /// The lowest by number: within one suit, the weakest.
    pub(super) const fn first(self) -> Option<Id> {
        if self.0 == 0 { None } else { Some(Id(self.0.trailing_zeros() as u8)) }
    }

    /// Every king and queen whose other half is here too.
    #[must_use]
    pub(super) const fn pairs(self) -> Cards {
        let queens = self.0 & (self.0 >> 1) & QUEENS;
        Cards(queens | queens << 1)
    }

    pub(super) fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// Sum of [`Id::value`] and of `nine` for each nine.
    pub(super) const fn points(self, nine: u8) -> u8 {
        let mut sum = nine * self.of_strength(0);
        let mut strength = 1;
        while strength < VALUES.len() {
            sum += VALUES[strength] * self.of_strength(strength);
            strength += 1;
        }
        sum
    }

    /// How many cards there are of a strength.
    const fn of_strength(self, strength: usize) -> u8 {
        (self.0 & (NINES << strength)).count_ones() as u8
    }
}

impl FromIterator<Id> for Cards {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Cards {
        ids.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

/// Cards from the lowest number up, or from the highest down.
pub(super) struct Iter(u32);

impl Iterator for Iter {
    type Item = Id;

    fn next(&mut self) -> Option<Id> {
        let id = Cards(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(id)
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Id> {
        let id = self.0.checked_ilog2()?;
        self.0 &= !(1 << id);
        Some(Id(id as u8))
    }
}

/// What the follower may play once the talon is closed or exhausted (rules/santase.md §8).
pub(super) fn strict_replies(hand: Cards, led: Id, trump: u8) -> Cards {
    let higher = hand.above(led);
    let same = hand.of_suit(led.suit());
    let trumps = hand.of_suit(trump);
    [higher, same, trumps].into_iter().find(|set| !set.is_empty()).unwrap_or(hand)
}

#[cfg(test)]
mod tests {
    use talon_games::marriage::Pack;

    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(id).collect()
    }

    fn id(text: &str) -> Id {
        Id::of(text.parse().unwrap()).unwrap()
    }

    #[test]
    fn every_card_of_the_pack_comes_back() {
        for (pack, size) in [(Pack::FromNine, 24), (Pack::FromJack, 20)] {
            let cards = Cards::of(pack.set());
            assert_eq!((cards.len(), cards.points(0)), (size, 120));
            for id in cards.iter() {
                assert_eq!(Id::of(id.card()), Some(id));
            }
        }
        assert_eq!((Id::nine_of(2), Id::jack_of(2)), (id("9H"), id("JH")));
        assert_eq!(Id::of("2C".parse().unwrap()), None);
    }

    #[test]
    fn the_ten_stands_between_king_and_ace() {
        let hearts = cards("9H JH QH KH TH AH AS");
        assert_eq!(hearts.above(id("KH")), cards("TH AH"));
        assert_eq!(hearts.above(id("AH")), Cards::EMPTY);
        assert!(id("TH").beats(id("KH"), 0) && !id("TH").beats(id("AH"), 0));
        assert!(id("9C").beats(id("AH"), 0) && !id("AD").beats(id("9H"), 0));
        assert_eq!(hearts.pairs(), cards("QH KH"));
        assert_eq!(cards("QC KD JH TH KS AS").pairs(), Cards::EMPTY);
        assert!(
            hearts.iter().eq(cards("AS TH 9H KH QH JH AH").iter()) && hearts.iter().rev().is_sorted_by(|a, b| a > b)
        );
        assert_eq!(id("KH").partner(), Some(id("QH")));
        assert_eq!(id("QH").partner(), Some(id("KH")));
        assert_eq!(id("AH").partner(), None);
    }

    /// The table of rules/santase.md §16, example 7, trump spades.
    #[test]
    fn example_7_following_in_the_strict_phase() {
        let spades = id("9S").suit();
        for (led, hand, legal) in [
            ("KD", "AD 9D JS", "AD"),
            ("AD", "TD QD JS", "TD QD"),
            ("QD", "TD AD 9D", "TD AD"),
            ("KD", "TC JS 9S", "JS 9S"),
            ("KD", "AC QH", "AC QH"),
            ("TS", "AS 9S KD", "AS"),
            ("TS", "JS KD", "JS"),
        ] {
            assert_eq!(strict_replies(cards(hand), id(led), spades), cards(legal), "{led} on {hand}");
        }
    }
}
