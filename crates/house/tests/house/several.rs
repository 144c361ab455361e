//! Several houses on one store, as several processes at one database.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
use talon_house::ports::compute::Compute;
use talon_house::ports::platform::ShowError;
use talon_house::testing::{Faults, InlineCompute};
use talon_house::{Answer, House, Incoming, Intent, Settings};
use talon_players::Standing;
use talon_store::{PageWrites, Place, PlatformKind, Store, SurfaceKey};
use talon_table::{Decider, Event, TableId, Timestamp};
use talon_view::{Locale, Msg, TableVerb, Verb, say};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::common::{ANA, BOB, EVE, GROUP, World};
use crate::invariants::everything_is_current;

/// How long a claim holds.
fn lease() -> Duration {
    Settings::default().lease
}

/// Lets every other task do what it can.
async fn idle() {
    for _ in 0..200 {
        tokio::task::yield_now().await;
    }
}

/// A house does what is due and waits for the platform's answer to the next page in the group.
async fn in_the_middle_of_a_page(world: &World) -> (JoinHandle<Option<Timestamp>>, oneshot::Sender<()>) {
    world.platform.forget_requests();
    let answered = world.platform.hold_back(GROUP, false);
    let house = Arc::clone(&world.house);
    let working = tokio::spawn(async move { house.run_due().await });
    idle().await;
    assert_eq!(world.platform.requests().len(), 1, "the page is on its way");
    (working, answered)
}

async fn joins(world: &mut World, table: TableId) {
    let joined = world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
    assert!(matches!(joined, Answer::Silent | Answer::Toast(_) | Answer::Page { .. }), "{joined:?}");
}

fn names(world: &World, name: &str) -> bool {
    world.newest(GROUP).page.text().contains(name)
}

#[tokio::test]
async fn a_table_is_delivered_by_one_house_at_a_time() {
    let mut world = World::new(1);
    let other = world.another_house();
    let table = world.lobby(ANA).await;
    let (working, answered) = in_the_middle_of_a_page(&world).await;
    assert_eq!(other.run_due().await, Some(world.now().plus(lease())), "somebody works on it");
    joins(&mut world, table).await;
    other.run_due().await;
    assert_eq!(world.platform.messages(GROUP).len(), 1);
    assert_eq!(world.platform.requests().iter().filter(|request| request.place.chat == GROUP).count(), 1);
    drop(answered);
    working.await.expect("no panic");
    world.settle().await;
    assert_eq!(world.platform.messages(GROUP).len(), 1);
    assert!(names(&world, BOB.1), "what changed meanwhile is shown too");
}

/// An answer of another process may be about to show the next hand on it.
#[tokio::test]
async fn the_message_of_a_deal_is_noted_as_written_on_while_it_is_left() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let deals = async |world: &World| {
        world.events(table).await.iter().filter(|event| matches!(event, Event::Dealt { .. })).count()
    };
    while deals(&world).await < 2 {
        world.settle().await;
        world.wait(Duration::from_secs(5)).await;
        assert!(world.play_on(table).await);
    }
    let answered = world.platform.hold_back(ANA.0, false);
    let house = Arc::clone(&world.house);
    let working = tokio::spawn(async move { house.run_due().await });
    idle().await;
    let key = SurfaceKey::Hand { person: world.person(ANA).await };
    let surfaces = world.store.surfaces(table).await.expect("a reliable moment");
    let hand = surfaces.into_iter().find(|surface| surface.key == key).expect("a hand");
    assert!(hand.writes != PageWrites::default(), "the end of the deal is on its way to it");
    drop(answered);
    working.await.expect("no panic");
    world.settle().await;
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn the_work_of_a_dead_house_is_taken_over_when_its_lease_ends() {
    let mut world = World::new(1);
    let other = world.another_house();
    let table = world.lobby(ANA).await;
    world.settle().await;
    world.wait(Duration::from_secs(10)).await;
    joins(&mut world, table).await;
    let begun = world.now();
    let (working, _answered) = in_the_middle_of_a_page(&world).await;
    working.abort();
    world.platform.forget_requests();
    assert_eq!(other.run_due().await, Some(begun.plus(lease())));
    world.clock.advance_to(begun.plus(lease()));
    other.run_due().await;
    assert!(world.platform.requests().iter().any(|request| request.place.chat == GROUP));
    assert_eq!(world.platform.messages(GROUP).len(), 1);
    assert!(names(&world, BOB.1));
    assert_eq!(world.store.next_due(PlatformKind::ALL).await.expect("a reliable moment").mark, None);
}

#[tokio::test]
async fn a_house_that_stops_leaves_nothing_held() {
    let mut world = World::new(1);
    let other = world.another_house();
    let table = world.lobby(ANA).await;
    world.settle().await;
    world.wait(Duration::from_secs(10)).await;
    joins(&mut world, table).await;
    let _answered = world.platform.hold_back(GROUP, false);
    let (stop, stopped) = oneshot::channel::<()>();
    let house = Arc::clone(&world.house);
    let running = tokio::spawn(async move { house.run(async { drop(stopped.await) }).await });
    idle().await;
    stop.send(()).expect("still running");
    idle().await;
    world.clock.advance(Duration::from_secs(5));
    running.await.expect("no panic");
    world.platform.forget_requests();
    other.run_due().await;
    assert!(world.platform.requests().iter().any(|request| request.place.chat == GROUP), "at once");
}

#[tokio::test]
async fn a_house_begins_no_page_when_its_time_is_over() {
    let mut world = World::new(1);
    world.two_at_a_table().await;
    world.settle().await;
    world.wait(Duration::from_secs(10)).await;
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.expect("a button");
    let (working, answered) = in_the_middle_of_a_page(&world).await;
    world.clock.advance(lease() / 4);
    world.store.take_calls();
    drop(answered);
    working.await.expect("no panic");
    let calls = world.store.take_calls();
    let settled = calls.iter().position(|call| *call == "settle").expect("the mark is settled");
    let shown = calls[..settled].iter().filter(|call| **call == "end_write").count();
    assert_eq!(shown, 1, "the page that was on its way, and no other: {calls:?}");
    world.settle().await;
    for human in [ANA, BOB] {
        assert!(!world.platform.messages(human.0).is_empty(), "{human:?} has cards all the same");
    }
}

/// Counts how often AI players think.
struct Counting(AtomicUsize);

#[async_trait]
impl Compute for Counting {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        self.0.fetch_add(1, Ordering::Relaxed);
        tokio::task::yield_now().await;
        InlineCompute.choose(level, view, standing, seed).await
    }
}

#[tokio::test]
async fn an_ai_player_thinks_once_and_decides_once() {
    let counting = Arc::new(Counting(AtomicUsize::new(0)));
    let mut world = World::thinking(1, Arc::clone(&counting) as Arc<dyn Compute>);
    let other = world.another_house();
    let table = world.solo(EVE).await;
    for _ in 0..60 {
        if !world.replay(table).await.is_playing() {
            break;
        }
        both_settle(&world, &other).await;
        if !world.play_on(table).await {
            break;
        }
    }
    both_settle(&world, &other).await;
    let by_ai = |event: &Event| matches!(event, Event::Acted { by: Decider::Ai { .. }, .. });
    let by_ai = world.events(table).await.into_iter().filter(by_ai).count();
    assert!(by_ai > 5, "{by_ai}");
    assert_eq!(counting.0.load(Ordering::Relaxed), by_ai, "nobody thought about what another was thinking about");
    assert_eq!(world.platform.repeats(), vec![], "no page was shown twice");
}

fn decided_by_people(log: &[Event]) -> usize {
    log.iter().filter(|event| matches!(event, Event::Acted { by: Decider::Person(_), .. })).count()
}

#[tokio::test]
async fn an_update_that_two_houses_get_is_handled_once() {
    let mut world = World::new(1);
    let other = world.another_house();
    let table = world.match_of_two().await;
    for decisions in 1..=10 {
        let (human, token) = world.decision(table).await.expect("a match takes longer");
        let incoming = world.incoming(human, World::private(human), None, Intent::Press(token.to_string()));
        let (one, two) = tokio::join!(world.house.handle(incoming.clone()), other.handle(incoming));
        let done = |locale: &Locale| Answer::Toast(say(*locale, &Msg::StaleDone));
        let is_late = |answer: &Answer| Locale::ALL.iter().any(|locale| done(locale) == *answer);
        let one_did_it =
            [(&one, &two), (&two, &one)].iter().any(|(did, late)| **did == Answer::Silent && is_late(late));
        assert!(one_did_it, "{one:?}, {two:?}");
        assert_eq!(decided_by_people(&world.events(table).await), decisions);
    }
}

#[tokio::test]
async fn a_house_decides_on_the_table_as_others_left_it() {
    let mut world = World::new(1);
    let other = world.another_house();
    let table = world.match_of_two().await;
    for decisions in 1..=12 {
        let (human, token) = world.decision(table).await.expect("a match takes longer");
        let incoming = world.incoming(human, World::private(human), None, Intent::Press(token.to_string()));
        // Three decisions later each house comes back to a table that it has in an old state.
        let (house, late) = if decisions % 4 < 2 { (&world.house, &other) } else { (&other, &world.house) };
        assert_eq!(house.handle(incoming.clone()).await, Answer::Silent);
        assert_eq!(decided_by_people(&world.events(table).await), decisions);
        let again = Incoming { key: format!("{}-again", incoming.key), ..incoming };
        assert_ne!(late.handle(again).await, Answer::Silent, "what another house has accepted is too late here");
        assert_eq!(decided_by_people(&world.events(table).await), decisions);
    }
}

#[tokio::test]
async fn houses_keep_the_limits_of_their_platform_together() {
    let settings = Settings { max_tables_per_person: 1000, ..Settings::default() };
    let mut world = World::with(1, settings);
    let other = world.another_house();
    let chats: Vec<String> = (0..40).map(|number| format!("-2{number:02}")).collect();
    for chat in &chats {
        for _ in 0..2 {
            let place = Place { chat: chat.clone(), ..World::group() };
            world.say(ANA, place, Intent::Play { game: Some("santase".to_owned()) }).await;
        }
    }
    both_settle(&world, &other).await;
    let requests = world.platform.requests();
    assert!(requests.len() >= 2 * chats.len(), "{}", requests.len());
    let gaps = Settings::default().telegram;
    for chat in &chats {
        let mut at: Vec<_> = requests.iter().filter(|request| request.place.chat == *chat).map(|one| one.at).collect();
        at.sort_unstable();
        let most = gaps.group_burst as usize;
        assert!(at.windows(most + 1).all(|some| some[most].since(some[0]) >= gaps.group), "{chat}: {at:?}");
    }
    let mut at: Vec<_> = requests.iter().map(|request| request.at).collect();
    at.sort_unstable();
    // At most eight ahead of the even pace.
    assert!(at.windows(10).all(|window| window[9].since(window[0]) >= gaps.bot), "{at:?}");
    assert!(at.windows(39).all(|window| window[38].since(window[0]) >= 29 * gaps.bot), "{at:?}");
}

#[tokio::test]
async fn what_a_platform_asked_of_one_house_the_other_heeds() {
    let mut world = World::new(1);
    let other = world.another_house();
    world.lobby(ANA).await;
    let asked = Faults { retry_after: 1000, ..Faults::default() };
    world.platform.set_faults(asked);
    world.house.run_due().await;
    let requests = world.platform.requests();
    let Some(ShowError::RetryAfter(wait)) = requests.last().and_then(|request| request.failed.clone()) else {
        panic!("{requests:?}")
    };
    let until = world.now().plus(wait);
    world.platform.set_faults(Faults::default());
    world.lobby(BOB).await;
    while world.now() < until {
        other.run_due().await;
        assert_eq!(world.platform.requests().len(), 1, "asked to wait until {until:?}");
        world.clock.advance(Duration::from_millis(500));
    }
    both_settle(&world, &other).await;
    assert_eq!(world.platform.messages(GROUP).len(), 2);
}

/// Both houses do what is due, at the same time.
async fn both_settle(world: &World, other: &House) {
    for _ in 0..1000 {
        let (one, two) = tokio::join!(world.house.run_due(), other.run_due());
        let Some(next) = one.into_iter().chain(two).min() else { return };
        if next > world.now().plus(Duration::from_secs(600)) {
            return;
        }
        world.clock.advance_to(next);
    }
    panic!("it never ends");
}
