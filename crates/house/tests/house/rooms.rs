//! Rooms: a match in a thread of its own, and the sign at the door.

use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::{Call, Faults};
use talon_house::{Answer, Intent, Notice, Settings};
use talon_store::shaky::cut_short;
use talon_store::{Place, PlatformKind, Room, Store, SurfaceKey};
use talon_table::{Closed, Event, TableId};
use talon_view::{HouseVerb, Locale, Msg, ShowVerb, TableVerb, Target, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, SERVER};
use crate::guild::{CHANNEL, Guild, On, numbered};
use crate::invariants::everything_is_current;

async fn room(guild: &Guild, table: TableId) -> Room {
    guild.store.table(table).await.unwrap().unwrap().room
}

fn calls(guild: &Guild, call: Call) -> usize {
    guild.platform.requests().iter().filter(|request| request.call == call).count()
}

/// The pages in a channel or thread.
fn shown(guild: &Guild, thread: &str) -> Vec<String> {
    let messages = guild.platform.messages(SERVER).into_iter();
    let there = messages.filter(|message| message.place.thread.as_deref() == Some(thread));
    there.map(|message| message.page.text()).collect()
}

async fn resigns(guild: &mut Guild, table: TableId) {
    let match_no = guild.replay(table).await.view(talon_table::Viewer::Public).match_no;
    let token = Token::new(Some(table), match_no, Verb::Table(TableVerb::ResignYes));
    let (place, on, _) = guild.sees_in(ANA.0, |_| true).expect("a hand");
    guild.taps(ANA, (place, on, token)).await;
    guild.settle().await;
}

#[tokio::test]
async fn a_match_has_a_room_and_a_sign_at_its_door() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let lobby = guild.surface(table, SurfaceKey::Sign).await.expect("a sign").message.unwrap();
    let thread = format!("room-{}", lobby.0);
    assert_eq!(room(&guild, table).await, Room::Open(thread.clone()));
    assert_eq!((shown(&guild, CHANNEL).len(), shown(&guild, &thread).len()), (1, 1));
    everything_is_current(&guild, table).await;
    while guild.plays(table).await {
        guild.settle().await;
    }
    guild.settle().await;
    everything_is_current(&guild, table).await;
    assert_eq!(calls(&guild, Call::OpenRoom), 1);
    assert_eq!(shown(&guild, CHANNEL).len(), 1, "one message in the channel");
    assert_eq!(shown(&guild, &thread).len(), 2, "the table's page and the result are in the room");

    for human in [ANA, BOB] {
        let rematch = guild.sees_in(SERVER, |verb| *verb == Verb::House(HouseVerb::Rematch)).expect("a rematch");
        assert_eq!(rematch.0, Guild::thread(&thread));
        guild.taps(human, rematch).await;
        guild.settle().await;
    }
    assert!(guild.replay(table).await.is_playing());
    assert_eq!(calls(&guild, Call::OpenRoom), 1, "the second match has the same room");
    assert_eq!(shown(&guild, CHANNEL).len(), 1);

    resigns(&mut guild, table).await;
    let cancel = Token::new(Some(table), 2, Verb::Table(TableVerb::Cancel));
    let (place, on, _) = guild.sees_in(SERVER, |verb| *verb == Verb::House(HouseVerb::Rematch)).expect("a result");
    guild.taps(ANA, (place, on, cancel)).await;
    guild.settle().await;
    assert!(!guild.replay(table).await.is_open());
    assert_eq!(room(&guild, table).await, Room::Closed(thread.clone()));
    assert_eq!(guild.platform.closed_rooms(), [thread].into());
}

#[tokio::test]
async fn outside_of_its_room_a_table_is_pointed_to() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let Room::Open(thread) = room(&guild, table).await else { panic!("a room") };
    let address = format!("https://example.org/{SERVER}/{thread}");
    let linked = |answer: Answer| match answer {
        Answer::Page { page, .. } => {
            page.buttons.concat().iter().any(|button| button.target == Target::Link(address.clone()))
        }
        other => panic!("{other:?}"),
    };
    let sent = |guild: &Guild| {
        let requests = guild.platform.requests().into_iter();
        requests.filter(|request| matches!(request.call, Call::Send { .. }) && request.place.chat == SERVER).count()
    };
    guild.wait(Duration::from_secs(10)).await;
    guild.platform.forget_requests();
    for (human, place) in [(ANA, CHANNEL), (EVE, CHANNEL), (BOB, "elsewhere")] {
        let answer = guild.types(human, Guild::thread(place), Intent::Table).await;
        assert!(linked(answer), "{human:?} in {place}");
        guild.settle().await;
        assert_eq!(sent(&guild), 0, "the table page stays where it is");
    }
    let answer = guild.types(ANA, Guild::thread(&thread), Intent::Table).await;
    assert!(!linked(answer));
    guild.settle().await;
    assert_eq!(sent(&guild), 1, "the table page comes to the end of the room");
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_room_is_closed_after_its_last_page() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    resigns(&mut guild, table).await;
    guild.platform.forget_requests();
    guild.wait(Duration::from_secs(40 * 24 * 3600)).await;
    assert!(matches!(
        guild.events(table).await.last(),
        Some(Event::Closed { reason: Closed::Expired | Closed::Ended })
    ));
    let requests = guild.platform.requests();
    let public: Vec<Call> =
        requests.iter().filter(|request| request.place.chat == SERVER).map(|request| request.call).collect();
    assert_eq!(public.last(), Some(&Call::CloseRoom), "{public:?}");
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn where_there_are_no_rooms_the_match_is_played_at_home() {
    let mut guild = Guild::new(1);
    guild.platform.refuse_rooms();
    let table = guild.match_of_two().await;
    assert_eq!(room(&guild, table).await, Room::None);
    assert_eq!(guild.surface(table, SurfaceKey::Sign).await, None);
    for _ in 0..6 {
        assert!(guild.plays(table).await);
        guild.settle().await;
    }
    assert_eq!(calls(&guild, Call::OpenRoom), 1, "asked once");
    assert_eq!(shown(&guild, CHANNEL).len(), 1);
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_room_that_is_deleted_is_left() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let Room::Open(thread) = room(&guild, table).await else { panic!("a room") };
    guild.platform.close_topic(&thread);
    assert!(guild.plays(table).await);
    guild.settle().await;
    assert_eq!(room(&guild, table).await, Room::Lost);
    let table_page = guild.surface(table, SurfaceKey::TablePage { match_no: 1, deal_no: 1 }).await.unwrap();
    assert_eq!(table_page.place, Guild::channel());
    let here = shown(&guild, CHANNEL);
    assert_eq!(here.len(), 2);
    assert!(here[0].contains("The match goes on here in the channel."), "no sign points to nowhere: {}", here[0]);
    everything_is_current(&guild, table).await;
    assert!(guild.plays(table).await);
}

#[tokio::test]
async fn opening_a_room_survives_a_crash_anywhere() {
    for waits in 0..60 {
        let mut guild = Guild::new(1);
        let table = guild.lobby_of(GameKind::Santase, &[BOB]).await;
        let start = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).unwrap();
        guild.taps(ANA, start).await;
        let cut = cut_short(guild.house.run_due(), waits).await.is_none();
        guild.restart();
        guild.settle().await;
        assert!(matches!(room(&guild, table).await, Room::Open(_)), "after {waits} waits");
        assert_eq!(shown(&guild, CHANNEL).len(), 1, "after {waits} waits");
        everything_is_current(&guild, table).await;
        if !cut {
            assert!(waits > 10, "the storms come in the middle");
            return;
        }
    }
}

#[tokio::test]
async fn hands_do_not_wait_for_a_room() {
    let mut guild = Guild::new(7);
    let table = guild.lobby_of(GameKind::Santase, &[BOB]).await;
    guild.wait(Duration::from_secs(10)).await;
    let start = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).unwrap();
    guild.taps(ANA, start).await;
    guild.platform.set_faults(Faults { unreachable: 1000, ..Faults::default() });
    guild.house.run_due().await;
    assert_eq!(room(&guild, table).await, Room::Unasked);
    let tried: Vec<_> = guild.platform.requests().into_iter().filter(|request| request.failed.is_some()).collect();
    assert!(
        tried.iter().any(|request| request.place.private)
            && tried.iter().all(|request| request.page.is_none() || request.place.private)
    );
    guild.platform.set_faults(Faults::default());
    guild.settle().await;
    assert!(matches!(room(&guild, table).await, Room::Open(_)), "a moment later it opens");
    everything_is_current(&guild, table).await;

    let mut guild = Guild::new(7);
    let table = guild.lobby_of(GameKind::Santase, &[BOB]).await;
    let start = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).unwrap();
    guild.taps(ANA, start).await;
    guild.platform.set_faults(Faults { unreachable: 1000, ..Faults::default() });
    guild.wait(Duration::from_secs(60)).await;
    guild.platform.set_faults(Faults::default());
    guild.settle().await;
    assert_eq!(room(&guild, table).await, Room::None, "it does not wait for ever");
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_table_is_found_from_its_home_and_its_room() {
    let mut guild = Guild::new(1);
    let first = guild.match_of_two().await;
    let Room::Open(thread) = room(&guild, first).await else { panic!("a room") };
    guild.lobby_of(GameKind::Belot, &[]).await;
    for place in [Guild::thread(&thread), Guild::channel()] {
        for intent in [Intent::Hand, Intent::Table, Intent::Leave] {
            let answer = guild.types(BOB, place.clone(), intent.clone()).await;
            assert!(matches!(answer, Answer::Surface { .. } | Answer::Page { .. }), "{intent:?}: {answer:?}");
        }
    }
    let stranger = guild.types(EVE, Guild::thread(&thread), Intent::Hand).await;
    assert_eq!(stranger, Answer::Alert(say(Locale::EN, &Msg::NoHandHere)));
    let (place, on, hand) = guild.sees_in(SERVER, |verb| *verb == Verb::Show(ShowVerb::Hand)).unwrap();
    assert!(matches!(on, On::Message(_)));
    let pressed = guild.taps(BOB, (place, on, hand)).await;
    assert!(matches!(pressed, Answer::Surface { replace_pressed: false, .. }));
}

#[tokio::test]
async fn each_channel_has_its_own_quota_and_pace() {
    let settings = Settings { max_tables_per_place: 1, ..Settings::default() };
    let mut guild = Guild::with(1, settings);
    let play = || Intent::Play { game: Some("santase".to_owned()) };
    let elsewhere = Guild::thread("casino");
    assert!(matches!(guild.types(ANA, Guild::channel(), play()).await, Answer::Toast(_)));
    assert!(matches!(guild.types(ANA, elsewhere, play()).await, Answer::Toast(_)));
    let full = guild.types(BOB, Guild::channel(), play()).await;
    assert_eq!(full, Answer::Alert(say(Locale::BG, &Msg::TooManyTablesHere { limit: 1 })));
    guild.house.run_due().await;
    let times: Vec<_> = guild.platform.requests().iter().map(|request| (request.call, request.at)).collect();
    assert_eq!(times.len(), 2, "neither lobby waits for the other");
    assert_eq!(times[0], times[1]);
}

#[tokio::test]
async fn a_board_that_was_written_over_comes_back_where_it_was() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let key = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    let table_page = guild.surface(table, key).await.unwrap();
    let number = table_page.message.as_ref().and_then(talon_store::MessageRef::number).unwrap();
    let scrolled = |place: &Place, before| Notice::Scrolled { place: place.clone(), before: numbered(before) };
    for notice in [scrolled(&table_page.place, number), scrolled(&Guild::channel(), number + 50)] {
        guild.house.notice(notice).await;
        guild.settle().await;
        assert_eq!(guild.surface(table, key).await.unwrap().message, table_page.message);
    }
    guild.platform.chatter(SERVER, 12);
    guild.house.notice(scrolled(&table_page.place, number + 3)).await;
    guild.settle().await;
    let after = guild.surface(table, key).await.unwrap();
    assert_eq!(after.place, table_page.place);
    assert!(after.message.as_ref().and_then(talon_store::MessageRef::number) > Some(number + 12));
    let there = guild.platform.messages(SERVER).into_iter().filter(|message| message.place == table_page.place).count();
    assert_eq!(there, 1, "the old one is gone");
    let sign = guild.surface(table, SurfaceKey::Sign).await.unwrap();
    assert_eq!(sign.place, Guild::channel(), "the sign stays at the door");
    everything_is_current(&guild, table).await;
    assert_eq!(guild.store.open_tables_in(PlatformKind::Discord, SERVER).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_sign_changes_with_the_deals_and_not_with_every_turn() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let clock = guild.replay(table).await.view(talon_table::Viewer::Public).clock;
    assert!(clock.per_decision().is_some(), "the time for a decision is limited");
    let mut turns = 0;
    while guild.plays(table).await {
        guild.settle().await;
        turns += 1;
    }
    guild.settle().await;
    let is_edit =
        |request: &&talon_house::testing::Request| request.call == Call::Edit && request.place == Guild::channel();
    let edits = guild.platform.requests().iter().filter(is_edit).count();
    let deals = guild.replay(table).await.view(talon_table::Viewer::Public).finished.map_or(0, |over| over.sheet.len());
    // It becomes the sign, and shows the result in the end.
    assert!(edits <= deals + 2, "{edits} edits for {deals} deals and {turns} turns");
    assert!(turns > 2 * (deals + 2), "{turns} turns, {deals} deals");
    println!("{edits} edits of the sign in {deals} deals with {turns} turns");
}
