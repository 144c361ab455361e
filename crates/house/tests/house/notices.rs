//! Events on a platform that nobody asked for.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::waiting;
use talon_house::{Answer, Bar, Clock, Duty, Greet, Intent, Notice};
use talon_store::{MessageRef, PlatformKind, PrivateChat, Store};
use talon_table::Event;
use talon_view::{Language, Locale, MenuVerb, Msg, ShowVerb, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, tokens};

const PLATFORM: PlatformKind = PlatformKind::Telegram;

#[tokio::test]
async fn a_removed_bot_keeps_quiet_and_catches_up_when_it_returns() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.house.notice(Notice::BotRemoved { platform: PLATFORM, chat: GROUP.to_owned() }).await;
    world.platform.forget_requests();
    for _ in 0..4 {
        assert!(world.play_on(table).await, "hands go on in private");
        world.settle().await;
    }
    assert!(world.platform.requests().iter().all(|request| request.place.private));
    let before = world.newest(GROUP).page.hash();
    world.house.notice(Notice::BotAdded { platform: PLATFORM, chat: GROUP.to_owned(), greet: None }).await;
    world.settle().await;
    assert_ne!(world.newest(GROUP).page.hash(), before);
}

#[tokio::test]
async fn a_removed_bot_is_noticed_by_writing_and_by_being_spoken_to() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.platform.forbid(GROUP, true);
    assert!(world.play_on(table).await);
    world.settle().await;
    let present = |world: &World| {
        let store = Arc::clone(&world.store);
        async move { store.community(PLATFORM, GROUP).await.unwrap().unwrap().present }
    };
    assert!(!present(&world).await);
    world.platform.forbid(GROUP, false);
    let before = world.newest(GROUP).page.hash();
    world.press_shown(BOB, World::group(), |verb| *verb == Verb::Show(ShowVerb::Hand)).await.unwrap();
    world.settle().await;
    assert!(present(&world).await);
    assert_ne!(world.newest(GROUP).page.hash(), before);
}

#[tokio::test]
async fn a_new_group_is_left_to_its_first_input_and_a_stranger_s_block_harms_nothing() {
    let world = World::new(1);
    world.house.notice(Notice::BotAdded { platform: PLATFORM, chat: "-5".to_owned(), greet: None }).await;
    // A row without a language could replace the one that an input writes at the same time.
    assert_eq!(world.store.community(PLATFORM, "-5").await.unwrap(), None);
    world.house.notice(Notice::Blocked { account: World::account(EVE) }).await;
    world.house.notice(Notice::Unblocked { account: World::account(EVE) }).await;
    assert_eq!(world.store.account(&World::account(EVE)).await.unwrap(), None);
}

/// The bot comes to the group: Ana has added it.
fn added(world: &World, language: &str) -> Notice {
    let greet = Greet {
        place: World::group(),
        since: Duration::from_millis(world.now().0.unsigned_abs()),
        language: Some(language.to_owned()),
        by: Some(World::account(ANA)),
    };
    Notice::BotAdded { platform: PLATFORM, chat: GROUP.to_owned(), greet: Some(greet) }
}

#[tokio::test]
async fn a_new_group_is_greeted_once_with_the_way_to_play() {
    let mut world = World::new(1);
    let notice = added(&world, "de-AT");
    world.house.notice(notice.clone()).await;
    let greeting = world.newest(GROUP).page;
    assert_eq!(greeting, talon_view::greeting(Locale::of(Language::De)), "as who added it speaks");
    assert_eq!(tokens(&greeting)[0].verb, Verb::Menu(MenuVerb::Games));

    // Whether the platform reports it again, another process receives it, or somebody removes the bot and adds it.
    world.house.notice(notice).await;
    world.restart();
    let hour = Duration::from_secs(3600);
    for _ in 0..24 {
        world.wait(hour).await;
        world.house.notice(Notice::BotRemoved { platform: PLATFORM, chat: GROUP.to_owned() }).await;
        let again = added(&world, "de");
        world.house.notice(again).await;
    }
    assert_eq!(world.platform.messages(GROUP).len(), 1);
    // Much later it may be news.
    world.wait(9 * 24 * hour).await;
    let again = added(&world, "de");
    world.house.notice(again).await;
    assert_eq!(world.platform.messages(GROUP).len(), 2);
}

#[tokio::test]
async fn a_group_is_greeted_in_its_language_and_not_long_after_the_bot_came() {
    let mut world = World::new(1);
    let late = added(&world, "de");
    world.wait(Duration::from_secs(25 * 3600)).await;
    world.house.notice(late).await;
    assert_eq!(world.platform.messages(GROUP).len(), 0, "as at each start of a program on Discord");
    // Bob has spoken there before.
    world.say(BOB, World::group(), Intent::Score).await;
    let notice = added(&world, "de");
    world.house.notice(notice).await;
    assert_eq!(world.newest(GROUP).page, talon_view::greeting(Locale::BG));
}

#[tokio::test]
async fn who_adds_a_bot_that_may_not_write_is_told() {
    for (barred, forbidden) in [(true, false), (false, true), (false, false)] {
        let mut world = World::new(1);
        world.say(ANA, World::private(ANA), Intent::StartPrivate { payload: None }).await;
        world.platform.bar(&World::group(), barred.then_some(Bar::NoRight));
        world.platform.forbid(GROUP, forbidden);
        let notice = added(&world, "en");
        world.house.notice(notice).await;
        let told = world
            .platform
            .messages(ANA.0)
            .iter()
            .any(|message| message.page.text() == say(Locale::EN, &Msg::BarredRight).plain());
        let is_shut = barred || forbidden;
        assert_eq!((told, world.platform.messages(GROUP).len()), (is_shut, usize::from(!is_shut)));
    }
}

#[tokio::test]
async fn who_asks_where_the_bot_is_shut_out_is_told() {
    let mut world = World::new(1);
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: None }).await;
    world.platform.forbid(GROUP, true);
    let opens = Intent::Play { game: Some("santase".to_owned()) };
    assert_eq!(world.say(BOB, World::group(), opens).await, Answer::Silent);
    world.settle().await;
    let told = |human: Human| {
        let shown = world.platform.messages(human.0);
        shown.iter().filter(|message| message.page.text() == say(Locale::BG, &Msg::BarredRight).plain()).count()
    };
    assert_eq!((told(BOB), told(ANA)), (1, 0));
}

#[tokio::test]
async fn a_player_who_blocks_the_bot_gets_no_hand_until_it_is_unblocked() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.house.notice(Notice::Blocked { account: World::account(ANA) }).await;
    assert_eq!(world.store.account(&World::account(ANA)).await.unwrap().unwrap().chat, PrivateChat::Blocked);
    world.platform.forget_requests();
    let (human, token) = world.decision(table).await.unwrap();
    world.press(human, World::group(), None, &token).await;
    world.settle().await;
    assert!(world.platform.requests().iter().all(|request| request.place.chat != ANA.0));
    world.house.notice(Notice::Unblocked { account: World::account(ANA) }).await;
    world.settle().await;
    assert!(world.platform.requests().iter().any(|request| request.place.chat == ANA.0));
}

#[tokio::test]
async fn a_notice_moves_a_chat_and_an_echo_changes_nothing() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    for _ in 0..2 {
        let moved = Notice::ChatMoved { platform: PLATFORM, from: GROUP.to_owned(), to: "-900".to_owned() };
        world.house.notice(moved).await;
        world.settle().await;
    }
    assert_eq!(world.store.table(table).await.unwrap().unwrap().home.chat, "-900");
    assert_eq!(world.platform.messages("-900").len(), 1);
    let language = world.store.community(PLATFORM, "-900").await.unwrap().unwrap().chosen.language;
    assert_eq!(language, Some(Language::En));
}

#[tokio::test]
async fn what_happens_while_the_store_is_away_is_noted_when_it_is_back() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.store.cut(true);
    let (house, store) = (Arc::clone(&world.house), Arc::clone(&world.store));
    let moved = Notice::ChatMoved { platform: PLATFORM, from: GROUP.to_owned(), to: "-900".to_owned() };
    let noting = tokio::spawn(async move { house.notice(moved).await });
    for _ in 0..90 {
        world.clock.advance(Duration::from_secs(1));
        tokio::task::yield_now().await;
        tokio::task::yield_now().await;
    }
    assert!(!noting.is_finished());
    let tries = store.take_calls().into_iter().filter(|call| *call == "move_chat").count();
    assert!((30..=91).contains(&tries), "{tries} tries in a minute and a half");
    // The next message scrolls the page away again.
    world.house.notice(Notice::Scrolled { place: World::group(), before: MessageRef("1".to_owned()) }).await;
    world.store.cut(false);
    while !noting.is_finished() {
        world.clock.advance(Duration::from_secs(1));
        tokio::task::yield_now().await;
    }
    assert_eq!(world.store.table(table).await.unwrap().unwrap().home.chat, "-900");
}

#[tokio::test]
async fn the_holder_of_a_duty_is_known_within_a_second_or_not_at_all() {
    let world = World::new(1);
    let hour = Duration::from_secs(3600);
    assert_eq!(world.house.takes_on("duty", hour).await, Duty::Ours);
    world.store.cut(true);
    assert_eq!(world.house.takes_on("duty", hour).await, Duty::Unknown);
    world.store.cut(false);
    world.store.slow_down(Some(waiting(Arc::clone(&world.clock) as Arc<dyn Clock>, hour)));
    let house = Arc::clone(&world.house);
    let asking = tokio::spawn(async move { house.takes_on("duty", hour).await });
    let begun = world.clock.now();
    while !asking.is_finished() {
        world.clock.advance(Duration::from_millis(100));
        tokio::task::yield_now().await;
    }
    assert_eq!(asking.await.unwrap(), Duty::Unknown);
    assert!(world.clock.now().since(begun) < Duration::from_secs(2));
}

#[tokio::test]
async fn a_chat_that_moves_in_the_middle_takes_its_match_along() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    for _ in 0..6 {
        assert!(world.play_on(table).await);
        world.settle().await;
    }
    world.platform.move_chat(GROUP, "-200");
    // Either the press or the notice is noticed first: both must work.
    assert!(world.play_on(table).await);
    world.settle().await;
    let notice = Notice::ChatMoved { platform: PLATFORM, from: GROUP.to_owned(), to: "-200".to_owned() };
    world.house.notice(notice).await;
    world.settle().await;
    let table_page = world.newest("-200");
    assert!(tokens(&table_page.page).iter().any(|token| token.verb == Verb::Show(ShowVerb::Hand)));
    while world.play_on(table).await {
        world.settle().await;
    }
    let events = world.events(table).await;
    assert!(events.iter().any(|event| matches!(event, Event::MatchEnded { .. })));
    assert_eq!(world.platform.messages("-200").len(), 2, "the table's page, and the result");
}
