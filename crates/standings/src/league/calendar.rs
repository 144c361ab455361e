//! When a round must be played.

use serde::{Deserialize, Serialize};

use crate::Day;

/// When the rounds of a league are played: one after the other, each for so many days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// The first day of the first round.
    pub start: Day,
    /// How many days a round lasts, at least one.
    pub days: u16,
}

impl Calendar {
    /// The first day of a round, counted from 1.
    #[must_use]
    pub fn opens(&self, round: u32) -> Day {
        let rounds = u16::try_from(round.saturating_sub(1)).unwrap_or(u16::MAX);
        self.start.plus_days(rounds.saturating_mul(self.length()))
    }

    /// The last day on which a round's matches are played.
    #[must_use]
    pub fn deadline(&self, round: u32) -> Day {
        self.opens(round).plus_days(self.length() - 1)
    }

    /// The round that is played on a day; `None` before the first.
    #[must_use]
    pub fn round_on(&self, day: Day) -> Option<u32> {
        let since = u64::try_from(day.days_since(self.start)).ok()?;
        u32::try_from(since / u64::from(self.length())).ok()?.checked_add(1)
    }

    const fn length(&self) -> u16 {
        if self.days == 0 { 1 } else { self.days }
    }
}
