//! The score of a match before a deal, and what the deal is worth at that score.

use talon_cards::Seat;

use crate::net::Worth;

/// The score of a match before a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Each seat's game points.
    pub points: Vec<i32>,
    /// The game points that decide the match; 0 if its number of deals is fixed.
    pub target: i32,
}

/// The most game points that both sides together may lack for the match to be calculated.
const MOST_LACKING: usize = 200;

/// How many deals of a hundred bring their winner one, two and three game points. Measured between players of full strength; the
/// games differ by less than what it would take to change a decision.
const SHARES: [f32; 3] = [0.52, 0.33, 0.15];

impl Standing {
    /// What each result of the deal is worth to the seat in a match for two: the chance to win the match after it, from −1 to 1. Game
    /// points where no score decides the match.
    pub(crate) fn worth(&self, seat: Seat) -> Worth {
        let Some([own, other]) = self.lacking(seat) else { return Worth::POINTS };
        let chances = chances(own, other);
        Worth::by(|points| {
            let won = usize::from(points.max(0).unsigned_abs());
            let lost = usize::from(points.min(0).unsigned_abs());
            2.0 * chances[own.saturating_sub(won)][other.saturating_sub(lost)] - 1.0
        })
    }

    /// The same in game points: a result's worth in units of a point at this score, so that two results differ by one if they differ as
    /// much as losing and winning a point do, on average.
    pub(crate) fn points(&self, seat: Seat) -> Worth {
        let worth = self.worth(seat);
        let point = (worth.at(1) - worth.at(-1)) / 2.0;
        let even = f32::midpoint(worth.at(1), worth.at(-1));
        if point > 0.0 { Worth(worth.0.map(|worth| (worth - even) / point)) } else { Worth::POINTS }
    }

    /// How many game points the seat and the other one lack; none if the match is over or no points decide it.
    fn lacking(&self, seat: Seat) -> Option<[usize; 2]> {
        let lacks = |points: &i32| usize::try_from(self.target.saturating_sub(*points)).ok().filter(|lack| *lack > 0);
        let [first, second] = &self.points[..] else { return None };
        let (own, other) = if seat == Seat::FIRST { (first, second) } else { (second, first) };
        let lacking = [lacks(own)?, lacks(other)?];
        (self.target > 0 && lacking[0] + lacking[1] <= MOST_LACKING).then_some(lacking)
    }
}

/// The chance to win a match in which one lacks `own` game points at most and the other side `other`: `[own][other]`, both sides
/// equally good.
fn chances(own: usize, other: usize) -> Vec<Vec<f32>> {
    let mut chances = vec![vec![0.0f32; other + 1]; own + 1];
    for lacks in 0..=own {
        for they_lack in 0..=other {
            chances[lacks][they_lack] = match (lacks, they_lack) {
                (0, _) => 1.0,
                (_, 0) => 0.0,
                _ => {
                    let after = |points: usize| {
                        let won = chances[lacks.saturating_sub(points)][they_lack];
                        let lost = chances[lacks][they_lack.saturating_sub(points)];
                        f32::midpoint(won, lost)
                    };
                    (1..).zip(SHARES).map(|(points, share)| share * after(points)).sum()
                }
            };
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(points: [i32; 2], target: i32, seat: Seat) -> [f32; 7] {
        Standing { points: points.to_vec(), target }.worth(seat).0
    }

    #[test]
    fn a_point_more_than_needed_is_worth_nothing() {
        let [.., one, two, three] = worth([10, 9], 11, Seat::FIRST);
        assert_eq!([one, two, three], [1.0; 3]);
        let [three, two, one, ..] = worth([10, 9], 11, Seat::FIRST);
        assert_eq!([three, two], [-1.0; 2]);
        assert!(one > -1.0 && one < 0.1, "one each to go, or nearly: {one}");
    }

    #[test]
    fn more_is_never_worth_less_and_the_sides_agree() {
        for own in 0..11 {
            for other in 0..11 {
                let first = worth([own, other], 11, Seat::FIRST);
                assert!(first.is_sorted(), "{own}:{other}: {first:?}");
                let mut second = worth([own, other], 11, Seat::SECOND);
                second.reverse();
                for (one, two) in first.iter().zip(second) {
                    assert!((one + two).abs() < 1e-5, "{own}:{other}");
                }
            }
        }
    }

    #[test]
    fn where_no_score_decides_points_count() {
        for (points, target) in [([3, 4], 0), ([11, 4], 11), ([0, 0], 1_000)] {
            assert_eq!(Standing { points: points.to_vec(), target }.worth(Seat::FIRST), Worth::POINTS);
        }
    }
}
