//! Lengths of time in sentences.

use std::time::Duration;

use talon_table::Clock;

use super::{Choice, Placeable, Variables, list, say};
use crate::{Locale, Text};

/// A length of time in whole units of one kind, at least one. A sentence says it exactly: `one minute`, `24 hours`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    unit: Unit,
    count: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Second,
    Minute,
    Hour,
    Day,
}

impl Unit {
    const fn seconds(self) -> u32 {
        match self {
            Self::Second => 1,
            Self::Minute => 60,
            Self::Hour => 3600,
            Self::Day => 24 * 3600,
        }
    }
}

impl Length {
    /// In seconds, rounded up, so that a person who waits as long as told has waited long enough.
    #[must_use]
    pub fn in_seconds(duration: Duration) -> Self {
        Self::rounded_up(duration, Unit::Second)
    }

    /// In minutes, rounded up.
    #[must_use]
    pub fn in_minutes(duration: Duration) -> Self {
        Self::rounded_up(duration, Unit::Minute)
    }

    /// In hours, rounded up.
    #[must_use]
    pub fn in_hours(duration: Duration) -> Self {
        Self::rounded_up(duration, Unit::Hour)
    }

    /// So many days; one for none.
    pub(crate) fn days(count: u16) -> Self {
        Self { unit: Unit::Day, count: u32::from(count).max(1) }
    }

    /// The time that a clock gives for one decision, in its greatest unit; none where there is no limit.
    pub(crate) fn of_clock(clock: Clock) -> Option<Self> {
        let duration = clock.per_decision()?;
        let whole = |unit: &Unit| duration.as_secs().is_multiple_of(unit.seconds().into());
        let unit = [Unit::Day, Unit::Hour, Unit::Minute].into_iter().find(whole).unwrap_or(Unit::Second);
        Some(Self::rounded_up(duration, unit))
    }

    /// How long it is.
    #[must_use]
    pub fn duration(self) -> Duration {
        Duration::from_secs(self.unit.seconds().into()).saturating_mul(self.count)
    }

    fn rounded_up(duration: Duration, unit: Unit) -> Self {
        let count = duration.as_millis().div_ceil(u128::from(unit.seconds()) * 1000);
        Self { unit, count: u32::try_from(count).unwrap_or(u32::MAX).max(1) }
    }

    fn said(self, how: &'static str, locale: Locale) -> Text {
        let (count, how) = (self.count, Choice(how));
        let words = match self.unit {
            Unit::Second => Words::Seconds { count, how },
            Unit::Minute => Words::Minutes { count, how },
            Unit::Hour => Words::Hours { count, how },
            Unit::Day => Words::Days { count, how },
        };
        Text::length(self.duration(), say(locale, &words).plain())
    }
}

list!("length");

/// A length after which to try again, said in passing: `in a minute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Soon(pub Length);

/// A length that is a limit: `more than a minute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Over(pub(crate) Length);

/// A length on a button, with a digit even for one: `1 minute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Brief(pub(crate) Length);

impl Placeable for Length {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, self.said("exact", locale));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        let unit = [Unit::Second, Unit::Minute, Unit::Hour, Unit::Day][draw % 4];
        Self { unit, count: [1, 2, 5, 11, 21][draw % 5] }
    }
}

macro_rules! said_otherwise {
    ($($name:ident $how:literal),+) => { $(
        impl Placeable for $name {
            fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
                into.text(field, self.0.said($how, locale));
            }

            #[cfg(test)]
            fn sample(draw: usize) -> Self {
                Self(Length::sample(draw))
            }
        }
    )+ };
}

said_otherwise!(Soon "soon", Over "over", Brief "brief");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Msg, Sense};

    const SECOND: Duration = Duration::from_secs(1);

    fn texts(length: Length, locale: Locale) -> [String; 4] {
        ["exact", "soon", "over", "brief"].map(|how| length.said(how, locale).plain())
    }

    #[test]
    fn one_of_a_unit_is_said_as_the_sentence_needs_it() {
        let one = |unit| Length { unit, count: 1 };
        for (length, english, bulgarian) in [
            (
                one(Unit::Second),
                ["one second", "a second", "a second", "1 second"],
                ["една секунда", "секунда", "секунда", "1 секунда"],
            ),
            (
                one(Unit::Minute),
                ["one minute", "a minute", "a minute", "1 minute"],
                ["една минута", "минута", "минута", "1 минута"],
            ),
            (one(Unit::Hour), ["one hour", "an hour", "an hour", "1 hour"], ["един час", "един час", "час", "1 час"]),
            (one(Unit::Day), ["one day", "a day", "a day", "1 day"], ["един ден", "един ден", "ден", "1 ден"]),
        ] {
            assert_eq!(texts(length, Locale::EN), english);
            assert_eq!(texts(length, Locale::BG), bulgarian);
        }
    }

    #[test]
    fn several_of_a_unit_are_a_number() {
        for (length, english, bulgarian) in [
            (Length::in_seconds(30 * SECOND), "30 seconds", "30 секунди"),
            (Length::in_minutes(21 * 60 * SECOND), "21 minutes", "21 минути"),
            (Length::in_hours(24 * 3600 * SECOND), "24 hours", "24 часа"),
            (Length::days(3), "3 days", "3 дни"),
        ] {
            assert!(texts(length, Locale::EN).iter().all(|text| text == english), "{length:?}");
            assert!(texts(length, Locale::BG).iter().all(|text| text == bulgarian), "{length:?}");
        }
    }

    #[test]
    fn lengths_are_rounded_up_to_at_least_one() {
        let minutes = |duration| Length::in_minutes(duration).count;
        assert_eq!([Duration::ZERO, SECOND, 60 * SECOND].map(minutes), [1, 1, 1]);
        assert_eq!([60 * SECOND + Duration::from_millis(1), 120 * SECOND].map(minutes), [2, 2]);
        assert_eq!(Length::in_seconds(Duration::MAX).count, u32::MAX);
        assert_eq!(Length::days(0), Length::days(1));
    }

    #[test]
    fn a_clock_is_told_in_its_greatest_unit() {
        let told: Vec<_> = Clock::ALL
            .iter()
            .filter_map(|&clock| Length::of_clock(clock))
            .map(|length| texts(length, Locale::EN)[3].clone())
            .collect();
        assert_eq!(told, ["30 seconds", "1 minute", "3 minutes", "1 hour", "8 hours", "1 day", "3 days"]);
        for &clock in Clock::ALL {
            assert_eq!(Length::of_clock(clock).map(Length::duration), clock.per_decision());
        }
    }

    #[test]
    fn a_sentence_knows_the_length_that_it_tells() {
        let text = say(Locale::EN, &Msg::TurnLater { wait: Soon(Length::in_seconds(3 * SECOND)) });
        let lengths: Vec<_> = text.runs().iter().filter(|run| run.sense == Sense::Length(3 * SECOND)).collect();
        assert!(matches!(lengths[..], [run] if run.text == "3 seconds"));
    }
}
