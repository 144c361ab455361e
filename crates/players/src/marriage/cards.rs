//! The family's cards as bits, in the family's own order, so that "the higher ones of this suit" is one mask.
//!
//! A search that asks "what beats this?" a million times wants A 10 K Q J 9 (rules/santase.md §2). A game of 20 cards leaves the nines
//! out.

use talon_cards::Rank;

use crate::bits::{self, Ranks};

/// A card in the family's numbering: the place of its rank is its strength, nine 0 … ace 5.
pub(super) type Id = bits::Id<Strength>;
/// A set of the family's cards.
pub(super) type Cards = bits::Cards<Strength>;

/// Ranks from low to high, rules/santase.md §2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Strength;

impl Ranks for Strength {
    const RANKS: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];
}

const VALUES: [u8; 6] = [0, 2, 3, 4, 10, 11];
const NINE: u8 = 0;
const JACK: u8 = 1;
const QUEEN: u8 = 2;
const KING: u8 = 3;
const TEN: u8 = 4;
const ACE: u8 = 5;

impl Id {
    /// Points in a trick, the nine counted as nothing (the caller adds `nine_value`, rules/santase.md §14).
    pub(super) const fn value(self) -> u8 {
        VALUES[self.place() as usize]
    }

    /// The other half of this card's marriage, when it is a king or a queen.
    pub(super) const fn partner(self) -> Option<Id> {
        match self.place() {
            QUEEN => Some(self.above()),
            KING => Some(self.below()),
            _ => None,
        }
    }

    /// A ten or an ace: the cards that decide deals.
    pub(super) const fn is_big(self) -> bool {
        self.place() >= TEN
    }

    /// An ace.
    pub(super) const fn is_ace(self) -> bool {
        self.place() == ACE
    }

    /// A nine.
    pub(super) const fn is_nine(self) -> bool {
        self.place() == NINE
    }

    /// Whether this card, played second, takes the trick that `led` began (rules/santase.md §7).
    pub(super) const fn beats(self, led: Id, trump: u8) -> bool {
        if self.suit() == led.suit() { self.place() > led.place() } else { self.suit() == trump }
    }

    /// The nine of a suit, given by its position.
    pub(super) const fn nine_of(suit: u8) -> Id {
        Id::new(suit, NINE)
    }

    /// The jack of a suit, given by its position.
    pub(super) const fn jack_of(suit: u8) -> Id {
        Id::new(suit, JACK)
    }
}

impl Cards {
    /// Every king and queen whose other half is here too.
    #[must_use]
    pub(super) const fn pairs(self) -> Cards {
        let queens = self.bits() & (self.bits() >> 1) & Cards::four(QUEEN).bits();
        Cards::from_bits(queens | queens << 1)
    }

    /// Sum of [`Id::value`] and of `nine` for each nine.
    pub(super) const fn points(self, nine: u8) -> u8 {
        let mut sum = nine * self.and(Cards::four(NINE)).len();
        let mut place = JACK;
        while place <= ACE {
            sum += VALUES[place as usize] * self.and(Cards::four(place)).len();
            place += 1;
        }
        sum
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
