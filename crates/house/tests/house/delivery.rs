//! Delivery: notifications, reposts, redraws, and everything that can go wrong with a request.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::{Call, Faults, waiting};
use talon_house::{Answer, Clock, Intent, Notice};
use talon_store::shaky::cut_short;
use talon_store::{PrivateChat, Store, SurfaceKey, SurfaceState};
use talon_table::{TableId, Viewer};
use talon_view::{HouseVerb, Locale, MenuVerb, Msg, ShowVerb, TableVerb, Target, Token, Verb, say};

use crate::common::{ANA, BOB, GROUP, Human, World, words};
use crate::invariants::everything_is_current;

async fn chat_of(world: &World, human: Human) -> PrivateChat {
    world.store.account(&World::account(human)).await.unwrap().unwrap().chat
}

async fn surface(world: &World, table: TableId, key: SurfaceKey) -> talon_store::SurfaceRow {
    world.store.surfaces(table).await.unwrap().into_iter().find(|surface| surface.key == key).expect("a surface")
}

/// The other one of the two.
fn other(human: Human) -> Human {
    if human == ANA { BOB } else { ANA }
}

#[tokio::test]
async fn the_phone_rings_when_the_turn_comes_after_a_pause() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (first, _) = world.decision(table).await.unwrap();
    let second = other(first);
    let before = world.newest(second.0).number;
    world.wait(Duration::from_secs(200)).await;
    world.platform.forget_requests();
    assert!(world.play_on(table).await);
    world.settle().await;
    assert_eq!(world.decision(table).await.unwrap().0, second);
    let calls: Vec<_> = world
        .platform
        .requests()
        .into_iter()
        .filter(|request| request.place.chat == second.0)
        .map(|request| (request.call, request.message.and_then(|message| message.number())))
        .collect();
    let after = world.newest(second.0).number;
    assert_eq!(calls, [(Call::Send { loud: true }, Some(after)), (Call::Delete, Some(before))]);
    assert_eq!(world.platform.messages(second.0).len(), 1, "there is one hand");
    world.platform.forget_requests();
    assert!(world.play_on(table).await);
    world.settle().await;
    assert!(world.platform.requests().iter().all(|request| request.call == Call::Edit), "and quietly from then on");
}

#[tokio::test]
async fn a_scrolled_board_comes_back() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let before = world.newest(GROUP).number;
    let press = |world: &mut World| {
        let newest = world.platform.newest(GROUP);
        let mut incoming = world.incoming(BOB, World::group(), None, Intent::Help);
        incoming.now_message = Some(newest);
        incoming
    };
    world.platform.chatter(GROUP, 9);
    let incoming = press(&mut world);
    world.house.handle(incoming).await;
    world.settle().await;
    assert_eq!(world.newest(GROUP).number, before);
    world.platform.chatter(GROUP, 1);
    let incoming = press(&mut world);
    world.house.handle(incoming).await;
    world.settle().await;
    let table_pages = world.platform.messages(GROUP);
    assert_eq!(table_pages.len(), 1, "the old one is gone");
    assert_eq!(table_pages[0].number, before + 11);
    assert!(world.replay(table).await.is_playing());
}

#[tokio::test]
async fn a_board_that_cannot_be_deleted_loses_its_buttons() {
    let mut world = World::new(1);
    world.match_of_two().await;
    let before = world.newest(GROUP).number;
    world.platform.keep_all(true);
    let Answer::Page { page, .. } = world.say(ANA, World::group(), Intent::Table).await else { panic!("a panel") };
    assert!(
        page.buttons
            .iter()
            .flatten()
            .any(|button| matches!(&button.target, Target::Token(token) if token.verb == Verb::Show(ShowVerb::Resign)))
    );
    world.settle().await;
    let table_pages = world.platform.messages(GROUP);
    assert_eq!(table_pages.len(), 2);
    assert_eq!(table_pages[0].number, before);
    assert!(table_pages[0].page.buttons.is_empty() && !table_pages[1].page.buttons.is_empty());
}

#[tokio::test]
async fn a_stale_press_redraws_the_page() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (human, token) = world.decision(table).await.unwrap();
    let message = world.newest(human.0).number;
    assert!(world.play_on(table).await);
    world.settle().await;
    world.platform.forget_requests();
    let answer = world.press(human, World::private(human), Some(message), &token).await;
    assert_eq!(answer, Answer::Toast(say(Locale::parse(human.2), &Msg::StaleTurn)));
    world.settle().await;
    let requests = world.platform.requests();
    assert_eq!(requests.len(), 1);
    assert_eq!((requests[0].call, requests[0].place.chat.as_str()), (Call::Edit, human.0));
}

#[tokio::test]
async fn my_hand_is_a_glance_for_its_owner() {
    let mut world = World::new(1);
    world.match_of_two().await;
    let Some(Answer::Alert(glance)) =
        world.press_shown(ANA, World::group(), |verb| *verb == Verb::Show(ShowVerb::Hand)).await
    else {
        panic!("a glance");
    };
    assert!(glance.plain().chars().count() <= 200);
    let stranger =
        world.press_shown(crate::common::EVE, World::group(), |verb| *verb == Verb::Show(ShowVerb::Hand)).await;
    assert_eq!(stranger, Some(Answer::Alert(say(Locale::EN, &Msg::NotSeated))));
    let before = world.newest(ANA.0).number;
    assert_eq!(world.say(ANA, World::group(), Intent::Hand).await, Answer::Toast(say(Locale::EN, &Msg::HandInPrivate)));
    world.settle().await;
    assert!(world.newest(ANA.0).number > before);
    assert_eq!(world.platform.messages(ANA.0).len(), 1);
}

#[tokio::test]
async fn a_player_without_a_private_chat_is_asked_to_open_it() {
    let mut world = World::new(1);
    world.platform.forbid(ANA.0, true);
    let table = world.lobby(ANA).await;
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
    world.settle().await;
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.unwrap();
    world.settle().await;
    assert_eq!(chat_of(&world, ANA).await, PrivateChat::Closed);
    assert_eq!(chat_of(&world, BOB).await, PrivateChat::Open);
    let Some(Answer::Alert(glance)) =
        world.press_shown(ANA, World::group(), |verb| *verb == Verb::Show(ShowVerb::Hand)).await
    else {
        panic!("a glance at the hand");
    };
    let glance = glance.plain();
    let how = say(Locale::EN, &Msg::AlertPressAgain).plain();
    assert!(glance.contains(&how) && glance.chars().count() <= 200, "{glance}");
    let Some(Answer::Page { page, .. }) =
        world.press_shown(ANA, World::group(), |verb| *verb == Verb::Show(ShowVerb::Hand)).await
    else {
        panic!("an invitation");
    };
    assert_eq!(page.buttons[0][0].target, Target::PrivateChat(table));
    world.platform.forget_requests();
    world.wait(Duration::from_secs(3600)).await;
    assert_eq!(world.platform.requests(), vec![], "and is left in peace until then");
    world.platform.forbid(ANA.0, false);
    world.say(ANA, World::private(ANA), Intent::StartPrivate { payload: None }).await;
    world.settle().await;
    assert_eq!(world.platform.messages(ANA.0).len(), 1, "the hand follows at once");
}

/// The lobby's lines in the group, and where its buttons lead.
fn lobby_shown(world: &World) -> (String, Vec<Target>) {
    let page = world.platform.messages(&World::group().chat).pop().expect("the lobby").page;
    let targets = page.buttons.iter().flatten().map(|button| button.target.clone()).collect();
    (page.text(), targets)
}

#[tokio::test]
async fn the_lobby_tells_whose_private_chat_is_closed_and_leads_there() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
    world.settle().await;
    let asks = |text: &str, human: Human| {
        text.lines().any(|line| line.contains(human.1) && line.contains("open our private chat"))
    };
    let (text, targets) = lobby_shown(&world);
    assert!(asks(&text, ANA) && !asks(&text, BOB), "{text}");
    assert!(targets.contains(&Target::PrivateChat(table)));
    let open = |human| (human, World::private(human), Intent::StartPrivate { payload: Some(format!("t{table}")) });
    let (human, place, intent) = open(ANA);
    assert_eq!(words(&world.say(human, place, intent).await), Some(say(Locale::EN, &Msg::JoinedFromGroup).plain()));
    world.settle().await;
    let (text, targets) = lobby_shown(&world);
    assert!(!asks(&text, ANA), "{text}");
    assert!(!targets.iter().any(|target| matches!(target, Target::PrivateChat(_))));

    world.house.notice(Notice::Blocked { account: World::account(BOB) }).await;
    world.settle().await;
    assert!(asks(&lobby_shown(&world).0, BOB), "who shuts the chat again is asked again");
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.unwrap();
    world.settle().await;
    assert_eq!(world.platform.messages(BOB.0).len(), 0);
    let (human, place, intent) = open(BOB);
    assert_eq!(world.say(human, place, intent).await, Answer::Silent);
    world.settle().await;
    assert_eq!(world.platform.messages(BOB.0).len(), 1, "the hand, and no welcome");
    let (eve, place, intent) = open(crate::common::EVE);
    assert_eq!(world.say(eve, place, intent).await, Answer::Alert(say(Locale::EN, &Msg::TableNotFound)));
}

#[tokio::test]
async fn a_blocked_bot_waits_to_be_let_in() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (human, _) = world.decision(table).await.unwrap();
    let second = other(human);
    world.platform.forbid(second.0, true);
    assert!(world.play_on(table).await);
    world.settle().await;
    assert_eq!(chat_of(&world, second).await, PrivateChat::Blocked);
    world.platform.forbid(second.0, false);
    let unblocked = Notice::Unblocked { account: World::account(second) };
    world.house.notice(unblocked).await;
    world.settle().await;
    assert_eq!(chat_of(&world, second).await, PrivateChat::Open);
    assert!(world.play_on(table).await, "the page is there to play on");
}

#[tokio::test]
async fn a_deleted_message_is_sent_anew() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let lost: Vec<_> = [GROUP, ANA.0, BOB.0].map(|chat| (chat, world.newest(chat).number)).to_vec();
    let (human, token) = world.decision(table).await.unwrap();
    for (chat, number) in &lost {
        world.platform.lose(chat, *number);
    }
    assert_eq!(world.press(human, World::private(human), None, &token).await, Answer::Silent);
    world.settle().await;
    for (chat, number) in lost {
        let messages = world.platform.messages(chat);
        assert_eq!(messages.len(), 1, "one message in {chat}");
        assert!(messages[0].number > number);
    }
}

#[tokio::test]
async fn a_wait_that_is_asked_for_is_kept() {
    let mut world = World::new(3);
    let table = world.match_of_two().await;
    world.wait(Duration::from_secs(10)).await;
    world.platform.set_faults(Faults { retry_after: 1000, ..Faults::default() });
    world.platform.forget_requests();
    assert!(world.play_on(table).await);
    world.house.run_due().await;
    world.platform.set_faults(Faults::default());
    let asked = world.platform.requests();
    assert_eq!(asked.len(), 3, "each page was tried once");
    world.settle().await;
    for request in &asked {
        let Some(talon_house::ShowError::RetryAfter(wait)) = request.failed else { panic!("asked to wait") };
        let next = world.platform.requests().into_iter().filter(|next| next.place == request.place).nth(1).unwrap();
        assert!(next.at >= request.at.plus(wait), "{:?} < {wait:?}", next.at);
        assert_eq!(next.failed, None);
    }
}

#[tokio::test]
async fn an_unreachable_platform_is_tried_ever_more_rarely() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.wait(Duration::from_secs(10)).await;
    world.platform.forget_requests();
    world.platform.cut(true);
    assert!(world.play_on(table).await);
    world.settle_within(Duration::from_secs(3600)).await;
    let tries: Vec<i64> = world
        .platform
        .requests()
        .iter()
        .filter(|request| request.place.chat == GROUP)
        .map(|request| request.at.0)
        .collect();
    let gaps: Vec<i64> = tries.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(gaps.windows(2).all(|pair| pair[0] <= pair[1] + 1000), "{gaps:?}");
    assert!(gaps.last().is_some_and(|gap| (200_000..=310_000).contains(gap)), "{gaps:?}");
    assert!(tries.len() < 30, "{}", tries.len());
    world.platform.cut(false);
    world.settle_within(Duration::from_secs(600)).await;
    assert!(world.play_on(table).await, "everything is there again");
}

/// The content of a message is uncertain after a request whose answer was lost, even when the table returns to its former state.
#[tokio::test]
async fn a_page_that_may_have_been_shown_is_shown_over() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    world.wait(Duration::from_secs(10)).await;
    let before = world.newest(GROUP).page;
    world.platform.set_faults(Faults { answer_lost: 1000, ..Faults::default() });
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::AddAi)).await.expect("a button");
    world.house.run_due().await;
    assert!(world.newest(GROUP).page != before, "it was shown");
    world.platform.set_faults(Faults::default());
    world
        .press_shown(ANA, World::group(), |verb| matches!(verb, Verb::Table(TableVerb::RemoveAi(_))))
        .await
        .expect("a button");
    world.settle().await;
    assert!(world.newest(GROUP).page == before);
    everything_is_current(&world, table).await;
}

/// The process that was asked for the table page may end at any moment, and nobody asks again.
#[tokio::test]
async fn a_board_that_was_asked_for_comes_even_if_its_process_ends() {
    for waits in 0.. {
        let mut world = World::new(1);
        let table = world.solo(ANA).await;
        let before = world.newest(ANA.0).number;
        let incoming = world.incoming(ANA, World::private(ANA), None, Intent::Hand);
        let answered = cut_short(world.house.handle(incoming), waits).await;
        world.restart();
        world.settle().await;
        everything_is_current(&world, table).await;
        if answered.is_some() {
            assert!(world.newest(ANA.0).number > before);
            break;
        }
    }
}

/// The table page is requested again while the message that it replaced is still to be deleted.
#[tokio::test]
async fn a_message_that_was_to_be_deleted_is_not_forgotten() {
    for waits in 0.. {
        let mut world = World::new(1);
        let table = world.solo(ANA).await;
        world.wait(Duration::from_secs(10)).await;
        world.say(ANA, World::private(ANA), Intent::Hand).await;
        assert!(cut_short(world.house.run_due(), waits).await.is_none(), "it was replaced on the way");
        world.restart();
        let table_page = surface(&world, table, SurfaceKey::TablePage { match_no: 1, deal_no: 1 }).await;
        if table_page.message.is_some() && table_page.replaced.is_some() {
            world.say(ANA, World::private(ANA), Intent::Hand).await;
            world.settle().await;
            assert_eq!(world.platform.messages(ANA.0).len(), 1);
            break;
        }
    }
}

#[tokio::test]
async fn a_refused_page_is_not_tried_again_before_it_changes() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.platform.refuse_all(true);
    assert!(world.play_on(table).await);
    world.settle().await;
    let table_page = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    assert_eq!(surface(&world, table, table_page).await.state, SurfaceState::Refused);
    world.platform.refuse_all(false);
    world.platform.forget_requests();
    world.store.mark_behind(table, world.now()).await.unwrap();
    world.settle().await;
    assert_eq!(world.platform.requests(), vec![]);
    let (human, token) = world.decision(table).await.unwrap();
    assert_eq!(world.press(human, World::private(human), None, &token).await, Answer::Silent);
    world.settle().await;
    assert_eq!(surface(&world, table, table_page).await.state, SurfaceState::Live);
    assert_eq!(world.newest(GROUP).page.hash(), surface(&world, table, table_page).await.hash.unwrap());
}

#[tokio::test]
async fn a_topic_that_is_gone_is_left() {
    let mut world = World::new(1);
    let mut topic = World::group();
    topic.thread = Some("7".to_owned());
    world.platform.close_topic("7");
    world.open_at(ANA, topic).await;
    world.settle().await;
    assert_eq!(world.newest(GROUP).place, World::group());
}

#[tokio::test]
async fn a_forged_button_takes_no_other_message_away() {
    let mut world = World::new(1);
    let first = world.match_of_two().await;
    let table_page = world.newest(GROUP).number;
    let hand = world.newest(ANA.0).number;
    let second = world.lobby(ANA).await;
    world.settle().await;
    for table in [first, second] {
        for verb in [Verb::Show(ShowVerb::TablePage), Verb::Show(ShowVerb::Panel), Verb::Show(ShowVerb::Score)] {
            let forged = Token::new(Some(table), 1, verb);
            for (place, number) in [(World::group(), table_page), (World::private(ANA), hand)] {
                if let Answer::Page { replace_pressed, .. } = world.press(ANA, place, Some(number), &forged).await {
                    assert!(!replace_pressed);
                }
            }
        }
    }
    let forged = Token::new(None, 0, Verb::Menu(MenuVerb::Help));
    let answer = world.press(ANA, World::group(), Some(table_page), &forged).await;
    assert!(matches!(answer, Answer::Page { replace_pressed: false, .. }));
    world.settle().await;
    assert!(world.platform.messages(GROUP).iter().any(|message| message.number == table_page));
    assert_eq!(world.newest(ANA.0).number, hand);
}

#[tokio::test]
async fn the_back_button_takes_the_panel_away() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let table_page = world.newest(GROUP).number;
    world.platform.chatter(GROUP, 1);
    let panel = world.platform.newest(GROUP);
    let back = Token::new(Some(table), 1, Verb::Show(ShowVerb::TablePage));
    world.platform.forget_requests();
    assert_eq!(world.press(ANA, World::group(), Some(panel), &back).await, Answer::Silent);
    let deleted = world.platform.requests().remove(0);
    assert_eq!((deleted.call, deleted.message.unwrap().number()), (Call::Delete, Some(panel)));
    world.platform.forget_requests();
    assert_eq!(world.press(ANA, World::group(), Some(table_page), &back).await, Answer::Silent);
    world.settle().await;
    assert!(world.platform.requests().iter().all(|request| request.call == Call::Edit), "a table page is no panel");
}

/// A match is ended and another begun while the group has to wait for its next page, over a slow connection.
async fn ended_and_begun_again(each: Duration) -> SurfaceState {
    let mut world = World::new(31);
    let table = world.match_of_two().await;
    world.play_on(table).await;
    world.house.run_due().await;
    for verb in [Verb::Table(TableVerb::ProposeEnd), Verb::House(HouseVerb::Rematch)] {
        for human in [ANA, BOB] {
            world.press(human, World::private(human), None, &Token::new(Some(table), 1, verb.clone())).await;
        }
    }
    let clock = Arc::clone(&world.clock) as Arc<dyn Clock>;
    world.store.slow_down(Some(waiting(clock, each)));
    let house = Arc::clone(&world.house);
    let work = tokio::spawn(async move { house.run_due().await });
    while !work.is_finished() {
        tokio::task::yield_now().await;
        world.clock.advance(Duration::from_millis(10));
    }
    world.store.slow_down(None);
    world.settle().await;
    assert_eq!(world.replay(table).await.view(Viewer::Public).match_no, 2);
    surface(&world, table, SurfaceKey::TablePage { match_no: 1, deal_no: 1 }).await.state
}

#[tokio::test]
async fn the_last_board_of_a_match_is_not_forgotten_for_its_result() {
    for each in (0..90).map(|step| Duration::from_millis(step * 10)) {
        assert_eq!(ended_and_begun_again(each).await, SurfaceState::Finished, "{each:?} a call");
    }
}
