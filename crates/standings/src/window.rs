//! Days, and the time spans that a leaderboard covers.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, ISOWeekDate, Weekday};
use serde_with::{DeserializeFromStr, SerializeDisplay};

/// A day of the calendar, in its community's time zone. Its text is `2026-11-22`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Day(Date);

/// The text is no day of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no day of the form 2026-11-22")]
pub struct BadDay;

impl Day {
    /// A day by its numbers.
    ///
    /// # Errors
    /// [`BadDay`] if the calendar has no such day.
    pub fn new(year: i16, month: i8, day: i8) -> Result<Self, BadDay> {
        Date::new(year, month, day).map(Self).map_err(|_| BadDay)
    }

    /// The whole days from an earlier day to this one; negative if it is later.
    #[must_use]
    pub fn days_since(self, earlier: Self) -> i64 {
        self.0.duration_since(earlier.0).as_hours() / 24
    }

    /// The day so many days earlier, or the first one that the calendar has.
    #[must_use]
    pub fn minus_days(self, days: u16) -> Self {
        Self(self.0.saturating_sub(jiff::Span::new().days(i64::from(days))))
    }

    /// The day so many days later, or the last one that the calendar has.
    #[must_use]
    pub fn plus_days(self, days: u16) -> Self {
        Self(self.0.saturating_add(jiff::Span::new().days(i64::from(days))))
    }
}

impl From<Date> for Day {
    fn from(date: Date) -> Self {
        Self(date)
    }
}

impl From<Day> for Date {
    fn from(day: Day) -> Self {
        day.0
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.0.year(), self.0.month(), self.0.day())
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        let day = text.parse().map(Self).map_err(|_| BadDay)?;
        if day.to_string() == text { Ok(day) } else { Err(BadDay) }
    }
}

/// The time span that a leaderboard covers. Its text is `2026-w47`, `2026-11`, `2026-q4` or `all`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Window {
    /// A week from Monday to Sunday, numbered as in ISO 8601: it belongs to the year that has its Thursday.
    Week {
        /// The year that the week belongs to.
        year: i16,
        /// From 1 to 52 or 53.
        week: u8,
    },
    /// A month of the calendar.
    Month {
        /// The year.
        year: i16,
        /// From 1 to 12.
        month: u8,
    },
    /// A season: a quarter of the year.
    Season {
        /// The year.
        year: i16,
        /// From 1 to 4.
        quarter: u8,
    },
    /// All time.
    All,
}

/// The text is no window of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no window of the form 2026-w47, 2026-11, 2026-q4 or all")]
pub struct BadWindow;

impl Window {
    /// The windows that a day lies in: its week, its month, its season, all time.
    #[must_use]
    pub fn of(day: Day) -> [Self; 4] {
        let Day(date) = day;
        let week = date.iso_week_date();
        let month = date.month().unsigned_abs();
        [
            Self::Week { year: week.year(), week: week.week().unsigned_abs() },
            Self::Month { year: date.year(), month },
            Self::Season { year: date.year(), quarter: month.div_ceil(3) },
            Self::All,
        ]
    }

    /// The window of the same kind just before this one; none before all time, or where the calendar begins.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        match self {
            Self::Week { year, week } => {
                let week = week.try_into().ok()?;
                let monday = ISOWeekDate::new(year, week, Weekday::Monday).ok()?.date();
                let [before, ..] = Self::of(Day(monday.yesterday().ok()?));
                Some(before)
            }
            Self::Month { year, month } if month > 1 => Some(Self::Month { year, month: month - 1 }),
            Self::Month { year, .. } => Some(Self::Month { year: year.checked_sub(1)?, month: 12 }),
            Self::Season { year, quarter } if quarter > 1 => Some(Self::Season { year, quarter: quarter - 1 }),
            Self::Season { year, .. } => Some(Self::Season { year: year.checked_sub(1)?, quarter: 4 }),
            Self::All => None,
        }
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Week { year, week } => write!(f, "{year:04}-w{week:02}"),
            Self::Month { year, month } => write!(f, "{year:04}-{month:02}"),
            Self::Season { year, quarter } => write!(f, "{year:04}-q{quarter}"),
            Self::All => f.write_str("all"),
        }
    }
}

impl FromStr for Window {
    type Err = BadWindow;

    fn from_str(text: &str) -> Result<Self, BadWindow> {
        let window = parse(text).ok_or(BadWindow)?;
        if window.to_string() == text { Ok(window) } else { Err(BadWindow) }
    }
}

/// Reads a window, in `Display`'s spelling or others.
fn parse(text: &str) -> Option<Window> {
    if text == "all" {
        return Some(Window::All);
    }
    let (year, part) = text.split_once('-')?;
    let year: i16 = year.parse().ok().filter(|year| (0..=9999).contains(year))?;
    if let Some(week) = part.strip_prefix('w') {
        let week: i8 = week.parse().ok()?;
        ISOWeekDate::new(year, week, Weekday::Monday).ok()?;
        return Some(Window::Week { year, week: week.unsigned_abs() });
    }
    if let Some(quarter) = part.strip_prefix('q') {
        let quarter = quarter.parse().ok().filter(|quarter| (1..=4).contains(quarter))?;
        return Some(Window::Season { year, quarter });
    }
    let month = part.parse().ok().filter(|month| (1..=12).contains(month))?;
    Some(Window::Month { year, month })
}
