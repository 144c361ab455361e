//! Stored texts: a written text reads back, and nothing has two spellings.

use std::collections::BTreeMap;

use talon_standings::league::TieBreak;
use talon_standings::{Competitor, Day, Pool, Tally, Window};

#[test]
fn competitors() {
    let all = [Competitor::Person(0), Competitor::Person(u64::MAX), Competitor::Ai("hard".to_owned())];
    for who in all {
        assert_eq!(who.to_string().parse(), Ok(who));
    }
    for bad in ["", "p:", "p:-1", "p:+1", "p:01", "p:18446744073709551616", "ai:", "hard", "P:1"] {
        assert!(bad.parse::<Competitor>().is_err(), "{bad}");
    }
    let keyed = BTreeMap::from([(Competitor::Person(7), 1)]);
    assert_eq!(serde_json::to_string(&keyed).unwrap(), r#"{"p:7":1}"#);
}

#[test]
fn pools() {
    assert_eq!(Pool::ALL.iter().map(ToString::to_string).collect::<Vec<_>>(), ["people", "mixed"]);
    for &pool in Pool::ALL {
        assert_eq!(pool.to_string().parse(), Ok(pool));
        assert_eq!(serde_json::to_value(pool).unwrap(), pool.name());
    }
    assert!("People".parse::<Pool>().is_err());
}

#[test]
fn tie_breaks() {
    let all = [
        (TieBreak::HeadToHead, "head-to-head", "head_to_head"),
        (TieBreak::SonnebornBerger, "sonneborn-berger", "sonneborn_berger"),
        (TieBreak::Buchholz, "buchholz", "buchholz"),
        (TieBreak::Difference, "difference", "difference"),
        (TieBreak::Wins, "wins", "wins"),
        (TieBreak::Lot, "lot", "lot"),
    ];
    for (by, code, stored) in all {
        assert_eq!(by.code(), code);
        assert_eq!(serde_json::to_value(by).unwrap(), stored);
    }
}

#[test]
fn windows_of_a_day() {
    let windows = |text: &str| Window::of(text.parse().unwrap()).map(|window| window.to_string());
    assert_eq!(windows("2026-11-22"), ["2026-w47", "2026-11", "2026-q4", "all"]);
    assert_eq!(windows("2027-01-03"), ["2026-w53", "2027-01", "2027-q1", "all"], "its Thursday was in 2026");
    assert_eq!(windows("2024-12-30"), ["2025-w01", "2024-12", "2024-q4", "all"]);
    assert_eq!(windows("2026-03-31")[2], "2026-q1");
    assert_eq!(windows("2026-04-01")[2], "2026-q2");
}

#[test]
fn the_window_before_is_the_one_that_the_day_before_it_lies_in() {
    let mut before = [None; 3];
    let mut last = Window::of("2019-12-25".parse().unwrap());
    let mut day: Day = "2019-12-25".parse().unwrap();
    for _ in 0..3000 {
        let now = Window::of(day);
        for kind in 0..3 {
            if now[kind] != last[kind] {
                before[kind] = Some(last[kind]);
            }
            if before[kind].is_some() {
                assert_eq!(now[kind].before(), before[kind], "{day}");
            }
        }
        (last, day) = (now, day.plus_days(1));
    }
    assert_eq!(Window::All.before(), None);
}

#[test]
fn every_day_s_windows_read_back() {
    let mut day: Day = "2019-12-25".parse().unwrap();
    for _ in 0..3000 {
        for window in Window::of(day) {
            assert_eq!(window.to_string().parse(), Ok(window));
        }
        assert_eq!(day.to_string().parse(), Ok(day));
        assert_eq!(day.plus_days(1).days_since(day), 1);
        day = day.plus_days(1);
    }
    let bad =
        ["2026-w54", "2025-w53", "2026-w7", "2026-w00", "2026-13", "2026-0", "2026-q5", "26-q1", "ALL", "-1-q1", ""];
    for bad in bad {
        assert!(bad.parse::<Window>().is_err(), "{bad}");
    }
    for bad in ["2026-02-30", "2026-1-1", "20260101", "2026-01-01T00:00"] {
        assert!(bad.parse::<Day>().is_err(), "{bad}");
    }
}

#[test]
fn tallies_add_up() {
    let mut tally = Tally::new();
    tally.add("capots", 2);
    tally.add("deals", i64::MAX);
    let mut other = tally.clone();
    other.merge(&tally);
    assert_eq!((other.get("capots"), other.get("deals"), other.get("revokes")), (4, i64::MAX, 0));
    assert_eq!(serde_json::to_string(&tally).unwrap(), format!(r#"{{"capots":2,"deals":{}}}"#, i64::MAX));
}
