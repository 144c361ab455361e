//! Several processes at one database, each with a store of its own.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use talon_cluster::cluster;
use talon_conformance::numbered;
use talon_games::GameKind;
use talon_store::links::{LinkCodeEntered, TryLimit};
use talon_store::{AccountRef, KeptOptions, Links, NewPreset, PlatformKind, PresetSaved, Presets as _, Sender, Store};
use talon_store_postgres::PostgresStore;
use talon_table::{PersonId, Timestamp};
use tokio::task::JoinSet;

use crate::common::{fresh, key, open};

async fn two(url: &str) -> [Arc<PostgresStore>; 2] {
    [Arc::new(open(url).await), Arc::new(open(url).await)]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_version_is_written_once() {
    let Some(cluster) = cluster() else { return };
    let stores = two(&fresh(cluster).await).await;
    numbered::each_version_is_written_once(&stores.map(|store| store as Arc<dyn Store>)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_is_met_once() {
    let Some(cluster) = cluster() else { return };
    let stores = two(&fresh(cluster).await).await;
    for round in 0..10_u64 {
        let account = AccountRef { platform: PlatformKind::Telegram, id: round.to_string() };
        let mut rivals = JoinSet::new();
        for rival in 0..4_u64 {
            let store = Arc::clone(&stores[usize::from(rival % 2 == 0)]);
            let sender = Sender { account: account.clone(), name: format!("name {rival}"), language: None };
            rivals.spawn(async move { store.meet(&sender, PersonId(round * 4 + rival)).await.unwrap().person });
        }
        let persons: BTreeSet<PersonId> = rivals.join_all().await.into_iter().collect();
        assert_eq!(persons.len(), 1, "round {round}: {persons:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_hold_between_processes() {
    let Some(cluster) = cluster() else { return };
    let stores = two(&fresh(cluster).await).await;
    let at = Timestamp(1_000);
    let limit = TryLimit { most: 3, window: Duration::from_secs(60) };
    let by = AccountRef { platform: PlatformKind::Telegram, id: "1".into() };
    let mut guesses = JoinSet::new();
    for guess in 0..8_u8 {
        let (store, by) = (Arc::clone(&stores[usize::from(guess % 2)]), by.clone());
        guesses.spawn(async move {
            let key = key(format!("guess {guess}"));
            store.enter_link_code(&by, &[guess; 32], limit, &key, at).await.unwrap()
        });
    }
    let unknown = guesses.join_all().await.into_iter().filter(|entered| *entered == LinkCodeEntered::Unknown).count();
    assert_eq!(unknown, 3, "wrong guesses that were looked up");

    let mut presets = JoinSet::new();
    for preset in 0..8_usize {
        let store = Arc::clone(&stores[preset % 2]);
        presets.spawn(async move {
            let (name, folded) = (preset.to_string(), preset.to_string());
            let (platform, chat, game) = (PlatformKind::Telegram, "g".to_owned(), GameKind::Belot);
            let new = NewPreset { platform, chat, game, name, folded, options: KeptOptions::new() };
            store.save_preset(&new, 3, &key(format!("preset {preset}")), at).await.unwrap()
        });
    }
    let saved = presets.join_all().await.into_iter().filter(|saved| matches!(saved, PresetSaved::Saved(_))).count();
    assert_eq!(saved, 3);
}
