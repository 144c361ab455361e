//! How long a person may take for a decision.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// How long a person may take for one decision before an AI player takes the seat. The first three are for people who sit
/// at the table together, the others for those who play by correspondence.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, VariantNames, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadClock, parse_err_fn = bad_clock)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub const ALL: &[Self] = <Self as VariantArray>::VARIANTS;

    /// The names of [`ALL`](Self::ALL), in the same order.
    pub(crate) const NAMES: &'static [&'static str] = <Self as VariantNames>::VARIANTS;

    /// The name of the option's value: `off`, `half-minute`, `minute`, `three-minutes`, `hour`, `eight-hours`, `day`, `three-days`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
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

    /// The clock of a new table: people who don't see each other should not wait for ever; a person who plays alone keeps nobody waiting.
    pub(crate) const fn usual(community: bool) -> Self {
        if community { Self::Day } else { Self::Off }
    }
}

/// No clock has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no clock has that name")]
pub struct BadClock;

const fn bad_clock(_: &str) -> BadClock {
    BadClock
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_times_grow() {
        let names = ["off", "half-minute", "minute", "three-minutes", "hour", "eight-hours", "day", "three-days"];
        assert_eq!(Clock::NAMES, names);
        assert_eq!(Clock::ALL.iter().map(|clock| clock.name()).collect::<Vec<_>>(), names);
        for &clock in Clock::ALL {
            assert_eq!(clock.name().parse(), Ok(clock));
        }
        assert!(Clock::ALL.windows(2).all(|pair| pair[0].per_decision() < pair[1].per_decision()));
        assert_eq!("week".parse::<Clock>(), Err(BadClock));
    }
}
