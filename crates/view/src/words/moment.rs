//! Moments in sentences, as each language writes them.

use icu_datetime::fieldsets::{MD, T, YM};
use icu_datetime::input::Time;
use icu_datetime::{FixedCalendarDateTimeFormatter, NoCalendarFormatter};
use icu_time::ZonedDateTime;
use icu_time::zone::UtcOffset;
use talon_standings::Day;
use talon_table::Timestamp;

use super::{Placeable, Variables};
use crate::{Locale, Text};

/// A moment within a year of now, written as `Aug 3, 14:05 UTC` or `3.08., 14:05 UTC`, because the reader's time zone is unknown here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment(pub Timestamp);

/// A day within some months of now, written as `Aug 3` or `3.08.`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date(pub(crate) Day);

/// The time of the day somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LocalTime {
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
}

impl Moment {
    /// Its text, for what cannot be written again for the reader's time zone.
    pub(crate) fn text(self, locale: Locale) -> String {
        format!("{} UTC", self.by_clock(locale, 0))
    }

    /// Its text by a clock that is so many seconds before UTC's.
    #[must_use]
    pub fn by_clock(self, locale: Locale, ahead: i32) -> String {
        let told = Self(Timestamp(self.0.0.saturating_add(1000 * i64::from(ahead))));
        let form =
            FixedCalendarDateTimeFormatter::try_new(locale.language.conventions().into(), MD::medium().with_time_hm());
        without_unit(&form.map(|form| form.format(&told.in_utc()).to_string()).unwrap_or_default())
    }

    /// The days of these moments, as labels in a row; if they span many months, the months.
    pub(crate) fn days(moments: &[Self], locale: Locale) -> Vec<String> {
        let ends = moments.first().zip(moments.last());
        let many = ends.is_some_and(|(first, last)| last.0.0 - first.0.0 > FEW_DAYS * DAY);
        moments.iter().map(|moment| if many { moment.month(locale) } else { moment.day(locale) }).collect()
    }

    fn day(self, locale: Locale) -> String {
        let form = FixedCalendarDateTimeFormatter::try_new(locale.language.conventions().into(), MD::medium());
        form.map(|form| form.format(&self.in_utc().date).to_string()).unwrap_or_default()
    }

    fn month(self, locale: Locale) -> String {
        let form = FixedCalendarDateTimeFormatter::try_new(locale.language.conventions().into(), YM::medium());
        form.map(|form| form.format(&self.in_utc().date).to_string()).unwrap_or_default()
    }

    fn in_utc(self) -> icu_time::DateTime<icu_calendar::Gregorian> {
        let ZonedDateTime { date, time, .. } =
            ZonedDateTime::from_epoch_milliseconds_and_utc_offset(self.0.0, UtcOffset::zero());
        icu_time::DateTime { date: date.to_calendar(icu_calendar::Gregorian), time }
    }
}

/// Within so many days, a day and month is never ambiguous.
const FEW_DAYS: i64 = 180;

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60_000;

impl LocalTime {
    /// On a clock of 24 hours.
    pub(crate) fn text(self, locale: Locale) -> String {
        let form = NoCalendarFormatter::try_new(locale.language.conventions().into(), T::hm());
        let time = Time::try_new(self.hour, self.minute, 0, 0);
        let text = form.ok().zip(time.ok()).map(|(form, time)| form.format(&time).to_string());
        without_unit(&text.unwrap_or_default())
    }
}

/// Without the unit that CLDR adds to every Bulgarian time of day, and twice after a date: nobody says it in a list.
fn without_unit(text: &str) -> String {
    text.replace(" ч.", "")
}

impl Placeable for Moment {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, Text::moment(self.0, self.text(locale)));
    }

    #[cfg(test)]
    fn sample(_: usize) -> Self {
        Self(Timestamp(1_785_765_900_000))
    }
}

impl Placeable for Date {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        let days = Day::new(1970, 1, 1).map_or(0, |first| self.0.days_since(first));
        into.text(field, without_unit(&Moment(Timestamp(days * DAY)).day(locale)).into());
    }

    #[cfg(test)]
    fn sample(_: usize) -> Self {
        Self(Day::new(2026, 11, 28).expect("a day"))
    }
}

impl Placeable for LocalTime {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, self.text(locale).into());
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        [Self { hour: 7, minute: 5 }, Self { hour: 23, minute: 59 }][draw % 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn moments_are_dates() {
        for (millis, english, bulgarian) in [
            (0, "Jan 1, 00:00 UTC", "1.01., 00:00 UTC"),
            (951_782_400_000, "Feb 29, 00:00 UTC", "29.02., 00:00 UTC"),
            (1_785_765_900_000, "Aug 3, 14:05 UTC", "3.08., 14:05 UTC"),
            (-1, "Dec 31, 23:59 UTC", "31.12., 23:59 UTC"),
        ] {
            let moment = Moment(Timestamp(millis));
            assert_eq!((moment.text(Locale::EN), moment.text(Locale::BG)), (english.to_owned(), bulgarian.to_owned()));
        }
    }

    #[test]
    fn every_language_has_its_own_dates() {
        let moment = Moment(Timestamp(1_785_765_900_000));
        for (locale, expected) in [
            (Locale::of(Language::De), "3. Aug., 14:05 UTC"),
            (Locale::of(Language::Hr), "3. kol 14:05 UTC"),
            (Locale::of(Language::Pl), "3 sie, 14:05 UTC"),
            (Locale::of(Language::Fi), "3.8. klo 14.05 UTC"),
            (Locale::of(Language::Ru), "3 авг., 14:05 UTC"),
        ] {
            assert_eq!(moment.text(locale), expected);
        }
        assert_eq!(moment.by_clock(Locale::of(Language::De), 2 * 3600), "3. Aug., 16:05");
        assert_eq!(moment.by_clock(Locale::EN, -15 * 3600), "Aug 2, 23:05");
        let time = LocalTime { hour: 7, minute: 5 };
        assert_eq!([Locale::EN, Locale::BG, Locale::of(Language::De)].map(|locale| time.text(locale)), ["07:05"; 3]);
        assert_eq!(time.text(Locale::of(Language::Fi)), "7.05");
    }

    #[test]
    fn days_in_a_row_are_as_short_as_they_can_be() {
        let row = |days: &[i64], locale| {
            Moment::days(&days.iter().map(|at| Moment(Timestamp(at * DAY))).collect::<Vec<_>>(), locale)
        };
        assert_eq!(row(&[20_452, 20_452, 20_453], Locale::EN), ["Dec 30", "Dec 30", "Dec 31"]);
        assert_eq!(row(&[20_453, 20_454], Locale::BG), ["31.12.", "1.01."]);
        assert_eq!(row(&[20_453, 20_454, 20_700], Locale::EN), ["Dec 2025", "Jan 2026", "Sep 2026"]);
        assert_eq!(row(&[20_453, 20_454, 20_700], Locale::of(Language::De)), ["12/2025", "01/2026", "09/2026"]);
        assert_eq!(row(&[-1, 19_782], Locale::EN), ["Dec 1969", "Feb 2024"]);
        assert_eq!(row(&[], Locale::EN), Vec::<String>::new());
    }
}
