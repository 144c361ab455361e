//! A pack of 24 cards as bits, six to a suit, in the order of ranks that a game's players choose: then "the higher ones of this
//! suit" is one mask. A search asks such questions a million times; [`talon_cards::CardSet`] has one order for all games.

use std::marker::PhantomData;

use talon_cards::{Card, CardSet, Rank, Suit};

/// The six bits of a suit.
const SUIT_MASK: u32 = 0b11_1111;
/// The lowest rank of every suit: octal, because a suit takes six bits.
const LOWEST: u32 = 0o01_01_01_01;

/// An order of the ranks, which is the order of the bits within a suit.
pub(crate) trait Ranks: Copy {
    /// The ranks in their order.
    const RANKS: [Rank; 6];
}

/// One of the 24 cards: six times its suit, plus the place of its rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Id<R> {
    number: u8,
    ranks: PhantomData<R>,
}

impl<R: Ranks> Id<R> {
    /// The card of this rank's place, 0–5, in the suit at this position of [`Suit::ALL`].
    pub(crate) const fn new(suit: u8, place: u8) -> Self {
        Self { number: 6 * suit + place, ranks: PhantomData }
    }

    /// Position of the suit in [`Suit::ALL`], 0–3.
    pub(crate) const fn suit(self) -> u8 {
        self.number / 6
    }

    /// The place of the rank, 0–5.
    pub(crate) const fn place(self) -> u8 {
        self.number % 6
    }

    /// The card of the same suit one place higher. Must not be called for the highest.
    pub(crate) const fn above(self) -> Self {
        Self { number: self.number + 1, ranks: PhantomData }
    }

    /// The card of the same suit one place lower. Must not be called for the lowest.
    pub(crate) const fn below(self) -> Self {
        Self { number: self.number - 1, ranks: PhantomData }
    }
}

impl<R: Ranks> Id<R> {
    /// The card in this numbering; `None` for a rank that the pack does not have.
    pub(crate) fn of(card: Card) -> Option<Self> {
        let place = R::RANKS.iter().position(|&rank| rank == card.rank())?;
        Some(Self::new(card.suit() as u8, u8::try_from(place).ok()?))
    }

    /// Back to the card of the pack.
    pub(crate) fn card(self) -> Card {
        Card::new(R::RANKS[usize::from(self.place())], Suit::ALL[usize::from(self.suit())])
    }
}

/// A set of the 24 cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cards<R> {
    bits: u32,
    ranks: PhantomData<R>,
}

impl<R: Ranks> Default for Cards<R> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<R: Ranks> Cards<R> {
    pub(crate) const EMPTY: Self = Self::from_bits(0);
    pub(crate) const PACK: Self = Self::from_bits(0x00FF_FFFF);

    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self { bits, ranks: PhantomData }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.bits
    }

    /// All six cards of a suit.
    pub(crate) const fn suit(suit: u8) -> Self {
        Self::from_bits(SUIT_MASK << (6 * suit))
    }

    /// The four cards at one place of their suits.
    pub(crate) const fn four(place: u8) -> Self {
        Self::from_bits(LOWEST << place)
    }

    /// The six bits of one suit.
    pub(crate) const fn bits_of(self, suit: u8) -> usize {
        (self.bits >> (6 * suit) & SUIT_MASK) as usize
    }

    pub(crate) const fn contains(self, id: Id<R>) -> bool {
        self.bits >> id.number & 1 == 1
    }

    #[must_use]
    pub(crate) const fn with(self, id: Id<R>) -> Self {
        Self::from_bits(self.bits | 1 << id.number)
    }

    #[must_use]
    pub(crate) const fn without(self, id: Id<R>) -> Self {
        Self::from_bits(self.bits & !(1 << id.number))
    }

    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    pub(crate) const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub(crate) const fn is_subset(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }

    /// The cards of one suit.
    #[must_use]
    pub(crate) const fn of_suit(self, suit: u8) -> Self {
        self.and(Self::suit(suit))
    }

    /// The cards of `id`'s suit that stand at a higher place.
    #[must_use]
    pub(crate) const fn above(self, id: Id<R>) -> Self {
        Self::from_bits(self.of_suit(id.suit()).bits & !((2u32 << id.number) - 1))
    }

    /// The lowest by number: within one suit, the one at the lowest place.
    pub(crate) const fn first(self) -> Option<Id<R>> {
        if self.bits == 0 { None } else { Some(Id { number: self.bits.trailing_zeros() as u8, ranks: PhantomData }) }
    }

    /// The cards, by suit and place.
    pub(crate) const fn iter(self) -> Iter<R> {
        Iter(self)
    }
}

impl<R: Ranks> Cards<R> {
    /// The cards of a set that belong to the pack.
    pub(crate) fn of(set: CardSet) -> Self {
        set.iter().filter_map(Id::of).collect()
    }
}

impl<R: Ranks> FromIterator<Id<R>> for Cards<R> {
    fn from_iter<I: IntoIterator<Item = Id<R>>>(ids: I) -> Self {
        ids.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Cards from the lowest number up, or from the highest down.
pub(crate) struct Iter<R>(Cards<R>);

impl<R: Ranks> Iterator for Iter<R> {
    type Item = Id<R>;

    fn next(&mut self) -> Option<Id<R>> {
        let left = self.0.bits;
        let first = Cards::from_bits(left).first()?;
        self.0.bits &= left - 1;
        Some(first)
    }
}

impl<R: Ranks> DoubleEndedIterator for Iter<R> {
    fn next_back(&mut self) -> Option<Id<R>> {
        let number = self.0.bits.checked_ilog2()?;
        self.0.bits &= !(1 << number);
        Some(Id { number: number as u8, ranks: PhantomData })
    }
}
