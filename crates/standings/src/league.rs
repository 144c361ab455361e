//! Leagues: their rounds and tables.
//!
//! A [`League`] is its entries, its format and its name; everything else follows from the rounds drawn so far and the [`Score`]s.

mod calendar;
mod duplicate;
mod entry;
mod fixture;
mod knockout;
mod ladder;
mod lot;
mod rotating;
mod round_robin;
mod score;
mod swiss;
mod table;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use calendar::Calendar;
pub use duplicate::{Board, Duplicate};
pub use entry::{Entry, Person};
pub use fixture::{Fixture, Round};
pub use score::{Kind, MATCH_POINT, Score, Side};
pub use table::{Line, TieBreak};

use crate::Day;

/// A league of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct League {
    /// A name that no other league has: lots are drawn by it.
    pub name: String,
    /// How it is played.
    pub format: Format,
    /// The players, the best seed first.
    pub entries: Vec<Entry>,
}

/// How a league is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "format", rename_all = "snake_case")]
pub enum Format {
    /// Everybody plays anybody they like; a match counts while no two of its players have met more often on that day.
    Ladder {
        /// How many matches of the same two count on one day.
        per_day: u32,
    },
    /// Everybody meets everybody, as often as `meetings` says.
    RoundRobin {
        /// How often two meet.
        meetings: u32,
        /// The least number of places; a latecomer takes a place that is still free.
        places: usize,
    },
    /// Each round pairs players who have done equally well and have not met yet.
    Swiss {
        /// How many rounds.
        rounds: u32,
    },
    /// A loser is out.
    Knockout {
        /// Whether those who lost the semi-finals play for the third place.
        third_place: bool,
    },
    /// Tables of several, with different opponents in each round.
    Rotating {
        /// How many sit at a table.
        seats: RangeInclusive<usize>,
        /// How many rounds.
        rounds: u32,
    },
}

impl Format {
    /// The tie-breaks among equal points, in this order. A knock-out needs none.
    #[must_use]
    pub const fn tie_breaks(&self) -> &'static [TieBreak] {
        use TieBreak::{Buchholz, Difference, HeadToHead, Lot, SonnebornBerger, Wins};
        match self {
            Self::Ladder { .. } => &[HeadToHead, Wins, Difference, Lot],
            Self::RoundRobin { .. } => &[HeadToHead, SonnebornBerger, Difference, Wins, Lot],
            Self::Swiss { .. } => &[Buchholz, HeadToHead, SonnebornBerger, Difference, Wins, Lot],
            Self::Rotating { .. } => &[Difference, Wins, HeadToHead, Buchholz, Lot],
            Self::Knockout { .. } => &[],
        }
    }
}

impl League {
    /// The next round; `None` if there is no other, or the scores that it depends on are missing.
    #[must_use]
    pub fn draw(&self, drawn: &[Round], scores: &[Score]) -> Option<Round> {
        let number = u32::try_from(drawn.len()).ok()?.checked_add(1)?;
        match &self.format {
            Format::Ladder { .. } => None,
            Format::RoundRobin { meetings, places } => round_robin::round(&self.entries, *meetings, *places, number),
            Format::Swiss { rounds } if number > *rounds || !drawn.iter().all(|round| round.is_scored(scores)) => None,
            Format::Swiss { .. } => swiss::round(&self.entries, drawn, scores),
            Format::Knockout { third_place } => {
                knockout::bracket(&self.seeds(), *third_place, scores).rounds.get(drawn.len()).cloned()
            }
            Format::Rotating { rounds, .. } if number > *rounds => None,
            Format::Rotating { seats, .. } => rotating::round(&self.name, &self.entries, seats, drawn),
        }
    }

    /// The scores of a round's byes, which count in Swiss leagues alone.
    pub fn byes(&self, round: &Round, day: Day) -> impl Iterator<Item = Score> {
        let byes: &[Person] = if matches!(self.format, Format::Swiss { .. }) { &round.byes } else { &[] };
        byes.iter().map(move |who| Score::bye(round.number, *who, day))
    }

    /// The walk-overs of a round against those who have left by now. The answer changes when somebody comes back, so it must be stored when
    /// the round is drawn.
    #[must_use]
    pub fn walk_overs(&self, round: &Round, day: Day) -> Vec<Score> {
        let here = |who: &Person| self.entries.iter().any(|entry| entry.who == *who && entry.plays_in(round.number));
        let left = round.fixtures.iter().filter(|fixture| !fixture.players.iter().all(here));
        let walk_overs = left.map(|fixture| {
            let ready: Vec<_> = fixture.players.iter().copied().filter(here).collect();
            Score::walk_over(fixture, &ready, day)
        });
        walk_overs.collect()
    }

    /// The table: every entry's line, the best first. The scores are those of its matches, in the order in which they ended.
    #[must_use]
    pub fn table(&self, scores: &[Score]) -> Vec<Line> {
        let people: Vec<_> = self.entries.iter().map(|entry| entry.who).collect();
        let breaks = self.format.tie_breaks();
        match &self.format {
            Format::Ladder { per_day } => {
                table::ranked(&self.name, &people, &ladder::counted(scores, *per_day), breaks)
            }
            Format::Knockout { third_place } => {
                let places = knockout::bracket(&self.seeds(), *third_place, scores).places;
                table::placed(&people, scores, &places)
            }
            Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Rotating { .. } => {
                table::ranked(&self.name, &people, scores, breaks)
            }
        }
    }

    /// How many more can join: `None` for any number, 0 once a knock-out was drawn.
    #[must_use]
    pub fn room(&self, drawn: &[Round]) -> Option<usize> {
        match self.format {
            Format::RoundRobin { places, .. } => {
                Some(round_robin::frame(&self.entries, places).saturating_sub(self.entries.len()))
            }
            Format::Knockout { .. } if !drawn.is_empty() => Some(0),
            Format::Knockout { .. } | Format::Ladder { .. } | Format::Swiss { .. } | Format::Rotating { .. } => None,
        }
    }

    /// The players of a knock-out: everybody who entered before it was drawn, including those who have left.
    fn seeds(&self) -> Vec<Person> {
        let drawn = self.entries.iter().filter(|entry| entry.from_round <= 1 && entry.until_round != Some(0));
        drawn.map(|entry| entry.who).collect()
    }
}
