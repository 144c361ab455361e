//! How long a person may take for a decision.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How long a person may take for one decision before an AI player takes the seat. The first three are for people who sit
/// at the table together, the others for those who play by correspondence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    Off,
    /// 30 seconds.
    HalfMinute,
    /// 60 seconds.
    Minute,
    /// 3 minutes.
    ThreeMinutes,
    /// An hour.
    Hour,
    /// 8 hours.
    EightHours,
    /// A day.
    Day,
    /// 3 days.
    ThreeDays,
}

impl Clock {
    /// Every clock, from none to the slowest.
    pub const ALL: [Self; 8] = [
        Self::Off,
        Self::HalfMinute,
        Self::Minute,
        Self::ThreeMinutes,
        Self::Hour,
        Self::EightHours,
        Self::Day,
        Self::ThreeDays,
    ];

    /// The names of [`ALL`](Self::ALL), in the same order.
    pub(crate) const NAMES: &'static [&'static str] =
        &["off", "half-minute", "minute", "three-minutes", "hour", "eight-hours", "day", "three-days"];

    /// The name of the option's value: `off`, `half-minute`, `minute`, `three-minutes`, `hour`, `eight-hours`, `day`, `three-days`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::HalfMinute => "half-minute",
            Self::Minute => "minute",
            Self::ThreeMinutes => "three-minutes",
            Self::Hour => "hour",
            Self::EightHours => "eight-hours",
            Self::Day => "day",
            Self::ThreeDays => "three-days",
        }
    }

    /// The time for one decision; none where there is no limit.
    #[must_use]
    pub const fn per_decision(self) -> Option<Duration> {
        let seconds = match self {
            Self::Off => return None,
            Self::HalfMinute => 30,
            Self::Minute => 60,
            Self::ThreeMinutes => 180,
            Self::Hour => 3600,
            Self::EightHours => 8 * 3600,
            Self::Day => 24 * 3600,
            Self::ThreeDays => 72 * 3600,
        };
        Some(Duration::from_secs(seconds))
    }

    /// The clock of a new table: people who don't see each other should not have to wait for ever, and who plays alone
    /// waits for nobody.
    pub(crate) const fn usual(community: bool) -> Self {
        if community { Self::Day } else { Self::Off }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No clock has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no clock has that name")]
pub struct BadClock;

impl FromStr for Clock {
    type Err = BadClock;

    fn from_str(text: &str) -> Result<Self, BadClock> {
        Self::ALL.into_iter().find(|clock| clock.name() == text).ok_or(BadClock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_times_grow() {
        assert_eq!(Clock::ALL.map(Clock::name), Clock::NAMES);
        for clock in Clock::ALL {
            assert_eq!(clock.name().parse(), Ok(clock));
        }
        assert!(Clock::ALL.windows(2).all(|pair| pair[0].per_decision() < pair[1].per_decision()));
        assert_eq!("week".parse::<Clock>(), Err(BadClock));
    }
}
