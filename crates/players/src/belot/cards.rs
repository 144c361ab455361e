//! The 24 cards as bits, in the order of sequences, so that "the higher ones of this suit" is one mask in either order of the cards.
//!
//! An imagined deal asks "what beats this?" and "what may be played?" a thousand times for one decision; `tests` compares the
//! answers with the game's own.

use talon_cards::Rank;
use talon_games::belot::Contract;

use crate::bits::{self, Ranks};

/// A card: the place of its rank is its place in a sequence, nine 0 … ace 5.
pub(super) type Id = bits::Id<Sequence>;
/// A set of the 24 cards.
pub(super) type Cards = bits::Cards<Sequence>;

/// The ranks in sequence order (rules/belot.md §2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Sequence;

impl Ranks for Sequence {
    const RANKS: [Rank; 6] = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
}

const QUEEN: u8 = 3;
const KING: u8 = 4;

/// For each rank, the ranks that beat it in a plain suit (A 10 K Q J 9) and among trumps (J 9 A 10 K Q).
const ABOVE: [[u32; 6]; 2] = [
    [0b11_1110, 0b10_0000, 0b11_1010, 0b11_0010, 0b10_0010, 0],
    [0b00_0100, 0b10_0101, 0, 0b11_0111, 0b10_0111, 0b00_0101],
];
/// Points of the ranks in a plain suit, and as trumps.
const VALUES: [[u16; 6]; 2] = [[0, 10, 2, 3, 4, 11], [14, 10, 20, 3, 4, 11]];

impl Id {
    /// The other card of a king and queen; `None` for every other rank.
    pub(super) const fn partner(self) -> Option<Id> {
        match self.place() {
            QUEEN => Some(self.above()),
            KING => Some(self.below()),
            _ => None,
        }
    }
}

impl Cards {
    /// `length` neighbours of a suit, the highest at place `top`.
    pub(super) const fn run(suit: u8, top: u8, length: u8) -> Cards {
        Cards::from_bits(((1 << length) - 1) << (6 * suit + top + 1 - length))
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
        let ranks = ABOVE[usize::from(self.as_trump(id.suit()))][usize::from(id.place())];
        Cards::from_bits(ranks << (6 * id.suit()))
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
