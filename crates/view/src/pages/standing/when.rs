//! Stretches of time in words.

use talon_standings::Window;

use super::Period;
use crate::words::{Choice, Phrase, Standing};
use crate::{Locale, say};

/// A window in words, relative to the current ones in `now`.
pub(super) fn called(window: Window, now: &[Window; 4], locale: Locale) -> Phrase {
    let period = Choice(Period::of(window).code());
    let current = now.contains(&window);
    let last = now.iter().any(|now| now.before() == Some(window));
    Phrase(match (window, current, last) {
        (_, true, _) => say(locale, &Standing::Current { period }),
        (_, _, true) => say(locale, &Standing::Last { period }),
        (Window::Week { year, week }, ..) => say(locale, &Standing::Week { week, year: numbered(year) }),
        (Window::Month { year, month }, ..) => say(locale, &Standing::Month { month, year: numbered(year) }),
        (Window::Season { year, quarter }, ..) => say(locale, &Standing::Season { quarter, year: numbered(year) }),
        (Window::All, ..) => say(locale, &Standing::Current { period }),
    })
}

/// A year is not a quantity, so it has no separators.
fn numbered(year: i16) -> Phrase {
    Phrase::from(year.to_string())
}
