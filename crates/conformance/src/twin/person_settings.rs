//! Requests about people's settings, and about the data stored about them.

use std::time::Duration;

use proptest::prelude::*;
use talon_store::links::TryLimit;
use talon_store::person_settings::{Chooser, QuietHours, Scope, Setting};
use talon_store::privacy::FileKind;
use talon_store::{Privacy as _, SettingsStore as _};
use talon_table::Timestamp;

use super::twins::{Twins, both};
use super::values::{CHATS, KEYS, PERSONS, PLATFORM, account, key, moment};
use crate::person_settings::night;

#[derive(Debug, Clone)]
pub(super) enum PersonAsk {
    Choose { by: Chooser, setting: Setting, key: usize, at: i64 },
    Reminded { person: usize, at: i64 },
    Copy { account: usize, key: usize, at: i64 },
    Forget { person: usize, key: usize, at: i64 },
}

pub(super) fn ask() -> impl Strategy<Value = PersonAsk> {
    let persons = 0..PERSONS.len();
    prop_oneof![
        4 => (chooser(), setting(), 0..KEYS, moment())
            .prop_map(|(by, setting, key, at)| PersonAsk::Choose { by, setting, key, at }),
        1 => (persons.clone(), moment()).prop_map(|(person, at)| PersonAsk::Reminded { person, at }),
        1 => (persons.clone(), 0..4 * KEYS, moment())
            .prop_map(|(account, key, at)| PersonAsk::Copy { account, key, at }),
        1 => (persons, 0..4 * KEYS, moment()).prop_map(|(person, key, at)| PersonAsk::Forget { person, key, at }),
    ]
}

fn chooser() -> impl Strategy<Value = Chooser> {
    prop_oneof![
        3 => prop::sample::select(PERSONS.to_vec()).prop_map(Chooser::Person),
        1 => prop::sample::select(CHATS.to_vec()).prop_map(|chat| Chooser::Chat(PLATFORM, chat.to_owned())),
    ]
}

/// A default or other value of any setting.
pub(super) fn setting() -> impl Strategy<Value = Setting> {
    let quiet = (0..24_u8, 0..24_u8).prop_map(|(from, until)| Setting::Quiet(QuietHours::new(from, until)));
    let listed = Setting::each(Scope::Person).into_iter().chain(night()).collect::<Vec<_>>();
    prop_oneof![4 => prop::sample::select(listed), 1 => quiet]
}

impl Twins<'_> {
    pub(super) async fn person(&self, ask: PersonAsk) {
        match ask {
            PersonAsk::Choose { by, setting, key: input, at } => {
                both!(self, choose(&by, &setting, &key(input), Timestamp(at)));
            }
            PersonAsk::Copy { account: number, key: input, at } => {
                let limit = TryLimit { most: 2, window: Duration::from_millis(4) };
                both!(self, ask_file(&account(number), FileKind::Copy, limit, &key(input), Timestamp(at)));
            }
            PersonAsk::Forget { person, key: input, at } => {
                both!(self, forget(PERSONS[person], &key(input), Timestamp(at)));
            }
            PersonAsk::Reminded { person, at } => both!(self, note_reminded(PERSONS[person], Timestamp(at))),
        }
    }
}
