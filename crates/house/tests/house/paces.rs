//! The messages that answers may write in a group, and their pace.

use std::time::Duration;

use futures_util::stream::{FuturesUnordered, StreamExt as _};
use talon_house::settings::Gaps;
use talon_house::{Answer, Intent, Settings};
use talon_view::{LeagueVerb, Locale, ManageVerb, Msg, Page, ReplayVerb, Soon, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, Human, World, is_told_to_wait, minutes, seconds, tokens};

const GAP: Duration = Duration::from_secs(3);

/// A group with one message after the other, so that it is quickly full.
fn one_by_one(seed: u64) -> World {
    let telegram = Gaps { group: GAP, group_burst: 1, ..Gaps::TELEGRAM };
    World::with(seed, Settings { telegram, ..Settings::default() })
}

fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

/// A league's page as a message of the group, and its buttons.
async fn league(world: &mut World) -> (i64, impl Fn(LeagueVerb) -> Token + use<>) {
    let made = world.say(ANA, World::group(), Intent::League { create: Some("Winter".to_owned()) }).await;
    let token = tokens(&page(made)).into_iter().find(|token| matches!(token.verb, Verb::League(..)));
    let Some(Verb::League(league, _)) = token.map(|token| token.verb) else { panic!("a league") };
    world.wait(GAP).await;
    (1000, move |verb| Token::new(None, 0, Verb::League(league, verb)))
}

async fn turn(world: &mut World, human: Human, message: i64, token: &Token) -> Answer {
    world.press_once(human, World::group(), Some(message), token).await
}

#[tokio::test]
async fn a_page_of_a_group_turns_only_at_the_pace_of_the_group() {
    let mut world = one_by_one(1);
    let (message, button) = league(&mut world).await;
    let show = button(LeagueVerb::Show);
    assert!(matches!(turn(&mut world, ANA, message, &show).await, Answer::Page { replace_pressed: true, .. }));
    let late = turn(&mut world, BOB, message, &show).await;
    assert_eq!(late, Answer::Toast(say(Locale::BG, &Msg::TurnLater { wait: seconds(3) })));
    world.clock.advance_to(world.now().plus(GAP - Duration::from_millis(500)));
    let late = turn(&mut world, ANA, message, &show).await;
    assert_eq!(late, Answer::Toast(say(Locale::EN, &Msg::TurnLater { wait: seconds(1) })));
    world.clock.advance_to(world.now().plus(Duration::from_millis(500)));
    assert!(matches!(turn(&mut world, BOB, message, &show).await, Answer::Page { replace_pressed: true, .. }));
}

#[tokio::test]
async fn delivery_and_answers_share_the_pace() {
    let mut world = one_by_one(2);
    let (message, button) = league(&mut world).await;
    let show = button(LeagueVerb::Show);
    world.lobby(ANA).await;
    world.house.run_due().await;
    assert!(
        world.shown(&World::group().chat, |verb| *verb == Verb::Table(TableVerb::AddAi)).is_some(),
        "the lobby went out"
    );
    assert!(is_told_to_wait(&turn(&mut world, BOB, message, &show).await));
    world.clock.advance_to(world.now().plus(GAP));
    page(turn(&mut world, BOB, message, &show).await);
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::AddAi)).await;
    world.platform.forget_requests();
    world.house.run_due().await;
    assert!(world.platform.requests().iter().all(|request| request.place.private), "the page was turned just now");
    world.clock.advance_to(world.now().plus(GAP));
    world.house.run_due().await;
    assert!(world.platform.requests().iter().any(|request| !request.place.private));
}

#[tokio::test]
async fn nothing_is_decided_that_its_page_could_not_show() {
    let mut world = one_by_one(3);
    let (message, button) = league(&mut world).await;
    page(turn(&mut world, ANA, message, &button(LeagueVerb::Show)).await);
    let join = button(LeagueVerb::Join);
    assert!(is_told_to_wait(&turn(&mut world, BOB, message, &join).await));
    world.clock.advance_to(world.now().plus(GAP));
    let shown = page(turn(&mut world, BOB, message, &join).await);
    assert!(shown.text().contains(BOB.1), "{}", shown.text());
}

#[tokio::test]
async fn the_first_message_is_answered_and_the_next_ones_wait() {
    let mut world = one_by_one(4);
    let (message, button) = league(&mut world).await;
    let show = button(LeagueVerb::Show);
    for _ in 0..2 {
        page(world.say(BOB, World::group(), Intent::Help).await);
    }
    let late = turn(&mut world, ANA, message, &show).await;
    assert_eq!(late, Answer::Toast(say(Locale::EN, &Msg::TurnLater { wait: seconds(6) })));
    for _ in 0..100 {
        world.say(BOB, World::group(), Intent::Help).await;
    }
    let late = turn(&mut world, ANA, message, &show).await;
    assert_eq!(late, Answer::Toast(say(Locale::EN, &Msg::TurnLater { wait: seconds(15) })), "nobody silences a group");
}

#[tokio::test]
async fn private_chats_and_refusals_take_no_turn() {
    let mut world = one_by_one(5);
    let (message, button) = league(&mut world).await;
    page(turn(&mut world, ANA, message, &button(LeagueVerb::Show)).await);
    let refused = turn(&mut world, BOB, message, &button(LeagueVerb::Manage(ManageVerb::Show))).await;
    assert!(matches!(refused, Answer::Alert(_)), "{refused:?}");
    for _ in 0..3 {
        let answer = world.press_once(ANA, World::private(ANA), Some(7), &button(LeagueVerb::Show)).await;
        page(answer);
    }
    world.clock.advance_to(world.now().plus(GAP));
    page(turn(&mut world, BOB, message, &button(LeagueVerb::Show)).await);
}

#[tokio::test]
async fn nobody_alone_fills_a_group() {
    let mut world = one_by_one(5);
    let (message, button) = league(&mut world).await;
    for _ in 0..7 {
        page(world.say(ANA, World::group(), Intent::Help).await);
    }
    let told = world.say(ANA, World::group(), Intent::Help).await;
    assert_eq!(told, Answer::Toast(say(Locale::EN, &Msg::SlowDown)));
    assert_eq!(world.say(ANA, World::group(), Intent::Help).await, Answer::Silent, "once is enough");
    page(world.say(BOB, World::group(), Intent::Help).await);
    world.clock.advance_to(world.now().plus(2 * GAP));
    assert!(is_told_to_wait(&turn(&mut world, ANA, message, &button(LeagueVerb::Show)).await), "a press learns when");
    world.clock.advance_to(world.now().plus(2 * GAP));
    page(world.say(ANA, World::group(), Intent::Help).await);
}

#[tokio::test]
async fn answers_in_a_private_chat_keep_its_pace() {
    let mut world = World::new(6);
    for human in [ANA, BOB] {
        world.say(human, World::private(human), Intent::Help).await;
    }
    let (place, second) = (World::private(ANA), Duration::from_secs(1));
    for _ in 0..3 {
        assert!(world.house.room_for(&place).await, "pages that are turned quickly");
    }
    let begun = world.now();
    let passes = async {
        loop {
            tokio::task::yield_now().await;
            world.clock.advance(Duration::from_millis(100));
        }
    };
    tokio::select! {
        biased;
        written = world.house.room_for(&place) => assert!(written),
        () = passes => {}
    }
    let waited = world.now().since(begun);
    assert!((second..3 * second).contains(&waited), "{waited:?}");
    assert!(world.house.room_for(&World::private(BOB)).await, "and nobody else waits");
    world.house.leave_alone(&place, 60 * second).await;
    assert!(!world.house.room_for(&place).await, "nobody waits for a minute");
}

#[tokio::test]
async fn files_on_demand_have_a_limit_and_a_pace() {
    let settings = Settings { files: 4, ..Settings::default() };
    let mut world = World::with(7, settings);
    let table = world.match_of_two().await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    world.press(ANA, World::private(ANA), None, &resign).await;
    world.settle().await;
    world.wait(Duration::from_secs(60)).await;
    let file = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::File));
    let sent = Answer::Toast(say(Locale::EN, &Msg::CopySent));
    for _ in 0..3 {
        assert_eq!(world.press_once(ANA, World::private(ANA), None, &file).await, sent);
    }
    assert!(is_told_to_wait(&world.press_once(ANA, World::private(ANA), None, &file).await));
    world.clock.advance_to(world.now().plus(GAP));
    assert_eq!(world.press_once(ANA, World::private(ANA), None, &file).await, sent);
    world.clock.advance_to(world.now().plus(GAP));
    let enough = world.press_once(ANA, World::private(ANA), None, &file).await;
    assert_eq!(enough, Answer::Alert(say(Locale::EN, &Msg::FilesTooOften { wait: Soon(minutes(60)) })));
    assert_eq!(world.platform.documents().len(), 4);
    world.wait(Duration::from_secs(3600)).await;
    assert_eq!(world.press_once(ANA, World::private(ANA), None, &file).await, sent);
}

/// So many people with open private chats, where the bot writes every 400 ms and has been quiet.
async fn waiting_room(askers: usize) -> (World, Vec<Human>) {
    let telegram = Gaps { bot: Duration::from_millis(400), ..Gaps::TELEGRAM };
    let mut world = World::with(6, Settings { telegram, ..Settings::default() });
    let askers: Vec<Human> = ASKERS[..askers].iter().map(|account| Human(account, "Vera", "en")).collect();
    for human in &askers {
        world.say(*human, World::private(*human), Intent::Help).await;
    }
    world.wait(Duration::from_secs(60)).await;
    (world, askers)
}

const ASKERS: [&str; 30] = [
    "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28",
    "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39",
];

/// They all ask for room at once: returns who got it in which order, how many did not, and how long the last one waited.
async fn ask_at_once(world: &World, askers: Vec<Human>) -> (Vec<&'static str>, usize, Duration) {
    let (begun, house) = (world.now(), &world.house);
    let asks = |human: Human| async move { house.room_for(&World::private(human)).await.then_some(human.0) };
    let mut waiting: FuturesUnordered<_> = askers.into_iter().map(asks).collect();
    let (mut written, mut given_up) = (Vec::new(), 0);
    while !waiting.is_empty() {
        tokio::select! {
            biased;
            Some(asker) = waiting.next() => match asker {
                Some(asker) => written.push(asker),
                None => given_up += 1,
            },
            () = tokio::task::yield_now() => world.clock.advance(Duration::from_millis(20)),
        }
    }
    (written, given_up, world.now().since(begun))
}

#[tokio::test]
async fn answers_that_wait_for_the_whole_bot_are_written_in_the_order_in_which_they_were_asked_for() {
    let (world, askers) = waiting_room(20).await;
    let (written, given_up, waited) = ask_at_once(&world, askers).await;
    let at_once = 9;
    assert!(written[at_once..].is_sorted(), "{written:?}");
    assert_eq!(given_up, 0, "each waits a few seconds");
    assert!(waited < Duration::from_secs(5), "a turn is used when it comes: {waited:?}");
}

#[tokio::test]
async fn nobody_waits_in_the_queue_for_longer_than_for_his_own_chat() {
    let (world, askers) = waiting_room(30).await;
    let (written, given_up, waited) = ask_at_once(&world, askers).await;
    assert!(written.len() >= 20, "as many as there is room for in five seconds: {written:?}");
    assert_eq!(written.len() + given_up, 30);
    assert!(waited <= Duration::from_millis(5100), "the others get their answer: {waited:?}");
}

#[tokio::test]
async fn a_lobby_comes_at_once_though_others_wrote_a_moment_ago() {
    let mut world = World::new(8);
    for human in [ANA, BOB] {
        page(world.say(human, World::group(), Intent::Help).await);
    }
    let begun = world.now();
    let table = world.lobby(ANA).await;
    world.house.run_due().await;
    let start = |verb: &Verb| *verb == Verb::Table(TableVerb::AddAi);
    assert!(world.shown(&World::group().chat, start).is_some(), "table {table} is on the screen");
    assert_eq!(world.now(), begun, "without a pause");
}
