//! A forgotten person is not in the file any more.

use std::time::Duration;

use talon_store::links::TryLimit;
use talon_store::person_settings::{Chooser, Setting};
use talon_store::privacy::{FileKind, Forgotten};
use talon_store::{AccountRef, PlatformKind, Privacy, Sender, SettingsStore, Store};
use talon_table::{PersonId, Timestamp};

use crate::common::{key, open, scratch};

const NAME: &str = "Anastasia the Unmistakable";
const ID: &str = "4224422442244224";
const ZONE: &str = "America/Argentina/ComodRivadavia";

fn holds(path: &std::path::Path, trace: &str) -> bool {
    let bytes = std::fs::read(path).unwrap();
    bytes.windows(trace.len()).any(|window| window == trace.as_bytes())
}

#[tokio::test]
async fn the_file_itself_forgets() {
    let (_directory, path) = scratch();
    let person = PersonId(7);
    let store = open(&path).await;
    for number in 0..50 {
        let other = AccountRef { platform: PlatformKind::Telegram, id: (1_000 + number).to_string() };
        let sender = Sender { account: other, name: format!("Player {number}"), language: None };
        store.meet(&sender, PersonId(1_000 + number)).await.unwrap();
    }
    let account = AccountRef { platform: PlatformKind::Telegram, id: ID.to_owned() };
    let sender = |name: &str| Sender { account: account.clone(), name: name.to_owned(), language: None };
    store.meet(&sender("Before Anastasia"), person).await.unwrap();
    store.meet(&sender(NAME), person).await.unwrap();
    let zone = Setting::Zone(ZONE.into());
    store.choose(&Chooser::Person(person), &zone, &key("settings"), Timestamp(1)).await.unwrap();
    let limit = TryLimit { most: 1, window: Duration::from_secs(60) };
    store.ask_file(&account, FileKind::Copy, limit, &key("copy"), Timestamp(1)).await.unwrap();
    store.close().await;
    drop(store);
    for trace in [NAME, ZONE, ID] {
        assert!(holds(&path, trace), "{trace}");
    }

    let store = open(&path).await;
    assert_eq!(store.forget(person, &key("forget"), Timestamp(2)).await.unwrap(), Forgotten::Done);
    store.close().await;
    for trace in [NAME, "Before Anastasia", ZONE, ID] {
        assert!(!holds(&path, trace), "{trace} can still be read");
    }
    assert!(holds(&path, "Player 49"));
}
