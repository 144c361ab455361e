//! A match among several, decided by who leads when somebody reaches a number of points: what the points of a deal are worth in it.

use crate::Standing;

/// How far the totals of equal players can still diverge, as parts of the points that decide the match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spread {
    /// In a whole match.
    pub(crate) whole: f32,
    /// The part of a match that is still to come shortly before somebody reaches the end.
    pub(crate) before: f32,
    /// The same when somebody has reached it. Small, it makes the order of the totals nearly all.
    pub(crate) over: f32,
}

/// Smaller differences of chances are ignored: near 1, a number of this size has about a hundred steps.
const LEAST: f32 = 1e-5;

/// Which totals win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wins {
    /// The highest.
    Most,
    /// The lowest: points are penalties.
    Fewest,
}

/// The race as it stands before a deal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Race {
    /// By seat.
    totals: Vec<f32>,
    own: usize,
    target: f32,
    wins: Wins,
    spread: Spread,
}

/// Chances in a race, converted to points of a deal, so that they can be compared with points by rule of thumb.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct InPoints {
    race: Race,
    /// The chance before the deal.
    now: f32,
    /// How many points a win is worth more than a defeat.
    points: f32,
}

impl Race {
    /// The chances of the seat with the index `own`; none if no points decide the match.
    pub(crate) fn of(standing: &Standing, own: usize, wins: Wins, spread: Spread) -> Option<Self> {
        let totals = standing.points.iter().map(|points| *points as f32).collect();
        (standing.target > 0).then_some(Self { totals, own, target: standing.target as f32, wins, spread })
    }

    /// About how likely the player wins the match after a deal that brings each seat so much.
    pub(crate) fn chance(&self, gained: &[f32]) -> f32 {
        let after = || self.totals.iter().zip(gained).map(|(total, gained)| total + gained);
        let reached = after().fold(0.0, f32::max) / self.target;
        let left = if reached < 1.0 { 1.0 - reached + self.spread.before } else { self.spread.over };
        let width = self.spread.whole * self.target * left.sqrt();
        let own = after().nth(self.own).unwrap_or_default();
        let ahead = |total: f32| match self.wins {
            Wins::Most => total - own,
            Wins::Fewest => own - total,
        };
        // The standard library's exponential differs from system to system.
        let against = after().map(|total| libm::expf((ahead(total) / width).clamp(-30.0, 30.0)));
        1.0 / against.sum::<f32>()
    }

    /// Converts chances to points: between a deal that is good by `usual` points and one that is as bad, each point is worth one on
    /// average. None if the match is practically decided, so that chances say nothing.
    pub(crate) fn in_points(self, usual: f32) -> Option<InPoints> {
        let mut gained = vec![0.0; self.totals.len()];
        let now = self.chance(&gained);
        let mut with = |own: f32| {
            if let Some(gained) = gained.get_mut(self.own) {
                *gained = own;
            }
            self.chance(&gained)
        };
        let range = (with(usual) - with(-usual)).abs();
        (range > LEAST).then(|| InPoints { race: self, now, points: 2.0 * usual / range })
    }
}

impl InPoints {
    /// What a deal is worth that brings each seat so much.
    pub(crate) fn worth(&self, gained: &[f32]) -> f32 {
        (self.race.chance(gained) - self.now) * self.points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPREAD: Spread = Spread { whole: 0.3, before: 0.1, over: 0.002 };

    fn race(points: &[i32], own: usize, wins: Wins) -> Race {
        Race::of(&Standing { points: points.to_vec(), target: 100 }, own, wins, SPREAD).expect("points decide")
    }

    #[test]
    fn somebody_wins_and_equal_ones_as_often() {
        for wins in [Wins::Most, Wins::Fewest] {
            let even = race(&[40; 4], 2, wins).chance(&[7.0; 4]);
            assert!((even - 0.25).abs() < 1e-6, "{even}");
            let all: f32 = (0..3).map(|own| race(&[95, 20, 60], own, wins).chance(&[1.0, 12.0, 0.0])).sum();
            assert!((all - 1.0).abs() < 1e-6, "{all}");
        }
    }

    #[test]
    fn points_count_more_the_nearer_the_end_is() {
        let gain = |before: i32| {
            let race = race(&[before; 3], 0, Wins::Most);
            race.chance(&[10.0, 0.0, 0.0]) - race.chance(&[0.0, 10.0, 0.0])
        };
        assert!(gain(0) > 0.0 && gain(50) > gain(0) && gain(90) > gain(50));
    }

    #[test]
    fn fewer_are_better_where_points_are_penalties() {
        let race = race(&[30, 60, 50], 1, Wins::Fewest);
        assert!(race.chance(&[0.0, 0.0, 20.0]) > race.chance(&[0.0; 3]));
        assert!(race.chance(&[0.0, 20.0, 0.0]) < race.chance(&[0.0; 3]));
    }

    #[test]
    fn a_point_is_worth_about_a_point_and_nothing_is_worth_nothing() {
        for (points, wins) in [([0, 0, 0], Wins::Most), ([80, 10, 99], Wins::Most), ([99, 0, 40], Wins::Fewest)] {
            let race = race(&points, 0, wins).in_points(15.0).expect("it is open");
            assert!(race.worth(&[0.0; 3]).abs() < 1e-6);
            let range = race.worth(&[15.0, 0.0, 0.0]) - race.worth(&[-15.0, 0.0, 0.0]);
            assert!((range.abs() - 30.0).abs() < 0.01, "{points:?}: {range}");
        }
    }

    #[test]
    fn who_is_far_behind_still_prefers_more() {
        let race = race(&[0, 99, 99], 0, Wins::Most).in_points(15.0).expect("a little open");
        let worths = [0.0, 10.0, 20.0, 60.0].map(|own| race.worth(&[own, 0.0, 0.0]));
        assert!(worths.is_sorted() && worths.iter().all(|worth| worth.is_finite()), "{worths:?}");
        assert!(worths[3] > worths[0]);
    }

    /// A match goes on with a total beyond its end where the last deal could not end it.
    #[test]
    fn where_the_match_is_as_good_as_decided_chances_tell_nothing() {
        for (points, own) in [([5, 130, 20], 0), ([5, 130, 20], 1), ([i32::MAX, 0, i32::MIN], 2)] {
            assert_eq!(race(&points, own, Wins::Most).in_points(15.0), None, "{points:?}");
        }
    }

    #[test]
    fn worths_are_numbers_at_every_score() {
        for (first, second) in (0..180).flat_map(|first| (0..180).map(move |second| (first, second))) {
            for (own, wins) in [(0, Wins::Most), (1, Wins::Most), (0, Wins::Fewest), (2, Wins::Fewest)] {
                let Some(race) = race(&[first, second, 40], own, wins).in_points(15.0) else { continue };
                let worths = [[0.0; 3], [0.0, 60.0, 3.0], [150.0, 0.0, 0.0]].map(|gained| race.worth(&gained));
                assert!(worths.iter().all(|worth| worth.is_finite()), "{first} {second}: {worths:?}");
            }
        }
    }
}
