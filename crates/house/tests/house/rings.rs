//! When a phone rings: once for each turn, if its player has done nothing for a while.

use std::collections::BTreeMap;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_games::GameKind;
use talon_house::testing::{Call, Request};
use talon_house::{Answer, Intent, Settings};
use talon_table::{TableId, Timestamp};

use crate::common::{ANA, BOB, Human, SERVER, World};
use crate::guild::{Guild, On};
use crate::invariants::everything_is_current;

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

/// Plays a match to its end in which people think for a random time, and checks at every turn who is notified.
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

/// Who was notified since the last look, each time once: by a call in the room, or by a loud message in private.
fn heard(guild: &Guild) -> Vec<String> {
    let requests = guild.platform.requests();
    guild.platform.forget_requests();
    let loud = |request: &Request| request.call == (Call::Send { loud: true }) && request.failed.is_none();
    let heard = requests.into_iter().filter(loud).flat_map(|request| {
        assert_eq!(request.called.is_empty(), request.place.private, "what rings in a room calls somebody");
        let called = request.called.into_iter().map(|account| account.id);
        let reader = request.place.private.then_some(request.place.chat);
        called.chain(reader).collect::<Vec<String>>()
    });
    heard.collect()
}

/// A match in which Bob takes no direct messages, and plays on the panel.
async fn shut_out(kind: GameKind, seed: u64, settings: Settings) -> (Guild, TableId) {
    let mut guild = Guild::with(seed, settings);
    guild.platform.forbid(BOB.0, true);
    let table = guild.company(kind).await;
    (guild, table)
}

/// The player on turn plays, Bob on a panel that he opens first.
async fn plays(guild: &mut Guild, table: TableId, human: Human) {
    if human != BOB {
        assert!(guild.plays(table).await);
        return;
    }
    let panel = guild.my_hand(BOB).await;
    guild.settle().await;
    let (_, token) = guild.decision(table).await.expect("a turn");
    let buttons = guild.buttons_for(BOB, &token).into_iter();
    let button = buttons.rev().find(|(_, on, _)| *on == On::Panel(panel)).expect("a button");
    guild.taps(BOB, button).await;
}

/// As [`every_turn_rings_once`]; the players read on Discord, and one of them is called in the room.
async fn every_turn_calls_once(kind: GameKind, seed: u64) -> usize {
    let (mut guild, table) = shut_out(kind, seed, Settings::default()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut played, mut calls) = (Played::default(), 0);
    heard(&guild);
    while let Some((human, _)) = guild.decision(table).await {
        let slow = rng.random_bool(0.2);
        guild.wait(Duration::from_secs(rng.random_range(if slow { 60..400 } else { 1..40 }))).await;
        let at = guild.now();
        plays(&mut guild, table, human).await;
        let next = guild.decision(table).await.map(|(next, _)| next);
        // Somebody who opens the panel before the card is played is not notified of the turn before.
        played.note(human, at);
        guild.settle().await;
        let heard = heard(&guild);
        let told = format!("{kind}, seed {seed}: {heard:?} rung for {next:?}");
        assert!(heard.iter().all(|who| next.is_some_and(|next| next.0 == who)), "only who is on turn: {told}");
        assert!(heard.len() <= 1, "once for a turn: {told}");
        if let Some((next, last)) = next.and_then(|next| Some((next, played.last(next)?))) {
            let away = at.since(last);
            assert!(away < AWAY || heard.len() == 1, "{told}, away {away:?}");
            assert!(away + PACE > AWAY || heard.is_empty(), "{told}, away {away:?}");
            calls += usize::from(next == BOB) * heard.len();
        }
    }
    guild.settle().await;
    everything_is_current(&guild, table).await;
    calls
}

#[tokio::test]
async fn who_cannot_be_written_to_is_called_once_for_each_turn() {
    for kind in [GameKind::Santase, GameKind::Belot, GameKind::Ristiseiska] {
        let calls = every_turn_calls_once(kind, 1).await;
        assert!(calls > 1, "{kind}: there were pauses, and {calls} calls");
    }
}

/// Bob, who was away, is to be called; returns once it is Bob's turn and nobody was notified yet.
async fn until_bob_is_on_turn(guild: &mut Guild, table: TableId) {
    loop {
        let (human, _) = guild.decision(table).await.expect("a turn");
        if human == BOB {
            return;
        }
        guild.wait(AWAY + Duration::from_secs(1)).await;
        heard(guild);
        plays(guild, table, human).await;
    }
}

#[tokio::test]
async fn a_call_is_a_fresh_table_page_and_costs_no_more_than_that() {
    let (mut guild, table) = shut_out(GameKind::Santase, 1, Settings::default()).await;
    plays_until_bob_waited(&mut guild, table).await;
    let requests = guild.platform.requests();
    let in_room =
        |call: fn(Call) -> bool| requests.iter().filter(move |request| !request.place.private && call(request.call));
    let sent: Vec<&Request> = in_room(|call| matches!(call, Call::Send { .. })).collect();
    assert_eq!(sent.len(), 1, "{sent:?}");
    assert_eq!(sent[0].called, [guild.account_here(BOB)]);
    assert_eq!(in_room(|call| call == Call::Delete).count(), 1, "in the place of the one before");
    let room = sent[0].place.thread.clone().unwrap();
    let pages = guild.platform.messages(SERVER).into_iter().filter(|page| page.place.thread.as_ref() == Some(&room));
    assert_eq!(pages.count(), 1, "and it stands there once");
    // Others' presses and what comes below call nobody again.
    guild.platform.forget_requests();
    assert!(matches!(
        guild.types(ANA, Guild::thread(&room), Intent::Table).await,
        Answer::Toast(_) | Answer::Silent | Answer::Page { .. }
    ));
    guild.settle().await;
    assert_eq!(heard(&guild), Vec::<String>::new());
}

/// Plays on until Bob's turn comes after a pause of his.
async fn plays_until_bob_waited(guild: &mut Guild, table: TableId) {
    until_bob_is_on_turn(guild, table).await;
    plays(guild, table, BOB).await;
    guild.settle().await;
    guild.wait(AWAY).await;
    guild.platform.forget_requests();
    while guild.decision(table).await.expect("a turn").0 != BOB {
        assert!(guild.plays(table).await);
        guild.settle().await;
    }
}

#[tokio::test]
async fn a_turn_is_heard_although_its_hand_is_refused() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.platform.forbid(BOB.0, true);
    while guild.decision(table).await.expect("a turn").0 == BOB {
        assert!(guild.plays(table).await);
        guild.settle().await;
    }
    guild.wait(AWAY).await;
    heard(&guild);
    while guild.decision(table).await.expect("a turn").0 != BOB {
        assert!(guild.plays(table).await);
        guild.settle().await;
    }
    assert_eq!(heard(&guild), [BOB.0], "nobody knew before the hand was refused");
    guild.my_hand(BOB).await;
    guild.settle().await;
    assert_eq!(heard(&guild), Vec::<String>::new(), "the attempt that the panel makes calls nobody");
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
