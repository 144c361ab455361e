//! The seats of a table, and who sits on them.

use talon_cards::Seat;

use crate::{Absence, Holder, PersonId, Prefs, Timestamp};

/// Who sits on a seat.
#[derive(Clone)]
pub(crate) struct Sitting {
    pub(crate) holder: Holder,
    pub(crate) prefs: Prefs,
    /// Set while an AI player plays in a person's place.
    pub(crate) away: Option<Away>,
    /// When the person last did something at the table; long ago if never.
    pub(crate) active_at: Timestamp,
}

/// A person in whose place an AI player plays.
#[derive(Clone)]
pub(crate) struct Away {
    /// The AI player's level.
    pub(crate) level: String,
    pub(crate) why: Absence,
    pub(crate) since: Timestamp,
}

impl Sitting {
    pub(crate) fn new(holder: Holder) -> Self {
        Self { holder, prefs: Prefs::default(), away: None, active_at: Timestamp(i64::MIN) }
    }

    /// The person who holds the seat and plays.
    pub(crate) fn present(&self) -> Option<PersonId> {
        self.holder.person().filter(|_| self.away.is_none())
    }

    /// Whether an admin removed the person from the match.
    pub(crate) fn is_removed(&self) -> bool {
        self.away.as_ref().is_some_and(|away| away.why == Absence::Removed)
    }

    /// The level of the AI player that decides here, in its own right or in a person's place.
    pub(crate) fn ai(&self) -> Option<&str> {
        match (&self.holder, &self.away) {
            (Holder::Ai { level }, _) | (Holder::Person { .. }, Some(Away { level, .. })) => Some(level),
            (Holder::Person { .. }, None) => None,
        }
    }
}

/// The first `count` seats.
pub(crate) fn seats(count: usize) -> impl Iterator<Item = Seat> {
    Seat::all(self::count(count))
}

/// A number of seats; there are never more than a handful.
pub(crate) fn count(seats: usize) -> u8 {
    u8::try_from(seats).unwrap_or(u8::MAX)
}
