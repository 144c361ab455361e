//! Snowflakes: ids that carry the time of their making.

use std::time::{Duration, UNIX_EPOCH};

use serde_json::{Value, json};

/// A snowflake.
pub(crate) type Id = u64;

/// The first second of 2015, from which snowflakes count milliseconds.
const EPOCH: u64 = 1_420_070_400_000;

/// From 2016 to about 2022: when what was there before the test was made.
const OLD: u64 = 31_536_000_000;
const OLD_SPAN: u64 = 6 * 31_536_000_000;

/// Makes ids, none of them twice.
#[derive(Debug, Default)]
pub(crate) struct Mint {
    serial: u64,
    asked: u64,
    last: Id,
}

impl Mint {
    /// An id with a time long ago, chosen by `chance`.
    pub(crate) fn old(&mut self, chance: u64) -> Id {
        self.serial += 1;
        ((OLD + chance % OLD_SPAN) << 22) | (self.serial & 0xfff)
    }

    /// An id for an input. Its time only reflects the order, so that a bot that derives its random draws from its inputs draws the same in
    /// every run.
    pub(crate) fn asked(&mut self) -> Id {
        self.asked += 1;
        (OLD + OLD_SPAN + self.asked) << 22
    }

    /// An id of this moment, greater than every other such.
    pub(crate) fn next(&mut self, unix: Duration) -> Id {
        let millis = u64::try_from(unix.as_millis()).unwrap_or(u64::MAX).saturating_sub(EPOCH);
        self.last = (millis << 22).max(self.last + 1);
        self.last
    }
}

/// An id as JSON has it.
pub(crate) fn text(id: Id) -> Value {
    json!(id.to_string())
}

/// An id or null.
pub(crate) fn text_or_null(id: Option<Id>) -> Value {
    id.map_or(Value::Null, text)
}

/// The time at which an id was made, since the Unix epoch.
pub(crate) fn time_of(id: Id) -> Duration {
    Duration::from_millis((id >> 22) + EPOCH)
}

/// ISO 8601, as the API writes times.
pub(crate) fn timestamp(unix: Duration) -> Value {
    json!(humantime::format_rfc3339_micros(UNIX_EPOCH + unix).to_string().replace('Z', "+00:00"))
}

/// An id in a request: a string of digits.
pub(crate) fn parse(value: &Value) -> Option<Id> {
    match value {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_u64(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_ids_ascend_and_carry_their_time() {
        let mut mint = Mint::default();
        let now = Duration::from_millis(1_700_000_000_123);
        let first = mint.next(now);
        let second = mint.next(now);
        assert!(second > first);
        assert_eq!(time_of(first), now);
        assert_eq!(timestamp(now), json!("2023-11-14T22:13:20.123000+00:00"));
    }

    #[test]
    fn what_is_asked_is_numbered_alike_in_every_run() {
        let (mut one, mut other) = (Mint::default(), Mint::default());
        other.next(Duration::from_millis(1_700_000_000_123));
        let ids = [one.asked(), one.asked()];
        assert!(ids[0] < ids[1]);
        assert_eq!(ids, [other.asked(), other.asked()]);
    }

    #[test]
    fn old_ids_differ_even_by_the_same_chance() {
        let mut mint = Mint::default();
        assert_ne!(mint.old(5), mint.old(5));
    }
}
