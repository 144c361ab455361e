//! What still counts for a forgotten person has a name that does not reveal who it was.

use std::time::Duration;

use sqlx::query_scalar;
use talon_cluster::cluster;
use talon_store::links::TryLimit;
use talon_store::privacy::{FileKind, Forgotten};
use talon_store::{AccountRef, PlatformKind, Privacy as _, Sender, Store as _};
use talon_table::{PersonId, Timestamp};

use crate::common::{fresh, key, open, raw};

#[tokio::test]
async fn what_somebody_tried_outlives_them_without_their_number() {
    let Some(cluster) = cluster() else { return };
    let url = fresh(cluster).await;
    let store = open(&url).await;
    let (person, account) = (PersonId(7), AccountRef { platform: PlatformKind::Telegram, id: "4224".to_owned() });
    let sender = Sender { account: account.clone(), name: "Ana".to_owned(), language: None };
    store.meet(&sender, person).await.unwrap();
    let limit = TryLimit { most: 1, window: Duration::from_secs(60) };
    store.ask_file(&account, FileKind::Copy, limit, &key("copy"), Timestamp(1)).await.unwrap();
    assert_eq!(store.forget(person, &key("forget"), Timestamp(2)).await.unwrap(), Forgotten::Done);
    let tries: Vec<String> =
        query_scalar("SELECT account FROM link_try").fetch_all(&mut raw(&url).await).await.unwrap();
    assert!(tries.len() == 1 && !tries[0].contains("4224"), "{tries:?}");
}
