//! Records: who has most of something.

use std::cmp::Ordering;

use crate::LeaderboardRow;

/// A quantity of which somebody can have most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RecordOf {
    /// Matches.
    Matches,
    /// Matches won.
    Wins,
    /// A counter of the game, by name.
    Counter(&'static str),
    /// The mean points per counted item: only for those who have enough of them.
    PointsPer {
        /// The name.
        counter: &'static str,
        /// The fewest items that make a mean meaningful; at least one.
        least: i64,
    },
}

impl RecordOf {
    /// Whether a line qualifies at all: nobody holds a record for nothing.
    fn takes(self, row: &LeaderboardRow) -> bool {
        match self {
            Self::Matches | Self::Wins | Self::Counter(_) => self.count(row) > 0,
            Self::PointsPer { least, .. } => self.count(row) >= least.max(1),
        }
    }

    /// Its value; for a mean also over how many.
    #[must_use]
    pub fn count(self, row: &LeaderboardRow) -> i64 {
        match self {
            Self::Matches => row.matches.into(),
            Self::Wins => row.wins.into(),
            Self::Counter(counter) | Self::PointsPer { counter, .. } => row.tally.get(counter),
        }
    }

    fn compare(self, one: &LeaderboardRow, other: &LeaderboardRow) -> Ordering {
        match self {
            Self::Matches | Self::Wins | Self::Counter(_) => self.count(one).cmp(&self.count(other)),
            Self::PointsPer { .. } => {
                let weighed = |points: i64, by: &LeaderboardRow| i128::from(points) * i128::from(self.count(by));
                weighed(one.points, other).cmp(&weighed(other.points, one))
            }
        }
    }
}

/// The holders of a board's records, as far as its lines were seen.
#[derive(Debug, Clone)]
pub struct Records<Who> {
    held: Vec<(RecordOf, Option<(Who, LeaderboardRow)>)>,
}

impl<Who: Clone> Records<Who> {
    /// Records without holders yet.
    #[must_use]
    pub fn new(of: &[RecordOf]) -> Self {
        Self { held: of.iter().map(|of| (*of, None)).collect() }
    }

    /// Looks at the next line of the board, best first: among equals the higher line holds a record.
    pub fn see(&mut self, who: &Who, row: &LeaderboardRow) {
        for (of, held) in &mut self.held {
            let beats = held.as_ref().is_none_or(|(_, best)| of.compare(row, best).is_gt());
            if of.takes(row) && beats {
                *held = Some((who.clone(), row.clone()));
            }
        }
    }

    /// The records that are held, in the order in which they were asked for, with the holder's line.
    pub fn held(self) -> impl Iterator<Item = (RecordOf, Who, LeaderboardRow)> {
        self.held.into_iter().filter_map(|(of, held)| held.map(|(who, row)| (of, who, row)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tally;

    fn row(matches: u32, wins: u32, points: i64, deals: i64) -> LeaderboardRow {
        let mut tally = Tally::new();
        tally.add("deals", deals);
        LeaderboardRow { matches, wins, points, tally, ..LeaderboardRow::default() }
    }

    #[test]
    fn the_higher_of_equals_holds_a_record_and_nobody_for_nothing() {
        let per_deal = RecordOf::PointsPer { counter: "deals", least: 20 };
        let mut records = Records::new(&[
            RecordOf::Matches,
            RecordOf::Wins,
            RecordOf::Counter("deals"),
            per_deal,
            RecordOf::Counter("x"),
        ]);
        for (who, row) in [
            ("Ana", row(5, 0, 30, 20)),
            ("Bob", row(7, 0, 31, 20)),
            ("Carol", row(7, 0, 62, 40)),
            ("Dave", row(1, 0, 99, 19)),
        ] {
            records.see(&who, &row);
        }
        let held: Vec<_> = records.held().map(|(of, who, _)| (of, who)).collect();
        assert_eq!(held, [(RecordOf::Matches, "Bob"), (RecordOf::Counter("deals"), "Carol"), (per_deal, "Bob")]);
    }

    #[test]
    fn a_mean_below_nothing_is_a_record_where_there_is_no_better_one() {
        let per_deal = RecordOf::PointsPer { counter: "deals", least: 0 };
        let mut records = Records::new(&[per_deal]);
        records.see(&1, &row(1, 0, -50, 0));
        records.see(&2, &row(1, 0, -50, 10));
        records.see(&3, &row(1, 0, -50, 20));
        assert_eq!(records.held().map(|(_, who, _)| who).collect::<Vec<_>>(), [3], "of none there is no mean");
    }
}
