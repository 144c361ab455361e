//! Requests about persons' settings, and about the data that are stored of them.

use std::time::Duration;

use proptest::prelude::*;
use talon_store::links::TryLimit;
use talon_store::person_settings::{Dress, Letters, PersonSettings, Pictured, Pictures, QuietHours, Reminders, Theme};
use talon_store::privacy::FileKind;
use talon_store::{PersonSettingsStore as _, Privacy as _};
use talon_table::Timestamp;

use super::twins::{Twins, both};
use super::values::{KEYS, PERSONS, account, key, moment};

#[derive(Debug, Clone)]
pub(super) enum PersonAsk {
    Save { person: usize, settings: PersonSettings, key: usize, at: i64 },
    Reminded { person: usize, at: i64 },
    Copy { account: usize, key: usize, at: i64 },
    Forget { person: usize, key: usize, at: i64 },
}

pub(super) fn ask() -> impl Strategy<Value = PersonAsk> {
    let persons = 0..PERSONS.len();
    prop_oneof![
        3 => (persons.clone(), settings(), 0..KEYS, moment())
            .prop_map(|(person, settings, key, at)| PersonAsk::Save { person, settings, key, at }),
        1 => (persons.clone(), moment()).prop_map(|(person, at)| PersonAsk::Reminded { person, at }),
        1 => (persons.clone(), 0..4 * KEYS, moment())
            .prop_map(|(account, key, at)| PersonAsk::Copy { account, key, at }),
        1 => (persons, 0..4 * KEYS, moment()).prop_map(|(person, key, at)| PersonAsk::Forget { person, key, at }),
    ]
}

fn settings() -> impl Strategy<Value = PersonSettings> {
    let quiet = (0..24_u8, 0..24_u8).prop_map(|(from, until)| QuietHours::new(from, until));
    let zone = prop::option::of(prop::sample::select(vec!["Europe/Sofia", "America/New_York"]));
    let pictures = (prop::sample::select(Pictured::ALL.to_vec()), prop::sample::select(Theme::ALL.to_vec()));
    let pictures = pictures.prop_map(|(pages, theme)| Pictures { pages, theme });
    let form = (prop::sample::select(Letters::ALL.to_vec()), prop::sample::select(Dress::ALL.to_vec()));
    (prop::sample::select(Reminders::ALL.to_vec()), quiet, zone, any::<bool>(), pictures, form, any::<bool>()).prop_map(
        |(reminders, quiet, zone, everywhere, pictures, (letters, dress), second_press)| PersonSettings {
            reminders,
            quiet,
            zone: zone.map(str::to_owned),
            everywhere,
            pictures,
            letters,
            dress,
            second_press,
        },
    )
}

impl Twins<'_> {
    pub(super) async fn person(&self, ask: PersonAsk) {
        match ask {
            PersonAsk::Save { person, settings, key: input, at } => {
                both!(self, save_person_settings(PERSONS[person], &settings, &key(input), Timestamp(at)));
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
