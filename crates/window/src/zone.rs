//! Times in the time zone of the person at the terminal.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use talon_view::{Locale, Moment, Page};

/// The machine's IANA time zone, if it has a name.
pub(crate) fn of_machine() -> Option<String> {
    TimeZone::try_system().ok()?.iana_name().map(str::to_owned)
}

/// The page with its times in a zone; unchanged if the zone is unknown.
pub(crate) fn in_zone(page: Page, zone: Option<&str>, locale: Locale) -> Page {
    let Some(zone) = zone.and_then(|zone| TimeZone::get(zone).ok()) else { return page };
    page.with_moments(|at| {
        // Beyond the calendar nobody plays.
        let moment = Timestamp::from_millisecond(at.0).unwrap_or_default();
        Moment(at).by_clock(locale, zone.to_offset(moment).seconds())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_view::{Line, Style, Text};

    #[test]
    fn times_are_told_where_the_person_is() {
        let text = |zone| {
            let at = talon_table::Timestamp(1_785_765_900_000);
            let moment = Text::moment(at, "Aug 3, 14:05 UTC".to_owned());
            in_zone(Page::of(vec![Line { style: Style::Body, text: moment }], Vec::new()), zone, Locale::EN).text()
        };
        assert_eq!(text(Some("Europe/Sofia")), "Aug 3, 17:05");
        assert_eq!(text(Some("America/New_York")), "Aug 3, 10:05");
        assert_eq!([text(None), text(Some("Europe/Atlantis"))], ["Aug 3, 14:05 UTC"; 2]);
    }
}
