//! Ratings: an estimate of strength and its uncertainty.

use serde::{Deserialize, Serialize};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// How a game is rated. Both systems' values are shown on one scale, on which everybody begins at 1500.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Glicko-2 (Glickman 2013), for games for two. Each match is a rating period.
    Glicko2,
    /// The Bradley–Terry model with full pairing of Weng and Lin (2011, algorithm 1), for games for more.
    WengLin,
}

/// Somebody's strength at one game, on the scale of the game's [`System`].
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct RatingRow {
    /// The most likely strength.
    pub mean: f64,
    /// How uncertain it is: one standard deviation.
    pub deviation: f64,
    /// How erratic the results are. Only Glicko-2 uses it.
    pub volatility: f64,
    /// How many matches it is based on.
    pub matches: u32,
    /// How many different people were met in matches of which enough was played.
    pub met: u32,
    /// When the last of the matches ended, in milliseconds since 1970.
    pub last_ms: i64,
}

/// A player with fewer matches is not known yet.
const KNOWN_MATCHES: u32 = 10;
/// A player who met fewer people is not known yet.
const KNOWN_PEOPLE: u32 = 5;
/// Matches with unknown people raise nobody's shown mean above this. A player who has won nothing else, at the deviation below, stands
/// level with an average player whom everybody knows.
const UNPROVEN_MEAN: f64 = 1600.0;
/// Such matches reduce nobody's deviation below this, in deviations of a rating that has just settled. A rating among friends stays settled
/// for some months without a match.
const UNPROVEN_CERTAINTY: f64 = 10.0 / 11.0;

/// The shown deviation of a measured strength.
const MEASURED_DEVIATION: f64 = 50.0;

/// The shown value of a newcomer's mean.
const SHOWN_START: f64 = 1500.0;
/// The deviation of a newcomer, as it is shown.
const SHOWN_DEVIATION: f64 = 350.0;
/// How much a day without a match adds to the square of the shown deviation. A deviation of 60 becomes 110 within a year: a settled rating
/// stays settled over a summer, and is "?" again after a long absence.
const VARIANCE_PER_DAY: f64 = (110.0 * 110.0 - 60.0 * 60.0) / 365.0;
/// Milliseconds in a day.
const DAY_MS: i64 = 86_400_000;

/// The most matches that a rating can need to settle: a newcomer's takes fifteen at most.
const MOST_TO_SETTLE: usize = 30;

/// How much results may change the volatility: the value of Glickman's own example.
const GLICKO2: Glicko2Config = Glicko2Config { tau: 0.5, convergence_tolerance: 1e-6 };
/// The constants of Weng and Lin: the least share of a deviation that remains after a match, and half a newcomer's deviation as chance.
const WENG_LIN: WengLinConfig = WengLinConfig { beta: 25.0 / 6.0, uncertainty_tolerance: 1e-4 };
/// How much the deviation grows before each match, so that the rating can always move. Glicko-2 has its volatility for that.
const WENG_LIN_TAU: f64 = 25.0 / 300.0;

impl System {
    /// The system for a game with so many seats.
    #[must_use]
    pub const fn for_seats(seats: usize) -> Self {
        if seats <= 2 { Self::Glicko2 } else { Self::WengLin }
    }

    /// Rates one match: takes a rating and a place for each player, 1 being the best and equal places shared, and returns the new ratings
    /// in the same order. The caller handles time and the rules about those who quit, see [`settle`](crate::settle).
    #[must_use]
    pub fn rate(self, players: &[(RatingRow, u8)]) -> Vec<RatingRow> {
        match self {
            Self::Glicko2 => players.iter().enumerate().map(|(at, _)| glicko2(players, at)).collect(),
            Self::WengLin => weng_lin(players),
        }
    }

    /// The mean, deviation and volatility of a newcomer.
    const fn start(self) -> (f64, f64, f64) {
        match self {
            Self::Glicko2 => (1500.0, 350.0, 0.06),
            Self::WengLin => (25.0, 25.0 / 3.0, 0.0),
        }
    }

    /// How many points on the shown scale one of the system's own is.
    const fn scale(self) -> f64 {
        SHOWN_DEVIATION / self.start().1
    }

    /// The deviation below which a rating is settled: about fourteen matches for two, eight to fifteen for more. Weng–Lin's deviation falls
    /// more slowly, and its own measure is the effect of chance in one match, [`WENG_LIN`]'s beta.
    const fn settled(self) -> f64 {
        match self {
            Self::Glicko2 => 110.0,
            Self::WengLin => WENG_LIN.beta,
        }
    }

    /// How many deviations below the mean somebody is ranked, as each system's authors do it.
    const fn caution(self) -> f64 {
        match self {
            Self::Glicko2 => 2.0,
            Self::WengLin => 3.0,
        }
    }
}

impl RatingRow {
    /// A newcomer's rating.
    #[must_use]
    pub const fn new(system: System) -> Self {
        let (mean, deviation, volatility) = system.start();
        Self { mean, deviation, volatility, matches: 0, met: 0, last_ms: 0 }
    }

    /// The rating of an AI player whose strength was measured, on the shown scale.
    pub(crate) fn measured(system: System, strength: Option<i32>) -> Self {
        let new = Self::new(system);
        let above = strength.map_or(0.0, |strength| f64::from(strength) - SHOWN_START);
        let scale = system.scale();
        Self { mean: new.mean + above / scale, deviation: MEASURED_DEVIATION / scale, ..new }
    }

    /// Whether this is a known player: with enough matches, against enough different people.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.matches >= KNOWN_MATCHES && self.met >= KNOWN_PEOPLE
    }

    /// The rating after a match with people some of whom are unknown; `proven` is the rating without those. Losses to them count; gains
    /// count up to a bound.
    pub(crate) fn unproven(&self, system: System, proven: &Self) -> Self {
        let (start, scale) = (system.start().0, system.scale());
        let most = start + (UNPROVEN_MEAN - SHOWN_START) / scale;
        let least = system.settled() * UNPROVEN_CERTAINTY;
        Self {
            mean: self.mean.min(proven.mean.max(most)),
            deviation: self.deviation.max(proven.deviation.min(least)),
            volatility: proven.volatility,
            ..*self
        }
    }

    /// The rating at a later moment: each whole day without a match makes it less certain, up to a newcomer's uncertainty.
    #[must_use]
    pub fn aged(&self, system: System, now_ms: i64) -> Self {
        let days = now_ms.saturating_sub(self.last_ms).max(0) / DAY_MS;
        if self.matches == 0 || days == 0 {
            return *self;
        }
        let per_day = VARIANCE_PER_DAY / (system.scale() * system.scale());
        let deviation = self.deviation.mul_add(self.deviation, per_day * days as f64).sqrt();
        Self { deviation: deviation.min(system.start().1), ..*self }
    }

    /// The value by which a leaderboard ranks, on the shown scale: the strength that somebody almost certainly has, two deviations below
    /// the mean in Glicko-2 and three in Weng–Lin.
    #[must_use]
    pub fn conservative(&self, system: System) -> f64 {
        self.on_the_shown_scale(system, self.mean - system.caution() * self.deviation)
    }

    /// Whether it is certain enough to be shown.
    #[must_use]
    pub fn is_settled(&self, system: System) -> bool {
        self.deviation <= system.settled()
    }

    /// The mean on the shown scale, once it is settled; until then a "?" stands for it.
    #[must_use]
    pub fn shown(&self, system: System) -> Option<i32> {
        let shown = self.on_the_shown_scale(system, self.mean).round();
        self.is_settled(system).then_some(shown as i32)
    }

    /// The mean on the shown scale, settled or not: for comparing a rating with itself.
    #[must_use]
    pub fn shown_mean(&self, system: System) -> i32 {
        self.on_the_shown_scale(system, self.mean).round() as i32
    }

    /// About how many more matches the rating needs to settle: among `seats` players of equal strength and uncertainty, with all matches
    /// drawn.
    #[must_use]
    pub fn matches_to_settle(&self, system: System, seats: usize) -> u32 {
        let rows = std::iter::successors(Some(*self), |row| Some(row.among_equals(system, seats)));
        let unsettled = rows.take(MOST_TO_SETTLE).take_while(|row| !row.is_settled(system)).count();
        u32::try_from(unsettled).unwrap_or(u32::MAX)
    }

    /// The rating after one more match that ends level with everybody else.
    fn among_equals(&self, system: System, seats: usize) -> Self {
        let table = vec![(*self, 1); seats.max(2)];
        let after = system.rate(&table).first().copied().unwrap_or(*self);
        Self { mean: self.mean, ..after }
    }

    /// The deviation on the shown scale.
    #[must_use]
    pub fn shown_deviation(&self, system: System) -> i32 {
        (self.deviation * system.scale()).round() as i32
    }

    fn on_the_shown_scale(&self, system: System, value: f64) -> f64 {
        (value - system.start().0).mul_add(system.scale(), SHOWN_START)
    }

    const fn glicko2(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.mean, deviation: self.deviation, volatility: self.volatility }
    }
}

/// One player's new rating by Glicko-2: the match is a period with a game against each of the others.
fn glicko2(players: &[(RatingRow, u8)], at: usize) -> RatingRow {
    let Some(&(row, place)) = players.get(at) else { return RatingRow::new(System::Glicko2) };
    let results: Vec<_> = players
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != at)
        .map(|(_, (other, others_place))| (other.glicko2(), outcome(place, *others_place)))
        .collect();
    let new = glicko2_rating_period(&row.glicko2(), &results, &GLICKO2);
    RatingRow { mean: new.rating, deviation: new.deviation, volatility: new.volatility, ..row }
}

const fn outcome(own: u8, other: u8) -> Outcomes {
    if own < other {
        Outcomes::WIN
    } else if own > other {
        Outcomes::LOSS
    } else {
        Outcomes::DRAW
    }
}

/// Everybody's new rating by Weng and Lin's model.
fn weng_lin(players: &[(RatingRow, u8)]) -> Vec<RatingRow> {
    let teams: Vec<_> = players
        .iter()
        .map(|(row, _)| [WengLinRating { rating: row.mean, uncertainty: row.deviation.hypot(WENG_LIN_TAU) }])
        .collect();
    let ranked: Vec<_> = teams
        .iter()
        .zip(players)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    players
        .iter()
        .zip(weng_lin_multi_team(&ranked, &WENG_LIN).into_iter().flatten())
        .map(|((row, _), new)| RatingRow { mean: new.rating, deviation: new.uncertainty, ..*row })
        .collect()
}
