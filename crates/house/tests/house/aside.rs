//! A table whose log cannot be read affects only itself: everything else goes on.

use std::sync::Arc;
use std::time::Duration;

use talon_house::table_health::{self, Closing};
use talon_house::{Answer, Clock, Intent, Settings};
use talon_store::reading::Readings as _;
use talon_store::{Store, SurfaceKey};
use talon_table::{Closed, Event, Recorded, TableId, verify};
use talon_view::{Locale, Msg, PrivacyVerb, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, words};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The ways in which a log can be wrong.
const DAMAGES: [&str; 5] = ["spoiled", "newer", "impossible", "cut short", "too long"];

fn damage(world: &World, table: TableId, how: &str) {
    match how {
        "spoiled" => world.memory.spoil(table, true),
        "newer" => world.memory.rewrite(table, |log| begun_by(log, 1000)),
        "impossible" => world.memory.rewrite(table, |log| {
            let played = log.iter().position(|recorded| recorded.event.name() == "acted").unwrap();
            log[played].event = Event::Closed { reason: Closed::Expired };
        }),
        "cut short" => world.memory.rewrite(table, |log| drop(log.pop())),
        "too long" => world.memory.rewrite(table, |log| {
            let last = log.last().unwrap().clone();
            let event = Event::PauseProposed { seat: talon_cards::Seat::FIRST };
            log.push(Recorded { seq: last.seq + 1, event, ..last });
        }),
        other => panic!("{other}"),
    }
}

fn begun_by(log: &mut [Recorded], rev: u32) {
    for recorded in log {
        if let Event::Started { rules_rev, .. } = &mut recorded.event {
            *rules_rev = rev;
        }
    }
}

fn aside(human: Human) -> String {
    say(Locale::parse(human.2), &Msg::TableSetAside).plain()
}

/// A match in the group of which some is played, and whose log is damaged while no process runs.
async fn damaged(how: &str) -> (World, TableId, (Human, Token)) {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    for _ in 0..3 {
        assert!(world.play_on(table).await);
        world.settle().await;
    }
    let decision = world.decision(table).await.expect("a decision");
    damage(&world, table, how);
    world.restart();
    world.house.run_due().await;
    (world, table, decision)
}

#[tokio::test]
async fn everything_else_goes_on() {
    for how in DAMAGES {
        let (mut world, table, _) = damaged(how).await;
        let fault = |human: Human| say(Locale::parse(human.2), &Msg::Fault);
        for human in [ANA, BOB, EVE] {
            for intent in [
                Intent::Table,
                Intent::Score,
                Intent::Hand,
                Intent::Leave,
                Intent::Rules { game: None },
                Intent::Preset { name: None },
                Intent::Play { game: None },
            ] {
                for place in [World::group(), World::private(human)] {
                    let answer = world.say(human, place, intent.clone()).await;
                    assert_ne!(words(&answer), Some(fault(human).plain()), "{how}: {human:?} {intent:?}");
                }
            }
        }
        let other = world.lobby(EVE).await;
        world.settle().await;
        world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: Some(format!("j{other}")) }).await;
        let started =
            world.press(EVE, World::group(), None, &Token::new(Some(other), 1, Verb::Table(TableVerb::Start))).await;
        assert_eq!(started, Answer::Silent, "{how}: another table of the same chat and the same player");
        world.settle().await;
        assert!(world.play_on(other).await, "{how}");
        for intent in [Intent::Table, Intent::Score] {
            let answer = world.say(EVE, World::group(), intent.clone()).await;
            assert_ne!(words(&answer), Some(aside(EVE)), "{how}: {intent:?} is about the table that can be read");
        }
        assert!(world.store.table(table).await.unwrap().unwrap().open, "{how}: it waits");
    }
}

#[tokio::test]
async fn its_players_read_one_sentence() {
    for how in DAMAGES {
        let (mut world, table, (human, token)) = damaged(how).await;
        let pressed = world.press(human, World::private(human), None, &token).await;
        assert_eq!(words(&pressed), Some(aside(human)), "{how}");
        world.settle().await;
        for intent in [Intent::Table, Intent::Hand, Intent::Leave] {
            let answer = world.say(human, World::private(human), intent.clone()).await;
            assert_eq!(words(&answer), Some(aside(human)), "{how}: {intent:?}");
        }
        let board = world.newest(GROUP);
        assert_eq!((board.page.text(), board.page.buttons.len()), (aside(ANA), 0), "{how}: the group's page");
        for human in [ANA, BOB] {
            let key = SurfaceKey::Hand { person: world.person(human).await };
            let hand =
                world.store.surfaces(table).await.unwrap().into_iter().find(|surface| surface.key == key).unwrap();
            let number = hand.message.unwrap().number().unwrap();
            let message =
                world.platform.messages(human.0).into_iter().find(|message| message.number == number).unwrap();
            assert_eq!(message.page.text(), aside(human), "{how}: {human:?}");
        }
        assert!(world.memory.why_aside(table).is_some(), "{how}: it is noted");
        world.platform.make_stranger(human.0);
        let pressed = world.press(human, World::private(human), None, &token).await;
        assert_eq!(words(&pressed), Some(aside(human)), "{how}: also who left the group");
    }
}

/// At the start, every log is read that this program version has not read, whatever is in any of them.
#[tokio::test]
async fn one_bad_log_does_not_keep_the_others_from_being_read() {
    let mut world = World::new(1);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(world.match_of_two().await);
    }
    tables.sort_unstable();
    world.store.note_read(&tables, talon_table::Reading(1), world.now()).await.unwrap();
    // The first one in order.
    damage(&world, tables[0], "newer");
    world.restart();
    world.house.run_due().await;
    let unread = world.store.tables_to_read(talon_table::Reading::current()).await.unwrap();
    assert_eq!(unread, [tables[0]]);
}

#[tokio::test]
async fn nothing_is_tried_for_ever() {
    let (mut world, table, _) = damaged("newer").await;
    world.say(ANA, World::group(), Intent::Table).await;
    world.settle().await;
    let calls = |world: &World| world.store.take_calls().iter().filter(|call| **call == "events").count();
    calls(&world);
    world.wait(DAY / 2).await;
    assert!(calls(&world) <= 1, "it rests, once its timer has rung");
    world.wait(30 * DAY).await;
    let looked = calls(&world);
    assert!((1..=100).contains(&looked), "its timers ring once a day: {looked}");
    assert!(world.memory.why_aside(table).is_some());
}

#[tokio::test]
async fn another_program_takes_it_up_again() {
    let (mut world, table, _) = damaged("newer").await;
    world.say(ANA, World::group(), Intent::Table).await;
    world.settle().await;
    assert_eq!(world.newest(GROUP).page.text(), aside(ANA));
    world.memory.rewrite(table, |log| begun_by(log, 1));
    world.restart();
    world.settle().await;
    assert_eq!(world.memory.why_aside(table), None);
    assert_ne!(world.newest(GROUP).page.text(), aside(ANA), "the pages are back");
    while world.play_on(table).await {
        world.settle().await;
    }
    verify(&world.log(table).await).unwrap();
}

#[tokio::test]
async fn what_is_stored_of_its_players_is_theirs() {
    for how in DAMAGES {
        let (mut world, _, _) = damaged(how).await;
        let sent = world.say(BOB, World::private(BOB), Intent::Privacy { wish: Some("export".to_owned()) }).await;
        assert_eq!(words(&sent), Some(say(Locale::BG, &Msg::CopySent).plain()), "{how}");
        let person = world.person(BOB).await;
        let yes = Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes));
        let forgotten = world.press(BOB, World::private(BOB), None, &yes).await;
        assert_ne!(words(&forgotten), Some(say(Locale::BG, &Msg::Fault).plain()), "{how}");
        assert_eq!(world.store.account(&World::account(BOB)).await.unwrap(), None, "{how}: {person:?} is forgotten");
    }
}

#[tokio::test]
async fn a_deal_under_other_rules_is_dealt_anew() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    for _ in 0..3 {
        assert!(world.play_on(table).await);
        world.settle().await;
    }
    let (human, late) = world.decision(table).await.expect("a decision");
    world.memory.rewrite(table, |log| begun_by(log, 0));
    world.restart();
    // The directory names another program version; this one reads the log without being asked.
    world.store.note_read(&[table], talon_table::Reading(1), world.now()).await.unwrap();
    world.settle().await;
    let names: Vec<_> = world.events(table).await.iter().map(Event::name).collect();
    assert!(names.windows(2).any(|pair| pair == ["revised", "dealt"]), "{names:?}");
    for (chat, told) in [(GROUP, "was dealt again"), (ANA.0, "was dealt again"), (BOB.0, "започна наново")]
    {
        let shown = world.platform.messages(chat).iter().any(|message| message.page.text().contains(told));
        assert!(shown, "the sentence in {chat}");
    }
    let pressed = world.press(human, World::private(human), None, &late).await;
    assert_eq!(
        pressed,
        Answer::Toast(say(Locale::parse(human.2), &Msg::StaleTurn)),
        "what was on the screen came too late"
    );
    while world.play_on(table).await {
        world.settle().await;
    }
    let verified = verify(&world.log(table).await).unwrap();
    assert_eq!(verified.matches[0].redealt, [1]);
}

#[tokio::test]
async fn the_operator_closes_it() {
    for how in DAMAGES {
        let (mut world, table, (human, token)) = damaged(how).await;
        world.say(human, World::group(), Intent::Table).await;
        world.settle().await;
        let (store, clock) = (Arc::clone(&world.store) as Arc<dyn Store>, Arc::clone(&world.clock) as Arc<dyn Clock>);
        let close = || table_health::close(Arc::clone(&store), Arc::clone(&clock), &SETTINGS, table);
        assert_eq!(close().await, Ok(Closing::ClosedUnread), "{how}");
        assert_eq!(close().await, Ok(Closing::WasClosed), "{how}");
        assert!(!world.store.table(table).await.unwrap().unwrap().open, "{how}");
        world.settle().await;
        assert_eq!(world.house.run_due().await.map(|at| at > world.now()), None, "{how}: nothing is due any more");
        if how == "too long" {
            // With the end behind it, it is as long as it should be.
            assert!(!world.replay(table).await.is_open());
            continue;
        }
        assert_eq!(world.newest(GROUP).page.text(), say(Locale::EN, &Msg::TableTakenAway).plain(), "{how}");
        let pressed = world.press(human, World::private(human), None, &token).await;
        assert_eq!(words(&pressed), Some(aside(human)), "{how}");
    }
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (store, clock) = (Arc::clone(&world.store) as Arc<dyn Store>, Arc::clone(&world.clock) as Arc<dyn Clock>);
    assert_eq!(table_health::close(store, clock, &SETTINGS, table).await, Ok(Closing::Closed));
    let names: Vec<_> = world.events(table).await.iter().map(Event::name).collect();
    assert!(names.ends_with(&["match-ended", "closed"]), "{names:?}");
    world.restart();
    world.settle().await;
    assert!(!world.replay(table).await.is_open());
}

static SETTINGS: std::sync::LazyLock<Settings> = std::sync::LazyLock::new(Settings::default);
