//! The result of many rounds, and its confidence.

use talon_cards::{Seat, SeatSet};

/// How many standard errors to either side of a mean include the true one in 95 of 100 cases.
const CONFIDENCE: f64 = 1.96;

/// The result of one round for the hero.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    games: u32,
    /// The games won; one with several winners is shared among them, and one that nobody won among all.
    won: f64,
    deals: u32,
    /// How much better the hero's deals were than those of the others on average, in game points (penalty points where they count), times
    /// the number of the others.
    surplus: i64,
    others: u8,
}

impl Sample {
    /// Adds a game that the hero played at `seat`.
    pub(super) fn add(&mut self, seat: Seat, seats: u8, winners: SeatSet, merits: &[i64], deals: u32) {
        let winners = if winners.is_empty() { Seat::all(seats).collect() } else { winners };
        if winners.contains(seat) {
            self.won += 1.0 / winners.len() as f64;
        }
        self.games += 1;
        self.deals += deals;
        self.others = seats.saturating_sub(1);
        let own = merits.get(seat.index()).copied().unwrap_or_default();
        self.surplus += own * i64::from(seats) - merits.iter().sum::<i64>();
    }

    /// The part of the games that the hero won; 0–1.
    #[must_use]
    pub fn won(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }

    /// How many game points better a deal of the hero was than one of the others, on average.
    #[must_use]
    pub fn margin(&self) -> f64 {
        self.surplus as f64 / f64::from(self.others.max(1)) / f64::from(self.deals.max(1))
    }
}

/// A measured mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the samples.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// Half the width of the 95 % confidence interval.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        CONFIDENCE * self.error
    }
}

/// Sums from which mean and variance follow.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Moments {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    /// The variance of a single sample.
    fn variance(&self) -> f64 {
        (self.squares / f64::from(self.count.max(1)) - self.mean() * self.mean()).max(0.0)
    }

    fn estimate(&self) -> Estimate {
        Estimate { mean: self.mean(), error: (self.variance() / f64::from(self.count.max(1))).sqrt() }
    }
}

/// The rounds that were played, from the hero's point of view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Rounds in which the hero's deals together were better than those of the others.
    pub ahead: u32,
    /// Rounds in which they were as good.
    pub level: u32,
    /// Rounds in which they were worse.
    pub behind: u32,
    won: Moments,
    margin: Moments,
}

impl Tally {
    /// Adds a round.
    pub fn add(&mut self, sample: &Sample) {
        match sample.surplus {
            0 => self.level += 1,
            1.. => self.ahead += 1,
            _ => self.behind += 1,
        }
        self.won.add(sample.won());
        self.margin.add(sample.margin());
    }

    /// Rounds played.
    #[must_use]
    pub const fn rounds(&self) -> u32 {
        self.ahead + self.level + self.behind
    }

    /// The share of rounds in which the hero was ahead, a level one counted as half; 0–1, and one half when nothing was played.
    #[must_use]
    pub fn rounds_won(&self) -> f64 {
        if self.rounds() == 0 {
            return 0.5;
        }
        (f64::from(self.ahead) + f64::from(self.level) / 2.0) / f64::from(self.rounds())
    }

    /// The part of the games that the hero won; 0–1.
    #[must_use]
    pub fn won(&self) -> Estimate {
        self.won.estimate()
    }

    /// How many game points better a deal of the hero was than one of the others.
    #[must_use]
    pub fn margin(&self) -> Estimate {
        self.margin.estimate()
    }
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The hero wins no more than the lower part.
    Weaker,
    /// The hero wins at least the higher part.
    Stronger,
}

/// A sequential probability ratio test on the share of games that the hero wins: it decides as early as it can which of two values fits
/// better, and is wrong in 5 of 100 cases if one of them is the true one (A. Wald, Sequential Analysis, 1947; with the normal approximation
/// for samples of any distribution).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
}

impl Sprt {
    /// How often either verdict may be wrong.
    const RISK: f64 = 0.05;

    /// Rounds before the first verdict: the variance must be known.
    const FIRST_LOOK: u32 = 20;

    /// A test that tells these parts apart; none unless `0 < low < high < 1`.
    #[must_use]
    pub fn between(low: f64, high: f64) -> Option<Self> {
        (0.0 < low && low < high && high < 1.0).then_some(Self { low, high })
    }

    /// The verdict so far; none while it is open.
    #[must_use]
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let bound = ((1.0 - Self::RISK) / Self::RISK).ln();
        match self.log_likelihood_ratio(tally) {
            _ if tally.rounds() < Self::FIRST_LOOK => None,
            ratio if ratio >= bound => Some(Verdict::Stronger),
            ratio if ratio <= -bound => Some(Verdict::Weaker),
            _ => None,
        }
    }

    /// How much better the higher value fits than the lower one.
    #[must_use]
    pub fn log_likelihood_ratio(&self, tally: &Tally) -> f64 {
        let rounds = f64::from(tally.rounds().max(1));
        // Rounds that all came out alike do not prove that none ever comes out otherwise.
        let variance = tally.won.variance().max(0.25 / rounds);
        rounds * (self.high - self.low) * (tally.won().mean - f64::midpoint(self.low, self.high)) / variance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round of two games of one deal each, with the hero's game points and those of the other.
    fn pair(points: [[i64; 2]; 2]) -> Sample {
        let mut sample = Sample::default();
        for [own, other] in points {
            let (winner, merits) = (if own > other { Seat::FIRST } else { Seat::SECOND }, [own, other]);
            sample.add(Seat::FIRST, 2, SeatSet::only(winner), &merits, 1);
        }
        sample
    }

    #[test]
    fn a_tally_counts_level_rounds_as_half_and_points_by_deal() {
        let mut tally = Tally::default();
        assert_eq!(tally.rounds_won(), 0.5);
        for points in [[[3, 0], [1, 0]], [[2, 0], [0, 2]], [[0, 1], [0, 1]], [[3, 0], [0, 1]]] {
            tally.add(&pair(points));
        }
        assert_eq!((tally.ahead, tally.level, tally.behind, tally.rounds()), (2, 1, 1, 4));
        assert_eq!(tally.rounds_won(), 2.5 / 4.0);
        assert_eq!(tally.won().mean, 4.0 / 8.0);
        let margin = tally.margin();
        assert_eq!(margin.mean, (2.0 + 0.0 - 1.0 + 1.0) / 4.0);
        assert!((margin.error - (6.0f64 / 4.0 - 0.25).sqrt() / 2.0).abs() < 1e-12);
    }

    #[test]
    fn shared_games_and_those_that_nobody_won_count_in_part() {
        let mut sample = Sample::default();
        sample.add(Seat::FIRST, 4, [Seat::FIRST, Seat::SECOND].into_iter().collect(), &[5, 5, 0, 2], 1);
        sample.add(Seat::SECOND, 4, SeatSet::EMPTY, &[1, 1, 1, 1], 1);
        assert_eq!(sample.won(), (0.5 + 0.25) / 2.0);
        assert_eq!(sample.margin(), (5.0 - 7.0 / 3.0) / 2.0);
    }

    #[test]
    fn a_test_ends_as_soon_as_the_rounds_speak_for_one_side() {
        let test = Sprt::between(0.5, 0.6).unwrap();
        let verdict = |rounds: u32, won: &dyn Fn(u32) -> bool| {
            let mut tally = Tally::default();
            for number in 0..rounds {
                let [own, other] = if won(number) { [1, 0] } else { [0, 1] };
                tally.add(&pair([[own, other]; 2]));
                if let Some(verdict) = test.verdict(&tally) {
                    return Some((number + 1, verdict));
                }
            }
            None
        };
        assert_eq!(verdict(19, &|_| true), None);
        assert_eq!(verdict(100, &|_| true), Some((20, Verdict::Stronger)));
        assert_eq!(verdict(100, &|_| false), Some((20, Verdict::Weaker)));
        assert!(matches!(verdict(1_000, &|number| number % 3 > 0), Some((_, Verdict::Stronger))));
        assert!(matches!(verdict(1_000, &|number| number % 2 > 0), Some((_, Verdict::Weaker))));
        assert_eq!(Sprt::between(0.6, 0.5), None);
        assert_eq!(Sprt::between(f64::NAN, 0.5), None);
    }
}
