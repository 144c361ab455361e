//! The record of two competitors who met.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::{Competitor, MatchFact};

/// How a match went between two, from the smaller [`Competitor`]'s side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meeting {
    /// The first did better.
    First,
    /// The second did better.
    Second,
    /// They did equally well.
    Even,
}

/// The meetings of two, from the smaller [`Competitor`]'s side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairRow {
    /// How often the first did better.
    pub wins: u32,
    /// How often the second did better.
    pub losses: u32,
    /// How often they did equally well.
    pub draws: u32,
    /// How many of the latest meetings in a row one of them won: positive for the first, negative for the second.
    pub streak: i32,
    /// When they met last, in milliseconds since 1970.
    pub last_ms: i64,
}

impl PairRow {
    /// The row after one more meeting.
    #[must_use]
    pub fn after(&self, meeting: Meeting, ended_at_ms: i64) -> Self {
        let mut row = Self { last_ms: self.last_ms.max(ended_at_ms), ..*self };
        match meeting {
            Meeting::First => {
                row.wins = row.wins.saturating_add(1);
                row.streak = row.streak.max(0).saturating_add(1);
            }
            Meeting::Second => {
                row.losses = row.losses.saturating_add(1);
                row.streak = row.streak.min(0).saturating_sub(1);
            }
            Meeting::Even => {
                row.draws = row.draws.saturating_add(1);
                row.streak = 0;
            }
        }
        row
    }

    /// The same from the second's side.
    #[must_use]
    pub const fn reversed(&self) -> Self {
        Self { wins: self.losses, losses: self.wins, streak: self.streak.saturating_neg(), ..*self }
    }

    /// How much the latest meeting counts for the ratings of both: in full up to the third win in a row of one of them, then a half, a
    /// third, and so on. Beating the same willing partner over and over proves nothing new about either.
    #[must_use]
    pub fn weight(&self) -> f64 {
        match self.streak.unsigned_abs() {
            0..=3 => 1.0,
            streak => 1.0 / f64::from(streak - 2),
        }
    }
}

/// How a match went between two of its players; `None` if they cannot be compared: both quit.
///
/// If AI players of one level had several seats, the match is one meeting with all of them: who did better against more.
pub(crate) fn meeting(fact: &MatchFact, first: &Competitor, second: &Competitor) -> Option<Meeting> {
    let both_quit = |who| fact.seats_of(who).all(|seat| seat.quit);
    if both_quit(first) && both_quit(second) {
        return None;
    }
    let balance: i32 = fact
        .seats_of(first)
        .flat_map(|one| fact.seats_of(second).map(move |other| (one.effective_place(), other.effective_place())))
        .map(|(one, other)| match one.cmp(&other) {
            Ordering::Less => 1,
            Ordering::Equal => 0,
            Ordering::Greater => -1,
        })
        .sum();
    Some(match balance.cmp(&0) {
        Ordering::Greater => Meeting::First,
        Ordering::Equal => Meeting::Even,
        Ordering::Less => Meeting::Second,
    })
}
