//! Matches that enter a database without being played there.

use talon_standings::Competitor;
use talon_store::Place;
use talon_store::backfill::PastMatch;
use talon_table::{PersonId, TableId, Timestamp};

use crate::results::{person, won};
use crate::samples::{PLATFORM, group};

/// How many there are.
const MATCHES: u32 = 90;

/// Matches of seven people and an AI player in two groups and in private, over three months. Everybody meets everybody, several times on a
/// day, and everywhere. Most table numbers have their highest bit set.
#[must_use]
pub fn past_matches() -> Vec<PastMatch> {
    let match_of = |number: u32| {
        let (first, second) = pair(number);
        let day = format!("2026-{:02}-{:02}", 9 + number / 30, 1 + number % 30 / 2);
        PastMatch {
            table: TableId(u64::MAX / 2 + u64::from(number)),
            home: home(number),
            opened_at: Timestamp(i64::from(number) * 1000),
            log: Vec::new(),
            ended: won(&first, &second, &day, number + 1),
        }
    };
    (0..MATCHES).map(match_of).collect()
}

fn pair(number: u32) -> (Competitor, Competitor) {
    let (first, second) = (number % 7, number % 5 + number / 35);
    let other = if second == first { Competitor::Ai("thumb".to_owned()) } else { person(PersonId(second.into())) };
    let one = person(PersonId(first.into()));
    if number.is_multiple_of(3) { (other, one) } else { (one, other) }
}

fn home(number: u32) -> Place {
    match number % 4 {
        0 => Place { platform: PLATFORM, chat: "7".to_owned(), thread: None, private: true },
        1 => Place { thread: Some("5".to_owned()), ..group("-1") },
        2 => group("-1"),
        _ => group("-2"),
    }
}
