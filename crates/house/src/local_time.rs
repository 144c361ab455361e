//! Quiet hours: the local time of a person, and when a reminder may come.

use std::sync::LazyLock;
use std::time::Duration;

use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{ToSpan, Zoned};
use talon_standings::Day;
use talon_table::Timestamp;
use talon_view::{Chosen, LocalTime, Reminders};

/// The last moment for a reminder is this long before the deadline, or earlier if there is less time.
const LAST_CALL: Duration = Duration::from_secs(3600);

/// Somebody who wants one reminder a day gets no second one within this time.
const DAY: Duration = Duration::from_secs(24 * 3600);

static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// The time zone of this name, in IANA's spelling; none if there is none.
pub(crate) fn zone_named(typed: &str) -> Option<String> {
    let zone = ZONES.get(&typed.trim().replace(' ', "_")).ok()?;
    zone.iana_name().map(str::to_owned)
}

/// Time zones that complete what is typed, as IANA names them, at most `most` of them: first those whose city begins with it, then those
/// that contain it.
#[must_use]
pub fn zones_like(typed: &str, most: usize) -> Vec<String> {
    let wanted = typed.trim().replace(' ', "_").to_lowercase();
    let named = ZONES.available().map(|zone| zone.to_string()).filter(|zone| zone.contains('/'));
    let found = named.filter(|zone| zone.to_lowercase().contains(&wanted));
    let begins = |zone: &String| city(zone).to_lowercase().starts_with(&wanted);
    let (first, rest): (Vec<String>, Vec<String>) = found.partition(begins);
    first.into_iter().chain(rest).take(most).collect()
}

fn city(zone: &str) -> &str {
    zone.rsplit('/').next().unwrap_or(zone)
}

/// The time of the day in a zone; none where there is no such zone.
pub(crate) fn time_in(zone: &str, now: Timestamp) -> Option<LocalTime> {
    Some(time_of(&moment(ZONES.get(zone).ok()?, now)?))
}

/// The day in a zone; in UTC if none is given or it is unknown.
#[must_use]
pub fn day_in(zone: Option<&str>, now: Timestamp) -> Day {
    // Nobody plays beyond the calendar.
    Day::from(moment(zone_or_utc(zone), now).map_or(jiff::civil::Date::ZERO, |moment| moment.date()))
}

/// The end of a day in a zone; in UTC if none is given or it is unknown.
pub(crate) fn end_of_day(zone: Option<&str>, day: Day) -> Timestamp {
    let next = jiff::civil::Date::from(day).tomorrow().and_then(|next| next.to_zoned(zone_or_utc(zone)));
    // Nobody plays beyond the calendar.
    next.map_or(Timestamp(i64::MAX), |next| Timestamp(next.timestamp().as_millisecond()))
}

/// When this full hour of a day, 0 to 23, begins in a zone; in UTC if none is given or it is unknown. An hour that the clock repeats begins
/// the first time; an hour that it skips begins as much later as the clock goes forward.
pub(crate) fn hour_of_day(zone: Option<&str>, day: Day, hour: u8) -> Timestamp {
    let hour = i8::try_from(hour).unwrap_or(i8::MAX);
    let time = jiff::civil::Time::new(hour, 0, 0, 0).map(|time| jiff::civil::Date::from(day).to_datetime(time));
    let begins = time.and_then(|time| time.to_zoned(zone_or_utc(zone)));
    // Nobody plays beyond the calendar.
    begins.map_or(Timestamp(i64::MAX), |begins| Timestamp(begins.timestamp().as_millisecond()))
}

fn zone_or_utc(zone: Option<&str>) -> TimeZone {
    zone.and_then(|zone| ZONES.get(zone).ok()).unwrap_or(TimeZone::UTC)
}

/// The time of day where the person is; in UTC if the zone is unknown.
pub(crate) fn time_for(settings: &Chosen, now: Timestamp) -> LocalTime {
    local(settings, now).as_ref().map_or(LocalTime { hour: 0, minute: 0 }, time_of)
}

fn time_of(moment: &Zoned) -> LocalTime {
    let part = |value: i8| u8::try_from(value).unwrap_or(0);
    LocalTime { hour: part(moment.hour()), minute: part(moment.minute()) }
}

/// None only for moments beyond the calendar.
fn local(settings: &Chosen, now: Timestamp) -> Option<Zoned> {
    moment(zone_or_utc(settings.zone.as_deref()), now)
}

fn moment(zone: TimeZone, now: Timestamp) -> Option<Zoned> {
    Some(jiff::Timestamp::from_millisecond(now.0).ok()?.to_zoned(zone))
}

/// The end of the person's quiet hours, if it is quiet now.
pub(crate) fn quiet_until(settings: &Chosen, now: Timestamp) -> Option<Timestamp> {
    let (quiet, here) = (settings.quiet?, local(settings, now)?);
    if !quiet.contains(time_of(&here).hour) {
        return None;
    }
    let end_on =
        |day: &Zoned| day.date().at(i8::try_from(quiet.until()).ok()?, 0, 0, 0).to_zoned(day.time_zone().clone()).ok();
    let today = end_on(&here)?;
    let end = if today > here { today } else { end_on(&here.checked_add(1.day()).ok()?)? };
    Some(Timestamp(end.timestamp().as_millisecond()))
}

/// When to remind a person who is to decide before `deadline`, and would usually be reminded at `usual`: never, or after the quiet hours,
/// but while there is time left.
pub(crate) fn remind_at(settings: &Chosen, usual: Timestamp, deadline: Timestamp) -> Option<Timestamp> {
    if settings.reminders() == Reminders::Never {
        return None;
    }
    let Some(end) = quiet_until(settings, usual) else {
        return Some(usual);
    };
    let left = deadline.since(usual);
    let last = usual.plus(left.saturating_sub(LAST_CALL.min(left / 4)));
    Some(end.min(last))
}

/// Whether somebody who was reminded at `last` should get no more reminders for now.
pub(crate) fn is_enough(settings: &Chosen, last: Option<Timestamp>, now: Timestamp) -> bool {
    // A reminder in the future was noted before the clock went back.
    settings.reminders() == Reminders::Daily && last.is_some_and(|last| last <= now && now.since(last) < DAY)
}

#[cfg(test)]
mod tests {
    use talon_view::{QuietHours, offered_zones};

    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_millisecond())
    }

    fn quiet(from: u8, until: u8, zone: &str) -> Chosen {
        Chosen { quiet: QuietHours::new(from, until), zone: Some(zone.to_owned()), ..Chosen::default() }
    }

    /// The clocks of Sofia skip the hour from 3 to 4 on one day, and have it twice on another.
    #[test]
    fn every_hour_of_a_day_begins_once() {
        for (day, hour, begins) in [
            ("2026-01-10", 8, "2026-01-10T06:00:00Z"),
            ("2026-03-29", 3, "2026-03-29T01:00:00Z"),
            ("2026-03-29", 8, "2026-03-29T05:00:00Z"),
            ("2026-10-25", 3, "2026-10-25T00:00:00Z"),
            ("2026-10-25", 4, "2026-10-25T02:00:00Z"),
        ] {
            let day = day.parse().unwrap();
            assert_eq!(hour_of_day(Some("Europe/Sofia"), day, hour), at(begins), "{day} {hour}");
        }
        assert_eq!(hour_of_day(None, "2026-01-10".parse().unwrap(), 21), at("2026-01-10T21:00:00Z"));
        assert_eq!(hour_of_day(None, "2026-01-10".parse().unwrap(), 24), Timestamp(i64::MAX), "no such hour");
    }

    #[test]
    fn zones_are_known_in_any_spelling() {
        for typed in ["Europe/Sofia", " europe/sofia ", "EUROPE/SOFIA"] {
            assert_eq!(zone_named(typed).as_deref(), Some("Europe/Sofia"), "{typed}");
        }
        assert_eq!(zone_named("america/new york").as_deref(), Some("America/New_York"));
        for typed in ["", "Sofia", "Europe", "Europe/Atlantis", "../../etc/passwd", "Europe/Sofia\0"] {
            assert_eq!(zone_named(typed), None, "{typed}");
        }
        for zone in (0..3).flat_map(offered_zones) {
            assert_eq!(zone_named(zone).as_deref(), Some(*zone));
        }
    }

    #[test]
    fn zones_are_found_by_their_cities() {
        assert_eq!(zones_like("sof", 5), ["Europe/Sofia"]);
        assert_eq!(zones_like("new y", 5), ["America/New_York"]);
        assert_eq!(zones_like("", 25).len(), 25);
        assert!(zones_like("europe/", 25).iter().all(|zone| zone.starts_with("Europe/")));
        assert_eq!(zones_like("nowhere at all", 25), Vec::<String>::new());
    }

    #[test]
    fn it_is_quiet_until_the_hours_are_over_where_the_person_is() {
        let sofia = quiet(22, 7, "Europe/Sofia");
        assert_eq!(time_for(&sofia, at("2026-01-10T20:30:00Z")), LocalTime { hour: 22, minute: 30 });
        for (now, until) in [
            ("2026-01-10T19:59:59Z", None),
            ("2026-01-10T20:00:00Z", Some("2026-01-11T05:00:00Z")),
            ("2026-01-11T04:59:59Z", Some("2026-01-11T05:00:00Z")),
            ("2026-01-11T05:00:00Z", None),
            // The clocks go forward in that night, and back in this.
            ("2026-03-28T23:00:00Z", Some("2026-03-29T04:00:00Z")),
            ("2026-10-24T20:00:00Z", Some("2026-10-25T05:00:00Z")),
        ] {
            assert_eq!(quiet_until(&sofia, at(now)), until.map(at), "{now}");
        }
        let early = quiet(0, 9, "America/Sao_Paulo");
        assert_eq!(quiet_until(&early, at("2026-01-10T03:00:00Z")), Some(at("2026-01-10T12:00:00Z")));
        assert_eq!(quiet_until(&early, at("2026-01-10T02:59:59Z")), None);
    }

    #[test]
    fn an_hour_that_does_not_exist_ends_the_quiet_all_the_same() {
        // At three o'clock of that night it is four.
        let kyiv = quiet(1, 3, "Europe/Kyiv");
        let until = quiet_until(&kyiv, at("2026-03-28T23:30:00Z")).unwrap();
        assert_eq!(until, at("2026-03-29T01:00:00Z"));
        assert_eq!(quiet_until(&kyiv, until), None);
    }

    #[test]
    fn a_person_without_a_zone_is_in_utc() {
        let nowhere = Chosen { zone: None, ..quiet(22, 7, "UTC") };
        assert_eq!(quiet_until(&nowhere, at("2026-01-10T22:00:00Z")), Some(at("2026-01-11T07:00:00Z")));
        let gone = quiet(22, 7, "Europe/Atlantis");
        assert_eq!(quiet_until(&gone, at("2026-01-10T22:00:00Z")), Some(at("2026-01-11T07:00:00Z")));
    }

    #[test]
    fn a_reminder_waits_for_the_morning_or_for_the_last_call() {
        let sofia = quiet(22, 7, "Europe/Sofia");
        let usual = at("2026-01-10T21:00:00Z");
        let morning = at("2026-01-11T05:00:00Z");
        assert_eq!(remind_at(&sofia, usual, at("2026-01-11T09:00:00Z")), Some(morning));
        // An hour before the end, or a quarter of what is left.
        assert_eq!(remind_at(&sofia, usual, at("2026-01-11T05:30:00Z")), Some(at("2026-01-11T04:30:00Z")));
        assert_eq!(remind_at(&sofia, usual, at("2026-01-10T21:02:00Z")), Some(at("2026-01-10T21:01:30Z")));
        assert_eq!(remind_at(&sofia, usual, usual), Some(usual));
        let noon = at("2026-01-10T10:00:00Z");
        assert_eq!(remind_at(&sofia, noon, morning), Some(noon));
        let never = Chosen { reminders: Some(Reminders::Never), ..sofia };
        assert_eq!(remind_at(&never, noon, morning), None);
    }

    #[test]
    fn one_reminder_a_day_is_enough_for_those_who_say_so() {
        let daily = Chosen { reminders: Some(Reminders::Daily), ..Chosen::default() };
        let last = at("2026-01-10T10:00:00Z");
        assert!(is_enough(&daily, Some(last), last));
        assert!(is_enough(&daily, Some(last), at("2026-01-11T09:59:59Z")));
        assert!(!is_enough(&daily, Some(last), at("2026-01-11T10:00:00Z")));
        assert!(!is_enough(&daily, Some(last), at("2026-01-09T10:00:00Z")), "the clock went back");
        assert!(!is_enough(&daily, None, last));
        assert!(!is_enough(&Chosen::default(), Some(last), last));
    }
}
