//! Moments in sentences.

use talon_table::Timestamp;

use super::{Placeable, Variables};
use crate::{Locale, Text};

/// A moment within a year of now, written as `Aug 3, 14:05 UTC` or `3.08. в 14:05 ч. UTC`, because the reader's time zone is unknown here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment(pub Timestamp);

impl Moment {
    /// Its text, for what cannot be written again for the reader's time zone.
    pub(crate) fn text(self, locale: Locale) -> String {
        let minute = self.0.0.div_euclid(60_000).rem_euclid(24 * 60);
        let (day, time) = (self.day(locale), format!("{:02}:{:02}", minute / 60, minute % 60));
        match locale {
            Locale::En => format!("{day}, {time} UTC"),
            Locale::Bg => format!("{day} в {time} ч. UTC"),
        }
    }

    /// The days of these moments, as labels in a row; if they span many months, the months.
    pub(crate) fn days(moments: &[Self], locale: Locale) -> Vec<String> {
        let ends = moments.first().zip(moments.last());
        let many = ends.is_some_and(|(first, last)| last.days_since_1970() - first.days_since_1970() > FEW_DAYS);
        moments.iter().map(|moment| if many { moment.month(locale) } else { moment.day(locale) }).collect()
    }

    const fn days_since_1970(self) -> i64 {
        self.0.0.div_euclid(24 * 60 * 60_000)
    }

    fn day(self, locale: Locale) -> String {
        let (_, month, date) = civil(self.days_since_1970());
        match locale {
            Locale::En => format!("{} {date}", MONTHS.get(month).copied().unwrap_or_default()),
            Locale::Bg => format!("{date}.{:02}.", month + 1),
        }
    }

    fn month(self, locale: Locale) -> String {
        let (year, month, _) = civil(self.days_since_1970());
        match locale {
            Locale::En => format!("{} {year}", MONTHS.get(month).copied().unwrap_or_default()),
            Locale::Bg => format!("{:02}.{year}", month + 1),
        }
    }
}

/// Within so many days, a day and month is never ambiguous.
const FEW_DAYS: i64 = 180;

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// The Gregorian year, month, counted from 0, and date of a day counted from 1970-01-01, by eras of 400 years that begin in March.
fn civil(day: i64) -> (i64, usize, i64) {
    let from_march = day + 719_468;
    let day_of_era = from_march.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let date = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = usize::try_from((month_from_march + 2) % 12).unwrap_or_default();
    let year = from_march.div_euclid(146_097) * 400 + year_of_era + i64::from(month < 2);
    (year, month, date)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        for (millis, english, bulgarian) in [
            (0, "Jan 1, 00:00 UTC", "1.01. в 00:00 ч. UTC"),
            (951_782_400_000, "Feb 29, 00:00 UTC", "29.02. в 00:00 ч. UTC"),
            (1_785_765_900_000, "Aug 3, 14:05 UTC", "3.08. в 14:05 ч. UTC"),
            (-1, "Dec 31, 23:59 UTC", "31.12. в 23:59 ч. UTC"),
        ] {
            let moment = Moment(Timestamp(millis));
            assert_eq!((moment.text(Locale::En), moment.text(Locale::Bg)), (english.to_owned(), bulgarian.to_owned()));
        }
    }

    #[test]
    fn days_in_a_row_are_as_short_as_they_can_be() {
        let day = 24 * 60 * 60_000;
        let row = |days: &[i64], locale| {
            Moment::days(&days.iter().map(|at| Moment(Timestamp(at * day))).collect::<Vec<_>>(), locale)
        };
        assert_eq!(row(&[20_452, 20_452, 20_453], Locale::En), ["Dec 30", "Dec 30", "Dec 31"]);
        assert_eq!(row(&[20_453, 20_454], Locale::Bg), ["31.12.", "1.01."]);
        assert_eq!(row(&[20_453, 20_454, 20_700], Locale::En), ["Dec 2025", "Jan 2026", "Sep 2026"]);
        assert_eq!(row(&[20_453, 20_454, 20_700], Locale::Bg), ["12.2025", "01.2026", "09.2026"]);
        assert_eq!(row(&[-1, 19_782], Locale::En), ["Dec 1969", "Feb 2024"]);
        assert_eq!(row(&[], Locale::En), Vec::<String>::new());
    }
}
