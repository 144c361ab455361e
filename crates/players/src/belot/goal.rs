//! What the end of a deal is worth to a player: points, or his chance to win the match.

use talon_cards::Seat;
use talon_games::belot::SEATS;

use super::known::relative;
use super::position::{Position, Terms};
use crate::Standing;
use crate::race::{InPoints, Race, Spread, Wins};

/// Points of the cards that make a unit (rules/belot.md §10).
pub(super) const POINTS_A_UNIT: f32 = 10.0;

/// Found by trial, on other cards than those of the reports.
const SPREAD: Spread = Spread { whole: 0.28, before: 0.1, over: 0.002 };
/// Units by which a deal is usually good or bad.
const USUAL: f32 = 16.0;

/// What a player aims for. Points that hang are ignored: anybody may win the next deal.
pub(super) enum Goal {
    /// The points that he records beyond the average of the two others.
    Deal,
    /// The match.
    Match(InPoints),
}

impl Goal {
    /// The goal of a seat in a match with this score before the deal.
    pub(super) fn of(me: Option<Seat>, standing: Option<&Standing>) -> Goal {
        let Some((me, standing)) = me.zip(standing) else { return Goal::Deal };
        // Counted from him, as everything in an imagined deal.
        let mut points = vec![0; SEATS.into()];
        for (seat, total) in Seat::all(SEATS).zip(&standing.points) {
            points[relative(me, seat)] = *total;
        }
        let race = Race::of(&Standing { points, target: standing.target }, 0, Wins::Most, SPREAD);
        race.and_then(|race| race.in_points(USUAL)).map_or(Goal::Deal, Goal::Match)
    }

    /// What a deal is worth that ended so, in points.
    pub(super) fn worth(&self, position: &Position, terms: &Terms) -> f32 {
        let recorded = position.recorded(terms).map(f32::from);
        match self {
            Goal::Deal => {
                let [own, first, second] = recorded;
                own - (first + second) / 2.0
            }
            Goal::Match(race) => POINTS_A_UNIT * race.worth(&recorded.map(|points| points / POINTS_A_UNIT)),
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_games::belot::{Contract, Rules, Stake, Standing as Bid};

    use super::super::cards::Cards;
    use super::*;

    /// What a deal is worth to a seat in which he, who has declared hearts, records so many points, and the next one so many.
    fn worth(goal: &Goal, own: u16, next: u16) -> f32 {
        let bid = Bid { contract: Contract::Hearts, declarer: Seat::SECOND, stake: Stake::Plain };
        let terms = Terms::of(&Rules::default(), &bid, Seat::SECOND);
        let position = Position {
            hands: [Cards::EMPTY; 3],
            turn: 0,
            table: None,
            gone: Cards::PACK,
            missing: [Cards::EMPTY; 3],
            tricks: [1; 3],
            points: [own, next, 0],
            extra: [0; 3],
        };
        goal.worth(&position, &terms)
    }

    fn in_a_match(points: [i32; 3], target: i32) -> Goal {
        Goal::of(Some(Seat::SECOND), Some(&Standing { points: points.to_vec(), target }))
    }

    #[test]
    fn where_no_score_decides_points_count() {
        for goal in [Goal::of(Some(Seat::SECOND), None), in_a_match([0; 3], 0), Goal::Deal] {
            assert_eq!(worth(&goal, 100, 60), 70.0);
        }
    }

    #[test]
    fn what_wins_the_match_is_worth_more_than_what_does_not() {
        let goal = in_a_match([20, 145, 140], 151);
        let [short, enough, more] = [(51, 50), (60, 50), (160, 50)].map(|(own, next)| worth(&goal, own, next));
        assert!(enough - short > 5.0 * (more - enough), "{short} {enough} {more}");
        let at_the_start = in_a_match([0; 3], 151);
        let [low, high] = [60, 70].map(|own| worth(&at_the_start, own, 50));
        assert!((5.0..20.0).contains(&(high - low)), "about the ten points that it is: {low} {high}");
    }

    #[test]
    fn what_helps_the_leader_hurts_more() {
        // The next one is the third seat.
        let loss = |first| {
            let goal = in_a_match([60, 60, first], 151);
            worth(&goal, 61, 0) - worth(&goal, 61, 60)
        };
        assert!(loss(130) > 1.5 * loss(10), "{} {}", loss(130), loss(10));
    }
}
