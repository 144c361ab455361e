//! Seats: the places at a table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number is not a seat's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a seat: seats are numbered 0 to 7")]
pub struct BadSeat;

/// A place at a table, held by a person or an AI player. Numbered from 0, at most eight.
///
/// In serde its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// How many seats a table can have at most.
    pub const COUNT: u8 = 8;
    /// The host's seat.
    pub const FIRST: Self = Self(0);
    /// The seat after the first.
    pub const SECOND: Self = Self(1);

    /// The seat of this number, `0..=7`.
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Its number, as an index of per-seat arrays. The remainder is the number itself; it proves to the compiler that an array for all
    /// possible seats needs no bounds check.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 % Self::COUNT) as usize
    }

    /// The seat of a two-player game as an index of two-element arrays: 0 for the first, 1 for the second. As with [`Seat::index`]
    /// there is no bounds check.
    #[must_use]
    #[inline]
    pub const fn of_two(self) -> usize {
        (self.0 % 2) as usize
    }

    /// The seats of a table for `seats` players (at most eight), in order.
    #[inline]
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats.min(Self::COUNT)).map(Self)
    }

    /// The other seat of a two-player game.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        Self(1 - self.0 % 2)
    }

    /// The seat whose turn follows at a table for `seats` players.
    #[must_use]
    #[inline]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 < seats && self.0 + 1 < Self::COUNT { Self(self.0 + 1) } else { Self::FIRST }
    }

    /// The seat whose turn comes before at a table for `seats` players: the neighbour on the other side.
    #[must_use]
    #[inline]
    pub const fn previous(self, seats: u8) -> Self {
        let count = if seats < Self::COUNT { seats } else { Self::COUNT };
        if self.0 > 0 && self.0 < count { Self(self.0 - 1) } else { Self(count.saturating_sub(1)) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = BadSeat;

    fn try_from(index: u8) -> Result<Self, BadSeat> {
        Self::new(index).ok_or(BadSeat)
    }
}

impl From<Seat> for u8 {
    #[inline]
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats. In serde an array of numbers, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The set of this one seat.
    #[must_use]
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat; `false` if it was there.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let added = !self.contains(seat);
        self.0 |= 1 << seat.0;
        added
    }

    /// Takes a seat out; `false` if it was not there.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) -> bool {
        let removed = self.contains(seat);
        self.0 &= !(1 << seat.0);
        removed
    }

    /// How many seats.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no seat.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in order.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Seats {
        Seats(self)
    }
}

/// The seats of a [`SeatSet`], in order.
#[derive(Debug, Clone)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = Seat::new(self.0.0.trailing_zeros() as u8)?;
        self.0.remove(seat);
        Some(seat)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Seats {}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;

    #[inline]
    fn into_iter(self) -> Seats {
        self.iter()
    }
}

impl FromIterator<Seat> for SeatSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    #[inline]
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    #[inline]
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
