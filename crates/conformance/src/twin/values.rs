//! The values in requests.

use proptest::prelude::*;
use talon_store::{AccountRef, InputKey, Lease, PlatformKind, ProcessId};
use talon_table::{PersonId, TableId, Timestamp};

pub(super) const PLATFORM: PlatformKind = PlatformKind::Telegram;
/// Few of everything, so that requests collide; with identifiers that SQLite sees as negative.
pub(super) const TABLES: [TableId; 3] = [TableId(5), TableId(u64::MAX), TableId(1 << 63)];
/// Each number's account belongs to the person with that number.
pub(super) const PERSONS: [PersonId; 4] = [PersonId(1), PersonId(u64::MAX - 1), PersonId(1 << 62), PersonId(1 << 63)];
pub(super) const CHATS: [&str; 3] = ["-100", "-200", "300"];
pub(super) const KEYS: usize = 6;

pub(super) fn account(number: usize) -> AccountRef {
    let platform = if number < 2 { PLATFORM } else { PlatformKind::Discord };
    AccountRef { platform, id: number.to_string() }
}

pub(super) fn key(number: usize) -> InputKey {
    InputKey { platform: PLATFORM, key: number.to_string() }
}

pub(super) fn moment() -> impl Strategy<Value = i64> {
    -2..6_i64
}

pub(super) fn person() -> impl Strategy<Value = PersonId> {
    prop::sample::select(PERSONS.to_vec())
}

pub(super) fn holder() -> impl Strategy<Value = ProcessId> {
    prop::sample::select(vec![ProcessId(1), ProcessId(u64::MAX)])
}

pub(super) fn lease() -> impl Strategy<Value = Lease> {
    (holder(), moment()).prop_map(|(holder, until)| Lease { holder, until: Timestamp(until) })
}
