//! A refusal concerns what it names, and nothing else: a topic, a right of the bot, the whole chat.

use std::time::Duration;

use talon_house::testing::Call;
use talon_house::{Answer, Bar, Intent, Notice};
use talon_store::{Place, PlatformKind, Room, Store, SurfaceKey};
use talon_table::TableId;
use talon_view::{Locale, Msg, TableVerb, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, SERVER, World};
use crate::guild::{CHANNEL, Guild};
use crate::invariants::everything_is_current;

const PLATFORM: PlatformKind = PlatformKind::Telegram;

const PAGE: SurfaceKey = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };

fn topic(thread: &str) -> Place {
    Place { thread: Some(thread.to_owned()), ..World::group() }
}

/// How many requests were made in a place of the group.
fn tries(world: &World, place: &Place) -> usize {
    world.platform.requests().iter().filter(|request| request.place == *place).count()
}

/// The page of a table as the group sees it; none where it was never shown.
async fn page(world: &World, table: TableId) -> Option<String> {
    let surfaces = world.store.surfaces(table).await.unwrap();
    let surface = surfaces.into_iter().find(|surface| surface.key == PAGE)?;
    let number = surface.message?.number()?;
    Some(world.platform.message(&surface.place.chat, number)?.page.text())
}

/// Whether the group sees that Bob has a seat at a table.
async fn shows_bob(world: &World, table: TableId) -> bool {
    page(world, table).await.is_some_and(|page| page.contains(BOB.1))
}

async fn bob_joins(world: &mut World, table: TableId) {
    let payload = Some(format!("j{table}"));
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload }).await;
}

async fn is_present(world: &World) -> bool {
    world.store.community(PLATFORM, GROUP).await.unwrap().unwrap().present
}

/// How many private messages told somebody of a bar.
fn told(world: &World, human: Human, bar: &Msg) -> usize {
    let locale = Locale::parse(human.2);
    let words = say(locale, bar).plain();
    world.platform.messages(human.0).iter().filter(|message| message.page.text().contains(&words)).count()
}

#[tokio::test]
async fn a_topic_or_a_right_silences_no_other_table_and_comes_back_without_a_press() {
    for (place, bar) in [(topic("7"), Bar::TopicClosed), (World::group(), Bar::NoRight), (topic("7"), Bar::NoRight)] {
        let mut world = World::new(1);
        let away = if place == World::group() { topic("8") } else { World::group() };
        world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
        let beside = world.open_at(EVE, away.clone()).await;
        let ours = world.open_at(ANA, place.clone()).await;
        world.settle().await;

        world.platform.bar(&place, Some(bar));
        world.platform.forget_requests();
        bob_joins(&mut world, ours).await;
        bob_joins(&mut world, beside).await;
        world.wait(Duration::from_secs(3000)).await;
        assert!(is_present(&world).await, "{bar:?}: the bot is in the chat");
        assert!(shows_bob(&world, beside).await, "{bar:?}: the other table goes on");
        assert!(!shows_bob(&world, ours).await);
        let tries = tries(&world, &place);
        assert!((12..22).contains(&tries), "{bar:?}: {tries} attempts in fifty minutes, with growing pauses");

        world.platform.bar(&place, None);
        world.wait(Duration::from_secs(300)).await;
        assert!(shows_bob(&world, ours).await, "{bar:?}: nobody had to press");
    }
}

#[tokio::test]
async fn tables_of_one_place_share_its_pauses() {
    let mut world = World::new(1);
    world.platform.bar(&World::group(), Some(Bar::NoRight));
    let first = world.open_at(ANA, World::group()).await;
    let second = world.open_at(EVE, World::group()).await;
    world.wait(Duration::from_secs(3000)).await;
    let tries = tries(&world, &World::group());
    assert!((12..22).contains(&tries), "{tries} attempts in fifty minutes for both");
    world.platform.bar(&World::group(), None);
    world.wait(Duration::from_secs(310)).await;
    assert!(page(&world, first).await.is_some() && page(&world, second).await.is_some());
}

#[tokio::test]
async fn who_asks_where_the_bot_may_not_write_is_told() {
    for (bar, words) in [(Bar::NoRight, Msg::BarredRight), (Bar::TopicClosed, Msg::BarredTopic)] {
        let mut world = World::new(1);
        world.two_at_a_table().await;
        world.settle().await;
        let place = World::group();
        world.platform.bar(&place, Some(bar));

        // A command is answered by a page, which is refused.
        assert_eq!(world.say(BOB, place.clone(), Intent::Play { game: Some("snaps".into()) }).await, Answer::Silent);
        world.wait(Duration::from_secs(120)).await;
        assert_eq!(told(&world, BOB, &words), 1, "{bar:?}");
        assert_eq!(told(&world, ANA, &words), 0, "Ana asked for nothing");

        // A press gets its answer at once, because the bar is known now.
        let answer = world.press_shown(ANA, place.clone(), |verb| *verb == Verb::Table(TableVerb::Start)).await;
        assert_eq!(answer, Some(Answer::Alert(say(Locale::EN, &words))), "{bar:?}");

        // Without a bar nobody gets such a message.
        world.platform.bar(&place, None);
        world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
        world.say(EVE, place.clone(), Intent::Play { game: Some("snaps".into()) }).await;
        world.wait(Duration::from_secs(600)).await;
        assert_eq!(told(&world, EVE, &words), 0);
    }
}

#[tokio::test]
async fn a_page_that_is_refused_as_an_answer_is_told_of_as_well() {
    let mut world = World::new(1);
    world.match_of_two().await;
    world.wait(Duration::from_secs(60)).await;
    world.house.turned_away(&World::group(), &World::account(BOB), Bar::NoRight).await;
    assert_eq!(told(&world, BOB, &Msg::BarredRight), 1);
    world.house.turned_away(&World::group(), &World::account(EVE), Bar::NoRight).await;
    assert_eq!(world.platform.messages(EVE.0).len(), 0, "nobody knows her");
}

#[tokio::test]
async fn an_input_or_a_right_that_is_told_of_ends_the_pause() {
    for notice in [false, true] {
        let mut world = World::new(1);
        let place = World::group();
        world.open_at(ANA, place.clone()).await;
        world.settle().await;
        world.platform.bar(&place, Some(Bar::NoRight));
        let second = world.open_at(EVE, place.clone()).await;
        world.wait(Duration::from_secs(1800)).await;
        assert!(page(&world, second).await.is_none());
        world.platform.bar(&place, None);
        if notice {
            world.house.notice(Notice::BotAdded { platform: PLATFORM, chat: GROUP.to_owned(), greet: None }).await;
        } else {
            world.say(BOB, place.clone(), Intent::Table).await;
        }
        world.wait(Duration::from_secs(15)).await;
        assert!(page(&world, second).await.is_some(), "notice: {notice}");
    }
}

#[tokio::test]
async fn a_topic_that_is_deleted_leaves_its_table_in_the_chat() {
    let mut world = World::new(1);
    let table = world.open_at(ANA, topic("7")).await;
    let beside = world.open_at(EVE, topic("8")).await;
    world.settle().await;
    world.platform.close_topic("7");
    bob_joins(&mut world, table).await;
    world.settle().await;
    bob_joins(&mut world, beside).await;
    world.settle().await;
    assert!(is_present(&world).await);
    assert_eq!(world.newest(GROUP).place, World::group(), "it goes on outside of the topic");
    assert!(shows_bob(&world, table).await && shows_bob(&world, beside).await);
}

#[tokio::test]
async fn a_thread_that_is_locked_is_a_lost_room_and_the_sign_says_so() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let Room::Open(thread) = guild.store.table(table).await.unwrap().unwrap().room else { panic!("a room") };
    guild.platform.lock_thread(&thread);
    assert!(guild.plays(table).await);
    guild.settle().await;
    assert_eq!(guild.store.table(table).await.unwrap().unwrap().room, Room::Lost);
    let here = guild.platform.messages(SERVER).into_iter();
    let here: Vec<_> = here.filter(|message| message.place.thread.as_deref() == Some(CHANNEL)).collect();
    assert_eq!(here.len(), 2, "the sign, and the table page below it");
    let sign = here[0].page.text();
    assert!(sign.contains("is closed or deleted. The match goes on here in the channel."), "{sign}");
    assert_eq!(guild.surface(table, PAGE).await.unwrap().place, Guild::channel());
    everything_is_current(&guild, table).await;
    for _ in 0..4 {
        assert!(guild.plays(table).await);
        guild.settle().await;
    }
    everything_is_current(&guild, table).await;
    let there = guild.platform.requests().into_iter().filter(|request| {
        request.place.thread.as_deref() == Some(thread.as_str())
            && request.failed.is_some()
            && matches!(request.call, Call::Send { .. } | Call::Edit)
    });
    assert_eq!(there.count(), 1, "nothing is tried there again");
}
