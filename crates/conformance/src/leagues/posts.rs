//! Messages about leagues.

use talon_league::LeagueId;
use talon_store::leagues::{LeagueCommit, PostKey, PostRow};
use talon_store::{MessageRef, Place, Store, SurfaceState};
use talon_table::Timestamp;

use super::{LEAGUE, ONE, claim, join, lease, new, saved};
use crate::results::{ANA, BOB};
use crate::samples::{PLATFORM, group, key, sender};

fn post(key: PostKey, place: Place, state: SurfaceState) -> PostRow {
    PostRow {
        league: LEAGUE,
        key,
        place,
        message: Some(MessageRef("41".to_owned())),
        hash: Some([7; 32]),
        state,
        failures: 2,
        not_before: Timestamp(i64::MIN),
    }
}

const SEASON: PostKey = PostKey::Season { season: 1 };
const ROUND: PostKey = PostKey::Round { season: 1, round: 2 };

pub(crate) async fn messages_about_a_league_read_back(store: &dyn Store) {
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    let reminder = PostKey::Reminder { season: 1, round: 2, person: BOB };
    let home = Place { thread: Some("77".to_owned()), ..group("-1") };
    let private = Place { private: true, ..group("2") };
    let unsent = PostRow { message: None, hash: None, ..post(reminder, private, SurfaceState::Refused) };
    let rows =
        [unsent, post(ROUND, home.clone(), SurfaceState::Live), post(SEASON, home.clone(), SurfaceState::Finished)];
    for row in rows.iter().rev() {
        store.save_post(row).await.unwrap();
    }
    assert_eq!(store.posts(LEAGUE).await.unwrap(), rows, "by the text of their keys");
    let edited = PostRow { not_before: Timestamp(99), hash: None, failures: 0, ..rows[1].clone() };
    store.save_post(&edited).await.unwrap();
    store.remove_post(LEAGUE, SEASON).await.unwrap();
    store.remove_post(LEAGUE, PostKey::Crown { season: 1 }).await.unwrap();
    assert_eq!(store.posts(LEAGUE).await.unwrap(), [rows[0].clone(), edited]);
    assert_eq!(store.posts(LeagueId(1)).await.unwrap(), vec![]);
}

pub(crate) async fn leagues_move_with_their_chat(store: &dyn Store) {
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    saved(store, &new(LeagueId(2), group("-3"), 1)).await;
    saved(store, &LeagueCommit { open: false, ..new(LeagueId(3), group("-1"), 1) }).await;
    for due in claim(store, 1, lease(ONE, 50)).await {
        store.settle_league(&due, ONE, None).await.unwrap();
    }
    let finished = post(SEASON, group("-1"), SurfaceState::Finished);
    for row in [post(ROUND, group("-1"), SurfaceState::Live), finished.clone()] {
        store.save_post(&row).await.unwrap();
    }
    store.move_chat(PLATFORM, "-1", "-9", Timestamp(80)).await.unwrap();
    assert_eq!(store.leagues_in(PLATFORM, "-1").await.unwrap(), vec![]);
    let there = store.leagues_in(PLATFORM, "-9").await.unwrap();
    assert_eq!(there.iter().map(|row| row.league).collect::<Vec<_>>(), [LeagueId(3), LEAGUE]);
    assert_eq!(store.leagues_in(PLATFORM, "-3").await.unwrap().len(), 1);
    let reposted = PostRow { message: None, hash: None, ..post(ROUND, group("-9"), SurfaceState::Live) };
    let stays = PostRow { place: group("-9"), ..finished };
    assert_eq!(store.posts(LEAGUE).await.unwrap(), [reposted, stays]);
    let woken = claim(store, 80, lease(ONE, 99)).await;
    assert_eq!(woken.iter().map(|due| (due.league, due.due)).collect::<Vec<_>>(), [(LEAGUE, Timestamp(80))]);
}

pub(crate) async fn nobody_who_was_forgotten_is_reminded(store: &dyn Store) {
    for (id, name, who) in [("1", "Ana", ANA), ("2", "Bob", BOB)] {
        store.meet(&sender(id, name, None), who).await.unwrap();
    }
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    saved(store, &join(LEAGUE, 1, BOB, 2)).await;
    let to = |id: &str, person| {
        let key = PostKey::Reminder { season: 1, round: 1, person };
        post(key, Place { private: true, ..group(id) }, SurfaceState::Finished)
    };
    for row in [to("1", ANA), to("2", BOB)] {
        store.save_post(&row).await.unwrap();
    }
    store.forget(BOB, &key("forget"), Timestamp(3)).await.unwrap();
    assert_eq!(store.posts(LEAGUE).await.unwrap(), [to("1", ANA)]);
    assert_eq!(store.league_events(LEAGUE, 0).await.unwrap().len(), 2, "the log keeps the number");
}
