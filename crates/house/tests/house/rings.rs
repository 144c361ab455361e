//! When a phone rings: with each turn once, if its player has done nothing for a while.

use std::collections::BTreeMap;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_games::GameKind;
use talon_house::testing::Call;
use talon_table::{TableId, Timestamp};

use crate::common::{ANA, BOB, Human, SERVER, World};
use crate::guild::Guild;

/// The usual `ring_after`.
const AWAY: Duration = Duration::from_secs(180);

/// How long delivery of one decision may take: the chats' own pace.
const PACE: Duration = Duration::from_secs(10);

/// The loud messages since the last look, by chat.
fn rung(world: &World) -> BTreeMap<String, usize> {
    let mut rung = BTreeMap::new();
    for request in world.platform.requests() {
        if request.call == (Call::Send { loud: true }) {
            *rung.entry(request.place.chat).or_default() += 1;
        }
    }
    world.platform.forget_requests();
    rung
}

/// When each person last played, as they remember it themselves.
#[derive(Default)]
struct Played(Vec<(Human, Timestamp)>);

impl Played {
    fn note(&mut self, human: Human, at: Timestamp) {
        self.0.retain(|(other, _)| *other != human);
        self.0.push((human, at));
    }

    fn last(&self, human: Human) -> Option<Timestamp> {
        self.0.iter().find(|(other, _)| *other == human).map(|(_, at)| *at)
    }
}

/// Plays a match to its end in which people think as long as chance says, and looks at every turn who is rung.
async fn every_turn_rings_once(kind: GameKind, seed: u64) -> usize {
    let mut world = World::new(seed);
    let table: TableId = world.company(kind, 0).await;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut played, mut rings) = (Played::default(), 0);
    rung(&world);
    while let Some((human, _)) = world.decision(table).await {
        let slow = rng.random_bool(0.2);
        world.wait(Duration::from_secs(rng.random_range(if slow { 60..400 } else { 1..40 }))).await;
        assert_eq!(rung(&world), BTreeMap::new(), "{kind}, seed {seed}: nobody rings twice for one turn");
        let at = world.now();
        assert!(world.play_on(table).await);
        played.note(human, at);
        world.settle().await;
        let next = world.decision(table).await.map(|(next, _)| next);
        let rung = rung(&world);
        let strangers = rung.keys().filter(|chat| next.is_none_or(|next| next.0 != **chat));
        assert_eq!(strangers.count(), 0, "{kind}, seed {seed}: only the player on turn is rung: {rung:?}");
        if let Some((next, last)) = next.and_then(|next| Some((next, played.last(next)?))) {
            let away = at.since(last);
            let rang = rung.get(next.0).copied().unwrap_or(0);
            let told = format!("{kind}, seed {seed}: {next:?} played {away:?} ago");
            assert!(rang <= 1, "{told}, and was rung {rang} times");
            assert!(away < AWAY || rang == 1, "{told}, and was not rung");
            assert!(away + PACE > AWAY || rang == 0, "{told}, and was rung");
            rings += rang;
        }
    }
    rings
}

#[tokio::test]
async fn every_turn_of_a_player_who_was_away_rings_once() {
    for kind in [GameKind::Santase, GameKind::Belot, GameKind::Ristiseiska] {
        let mut rings = 0;
        for seed in 1..4 {
            rings += every_turn_rings_once(kind, seed).await;
        }
        assert!(rings > 10, "{kind}: there were pauses");
    }
}

/// Of three, the two others play in the meantime, and each of their cards changes the page.
#[tokio::test]
async fn what_others_play_meanwhile_silences_no_turn() {
    let mut world = World::new(1);
    let table = world.company(GameKind::Belot, 0).await;
    let (first, _) = world.decision(table).await.unwrap();
    assert!(world.play_on(table).await);
    world.settle().await;
    loop {
        world.wait(AWAY / 2 + Duration::from_secs(1)).await;
        rung(&world);
        assert!(world.play_on(table).await);
        world.settle().await;
        if world.decision(table).await.unwrap().0 == first {
            break;
        }
    }
    assert_eq!(rung(&world), BTreeMap::from([(first.0.to_owned(), 1)]));
}

#[tokio::test]
async fn players_are_asked_into_the_room_once() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let page =
        guild.sees_in(SERVER, |verb| *verb == talon_view::Verb::Show(talon_view::ShowVerb::Panel)).expect("a page");
    let room = page.0.thread.unwrap();
    assert_eq!(guild.platform.followers(&room), [ANA.0.to_owned(), BOB.0.to_owned()].into());
    guild.restart();
    for _ in 0..4 {
        assert!(guild.plays(table).await);
        guild.settle().await;
    }
    let asked = guild.platform.requests().into_iter().filter(|request| request.call == Call::Invite);
    assert_eq!(asked.count(), 2, "each once, by whichever process");
}
