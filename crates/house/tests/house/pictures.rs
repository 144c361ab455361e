//! Who gets which picture: persons choose for their private pages, groups for their own.

use std::time::Duration;

use talon_house::testing::{Call, Request};
use talon_store::Store as _;
use talon_table::TableId;
use talon_view::{Chosen, Pictured, Pictures, Scene, Scope, Setting, SettingsVerb, TableVerb, Theme, Token, Verb};

use crate::common::{ANA, BOB, GROUP, Human, World};
use crate::invariants::{everything_is_current, nobody_saw_too_much};

async fn choose(world: &mut World, verbs: [Verb; 2]) {
    world.platform.make_admin(ANA.0);
    for verb in verbs {
        let is_group_s = matches!(verb, Verb::Settings(SettingsVerb::Choose(Scope::Chat, _)));
        let token = Token::new(None, 0, verb);
        if is_group_s {
            world.press(ANA, World::group(), Some(901), &token).await;
        } else {
            for human in [ANA, BOB] {
                world.press(human, World::private(human), None, &token).await;
            }
        }
    }
}

/// The scenes and colours of the pictures that went to a chat.
fn drawn(world: &World, chat: &str) -> Vec<(Scene, Theme)> {
    let requests = world.platform.requests().into_iter().filter(|request| request.place.chat == chat);
    let pictures = requests.filter_map(|Request { page, .. }| page?.picture);
    pictures.map(|picture| (*picture.scene, picture.theme)).collect()
}

const fn tells_of_play(scene: &Scene) -> bool {
    matches!(scene, Scene::Table(_) | Scene::Hand(_))
}

async fn play_to_the_end(world: &mut World, table: TableId) {
    while world.play_on(table).await {
        world.settle().await;
    }
}

#[tokio::test]
async fn every_page_has_the_picture_that_its_readers_chose() {
    for (own, group) in [(Pictured::All, Pictured::Off), (Pictured::Off, Pictured::All), (Pictured::All, Pictured::All)]
    {
        let mut world = World::new(1);
        let table = world.two_at_a_table().await;
        choose(
            &mut world,
            [
                Verb::choose(Scope::Person, Setting::Pictures(own)),
                Verb::choose(Scope::Person, Setting::Theme(Theme::Light)),
            ],
        )
        .await;
        choose(
            &mut world,
            [
                Verb::choose(Scope::Chat, Setting::Pictures(group)),
                Verb::choose(Scope::Chat, Setting::Theme(Theme::Light)),
            ],
        )
        .await;
        world.settle().await;
        world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.expect("a button");
        world.settle().await;
        everything_is_current(&world, table).await;
        play_to_the_end(&mut world, table).await;
        for (chat, chosen) in [(GROUP, group), (ANA.0, own), (BOB.0, own)] {
            let drawn = drawn(&world, chat);
            assert!(drawn.iter().all(|(_, theme)| *theme == Theme::Light));
            assert!(chosen != Pictured::Off || drawn.is_empty(), "{chat}");
        }
        everything_is_current(&world, table).await;
        nobody_saw_too_much(&world, table).await;
    }
}

#[tokio::test]
async fn who_chooses_nothing_sees_the_hand_and_a_group_how_things_ended() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    play_to_the_end(&mut world, table).await;
    for (chat, sees_play) in [(GROUP, false), (ANA.0, true), (BOB.0, true)] {
        let drawn = drawn(&world, chat);
        assert!(drawn.iter().all(|(_, theme)| *theme == Theme::Dark), "{chat}");
        assert_eq!(drawn.iter().any(|(scene, _)| tells_of_play(scene)), sees_play, "{chat}");
    }
    nobody_saw_too_much(&world, table).await;
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn a_hand_is_drawn_where_no_notification_shows_it() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let drawn_for = |world: &World, human: Human| -> Vec<(Call, bool)> {
        let of_play = |request: &Request| {
            let picture = request.page.as_ref().and_then(|page| page.picture.as_ref());
            request.place.chat == human.0 && picture.is_some_and(|picture| tells_of_play(&picture.scene))
        };
        world
            .platform
            .requests()
            .iter()
            .filter(|request| of_play(request))
            .map(|request| (request.call, request.pictured))
            .collect()
    };
    for human in [ANA, BOB] {
        let first = drawn_for(&world, human);
        assert!(!first.is_empty() && first.iter().all(|(_, pictured)| !pictured), "{human:?}: {first:?}");
    }
    // The player who has just played looks at the message: it becomes a picture, and stays one.
    let mut seen = Vec::new();
    for _ in 0..6 {
        let (human, _) = world.decision(table).await.expect("somebody's turn");
        world.wait(Duration::from_secs(2)).await;
        world.platform.forget_requests();
        assert!(world.play_on(table).await);
        world.settle().await;
        let own = drawn_for(&world, human);
        assert!(own.iter().all(|(_, pictured)| *pictured), "{human:?}: {own:?}");
        seen.extend(own);
    }
    assert!(seen.contains(&(Call::Edit, true)));
    // Somebody who has been away for long is notified, and the phone shows the notification.
    let rung: Vec<bool> = loop {
        let (human, _) = world.decision(table).await.expect("somebody's turn");
        world.wait(Duration::from_secs(600)).await;
        world.platform.forget_requests();
        assert!(world.play_on(table).await);
        world.settle().await;
        if world.decision(table).await.is_some_and(|(next, _)| next != human) {
            let of_play = [ANA, BOB].into_iter().flat_map(|human| drawn_for(&world, human));
            let rings = of_play.filter(|(call, _)| *call == Call::Send { loud: true });
            break rings.map(|(_, pictured)| pictured).collect();
        }
    };
    assert_eq!(rung, [false]);
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn alone_a_person_s_choice_is_that_of_the_table() {
    let mut world = World::new(1);
    choose(
        &mut world,
        [
            Verb::choose(Scope::Person, Setting::Pictures(Pictured::Ends)),
            Verb::choose(Scope::Person, Setting::Theme(Theme::Light)),
        ],
    )
    .await;
    let table = world.solo(ANA).await;
    world.settle().await;
    assert!(drawn(&world, ANA.0).iter().all(|(scene, _)| !tells_of_play(scene)));
    everything_is_current(&world, table).await;
    nobody_saw_too_much(&world, table).await;
}

#[tokio::test]
async fn pages_follow_a_choice() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let chosen = |world: &World| {
        let (store, place) = (std::sync::Arc::clone(&world.store), World::group());
        async move {
            let person = store.account(&World::account(ANA)).await.unwrap().unwrap().chosen;
            let group = store.community(place.platform, &place.chat).await.unwrap().unwrap().chosen;
            (person.pictures(Scope::Person), group.pictures(Scope::Chat))
        }
    };
    let light = |pages| Pictures { pages, theme: Theme::Light };
    choose(
        &mut world,
        [
            Verb::choose(Scope::Person, Setting::Theme(Theme::Light)),
            Verb::choose(Scope::Person, Setting::Pictures(Pictured::All)),
        ],
    )
    .await;
    let due = world.store.next_due(&[World::group().platform]).await.unwrap();
    assert!(due.mark.is_some_and(|at| at <= world.now()), "the pages are looked at");
    assert_eq!(chosen(&world).await, (light(Pictured::All), Chosen::default().pictures(Scope::Chat)));
    world.settle().await;
    everything_is_current(&world, table).await;
    choose(
        &mut world,
        [
            Verb::choose(Scope::Chat, Setting::Theme(Theme::Light)),
            Verb::choose(Scope::Chat, Setting::Pictures(Pictured::Off)),
        ],
    )
    .await;
    let due = world.store.next_due(&[World::group().platform]).await.unwrap();
    assert!(due.mark.is_some_and(|at| at <= world.now()), "the group's pages as well");
    assert_eq!(chosen(&world).await, (light(Pictured::All), light(Pictured::Off)));
    world.settle().await;
    everything_is_current(&world, table).await;
}
