//! Posts of a group's daily deal: at the hour that its administrators chose, once a day, and never unasked.

use std::time::Duration;

use talon_house::{Answer, Bar, Intent, Notice};
use talon_store::Dailies as _;
use talon_store::PlatformKind;
use talon_table::Timestamp;
use talon_view::{DailyGame, DailyVerb, Language, Msg, Page, PostTime, Scope, Setting, Token, Verb};

use crate::common::{ANA, BOB, EVE, GROUP, World, tokens};
use crate::daily::{alert, bare, button, group_with, open, page, played, tells_cards, today};

const HOUR: i64 = 3_600_000;
const QUARTER: Duration = Duration::from_secs(15 * 60);

/// A group with daily deals of Snaps, posted at this hour.
async fn told_at(time: PostTime, seed: u64) -> World {
    let mut world = group_with(DailyGame::Always(talon_games::GameKind::Snaps), seed).await;
    choose(&mut world, time).await;
    world
}

async fn choose(world: &mut World, time: PostTime) -> Page {
    world.clock.advance(Duration::from_secs(60));
    page(world.press(ANA, World::group(), None, &button(DailyVerb::Post(time))).await)
}

/// The moment `minutes` after midnight, so many days from now.
fn at(world: &World, days: i64, minutes: i64) -> Timestamp {
    let midnight = world.now().0.div_euclid(24 * HOUR) * 24 * HOUR;
    Timestamp(midnight + days * 24 * HOUR + minutes * 60_000)
}

/// Lets time pass without doing anything until then, and then does what is due.
async fn goes_on_at(world: &World, moment: Timestamp) {
    world.clock.advance_to(moment);
    world.house.run_due().await;
}

/// Does what is due every quarter of an hour, for so many days.
async fn days_pass(world: &World, days: i64) {
    for _ in 0..days * 24 * 4 {
        world.clock.advance(QUARTER);
        world.house.run_due().await;
    }
}

fn is_post(page: &Page) -> bool {
    tokens(page).iter().any(|token| matches!(token.verb, Verb::Daily(DailyVerb::Play(_))))
}

/// The messages with a day's deal that a chat has.
fn posts(world: &World, chat: &str) -> Vec<Page> {
    world.platform.messages(chat).into_iter().map(|message| message.page).filter(is_post).collect()
}

/// When posts were attempted.
fn tries(world: &World) -> Vec<Timestamp> {
    let sent = world.platform.requests().into_iter().filter(|request| request.page.as_ref().is_some_and(is_post));
    sent.map(|request| request.at).collect()
}

#[tokio::test]
async fn nobody_is_told_unasked() {
    let mut world = group_with(DailyGame::Turns, 1).await;
    days_pass(&world, 2).await;
    assert_eq!(tries(&world), []);
    let refused = world.press(EVE, World::group(), None, &button(DailyVerb::Post(PostTime::Noon))).await;
    assert_eq!(refused, alert(&Msg::AdminsOnly));
    let alone = page(world.press(ANA, World::private(ANA), None, &button(DailyVerb::Post(PostTime::Noon))).await);
    assert!(!tokens(&alone).contains(&button(DailyVerb::Post(PostTime::Noon))), "{}", alone.plain());
    days_pass(&world, 2).await;
    assert_eq!(tries(&world), []);
}

#[tokio::test]
async fn a_group_is_told_once_a_day_at_its_hour_until_it_is_told_no_more() {
    let mut world = told_at(PostTime::Evening, 2).await;
    let first = at(&world, 0, 18 * 60);
    let start = if world.now() < first { first } else { Timestamp(first.0 + 24 * HOUR) };
    days_pass(&world, 3).await;
    let days = [0, 1, 2].map(|day| Timestamp(start.0 + day * 24 * HOUR));
    let told = tries(&world);
    assert_eq!(told.len(), 3);
    for (told, hour) in told.iter().zip(days) {
        assert!((hour.0..hour.0 + HOUR / 4).contains(&told.0), "{told:?} {hour:?}");
    }
    let chosen = choose(&mut world, PostTime::Never).await;
    assert!(chosen.plain().contains("✓ Never"), "{}", chosen.plain());
    days_pass(&world, 2).await;
    assert_eq!(posts(&world, GROUP).len(), 3);
    choose(&mut world, PostTime::Noon).await;
    world.clock.advance(Duration::from_secs(60));
    world.press(ANA, World::group(), None, &button(DailyVerb::Choose(None))).await;
    days_pass(&world, 2).await;
    assert_eq!(posts(&world, GROUP).len(), 3, "there is no deal any more");
}

#[tokio::test]
async fn the_message_says_who_has_played_since_and_nothing_of_how() {
    let mut world = told_at(PostTime::Morning, 8).await;
    goes_on_at(&world, at(&world, 1, 8 * 60)).await;
    let told = |world: &World| {
        posts(world, GROUP).iter().map(|page| page.text().replace(['\u{2068}', '\u{2069}'], "")).collect::<Vec<_>>()
    };
    let first = told(&world);
    assert!(first.len() == 1 && !first[0].contains("Played so far"), "{first:?}");
    for (human, names) in [(EVE, "Played so far by: Eve"), (BOB, "Played so far by: Eve · Боби")] {
        played(&mut world, human, 1).await;
        world.platform.forget_requests();
        world.clock.advance(QUARTER);
        world.house.run_due().await;
        let now = told(&world);
        let added = now[0].strip_prefix(first[0].as_str()).unwrap_or_else(|| panic!("{now:?}, before {first:?}"));
        assert!(now.len() == 1 && added.trim() == names, "{now:?}");
        assert_eq!(tries(&world).len(), 1, "one change of it");
    }
    world.platform.forget_requests();
    days_pass(&world, 2).await;
    assert_eq!(told(&world).len(), 3, "the next days have messages of their own");
}

#[tokio::test]
async fn neither_a_restart_nor_a_second_process_nor_the_clock_tells_it_twice() {
    let mut world = told_at(PostTime::Morning, 3).await;
    world.clock.advance_to(at(&world, 1, 8 * 60));
    let other = world.another_house();
    tokio::join!(world.house.run_due(), other.run_due());
    assert_eq!(posts(&world, GROUP).len(), 1);
    world.restart();
    goes_on_at(&world, at(&world, 0, 8 * 60 + 20)).await;
    world.clock.set(at(&world, 0, 7 * 60));
    for _ in 0..12 {
        world.clock.advance(QUARTER);
        world.house.run_due().await;
        other.run_due().await;
    }
    choose(&mut world, PostTime::Noon).await;
    choose(&mut world, PostTime::Evening).await;
    goes_on_at(&world, at(&world, 0, 18 * 60)).await;
    assert_eq!(tries(&world).len(), 1, "another hour of the same day is the same day");
    goes_on_at(&world, at(&world, 1, 18 * 60)).await;
    assert_eq!(posts(&world, GROUP).len(), 2);
}

#[tokio::test]
async fn who_comes_hours_late_says_nothing() {
    let mut world = told_at(PostTime::Morning, 4).await;
    goes_on_at(&world, at(&world, 1, 10 * 60)).await;
    assert_eq!(tries(&world), []);
    goes_on_at(&world, at(&world, 1, 9 * 60 + 59)).await;
    assert_eq!(tries(&world).len(), 1);
    // If the hour has just begun, the first post is tomorrow's.
    goes_on_at(&world, at(&world, 1, 17 * 60 + 59)).await;
    choose(&mut world, PostTime::Evening).await;
    goes_on_at(&world, at(&world, 0, 18 * 60 + 30)).await;
    assert_eq!(tries(&world).len(), 1);
    goes_on_at(&world, at(&world, 1, 18 * 60 + 30)).await;
    assert_eq!(tries(&world).len(), 2);
}

#[tokio::test]
async fn the_hour_and_the_language_are_the_groups() {
    let mut world = told_at(PostTime::Morning, 5).await;
    for verb in [
        Verb::choose(Scope::Chat, Setting::Zone("Asia/Kathmandu".into())),
        Verb::choose(Scope::Chat, Setting::Language(Language::Bg)),
    ] {
        world.clock.advance(Duration::from_secs(60));
        world.press(ANA, World::group(), None, &Token::new(None, 0, verb)).await;
    }
    // A quarter to six behind Kathmandu.
    let there = at(&world, 1, 2 * 60 + 15);
    goes_on_at(&world, Timestamp(there.0 - 1)).await;
    assert_eq!(tries(&world), []);
    goes_on_at(&world, there).await;
    let post = bare(&posts(&world, GROUP)[0]);
    assert!(post.contains("Раздаване на деня") && post.contains("[Играй]"), "{post}");
}

#[tokio::test]
async fn it_tells_the_game_the_way_to_it_and_how_yesterday_came_out() {
    let mut world = told_at(PostTime::Morning, 6).await;
    goes_on_at(&world, at(&world, 1, 8 * 60)).await;
    let first = posts(&world, GROUP).remove(0);
    assert!(!first.plain().contains("Yesterday"), "nobody played: {}", first.plain());
    let yesterday = today(&world);
    for (human, way) in [(ANA, 1), (EVE, 1)] {
        played(&mut world, human, way).await;
    }
    goes_on_at(&world, at(&world, 1, 8 * 60)).await;
    let second = posts(&world, GROUP).remove(1);
    let text = bare(&second);
    assert!(text.contains("Snaps") && text.contains("Yesterday’s best results:"), "{text}");
    assert!(text.contains("1. Ana: ") && text.contains("1. Eve: "), "the same play, the same place: {text}");
    let day = today(&world);
    let ways = [DailyVerb::Play(day), DailyVerb::Results(day), DailyVerb::On(yesterday)].map(button);
    assert_eq!(tokens(&second), ways);
    assert!(matches!(world.press(ANA, World::group(), None, &ways[0]).await, Answer::Toast(_)), "it can be played");
    for post in [first, second] {
        assert!(!tells_cards(&post.plain()), "{}", post.plain());
    }
}

#[tokio::test]
async fn results_are_not_told_while_somebody_plays_on() {
    let mut world = told_at(PostTime::Morning, 7).await;
    played(&mut world, ANA, 1).await;
    open(&mut world, EVE).await;
    goes_on_at(&world, at(&world, 1, 8 * 60)).await;
    let post = posts(&world, GROUP).remove(0);
    assert!(!bare(&post).contains("Ana"), "{}", post.plain());
}

#[tokio::test]
async fn a_group_that_cannot_be_written_to_is_left_alone() {
    let world = told_at(PostTime::Morning, 8).await;
    world.platform.forbid(GROUP, true);
    days_pass(&world, 3).await;
    assert_eq!(tries(&world).len(), 1);
    world.platform.forbid(GROUP, false);
    world.clock.advance(Duration::from_secs(3 * 3600));
    let back = Notice::BotAdded { platform: PlatformKind::Telegram, chat: GROUP.to_owned(), greet: None };
    world.house.notice(back).await;
    days_pass(&world, 1).await;
    assert_eq!(posts(&world, GROUP).len(), 1, "it may write again");
    // A message without an answer may have arrived.
    world.platform.cut(true);
    let before = tries(&world).len();
    days_pass(&world, 1).await;
    assert_eq!(tries(&world).len(), before + 1);
    world.platform.cut(false);
    // The platform accepts no such page.
    world.platform.refuse_all(true);
    days_pass(&world, 1).await;
    assert_eq!(tries(&world).len(), before + 2);
}

#[tokio::test]
async fn a_message_that_may_not_be_changed_for_a_while_says_afterwards_who_has_played() {
    let mut world = told_at(PostTime::Morning, 12).await;
    goes_on_at(&world, at(&world, 1, 8 * 60)).await;
    world.platform.bar(&World::group(), Some(Bar::NoRight));
    played(&mut world, EVE, 1).await;
    let told = |world: &World| bare(&posts(world, GROUP)[0]).contains("Played so far");
    goes_on_at(&world, world.now().plus(QUARTER)).await;
    assert!(!told(&world));
    world.platform.bar(&World::group(), None);
    goes_on_at(&world, world.now().plus(QUARTER)).await;
    assert!(told(&world));
}

#[tokio::test]
async fn a_group_that_moved_is_told_where_it_is() {
    let mut world = told_at(PostTime::Morning, 9).await;
    world.say(ANA, World::group(), Intent::Help).await;
    world.platform.move_chat(GROUP, "-200");
    days_pass(&world, 2).await;
    assert_eq!((posts(&world, GROUP).len(), posts(&world, "-200").len()), (0, 2));
    let posts = world.store.daily_posts(PlatformKind::Telegram, "-200").await.unwrap();
    assert_eq!(posts.time, PostTime::Morning);
}

#[tokio::test]
async fn a_topic_that_is_gone_is_left_for_the_chat_around_it() {
    let mut world = group_with(DailyGame::Turns, 10).await;
    let topic = talon_store::Place { thread: Some("7".to_owned()), ..World::group() };
    world.clock.advance(Duration::from_secs(60));
    world.press(ANA, topic, None, &button(DailyVerb::Post(PostTime::Morning))).await;
    days_pass(&world, 1).await;
    let sent = world.platform.messages(GROUP).pop().expect("a message");
    assert_eq!(sent.place.thread.as_deref(), Some("7"), "where it was chosen");
    world.platform.close_topic("7");
    days_pass(&world, 3).await;
    assert_eq!(tries(&world).len(), 5, "one attempt told that the topic is gone");
    let sent = world.platform.messages(GROUP).pop().expect("a message");
    assert_eq!(sent.place, World::group());
    let posts = world.store.daily_posts(PlatformKind::Telegram, GROUP).await.unwrap();
    assert_eq!((posts.time, posts.thread), (PostTime::Morning, None));
}
