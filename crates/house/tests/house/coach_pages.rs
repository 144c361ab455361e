//! A page with the coach's progress is edited at a calm pace, until it is complete or somebody turns it.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
use talon_house::ports::compute::{Compute, Question, Standing, Weighed};
use talon_house::testing::{Call, InlineCompute};
use talon_house::{Answer, Intent, Onto, Pending, Platform};
use talon_store::{InputKey, MessageRef, Place, Privacy as _};
use talon_table::{TableId, Timestamp};
use talon_view::{Page, ReplayVerb, Token, Verb};
use tokio::sync::{Semaphore, oneshot};
use tokio::task::{JoinHandle, yield_now};

use crate::coach::{bare, coach_of, played};
use crate::common::{ANA, BOB, GROUP, World};
use crate::guild::{Guild, On};

/// Plays at once, and analyses as many decisions as it may.
pub(crate) struct Slow(pub(crate) Semaphore);

#[async_trait]
impl Compute for Slow {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        InlineCompute.choose(level, view, standing, seed).await
    }

    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        self.0.acquire().await.expect("never closed").forget();
        InlineCompute.weigh(question).await
    }
}

/// A running house, and a match in it that the coach is asked about.
struct Evening {
    world: World,
    slow: Arc<Slow>,
    table: TableId,
    running: Option<Running>,
}

/// An incomplete page and its message.
struct Shown {
    place: Place,
    number: i64,
    pending: Pending,
}

impl Evening {
    async fn new() -> Self {
        let slow = Arc::new(Slow(Semaphore::new(0)));
        let mut world = World::thinking(1, Arc::clone(&slow) as Arc<dyn Compute>);
        let table = played(&mut world).await;
        let mut evening = Self { world, slow, table, running: None };
        evening.run();
        evening
    }

    fn run(&mut self) {
        self.running = Some(run(&self.world));
    }

    async fn stop(&mut self) {
        let (stop, task) = self.running.take().expect("at work");
        stop.send(()).expect("still running");
        self.pass(5 * SECOND).await;
        task.await.expect("it stops when told");
    }

    fn may_weigh(&self, decisions: usize) {
        self.slow.0.add_permits(decisions);
    }

    async fn pass(&self, time: Duration) {
        pass(&self.world, time).await;
    }

    async fn press(&mut self, place: Place, message: Option<i64>, token: &Token) -> Answer {
        let ticking = ticking(&self.world);
        let answer = self.world.press_once(ANA, place, message, token).await;
        ticking.abort();
        answer
    }

    /// Asks for the coach's page of a match, and shows it in a message of its own or on the pressed one, as an adapter does.
    async fn ask(&mut self, place: Place, table: TableId, message: Option<i64>) -> Result<Shown, Page> {
        let answer = self.press(place.clone(), message, &coach_of(table, 1)).await;
        let (page, replaces) = match &answer {
            Answer::Pending { page, replace_pressed, .. } | Answer::Page { page, replace_pressed } => {
                (page.clone(), *replace_pressed)
            }
            other => panic!("no page: {other:?}"),
        };
        let onto = message.map(|number| MessageRef(number.to_string())).filter(|_| replaces);
        let onto = onto.as_ref().map_or(Onto::first(false), Onto::Known);
        let shown = self.world.platform.show(&place, &page, onto).await.expect("nothing fails");
        let Some(pending) = answer.pending() else { return Err(page) };
        self.world.house.follow(pending, place.clone(), shown.clone());
        self.world.platform.forget_requests();
        Ok(Shown { number: shown.number().expect("a number"), place, pending })
    }

    fn page(&self, shown: &Shown) -> String {
        bare(&self.world.platform.message(&shown.place.chat, shown.number).expect("it is there").page)
    }

    /// When the message was edited, or tried to be.
    fn edits(&self, shown: &Shown) -> Vec<Timestamp> {
        let at = MessageRef(shown.number.to_string());
        let requests = self.world.platform.requests().into_iter();
        let here = |place: &Place| place.chat == shown.place.chat;
        let edits = requests.filter(|made| made.call == Call::Edit && here(&made.place));
        edits.filter(|made| made.message.as_ref() == Some(&at)).map(|made| made.at).collect()
    }
}

type Running = (oneshot::Sender<()>, JoinHandle<()>);

fn run(world: &World) -> Running {
    let (stop, stopped) = oneshot::channel::<()>();
    let house = Arc::clone(&world.house);
    (stop, tokio::spawn(async move { house.run(async { drop(stopped.await) }).await }))
}

/// Lets all runnable tasks work.
pub(crate) async fn breathe() {
    for _ in 0..60 {
        yield_now().await;
    }
}

/// Lets time pass, in small steps.
async fn pass(world: &World, time: Duration) {
    const STEP: Duration = Duration::from_millis(250);
    for _ in 0..time.as_millis() / STEP.as_millis() {
        breathe().await;
        world.clock.advance(STEP);
    }
    breathe().await;
}

/// Time passes until this is stopped.
fn ticking(world: &World) -> JoinHandle<()> {
    let clock = Arc::clone(&world.clock);
    tokio::spawn(async move {
        loop {
            breathe().await;
            clock.advance(Duration::from_millis(100));
        }
    })
}

const SECOND: Duration = Duration::from_secs(1);

/// More than any match has.
const ALL: usize = 10_000;

#[tokio::test]
async fn it_follows_the_coach_until_all_is_found() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    assert!(evening.page(&shown).contains("every decision: 0 of "), "{}", evening.page(&shown));
    evening.pass(20 * SECOND).await;
    assert_eq!(evening.edits(&shown), [], "nothing has changed");
    evening.may_weigh(3);
    evening.pass(5 * SECOND).await;
    assert!(evening.page(&shown).contains("every decision: 3 of "), "{}", evening.page(&shown));
    for _ in 0..20 {
        evening.may_weigh(1);
        evening.pass(SECOND).await;
    }
    evening.may_weigh(ALL);
    evening.pass(30 * SECOND).await;
    let page = evening.page(&shown);
    assert!(page.contains("You: ") && page.contains("% accurate"), "{page}");
    let edits = evening.edits(&shown);
    assert!((5..=9).contains(&edits.len()), "{edits:?}");
    assert!(edits.windows(2).all(|two| two[1].since(two[0]) >= 4 * SECOND), "{edits:?}");
    evening.world.platform.forget_requests();
    evening.pass(60 * SECOND).await;
    assert_eq!(evening.edits(&shown), [], "it is complete");
}

#[tokio::test]
async fn a_page_that_was_turned_is_left_alone() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    let sheet = Token::new(Some(evening.table), 1, Verb::Replay(ReplayVerb::Sheet));
    let turned = evening.press(shown.place.clone(), Some(shown.number), &sheet).await;
    assert!(matches!(turned, Answer::Page { replace_pressed: true, .. }), "{turned:?}");
    evening.may_weigh(ALL);
    evening.pass(60 * SECOND).await;
    assert_eq!(evening.edits(&shown), []);
    // Somebody who comes back finds everything.
    let page = evening.ask(shown.place.clone(), evening.table, Some(shown.number)).await.err().expect("complete");
    assert!(page.text().contains("% accurate"), "{}", page.plain());
}

#[tokio::test]
async fn a_press_waits_for_an_edit_under_way() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    let edit = evening.world.platform.hold_back(&shown.place.chat, false);
    evening.may_weigh(1);
    evening.pass(5 * SECOND).await;
    assert_eq!(evening.edits(&shown).len(), 1, "it is under way");
    let sheet = Token::new(Some(evening.table), 1, Verb::Replay(ReplayVerb::Sheet));
    let incoming =
        evening.world.incoming(ANA, shown.place.clone(), Some(shown.number), Intent::Press(sheet.to_string()));
    let house = Arc::clone(&evening.world.house);
    let pressed = tokio::spawn(async move { house.handle(incoming).await });
    evening.pass(SECOND).await;
    assert!(!pressed.is_finished(), "the edit could cover what the press shows");
    drop(edit);
    evening.pass(SECOND).await;
    assert!(pressed.is_finished());
    evening.may_weigh(ALL);
    evening.pass(30 * SECOND).await;
    assert_eq!(evening.edits(&shown).len(), 1);
}

#[tokio::test]
async fn a_process_that_begins_anew_follows_what_is_asked_again() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    evening.stop().await;
    evening.world.restart();
    evening.run();
    evening.may_weigh(2);
    evening.world.house.follow(shown.pending, shown.place.clone(), MessageRef(shown.number.to_string()));
    evening.pass(30 * SECOND).await;
    assert_eq!(evening.edits(&shown), [], "nobody remembers it");
    let again = evening.ask(shown.place.clone(), evening.table, Some(shown.number)).await.expect("at work again");
    assert_eq!(again.number, shown.number, "on the same message");
    evening.may_weigh(ALL);
    evening.pass(30 * SECOND).await;
    assert!(evening.page(&again).contains("% accurate"), "{}", evening.page(&again));
}

#[tokio::test]
async fn a_message_that_is_gone_or_forbidden_is_given_up() {
    for forbid in [false, true] {
        let mut evening = Evening::new().await;
        let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
        match forbid {
            true => evening.world.platform.forbid(&shown.place.chat, true),
            false => evening.world.platform.lose(&shown.place.chat, shown.number),
        }
        for _ in 0..10 {
            evening.may_weigh(1);
            evening.pass(5 * SECOND).await;
        }
        assert_eq!(evening.edits(&shown).len(), 1, "one try");
    }
}

#[tokio::test]
async fn a_platform_that_was_away_gets_the_page_afterwards() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    evening.world.platform.cut(true);
    evening.may_weigh(ALL);
    evening.pass(30 * SECOND).await;
    assert!(evening.edits(&shown).len() <= 8, "at its pace");
    evening.world.platform.cut(false);
    evening.pass(10 * SECOND).await;
    assert!(evening.page(&shown).contains("% accurate"), "{}", evening.page(&shown));
}

#[tokio::test]
async fn one_page_of_each_person_is_followed() {
    let mut evening = Evening::new().await;
    let first = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    evening.stop().await;
    let other = played(&mut evening.world).await;
    evening.run();
    let second = evening.ask(World::private(ANA), other, None).await.expect("the coach is at work");
    assert!(evening.page(&second).contains("another match for you: 0 of "), "{}", evening.page(&second));
    // However many requests there are, it is edited at the same pace.
    for _ in 0..20 {
        evening.ask(World::private(ANA), other, Some(second.number)).await.expect("the coach is at work");
    }
    let began = evening.world.now();
    evening.may_weigh(ALL);
    evening.pass(60 * SECOND).await;
    assert!(evening.page(&second).contains("% accurate"), "{}", evening.page(&second));
    assert!(evening.page(&first).contains("0 of "), "it has its button: {}", evening.page(&first));
    let edits = evening.edits(&second).into_iter().filter(|at| *at >= began).count();
    assert!((1..=3).contains(&edits), "{edits}");
}

#[tokio::test]
async fn a_group_keeps_its_turns() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::group(), evening.table, None).await.expect("the coach is at work");
    assert_eq!(shown.place.chat, GROUP);
    for _ in 0..60 {
        evening.may_weigh(1);
        evening.pass(SECOND).await;
    }
    let edits = evening.edits(&shown);
    assert!(edits.len() >= 2 && edits.windows(2).all(|two| two[1].since(two[0]) >= 11 * SECOND), "{edits:?}");
}

#[tokio::test]
async fn nobody_who_was_forgotten_is_written_to() {
    let mut evening = Evening::new().await;
    let shown = evening.ask(World::private(ANA), evening.table, None).await.expect("the coach is at work");
    let (ana, now) = (evening.world.person(ANA).await, evening.world.now());
    let key = InputKey { platform: shown.place.platform, key: "forget".to_owned() };
    evening.world.store.forget(ana, &key, now).await.expect("a reliable moment");
    evening.may_weigh(ALL);
    evening.pass(30 * SECOND).await;
    assert_eq!(evening.edits(&shown), []);
}

/// On Discord the answer to an input can be edited for a quarter of an hour, and not after that.
#[tokio::test]
async fn an_answer_is_followed_as_long_as_the_platform_lets_it() {
    let mut guild = Guild::new(1);
    let slow = Arc::new(Slow(Semaphore::new(0)));
    guild.think_with(Arc::clone(&slow) as Arc<dyn Compute>);
    let table = guild.match_of_two().await;
    guild.my_hand(ANA).await;
    guild.my_hand(BOB).await;
    while guild.plays(table).await {
        guild.settle().await;
    }
    guild.settle().await;
    let _running = run(&guild);
    let asks = || Intent::Coach { which: Some(table.to_string()) };
    let answer = asked(&mut guild, None, asks()).await;
    assert!(matches!(answer, Answer::Pending { replace_pressed: false, .. }), "{answer:?}");
    let panel = guild.platform.seen_alone(ANA.0).last().expect("the answer").number;
    slow.0.add_permits(2);
    pass(&guild, 5 * SECOND).await;
    assert!(bare(&guild.on_panel(ANA, panel)).contains("every decision: 2 of "), "nobody pressed anything");
    // A press on it makes it another answer, which is followed in its turn.
    let answer = asked(&mut guild, Some(On::Panel(panel)), Intent::Press(coach_of(table, 1).to_string())).await;
    assert!(matches!(answer, Answer::Pending { replace_pressed: true, .. }), "{answer:?}");
    slow.0.add_permits(1);
    pass(&guild, 5 * SECOND).await;
    assert!(bare(&guild.on_panel(ANA, panel)).contains("every decision: 3 of "));
    guild.clock.advance(15 * 60 * SECOND);
    pass(&guild, SECOND).await;
    guild.platform.forget_requests();
    slow.0.add_permits(ALL);
    pass(&guild, 30 * SECOND).await;
    let edits = guild.platform.requests().into_iter().filter(|made| made.call == Call::Edit).count();
    assert_eq!(edits, 0, "nobody tries what cannot be done");
    let again = asked(&mut guild, Some(On::Panel(panel)), Intent::Press(coach_of(table, 1).to_string())).await;
    assert!(matches!(again, Answer::Page { replace_pressed: true, .. }), "the button works: {again:?}");
    assert!(bare(&guild.on_panel(ANA, panel)).contains("% accurate"));
}

async fn asked(guild: &mut Guild, on: Option<On>, intent: Intent) -> Answer {
    let ticking = ticking(guild);
    let answer = guild.does(ANA, Guild::channel(), on, intent).await;
    ticking.abort();
    answer
}
