//! The 24 cards as bits, six to a suit, so that "the higher ones of this suit" is one mask in either order of the cards.
//!
//! An imagined deal asks "what beats this?" and "what may be played?" a thousand times for one decision; `tests` holds the answers
//! against the game's own.

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::belot::Contract;

/// The ranks in sequence order, which is the order of the bits (rules/belot.md §2).
const RANKS: [Rank; 6] = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
const QUEEN: u8 = 3;
const KING: u8 = 4;
const SUIT_MASK: u32 = 0b11_1111;
/// The nine of every suit: octal, because a suit takes six bits.
const NINES: u32 = 0o01_01_01_01;

/// For each rank, the ranks that beat it in a plain suit (A 10 K Q J 9) and among trumps (J 9 A 10 K Q).
const ABOVE: [[u32; 6]; 2] = [
    [0b11_1110, 0b10_0000, 0b11_1010, 0b11_0010, 0b10_0010, 0],
    [0b00_0100, 0b10_0101, 0, 0b11_0111, 0b10_0111, 0b00_0101],
];
/// Points of the ranks in a plain suit, and as trumps.
const VALUES: [[u16; 6]; 2] = [[0, 10, 2, 3, 4, 11], [14, 10, 20, 3, 4, 11]];

/// One of the 24 cards: six times its suit, plus its place in a sequence (nine 0 … ace 5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Id(u8);

impl Id {
    /// The card in this numbering; `None` for a rank that the game does not use.
    pub(super) fn of(card: Card) -> Option<Id> {
        let place = RANKS.iter().position(|&rank| rank == card.rank())?;
        Some(Id(6 * card.suit() as u8 + u8::try_from(place).ok()?))
    }

    /// Back to the card of the pack.
    pub(super) fn card(self) -> Card {
        Card::new(RANKS[usize::from(self.place())], Suit::ALL[usize::from(self.suit())])
    }

    /// Position of the suit in [`Suit::ALL`], 0–3.
    pub(super) const fn suit(self) -> u8 {
        self.0 / 6
    }

    /// Nine 0, ten 1, jack 2, queen 3, king 4, ace 5.
    pub(super) const fn place(self) -> u8 {
        self.0 % 6
    }

    /// The other card of a king and queen; `None` for every other rank.
    pub(super) const fn partner(self) -> Option<Id> {
        match self.place() {
            QUEEN => Some(Id(self.0 + 1)),
            KING => Some(Id(self.0 - 1)),
            _ => None,
        }
    }
}

/// A set of the 24 cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Cards(u32);

impl Cards {
    pub(super) const EMPTY: Cards = Cards(0);
    pub(super) const PACK: Cards = Cards(0x00FF_FFFF);

    /// The cards of a set that belong to this game.
    pub(super) fn of(set: CardSet) -> Cards {
        set.iter().filter_map(Id::of).collect()
    }

    /// All six cards of a suit.
    pub(super) const fn suit(suit: u8) -> Cards {
        Cards(SUIT_MASK << (6 * suit))
    }

    /// The four cards of one place in the sequence.
    pub(super) const fn four(place: u8) -> Cards {
        Cards(NINES << place)
    }

    /// `length` neighbours of a suit, the highest at place `top`.
    pub(super) const fn run(suit: u8, top: u8, length: u8) -> Cards {
        Cards(((1 << length) - 1) << (6 * suit + top + 1 - length))
    }

    /// The six bits of one suit.
    pub(super) const fn bits(self, suit: u8) -> usize {
        (self.0 >> (6 * suit) & SUIT_MASK) as usize
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

    pub(super) const fn is_subset(self, other: Cards) -> bool {
        self.0 & !other.0 == 0
    }

    /// The cards of one suit.
    #[must_use]
    pub(super) const fn of_suit(self, suit: u8) -> Cards {
        self.and(Cards::suit(suit))
    }

    /// The cards, by suit and place.
    pub(super) fn iter(self) -> impl Iterator<Item = Id> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Id(place))
        })
    }
}

impl FromIterator<Id> for Cards {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Cards {
        ids.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

/// How the cards rank and count under a contract (rules/belot.md §2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Order {
    /// The suit that beats the others, if one does.
    pub(super) trump: Option<u8>,
    /// Every suit ranks as trumps do.
    pub(super) all_trumps: bool,
}

impl Order {
    pub(super) fn of(contract: Contract) -> Order {
        Order { trump: contract.trump().map(|suit| suit as u8), all_trumps: contract == Contract::AllTrumps }
    }

    /// Neither a trump suit nor all trumps: nothing is announced, and points count double.
    pub(super) const fn is_no_trump(&self) -> bool {
        self.trump.is_none() && !self.all_trumps
    }

    /// Whether the suit ranks and counts as trumps do.
    pub(super) fn as_trump(&self, suit: u8) -> bool {
        self.all_trumps || self.trump == Some(suit)
    }

    /// Whether the card beats cards of other suits.
    pub(super) fn is_trump(&self, id: Id) -> bool {
        self.trump == Some(id.suit())
    }

    /// Points in a trick, before no trump doubles them.
    pub(super) fn value(&self, id: Id) -> u16 {
        VALUES[usize::from(self.as_trump(id.suit()))][usize::from(id.place())]
    }

    /// The cards of the same suit that beat this one.
    pub(super) fn above(&self, id: Id) -> Cards {
        Cards(ABOVE[usize::from(self.as_trump(id.suit()))][usize::from(id.place())] << (6 * id.suit()))
    }

    /// Whether the card takes a trick in which `best` was ahead.
    pub(super) fn beats(&self, id: Id, best: Id) -> bool {
        if id.suit() == best.suit() { self.above(best).contains(id) } else { self.is_trump(id) }
    }

    /// How strong a hand is, in points: cards that stand high, and length in trumps.
    pub(super) fn strength(&self, hand: Cards) -> f32 {
        const TRUMP_LENGTH: f32 = 6.0;
        let one = |id| {
            let missing = self.above(id).minus(hand).len();
            let length = if self.is_trump(id) { TRUMP_LENGTH } else { 0.0 };
            length + f32::from(self.value(id)) / f32::from(1 + missing)
        };
        hand.iter().map(one).sum()
    }
}
